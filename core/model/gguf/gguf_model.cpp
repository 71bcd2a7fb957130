#include "core/model/gguf/gguf_model.h"

#include "core/json/json_text.h"
#include "core/model/gguf/gguf_architecture.h"
#include "core/model/gguf/gguf_configuration.h"
#include "core/text/listed_names.h"

#include <algorithm>

namespace core {
namespace {

/// Refuses files that are no model though they may name the architecture of one.
void refuseOtherKinds(const GgufFile& file)
{
    const std::string kind = file.text("general.type").value_or("model");
    if (kind == "adapter")
        throw Error(Code::Unsupported, file.name(), "a LoRA adapter in GGUF",
                    "the model that it was merged into (llama-export-lora), or the adapter’s folder of PEFT",
                    "it alone");
    if (kind == "imatrix")
        throw Error(Code::Unsupported, file.name(), "an importance matrix", "the model that it was measured for",
                    "it alone");
}

const GgufArchitecture& architectureOf(const GgufFile& file)
{
    refuseOtherKinds(file);
    const auto name = file.text("general.architecture");
    std::string known;
    for (const std::string& each : knownGgufArchitectures()) known.append(known.empty() ? "" : ", ").append(each);
    if (!name)
        throw Error(Code::Missing, file.name(), "“general.architecture”",
                    file.has("split.no") ? "in the first part of a split model" : known, "");
    const GgufArchitecture* found = ggufArchitectureNamed(*name);
    if (found == nullptr) throw Error(Code::Unknown, file.name(), "architecture", known, *name);
    return *found;
}

/// So many rows of queries or keys belong to a head.
Index headWidthOf(const ConfigReader& config)
{
    return config.count("head_dim", largestWidth,
                        config.count("hidden_size", largestWidth) / config.count("num_attention_heads", largestWidth));
}

WeightFiles weightsOf(const GgufFile& file, const GgufArchitecture& architecture, const ConfigReader& config)
{
    std::map<std::string, WeightFiles::Entry> tensors;
    const Index paired = architecture.paired_heads ? headWidthOf(config) : 0;
    for (const auto& [name, tensor] : file.tensors()) {
        WeightFiles::Entry entry{tensor, file.name()};
        const bool turned = name.find(".attn_q.") != std::string::npos || name.find(".attn_k.") != std::string::npos;
        // A shape that does not fit is said when the tensor is asked for.
        if (turned && paired > 0 && paired % 2 == 0 && tensor.shape.front() % paired == 0) entry.paired = paired;
        tensors.emplace(name, std::move(entry));
    }
    WeightLayout layout;
    layout.spelled = [&architecture](const std::string& tensor) { return ggufTensorName(architecture, tensor); };
    layout.whole_norms = architecture.whole_norms;
    layout.linear_convolutions = true;
    layout.biases_as_stored = true;
    return {file.name(), std::move(tensors), std::move(layout)};
}

/// @return [dimensions / 2], or empty where the file has none
std::vector<float> divisorsIn(const WeightFiles& weights, const char* name, Index dimensions)
{
    if (!weights.contains(name)) return {};
    const RowVector divisors = weights.vector(name, dimensions / 2);
    if (!(divisors.array() > 0).all())
        throw Error(Code::OutOfRange, weights.name(), "tensor “" + std::string(name) + "”", "numbers above 0",
                    "one that is not");
    return {divisors.data(), divisors.data() + divisors.size()};
}

/// The key that a field of the configuration was made of; empty for any other field.
std::string keyOf(const GgufFile& file, std::string_view field)
{
    const auto name = file.text("general.architecture");
    const GgufArchitecture* architecture = name ? ggufArchitectureNamed(*name) : nullptr;
    if (architecture == nullptr) return {};
    const auto found = std::ranges::find(architecture->fields, field, &GgufField::field);
    return found == architecture->fields.end() ? "" : *name + "." + std::string(found->key);
}

}  // namespace

GgufModel readGgufModel(const GgufFile& file)
{
    const GgufArchitecture& architecture = architectureOf(file);
    std::vector<std::string> unknown;
    ConfigReader config = ConfigReader::parse(ggufConfiguration(file, architecture, unknown).dump(), file.name());
    WeightFiles weights = weightsOf(file, architecture, config);
    return {std::move(config), std::move(weights), std::move(unknown)};
}

std::vector<std::string> warningsOfUnread(const GgufFile& file, const GgufModel& model)
{
    std::vector<std::string> keys = model.unknown_keys, warnings;
    for (const auto& [field, value] : model.config.unread())
        if (const std::string key = keyOf(file, field); !key.empty()) keys.push_back(key);
    if (!keys.empty())
        warnings.push_back(file.name()
                           + " has keys that are not read here and may change its numbers: " + listedNames(keys));
    if (const std::vector<std::string> tensors = model.weights.unread(); !tensors.empty())
        warnings.push_back(file.name() + " has tensors that are not used here: " + listedNames(tensors));
    return warnings;
}

void readRotaryDivisors(const GgufFile& file, const WeightFiles& weights, Index dimensions, RotaryScaling& scaling)
{
    scaling.divisors = divisorsIn(weights, "rope_freqs.weight", dimensions);
    if (weights.contains("rope_factors_short.weight")) {
        scaling.divisors = divisorsIn(weights, "rope_factors_short.weight", dimensions);
        scaling.long_divisors = divisorsIn(weights, "rope_factors_long.weight", dimensions);
        const std::string at = file.text("general.architecture").value_or("") + ".rope.scaling.";
        scaling.trained_tokens =
            std::max<Index>(1, file.integer(at + "original_context_length").value_or(scaling.trained_tokens));
        if (const auto factor = file.number(at + "attn_factor"); factor && *factor > 0)
            scaling.attention_factor = static_cast<float>(*factor);
    }
    if (!scaling.divisors.empty()) scaling.kind = RotaryScaling::Kind::Divided;
}

std::string ggufKeyOf(const GgufFile& file, const std::string& field)
{
    constexpr std::string_view opening = "“", closing = "”";
    if (!field.starts_with(opening) || !field.ends_with(closing)) return field;
    const auto inside = std::string_view(field).substr(opening.size(), field.size() - opening.size() - closing.size());
    const std::string key = keyOf(file, inside);
    return key.empty() ? field : "“" + key + "”";
}

}  // namespace core
