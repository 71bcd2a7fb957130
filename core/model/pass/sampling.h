#pragma once

#include "core/matrix.h"

#include <cstdint>
#include <vector>

namespace core {

/// How the next token of a text is drawn from the model's scores, instead of taking the likeliest.
struct Sampling {
    double temperature = 1;  ///< scores are divided by it: below 1 likely tokens become likelier
    Index top_k = 0;         ///< only so many of the likeliest; 0: all
    double top_p = 1;        ///< only the fewest tokens that have so much probability together; 1: all
    std::uint64_t seed = 1;

    friend bool operator==(const Sampling&, const Sampling&) = default;
};

/// The bounds of sampling's settings, for window, command line and files.
inline constexpr double coldest = 0.01, hottest = 100;
inline constexpr double leastTopP = 0.01;
inline constexpr Index mostTopK = 1'000'000;
inline constexpr std::uint64_t largestSeed = 999'999'999;

/// The tokens that can be drawn, the likeliest first, and of equally likely ones that with the lower id.
struct TokenDistribution {
    std::vector<Index> ids;
    std::vector<double> probabilities;  ///< [ids], their sum is 1
    Index vocabulary = 0;               ///< number of tokens, those that are cut included
};

/// Softmax in float64 over what temperature, top-k and top-p leave, in the order of Hugging Face's transformers: scores
/// are divided by the temperature; tokens scored below the k-th are cut, those that equal it stay; of what is left,
/// renormalised, top-p (nucleus sampling: Holtzman et al., 2020) keeps tokens as long as those before have less than p
/// together, so at least one; and what is left then sums to 1 again.
///
/// @param logits  [V]; -∞ for a token that cannot be
/// @param never   ids that are left out before anything else
/// @throws Error{OutOfRange} where a score is NaN or +∞, or no token is left
TokenDistribution distributionOf(const RowVector& logits, const Sampling& sampling,
                                 const std::vector<Index>& never = {});

/// Draws one: the first id, in ascending order, up to which the probabilities add up to more than a number of [0, 1)
/// with 53 bits of splitmix64. The same seed and place draw the same from the same scores.
/// @param place  of the token in its text, from 0
Index drawnToken(const TokenDistribution& distribution, std::uint64_t seed, Index place);

}  // namespace core
