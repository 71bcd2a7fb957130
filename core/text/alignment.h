#pragma once

#include "core/matrix.h"
#include "core/text/tokenizer.h"

#include <optional>
#include <vector>

namespace core {

/// The rule by which a token of one text equals a token of another.
enum class SameToken {
    Text,  ///< it is spelled alike; white space around it does not count, so that a first word may move: "␣The", "The"
    /// For one text that two tokenizers cut: tokens are equal if they cover the same stretch, white space at its ends
    /// aside. Tokens that stand nowhere in the text, such as [CLS], are compared by their spelling.
    Place,
};

/// A place of two texts that were brought into one order; at least one of them has a token there.
struct AlignedToken {
    std::optional<Index> a;
    std::optional<Index> b;

    friend bool operator==(const AlignedToken&, const AlignedToken&) = default;
};

/// Two texts in one order, so that a longest common subsequence of their tokens stands at the same places.
///
/// Between two common tokens stand those that only one text has, a's first. By Text they are pairs where both texts
/// have equally many there: one word replaced another. By Place they never are: they cover different stretches.
///
/// By Text, two texts of the same tokens in another order are matched word by word instead, the n-th "the" with the
/// n-th, in the order of a: no token of theirs is missing in the other.
///
/// What the texts begin and end with alike is set aside first; where what is left of both makes more than 4 million
/// pairs, all of it counts as not common.
std::vector<AlignedToken> aligned(const std::vector<Token>& a, const std::vector<Token>& b,
                                  SameToken by = SameToken::Text);

/// Which token of another text a patch takes each token's output from: the one that stands beside it where the two
/// texts are compared, be it the same word or the one in its place.
///
/// @return [to] -1 where the other text has none; empty where both texts are the same tokens
std::vector<Index> patchedRows(const std::vector<Token>& to, const std::vector<Token>& from);

/// [places] Which token of a text stands at each place of an order; nothing where the text has none.
using TokenPlaces = std::vector<std::optional<Index>>;

/// Aligns several texts: each with all before it together. A single text stays as it is.
/// @return [texts] all of one length
std::vector<TokenPlaces> placesOf(const std::vector<std::vector<Token>>& texts, SameToken by = SameToken::Text);

/// Whether what both have stands in another order in one than in the other.
bool isReordered(const TokenPlaces& a, const TokenPlaces& b);

/// A map over the places of an order.
/// @param map     [T_q, T_k]
/// @param absent  in cells whose query or key the text does not have
/// @return [queries.size(), keys.size()]
Matrix placed(MatrixView map, const TokenPlaces& queries, const TokenPlaces& keys, float absent);

}  // namespace core
