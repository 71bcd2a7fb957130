#pragma once

#include "core/text/tokenizer.h"

#include <filesystem>
#include <memory>

namespace core {

/// Reads a Hugging Face tokenizer.json: byte-pair encoding, WordPiece, Unigram or whole words, with what stands before
/// and behind them.
///
/// @param warnings  receives one sentence for each oddity that does not stand in the way
/// @throws Error naming the file and the part that is missing, malformed or not among the known ones
std::unique_ptr<const Tokenizer> readTokenizer(const std::filesystem::path& file, std::vector<std::string>& warnings);

/// Reads the text of a tokenizer.json.
std::unique_ptr<const Tokenizer> parseTokenizer(std::string_view text, const std::string& file,
                                                std::vector<std::string>& warnings);

/// The tokenizer of a model folder: tokenizer.json, else vocab.json and merges.txt, else vocab.txt, else
/// SentencePiece's files, Marian's source.spm among them; null where there is none of them. Files of a class that is
/// named and not known here give one that refuses texts by the name of the class.
///
/// @param model_type  as config.json names it, e.g. "roberta": what the older files do not say follows from it and from
///                    tokenizer_config.json and special_tokens_map.json beside them, which change a tokenizer.json, too
std::unique_ptr<const Tokenizer> openTokenizer(const std::filesystem::path& folder, std::string_view model_type,
                                               std::vector<std::string>& warnings);

/// The tokenizer of the text that a folder's decoder reads, where it has one of its own: Marian's target.spm, unless
/// there is a tokenizer.json. Else null: it reads what openTokenizer() cuts.
std::unique_ptr<const Tokenizer> openTargetTokenizer(const std::filesystem::path& folder,
                                                     std::vector<std::string>& warnings);

}  // namespace core
