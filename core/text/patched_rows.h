#pragma once

#include "core/text/tokenizer.h"

#include <vector>

namespace core {

/// Which token of another text a patch takes each token's output from: the one that stands beside it where the two
/// texts are compared, be it the same word or the one in its place.
///
/// @return [to] -1 where the other text has none; empty where both texts are the same tokens
std::vector<Index> patchedRows(const std::vector<Token>& to, const std::vector<Token>& from);

}  // namespace core
