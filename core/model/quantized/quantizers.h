#pragma once

#include "core/model/quantized/quantization.h"

namespace core {

// What "quantization_config" says, read by the rules of the quantizer that it names (quant_method).
// @param config  that object
// @throws Error naming the field with what is not read here

/// AutoRound (Cheng and others, 2024): numbers and zeros as GPTQ or AWQ order them, or as GPTQ with whole zeros.
Quantization readAutoRound(const ConfigReader& config);
/// AutoAWQ (Lin and others, 2023): four bits, zeros, groups of inputs.
Quantization readAwq(const ConfigReader& config);
/// bitsandbytes (Dettmers and others, 2022, 2023): LLM.int8(), and four bits by a table.
Quantization readBitsAndBytes(const ConfigReader& config);
/// compressed-tensors, as llm-compressor writes them: whole numbers or floats of 8 bits, packed whole numbers, packed
/// floats of 4 bits (NVFP4, MXFP4).
Quantization readCompressedTensors(const ConfigReader& config);
/// Floats of 8 bits with a scale for each block, as DeepSeek-V3 has them.
Quantization readFineFp8(const ConfigReader& config);
/// GPTQ (Frantar and others, 2022), as AutoGPTQ and GPTQModel write it.
Quantization readGptq(const ConfigReader& config);
/// NVIDIA's ModelOpt: floats of 8 bits with a scale for each matrix or row, or NVFP4.
Quantization readModelOpt(const ConfigReader& config);
/// Floats of 4 bits with a power of two for each 32 of them (OCP Microscaling Formats), as gpt-oss has its experts.
Quantization readMxfp4(const ConfigReader& config);

}  // namespace core
