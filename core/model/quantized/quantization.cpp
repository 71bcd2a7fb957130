#include "core/model/quantized/quantization.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/quantized/quantizers.h"

#include <algorithm>

namespace core {
namespace {

struct Quantizer {
    std::string_view method;  ///< quant_method
    Quantization (*read)(const ConfigReader& config);
};
constexpr Quantizer quantizers[] = {
    {"auto-round", readAutoRound},
    {"awq", readAwq},
    {"bitsandbytes", readBitsAndBytes},
    {"compressed-tensors", readCompressedTensors},
    {"fp8", readFineFp8},
    {"gptq", readGptq},
    {"modelopt", readModelOpt},
    {"mxfp4", readMxfp4},
};

std::string methodIn(const ConfigReader& config)
{
    const bool loads = config.flag("load_in_4bit", false) || config.flag("load_in_8bit", false);
    return config.text("quant_method", loads ? "bitsandbytes" : "");
}

/// The matrix that a tensor holds codes of, as its name begins; empty for any other tensor.
std::string stemOf(const std::string& name, const Quantization& quantization)
{
    for (const std::string& ending : quantization.codes)
        if (name.ends_with(ending)) return name.substr(0, name.size() - ending.size());
    return {};
}

WeightFiles::Entry entryOf(const MatrixParts& parts, const Quantization& quantization)
{
    WeightFiles::Entry entry{.tensor = {}, .file = parts.file()};
    try {
        entry.tensor = quantization.read(parts);
    } catch (const Error& error) {
        entry.problem = std::make_shared<const Error>(error);
    }
    return entry;
}

}  // namespace

std::optional<Quantization> quantizationOf(const ConfigReader& config)
{
    auto said = config.object("quantization_config");
    if (!said) said = config.object("compression_config");  // compressed-tensors' first name for it
    for (const char* inner : {"text_config", "llm_config"})
        if (const Json* own = said ? nullptr : config.value(inner);
            own != nullptr && own->contains("quantization_config"))
            said = config.object(inner)->object("quantization_config");
    // MLX's first name for it
    if (auto packed = said ? std::nullopt : config.object("quantization"); packed && packed->has("bits")) said = packed;
    if (!said) return std::nullopt;
    const std::string method = methodIn(*said);
    const auto* const known = std::ranges::find(quantizers, method, &Quantizer::method);
    if (known != std::end(quantizers)) return known->read(*said);
    std::string names;
    for (const Quantizer& each : quantizers) names.append(names.empty() ? "" : ", ").append(each.method);
    if (method.empty() && said->has("bits") && said->has("group_size"))
        throw Error(Code::Unsupported, config.file(),
                    "“quantization_config” is not supported: expected weights in float32, float16 or bfloat16, a GGUF "
                    "file of the model, or quantized by one of %1, found MLX's, which mlx_lm.convert --dequantize "
                    "unpacks",
                    names);
    throw Error(Code::Unsupported, config.file(),
                method.empty()
                    ? Words("“quantization_config” is not supported: expected weights in float32, float16 or bfloat16, "
                            "a GGUF file of the model, or quantized by one of %1, found no “quant_method”",
                            names)
                    : Words("“quantization_config” is not supported: expected weights in float32, float16 or bfloat16, "
                            "a GGUF file of the model, or quantized by one of %1, found %2",
                            names, method));
}

WeightFiles withMatrices(const WeightFiles& files, const Quantization& quantization)
{
    const std::map<std::string, WeightFiles::Entry>& all = files.tensors();
    std::map<std::string, WeightFiles::Entry> tensors = all;
    bool isQuantized = false;
    for (const auto& [name, entry] : all) {
        const std::string stem = stemOf(name, quantization);
        if (stem.empty()) continue;
        const MatrixParts parts(all, stem);
        if (quantization.holds && !quantization.holds(entry.tensor, parts)) continue;
        for (const auto* endings : {&quantization.codes, &quantization.parts})
            for (const std::string& ending : *endings) tensors.erase(stem + ending);
        tensors[stem + quantization.matrix] = entryOf(parts, quantization);
        isQuantized = true;
    }
    WeightFiles changed = files.with(std::move(tensors), [&](const std::string& absent) {
        const std::string stem = stemOf(absent, quantization);
        return stem.empty() ? absent : stem + quantization.matrix;
    });
    if (isQuantized && !quantization.oddity.empty()) changed.tell(files.name() + ": " + quantization.oddity);
    return changed;
}

StoredTensor codedTensor(CodedNumbers::Layout layout, std::vector<Index> shape)
{
    StoredTensor tensor{
        .type = layout.codes.type, .shape = std::move(shape), .data = layout.codes.data, .owner = layout.codes.owner};
    tensor.coded = std::make_shared<const CodedNumbers>(std::move(layout));
    return tensor;
}

}  // namespace core
