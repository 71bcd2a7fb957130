#include "core/model/gguf/gguf_unread.h"

#include <algorithm>

namespace core {
namespace {

/// Keys, or with a dot at the end all that begin so.
constexpr std::string_view harmless[] = {
    // where a file comes from
    "general.architecture",
    "general.author",
    "general.base_model.",
    "general.basename",
    "general.dataset.",
    "general.datasets",
    "general.description",
    "general.doi",
    "general.finetune",
    "general.languages",
    "general.license",
    "general.license.",
    "general.name",
    "general.organization",
    "general.parameter_count",
    "general.quantized_by",
    "general.repo_url",
    "general.size_label",
    "general.source.",
    "general.tags",
    "general.type",
    "general.url",
    "general.uuid",
    "general.version",
    // the storage, and the data that guided a quantization
    "general.alignment",
    "general.file_type",
    "general.quantization_version",
    "quantize.imatrix.",
    "split.count",
    "split.no",
    "split.tensors.count",
    // how texts are generated, and talks written
    "general.sampling.",
    "tokenizer.chat_template",
    "tokenizer.chat_template.",
    "tokenizer.chat_templates",
    // which tokens have a name, and the tokenizer as transformers has it
    "tokenizer.ggml.bos_token_id",
    "tokenizer.ggml.cls_token_id",
    "tokenizer.ggml.eog_token_ids",
    "tokenizer.ggml.eom_token_id",
    "tokenizer.ggml.eos_token_id",
    "tokenizer.ggml.eos_token_ids",
    "tokenizer.ggml.eot_token_id",
    "tokenizer.ggml.fim_mid_token_id",
    "tokenizer.ggml.fim_pad_token_id",
    "tokenizer.ggml.fim_pre_token_id",
    "tokenizer.ggml.fim_rep_token_id",
    "tokenizer.ggml.fim_sep_token_id",
    "tokenizer.ggml.fim_suf_token_id",
    "tokenizer.ggml.mask_token_id",
    "tokenizer.ggml.middle_token_id",
    "tokenizer.ggml.padding_token_id",
    "tokenizer.ggml.prefix_token_id",
    "tokenizer.ggml.separator_token_id",
    "tokenizer.ggml.seperator_token_id",
    "tokenizer.ggml.suffix_token_id",
    "tokenizer.ggml.unknown_token_id",
    "tokenizer.huggingface.json",
    // keys that llama.cpp ignores too, except in some kinds of tokenizer, where they are read here
    "tokenizer.ggml.merges",
    "tokenizer.ggml.pre",
    "tokenizer.ggml.precompiled_charsmap",
    "tokenizer.ggml.scores",
    "tokenizer.ggml.token_type",
    "tokenizer.ggml.token_type_count",
};

/// Keys that say nothing where they say no.
constexpr std::string_view flags[] = {
    "tokenizer.ggml.add_bos_token",
    "tokenizer.ggml.add_eos_token",
    "tokenizer.ggml.add_sep_token",
    "tokenizer.ggml.add_space_prefix",
    "tokenizer.ggml.remove_extra_whitespaces",
};

bool isHarmless(std::string_view key, const GgufValue& value)
{
    const auto fits = [&](std::string_view known) {
        return known.ends_with('.') ? key.starts_with(known) : key == known;
    };
    if (std::ranges::any_of(harmless, fits)) return true;
    const bool* flag = std::get_if<bool>(&value);
    return flag != nullptr && !*flag && std::ranges::find(flags, key) != std::end(flags);
}

}  // namespace

std::vector<std::string> unreadGgufKeys(const GgufFile& file)
{
    const std::string own = file.text("general.architecture").value_or("") + ".";
    const std::string tokenizer = file.text("tokenizer.ggml.model").value_or("");
    std::vector<std::string> keys;
    for (const std::string& key : file.unread()) {
        if (own.size() > 1 && key.starts_with(own)) continue;
        if (tokenizer.empty() && key.starts_with("tokenizer.")) continue;  // then texts cannot be cut anyway
        // A piece that separates stands behind every text of BERT's, whatever is said of one that ends it.
        if (tokenizer == "bert" && key == "tokenizer.ggml.add_eos_token") continue;
        // In other tokenizers the key only separates the two texts of a ranking, which is not done here.
        if (tokenizer != "bert" && key == "tokenizer.ggml.add_sep_token") continue;
        if (!isHarmless(key, file.values().at(key))) keys.push_back(key);
    }
    return keys;
}

}  // namespace core
