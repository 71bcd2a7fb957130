#pragma once

#include "core/explain/weights/attention_stack.h"
#include "core/explain/weights/low_rank_matrix.h"

namespace core {

/// Which rows a head lets find each other: score(x, y) = x · QK · yᵀ  (Elhage et al., 2021, "A Mathematical Framework
/// for Transformer Circuits"; there columns are multiplied from the left, here rows from the right).
///
/// x and y are rows that the layer's norm has brought to its size; the norm's weight, and of a layer norm that the mean
/// is taken off, is in the matrix. Left out is what does not depend on both rows: biases of norms and projections,
/// position biases, and the soft-cap, which changes no order.
struct QueryKeyCircuit {
    /// scale · N_q W_Q R W_Kᵀ N_kᵀ [d_model, d_model]: N is diag(norm's weight), of a layer norm with I - 11ᵀ/d before
    /// it; R turns by the distance.
    LowRankMatrix matrix;
    /// For a rotary embedding: query's place minus key's, in tokens. Empty for other encodings, whose matrix holds at
    /// all distances.
    std::optional<Index> distance;
    /// Queries or keys have a norm of their own, whose factor differs from row to row: of it the weight alone is here,
    /// so that directions hold but sizes are no scores.
    bool head_norms = false;
};

/// @param distance  query's place minus key's; below 0 for keys behind the query. Counts for rotary embeddings alone,
///                  which turn as in a text no longer than that.
/// @throws Error{OutOfRange} for a place that there is not, or weights that are no finite numbers, Error{NotInside}
///         without weights
QueryKeyCircuit queryKeyCircuit(const AttentionStack& stack, const HeadPlace& place, Index distance = 0);

/// What a head makes of a row that it attends to: y · OV is added to the query's row  (Elhage et al., 2021). In
/// grouped-query attention the value projection is that of the head's group.
/// @return N_k W_V W_O N_o [d_model, d_model]; N_o is the norm of what attention adds, where there is one (Gemma 2): of
///         it the weight alone, because its factor depends on all heads
/// @throws Error{Missing} if the layer has no W_O, Error{Unsupported} if it has a gate, which depends on the text, and
///         as queryKeyCircuit() does
LowRankMatrix outputValueCircuit(const AttentionStack& stack, const HeadPlace& place);

/// A head's own matrices, in double and without any norm: what queries, keys and values are made by, and what turns the
/// context into what is added. In grouped-query attention keys and values are the group's; a latent is multiplied out.
struct HeadMatrices {
    Eigen::MatrixXd query;   ///< [d_model, d_k]
    Eigen::MatrixXd key;     ///< [d_model, d_k]
    Eigen::MatrixXd value;   ///< [d_model, d_v]
    Eigen::MatrixXd output;  ///< [d_v, d_model]; empty where the layer has no W_O
};
/// @throws Error{OutOfRange} for a place that there is not, Error{NotInside} without weights
HeadMatrices headMatrices(const AttentionStack& stack, const HeadPlace& place);

/// N · W: what multiplies rows that a norm has only brought to their size.
/// @param weights  [d_model, n]
void foldBefore(const Norm* norm, Eigen::MatrixXd& weights);
/// Nᵀ · Wᵀ: the norm follows the projection, whose transpose [d_model, n] this is.
void foldBehind(const std::optional<Norm>& norm, Eigen::MatrixXd& transposed);

}  // namespace core
