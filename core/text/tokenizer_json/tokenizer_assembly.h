#pragma once

#include "core/text/tokenizer.h"

#include <memory>

namespace core {

struct TokenizerJson;

/// Makes a tokenizer of what a tokenizer.json says.
///
/// @param file      names the source in errors
/// @param warnings  receives one sentence for each oddity that does not stand in the way
/// @throws Error naming the part that is missing, malformed or not among the known ones
std::unique_ptr<const Tokenizer> assembleTokenizer(TokenizerJson json, const std::string& file,
                                                   std::vector<std::string>& warnings);

}  // namespace core
