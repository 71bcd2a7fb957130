#pragma once

#include "core/analysis/measures.h"

namespace core {

/// A head's mean weight by the distance of the key.
struct DistanceProfile {
    Index first = 0;  ///< the smallest distance, the query's place minus the key's: below 0 for keys behind
    std::vector<double> means = {};  ///< from there on, of the weights at the distance; NaN where every cell is hidden
    std::vector<Index> cells = {};   ///< number of weights in the mean of each distance

    Index last() const { return first + std::ssize(means) - 1; }
    /// NaN where there is none.
    double at(Index distance) const;
};

/// The mean over the queries that see a key at the distance, of the weight that they put on it; hidden cells do not
/// count, nor do queries whose row is no distribution.
///
/// @param shown   [T_q, T_k] as shownWeights() marks it
/// @param tokens  of keys that are the queries' own text: not `across`
DistanceProfile distanceProfile(MatrixView shown, const MeasuredTokens& tokens);

/// The weights of all cells that are not hidden, in the queries that count as they do above.
std::vector<double> seenWeights(MatrixView shown, const MeasuredTokens& tokens);

}  // namespace core
