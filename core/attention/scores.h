#pragma once

#include "core/attention/scaled_dot_product.h"

namespace core {

/// The first factor of q·k.
inline float scoreFactor(const ScoreRule& rule) { return rule.scale / rule.temperature; }

/// Whether a hidden key gets no weight at all beside one that is visible.
bool leavesNoWeight(const MaskFill& fill);

/// Whether hidden keys get no weight beside ones that are seen, of usual scores: by their fill, or because it is
/// weights that are hidden.
bool hidesWholly(const ScoreRule& rule);

/// The number of keys up to the last visible one; 0 where the query sees none.
Index endOfVisible(std::span<const std::uint8_t> visible);

/// One query's scores from scale to softmax: soft-cap, bias, fill.
///
/// @param scores   [T_k] scaled, of first_key, first_key + 1, …
/// @param query    counts from 0
/// @param visible  what the query sees of these keys; null: all of them
void finishRow(Eigen::Ref<RowVector> scores, const HeadScoring& scoring, Index query, Index first_key,
               const std::uint8_t* visible);

/// Scales some queries' scores and takes them to softmax: soft-cap, bias, fill.
/// @param scores  [rows, cols] q·kᵀ of the queries in `queries`; becomes what softmax sees: masked, or not
///                yet where weights are masked
void finishScores(Eigen::Ref<Matrix> scores, const HeadScoring& scoring, std::span<const Index> queries,
                  Index first_key = 0);

/// Computes some queries' scores from queries and keys, and keeps every stage.
/// @param q       [rows, d_k] of the queries in `queries`
/// @param k       [cols, d_k] of first_key, first_key + 1, …
/// @param stages  where the scores' stages go, each [rows, cols]
/// @return [rows, cols]
Matrix scoresInStages(MatrixView q, MatrixView k, const HeadScoring& scoring, std::span<const Index> queries,
                      Index first_key, HeadAttention& stages);

/// Where weights are masked: sets those of hidden keys to 0.
void zeroHidden(Eigen::Ref<Matrix> weights, const Mask& mask, std::span<const Index> queries, Index first_key = 0);

}  // namespace core
