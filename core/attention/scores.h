#pragma once

#include "core/attention/scaled_dot_product.h"

namespace core {

/// What q·k is multiplied by before anything else.
inline float scoreFactor(const ScoreRule& rule) { return rule.scale / rule.temperature; }

/// Whether a hidden key gets no weight at all beside one that is visible.
bool leavesNoWeight(const MaskFill& fill);

/// Whether hidden keys get no weight beside ones that are seen, of usual scores: by their fill, or because it is
/// weights that are hidden.
bool hidesWholly(const ScoreRule& rule);

/// So many keys reach as far as the last one that a query sees; 0 where it sees none.
Index endOfVisible(std::span<const std::uint8_t> visible);

/// One query's scores from scale to softmax: soft-cap, bias, fill.
///
/// @param scores   [T_k] scaled, of first_key, first_key + 1, …
/// @param query    counts from 0
/// @param visible  what the query sees of these keys; null: all of them
void finishRow(Eigen::Ref<RowVector> scores, const HeadScoring& scoring, Index query, Index first_key,
               const std::uint8_t* visible);

/// The same, and the scale before it, for some queries.
/// @param scores  [rows, cols] q·kᵀ of the queries in `queries`; becomes what softmax sees: masked, or for
///                RenormaliseAfterSoftmax not yet
void finishScores(Eigen::Ref<Matrix> scores, const HeadScoring& scoring, std::span<const Index> queries,
                  Index first_key = 0);

/// The same from queries and keys on, leaving every stage.
/// @param q       [rows, d_k] of the queries in `queries`
/// @param k       [cols, d_k] of first_key, first_key + 1, …
/// @param stages  where the scores' stages go, each [rows, cols]
/// @return [rows, cols]
Matrix scoresInStages(MatrixView q, MatrixView k, const HeadScoring& scoring, std::span<const Index> queries,
                      Index first_key, HeadAttention& stages);

/// RenormaliseAfterSoftmax: sets the weights of hidden keys to 0.
void zeroHidden(Eigen::Ref<Matrix> weights, const Mask& mask, std::span<const Index> queries, Index first_key = 0);

}  // namespace core
