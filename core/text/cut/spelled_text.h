#pragma once

#include "core/text/tokenizer.h"

namespace core {

/// Tokens that another program saved as pieces of its vocabulary, and the text that they spell.
struct SpelledText {
    std::vector<Token> tokens;  ///< as given; all ids are 0, and ranges count in `text`
    std::string text;           ///< UTF-8
};

/// Reads pieces, whatever vocabulary they come from: byte-level ("Ġcat"), marked ("▁cat", "␣cat") or plain. Which of
/// these shows in all texts together. Plain tokens without any space among them are put apart by spaces.
///
/// @param pieces  of each text, UTF-8
std::vector<SpelledText> spelledTexts(const std::vector<std::vector<std::string>>& pieces);

}  // namespace core
