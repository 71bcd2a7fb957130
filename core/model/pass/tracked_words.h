#pragma once

#include "core/matrix.h"
#include "core/text/tokenizer.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

struct Model;

/// A word whose probability is followed, whichever model says it.
struct TrackedWord {
    std::string text;    ///< UTF-8, as the user typed it, or as the vocabulary spells a piece
    bool piece = false;  ///< which of the two

    friend bool operator==(const TrackedWord&, const TrackedWord&) = default;
};

inline constexpr std::size_t mostTracked = 8;
inline constexpr std::size_t longestTracked = 200;  ///< bytes

/// The token by which a word is followed.
struct TrackedToken {
    Token token;
    std::size_t pieces = 1;  ///< number of the word's tokens; this is the first of them
};

/// How a model's vocabulary begins a word. A typed word is cut as it would stand behind another one: with a space
/// before it where it begins with a letter or digit of a script that has spaces between words.
/// @return nothing where the vocabulary has no token for it, and where the model has no vocabulary
/// @throws Stopped, and what the tokenizer throws
std::optional<TrackedToken> trackedToken(const Model& model, const TrackedWord& word, const std::stop_token& stop = {});

/// The logarithm of softmax in float64: s - max s - log Σ exp(s - max s), in nats. The difference of two is that of
/// their logits. NaN or +∞ among the logits makes all of them NaN.
///
/// @param logits  [V]
/// @param ids     within the vocabulary
/// @return [ids]
std::vector<double> logProbabilities(const RowVector& logits, const std::vector<Index>& ids);

}  // namespace core
