#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

struct TokenizerJson;

/// The tokenizer that transformers builds of a folder with SentencePiece's file alone: spiece.model, tokenizer.model,
/// sentencepiece.bpe.model or spm.model; empty where there is none of them, or none that a known class of tokenizers
/// reads.
///
/// Which class that is follows from tokenizer_config.json's tokenizer_class, else from the model type: T5 has 100 more
/// tokens behind the pieces and </s> behind a text, XLM-RoBERTa another beginning of the vocabulary and <s> and </s>
/// around a text, Llama, Mistral and Gemma byte pairs and the token for the beginning before a text, DeBERTa-v2 [CLS]
/// and [SEP] around it.
///
/// @param model_type  as config.json names it, e.g. "t5"
std::optional<TokenizerJson> readSentencePieceTokenizer(const std::filesystem::path& folder,
                                                        std::string_view model_type,
                                                        std::vector<std::string>& warnings);

}  // namespace core
