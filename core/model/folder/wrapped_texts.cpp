#include "core/model/folder/wrapped_texts.h"

#include "core/json/json_text.h"

#include <algorithm>
#include <iterator>

namespace core {
namespace {

/// transformers' defaults for sizes that a text_config leaves out, where they differ from the families' own.
struct AbsentSizes {
    std::string_view type;
    Index layers;
    Index width;
    Index heads;
    Index inner;
    Index vocabulary;
};

constexpr AbsentSizes absentSizes[] = {
    {"llama", 32, 4096, 32, 11008, 32000},
    {"mistral", 32, 4096, 32, 14336, 32000},
    {"qwen2", 32, 4096, 32, 22016, 151936},
    {"qwen2_vl_text", 80, 8192, 64, 29568, 152064},
    {"qwen2_5_vl_text", 80, 8192, 64, 29568, 152064},
    {"qwen3", 32, 4096, 32, 22016, 151936},
    {"qwen3_vl_text", 32, 4096, 32, 22016, 151936},
    {"gemma", 28, 3072, 16, 24576, 256000},
    {"gemma2", 26, 2304, 8, 9216, 256000},
    {"gemma3_text", 26, 2304, 8, 9216, 262208},
    {"llama4_text", 48, 5120, 40, 8192, 202048},
    {"cohere2", 40, 8192, 64, 22528, 256000},
    {"granite", 32, 4096, 32, 11008, 32000},
    {"phi3", 32, 3072, 32, 8192, 32064},
    {"mixtral", 32, 4096, 32, 14336, 32000},
};

void addAbsent(const AbsentSizes& sizes, ConfigReader& texts)
{
    const std::pair<const char*, Index> fields[] = {{"num_hidden_layers", sizes.layers},
                                                    {"hidden_size", sizes.width},
                                                    {"num_attention_heads", sizes.heads},
                                                    {"intermediate_size", sizes.inner},
                                                    {"vocab_size", sizes.vocabulary}};
    for (const auto& [field, size] : fields)
        if (!texts.names(field)) texts = texts.with(field, size);
}

}  // namespace

ConfigReader textsInside(const ConfigReader& config, std::string_view type)
{
    const auto inside = config.object("text_config");
    ConfigReader texts = inside ? *inside : config;
    if (!inside || !inside->has("model_type")) texts = texts.with("model_type", std::string(type));
    const bool tied = config.flag("tie_word_embeddings", false);
    // Either says it for the whole: a head of its own in the files goes before that anyway.
    if (tied || (!texts.has("tie_word_embeddings") && config.has("tie_word_embeddings")))
        texts = texts.with("tie_word_embeddings", tied);
    if (inside) config.passOver({"hidden_size", "vocab_size"});  // the same once more
    // A token that both configurations name is the whole model's.
    for (const char* field : {"bos_token_id", "eos_token_id", "pad_token_id"})
        if (inside && config.has(field)) texts = texts.with(field, *config.value(field));
    const std::string named = texts.text("model_type", "");
    const auto* sizes = std::ranges::find(absentSizes, named, &AbsentSizes::type);
    if (sizes != std::end(absentSizes)) addAbsent(*sizes, texts);
    return texts;
}

}  // namespace core
