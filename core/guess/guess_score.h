#pragma once

#include "core/matrix.h"
#include "core/session/guess.h"

#include <optional>

namespace core {

/// How many points one person has for a row.
inline constexpr double allPoints = 100;

/// The distance between a guess and the model's weights.
struct GuessScore {
    RowVector guess;  ///< [keys] shares of 1, with points that were not given spread evenly over the visible keys
    RowVector truth;  ///< [keys] the weights as shares of their sum
    std::optional<double>
        divergence;       ///< Jensen–Shannon, in nats: 0 where both are the same, ln 2 where they share nothing
    Index favourite = 0;  ///< the key with the most points; the first of several
    Index rank = 1;       ///< its place by weight, from 1: so many keys have more, and one
    Index keys = 0;       ///< visible to the query
    double shared = 0;    ///< Σ min(guess, truth), 0 to 1: the part of the points that lies where the weight is
};

/// @param points   [keys] of a Guess; empty: none given
/// @param visible  [keys] that the query sees
/// @param weights  [keys]
GuessScore guessScore(const Guess& guess, const std::vector<bool>& visible, const RowVector& weights);

}  // namespace core
