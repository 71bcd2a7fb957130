#pragma once

#include "core/text/tokenizer.h"

#include <utility>
#include <vector>

namespace core {

/// A stretch of a text at whose end the tokens of every tokenizer end.
struct CommonSpan {
    std::vector<std::pair<Index, Index>> tokens;  ///< [rows] the first of each row's, and how many
    bool alike = true;                            ///< every row cuts it at the same places
};

/// Cuts one text's tokens of several tokenizers into the shortest stretches that all of them have. Special tokens
/// around the text have stretches of their own, in which not every row needs to have tokens.
/// @param rows  [tokenizers] the tokens of one text
std::vector<CommonSpan> commonSpans(const std::vector<std::vector<Token>>& rows);

/// What a tokenizer makes of a text, in numbers.
struct CutFacts {
    Index tokens = 0;
    Index special = 0;         ///< tokens that the tokenizer added
    Index characters = 0;      ///< code points of the text
    Index bytes = 0;           ///< bytes of the text in UTF-8
    Index untaken = 0;         ///< characters for which the vocabulary has nothing
    std::string decoded = {};  ///< the text of the ids, without special tokens
    bool comes_back = false;   ///< whether the decoded ids are the text again

    /// Special tokens not counted; 0 of no token.
    double charactersEach() const;
};
CutFacts cutFacts(const Tokenizer& tokenizer, std::string_view text, const Encoding& encoding);

}  // namespace core
