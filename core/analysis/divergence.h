#pragma once

#include "core/attention/mask/mask.h"
#include "core/matrix.h"

#include <optional>
#include <vector>

namespace core {

/// Jensen–Shannon divergence of two rows of weights in nats, 0 to ln 2 (Lin, 1991). Empty where one of them is no
/// distribution: a query that sees no key, or a number that is none.
/// @param a, b  [1, T_k]
std::optional<double> jensenShannon(MatrixView a, MatrixView b);

/// Of each query, and on average over those that have one.
struct Divergence {
    std::vector<std::optional<double>> of_query;  ///< [T_q]
    std::optional<double> mean;
};
/// @param a, b  [T_q, T_k], of one shape
Divergence divergence(MatrixView a, MatrixView b);

/// Shannon entropy in nats, averaged over the rows that are distributions; empty if none is.
std::optional<double> meanEntropy(MatrixView weights);

/// A cell at which two maps differ.
struct CellDifference {
    Index query = 0;
    Index key = 0;
    float a = 0;
    float b = 0;
};
/// The cells that differ most, the largest first; cells that do not differ are left out.
std::vector<CellDifference> largestDifferences(MatrixView a, MatrixView b, std::size_t count);

}  // namespace core
