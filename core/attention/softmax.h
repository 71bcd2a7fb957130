#pragma once

#include "core/matrix.h"

#include <optional>
#include <vector>

namespace core {

/// The two numbers that turn a row of scores into weights: w = exp(s - largest) / sum.
struct SoftmaxRow {
    float largest = 0;  ///< the largest of the scores and the sink; -∞ where there is none
    float sum = 0;      ///< sum of exp(s - largest), the sink's included

    /// The weight outside of the keys: 0 without a sink.
    float sinkWeight(std::optional<float> sink) const;
};

/// Softmax of one row: exp(s - max s) / Σ exp(s - max s), in place.
///
/// A score of -∞ gets exactly 0; a row of nothing but -∞ (a query that sees no key) becomes zeros instead of NaN. NaN
/// or +∞ among the scores makes the whole row NaN, as in PyTorch: it comes from the weights and is shown.
///
/// @param scores  [T_k], becomes the weights
/// @param sink    a score that joins the sum and gets no column (Xiao et al., 2024, and gpt-oss; 0: "softmax plus
///                one", Miller, 2023): the weights then sum to less than 1
SoftmaxRow softmaxRow(Eigen::Ref<RowVector> scores, std::optional<float> sink = {});

/// The weights of some of a row's keys, from the statistics of the whole row.
/// @param scores  [any number of keys], becomes the weights
void softmaxPart(Eigen::Ref<RowVector> scores, const SoftmaxRow& row);

/// softmaxRow() for each row.
///
/// @param scores  [T_q, T_k], becomes the weights
/// @return the rows in which every score was -∞
std::vector<Index> softmaxRows(Eigen::Ref<Matrix> scores);

}  // namespace core
