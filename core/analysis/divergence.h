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

/// How far two heads' rows lie apart: for each query, and the mean over the queries that have a value.
struct Divergence {
    std::vector<std::optional<double>> of_query;  ///< [T_q]
    std::optional<double> mean;
};
/// @param a, b  [T_q, T_k], of one shape
Divergence divergence(MatrixView a, MatrixView b);

/// Shannon entropy in nats, averaged over the rows that are distributions; empty if none is.
std::optional<double> meanEntropy(MatrixView weights);

/// How far two maps may lie apart where nothing but float32's rounding differs, in the order in which sums were added
/// up above all: 2 (4 √T_k + 4) u times the largest number, with u = 2⁻²⁴. About 1e-6 of it for ten keys.
///
/// A softmax divides by a sum of T_k terms. However these are added up, the sum is wrong by more than 4 √T_k u of it
/// once in thousands of maps (Higham and Mary, A New Approach to Probabilistic Rounding Error Analysis, SIAM J. Sci.
/// Comput. 41, 2019); score, difference to the largest, exponential and quotient add a rounding each. Two maps are
/// wrong twice.
float roundingOf(float largest, Index keys);

/// A cell at which two maps differ.
struct CellDifference {
    Index query = 0;
    Index key = 0;
    float a = 0;
    float b = 0;
};
/// The cells that differ most, the largest first; those that do not differ by more than rounding are left out.
std::vector<CellDifference> largestDifferences(MatrixView a, MatrixView b, std::size_t count);

}  // namespace core
