#pragma once

#include "core/tensor/json_text.h"
#include "core/text/tokenizer.h"

#include <filesystem>
#include <memory>

namespace core {

/// Reads a Hugging Face tokenizer.json whose model is byte-pair encoding over bytes (GPT-2's pipeline) or over the
/// plain characters that its vocabulary holds.
///
/// @param warnings  receives one sentence for each oddity that does not stand in the way
/// @throws Error naming the file and the part that is missing, malformed or not among the known ones
std::unique_ptr<const Tokenizer> readTokenizer(const std::filesystem::path& file, std::vector<std::string>& warnings);

/// The tokenizer of a model folder: tokenizer.json, else vocab.json with merges.txt, else vocab.txt.
/// @param model_type  config.json's, which decides what older layouts leave open
/// @return null where there is none of them
std::unique_ptr<const Tokenizer> openTokenizer(const std::filesystem::path& folder, std::string_view model_type,
                                               std::vector<std::string>& warnings);

/// The same for the text of such a file.
std::unique_ptr<const Tokenizer> parseTokenizer(std::string_view text, const std::string& file,
                                                std::vector<std::string>& warnings);

}  // namespace core
