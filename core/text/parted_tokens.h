#pragma once

#include "core/text/tokenizer.h"

namespace core {

/// Says of each token that stands in a text whether something parts it from the token before: white space, or a
/// character that no token stands for. What tokenizers drop from within words, such as accents, parts nothing.
/// @param text      the one in which the tokens' places count
/// @param sequence  whose tokens these are; others stay as they are
void markParted(std::vector<Token>& tokens, std::string_view text, Index sequence);

}  // namespace core
