#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

struct TokenizerJson;

/// The tokenizer that transformers builds of the files from before tokenizer.json: vocab.json and merges.txt, or
/// vocab.txt; empty where there are none, or where a class that is not known here reads them.
///
/// What they leave out follows from tokenizer_config.json's tokenizer_class, else from the model type: GPT-2 puts
/// nothing around a text, RoBERTa and BART <s> and </s>, OPT </s> in front; Qwen2 and CLIP cut words in their own ways;
/// Whisper has what is fixed of a transcript before it; a vocab.txt is BERT's, or ESM's, which cuts a protein into its
/// residues.
///
/// @param model_type  as config.json names it, e.g. "roberta"
std::optional<TokenizerJson> readLegacyTokenizer(const std::filesystem::path& folder, std::string_view model_type,
                                                 std::vector<std::string>& warnings);

}  // namespace core
