#include "core/model/adapter/adapter_fit.h"

#include "core/error.h"
#include "core/gguf/gguf_file.h"
#include "core/model/adapter/lora_adapter.h"

#include <algorithm>

namespace core {
namespace {

struct SameMatrices {
    std::string_view architecture;  ///< in the spelling of general.architecture
    std::string_view model_type;    ///< in the spelling of config.json
};

/// Architectures whose matrices llama.cpp stores as transformers does, one by one, but for the pairs of rotated rows.
constexpr SameMatrices sameMatrices[] = {
    {"bert", "bert"},   {"gemma", "gemma"}, {"gemma2", "gemma2"},         {"gemma3", "gemma3_text"},
    {"gpt2", "gpt2"},   {"llama", "llama"}, {"llama", "mistral"},         {"phi3", "phi3"},
    {"qwen2", "qwen2"}, {"qwen3", "qwen3"}, {"starcoder2", "starcoder2"},
};

}  // namespace

AdapterFit fitToFolder(const LoraAdapter& adapter, const ConfigReader& config, bool speaks)
{
    AdapterFit fit{.tied = speaks && config.flag("tie_word_embeddings", false)};
    fit.names = adapter.architecture();
    if (fit.names == nullptr) return fit;
    const std::string type = config.text("model_type", "");
    const auto* known = std::ranges::find_if(sameMatrices, [&](const SameMatrices& each) {
        return each.architecture == fit.names->name && each.model_type == type;
    });
    if (known == std::end(sameMatrices))
        throw Error(Code::Unsupported, adapter.file(),
                    "an adapter of the architecture %1 is not supported: expected its base as a GGUF file, or the "
                    "adapter’s folder of PEFT, found a base of model_type %2",
                    std::string(fit.names->name), type);
    if (fit.names->paired_heads) {
        const Index heads = config.count("num_attention_heads", largestWidth);
        fit.paired = config.count("head_dim", largestWidth, config.count("hidden_size", largestWidth) / heads);
    }
    return fit;
}

AdapterFit fitToGguf(const LoraAdapter& adapter, const GgufFile& base)
{
    AdapterFit fit{.tied = !base.tensors().contains("output.weight")};
    const std::string own = base.text("general.architecture").value_or("");
    if (const GgufArchitecture* made_for = adapter.architecture()) {
        if (made_for->name != own)
            throw Error(Code::Unsupported, adapter.file(),
                        "this base of an adapter is not supported: expected one of the architecture %1, found %2",
                        std::string(made_for->name), own);
        return fit;
    }
    if (std::ranges::find(sameMatrices, own, &SameMatrices::architecture) == std::end(sameMatrices))
        throw Error(Code::Unsupported, base.name(),
                    "this base of an adapter is not supported: expected the model’s folder with config.json, found a "
                    "GGUF file of the architecture %1",
                    own);
    if (adapter.config().task() != "" && adapter.config().task() != "CAUSAL_LM"
        && adapter.config().task() != "FEATURE_EXTRACTION")
        throw Error(Code::Unsupported, base.name(),
                    "this base of an adapter for %1 is not supported: expected the model’s folder with config.json, "
                    "found a GGUF file, which has no labels",
                    adapter.config().task());
    fit.unpairs = true;
    return fit;
}

}  // namespace core
