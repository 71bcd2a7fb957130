#pragma once

#include "core/text/pieces/tokenizer_model.h"

#include <memory>

namespace core {

struct TokenizerJson;

/// Makes the model of a tokenizer.json: BPE, WordPiece, WordLevel or Unigram. Takes the tables out of `json`.
/// @throws Error naming what is missing, malformed or not among the known ones
std::unique_ptr<const TokenizerModel> readTokenizerModel(TokenizerJson& json, const std::string& file,
                                                         std::vector<std::string>& warnings);

}  // namespace core
