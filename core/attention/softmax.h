#pragma once

#include "core/tensor/matrix.h"

#include <vector>

namespace core {

/// Softmax along each row: exp(s - max s) / Σ exp(s - max s), in place.
///
/// A score of -∞ gets exactly 0; a row of nothing but -∞ (a query that sees no key) becomes zeros instead of NaN and
/// is reported. NaN or +∞ among the scores makes the whole row NaN, as in PyTorch: it comes from the weights and is
/// shown.
///
/// @param scores  [T_q, T_k], becomes the weights
/// @return the rows in which every score was -∞
std::vector<Index> softmaxRows(Eigen::Ref<Matrix> scores);

}  // namespace core
