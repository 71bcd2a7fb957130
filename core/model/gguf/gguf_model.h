#pragma once

#include "core/gguf/gguf_file.h"
#include "core/model/family/config_reader.h"
#include "core/model/family/weight_files.h"

namespace core {

/// A GGUF file as a family's reader takes it: its header as the config.json of the same model in the Hugging Face
/// layout, its tensors under the names that they have there.
///
/// The names of keys and tensors are llama.cpp's (https://github.com/ggml-org/llama.cpp: gguf-py/gguf/constants.py,
/// src/llama-arch.cpp), the fields that it takes for granted those of its graphs.
struct GgufModel {
    ConfigReader config;
    WeightFiles weights;
    std::vector<std::string> unknown_keys;  ///< keys of the architecture
};

/// @throws Error{Missing, OutOfRange, Malformed} naming the key; Error{Unknown} listing the architectures that can be
///         read; Error{Unsupported} naming what of the file's cannot
GgufModel readGgufModel(const GgufFile& file);

/// What of a file changes nothing here though it may elsewhere: keys that are not known or that the family does not
/// read, and tensors that it does not use. To be asked once model and tokenizer are read.
/// @return one sentence for each kind
std::vector<std::string> warningsOfUnread(const GgufFile& file, const GgufModel& model);

/// What of the rotation stands among a file's tensors: rope_freqs.weight (Llama 3), or rope_factors_short.weight and
/// rope_factors_long.weight (LongRoPE). Each pair's frequency is divided by one of these numbers.
/// @param scaling  Divided from then on, where the file has such tensors
/// @throws Error{WrongShape, OutOfRange}
void readRotaryDivisors(const GgufFile& file, const WeightFiles& weights, Index dimensions, RotaryScaling& scaling);

/// The key of a GGUF header that a field of the configuration was made of: "llama.block_count" for
/// "“num_hidden_layers”"; the same text for any other.
std::string ggufKeyOf(const GgufFile& file, const std::string& field);

}  // namespace core
