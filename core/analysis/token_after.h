#pragma once

#include "core/text/alignment.h"

#include <optional>

namespace core {

/// The fate of one token of a text that was edited, shuffled or cut by another tokenizer.
///
/// By Text: what both begin and end with stays as it is; between these, as many tokens of the same spelling stand
/// before it as did. By Place: the token that shares most with it of the same text, white space aside; special ones are
/// found by their spelling. Where it is gone, the token that is nearest to where it was.
///
/// @param token  one of `before`
/// @param after  at least one token
/// @return the place of one of `after`; nothing where the texts have neither this word nor an end in common
std::optional<Index> tokenAfter(const std::vector<Token>& before, Index token, const std::vector<Token>& after,
                                SameToken by);

}  // namespace core
