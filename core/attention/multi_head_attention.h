#pragma once

#include "core/attention/position_encoding.h"
#include "core/attention/projection.h"
#include "core/attention/scaled_dot_product.h"

#include <optional>

namespace core {

/// The learned weights of one attention layer. Heads lie side by side: head h owns columns h·d … (h+1)·d - 1.
struct MultiHeadWeights {
    Index heads = 1;
    Projection query;                  ///< [d_model, H·d_k]
    Projection key;                    ///< [d_model, H·d_k]
    Projection value;                  ///< [d_model, H·d_v]
    std::optional<Projection> output;  ///< W_O [H·d_v, d_model]; without it the output is the concatenated context
    std::optional<RotaryEmbedding> rotary = {};  ///< turns queries and keys after projection

    Index keyDimensions() const { return query.weight.cols() / heads; }
    Index valueDimensions() const { return value.weight.cols() / heads; }
};

/// What one attention layer computed for one sequence (or pair of sequences).
struct MultiHeadAttention {
    Matrix q;                          ///< [T_q, H·d_k], turned where there is a rotary embedding
    Matrix k;                          ///< [T_k, H·d_k], likewise
    Matrix v;                          ///< [T_k, H·d_v]
    std::vector<HeadAttention> heads;  ///< [H]
    Matrix context_concat;             ///< [T_q, H·d_v]
    Matrix output;                     ///< [T_q, d_model], or context_concat where there is no W_O
};

/// One head's columns of q, k or v.
/// @param all  [T, H·d]
/// @return [T, d]
inline auto headColumns(const Matrix& all, Index head, Index heads)
{
    const Index width = all.cols() / heads;
    return all.middleCols(head * width, width);
}

/// Multi-head attention: each head attends with its own columns of q, k, v; the contexts are concatenated and
/// projected.
///
/// @param queries  [T_q, d_model]
/// @param keys     [T_k, d_model]; in self-attention all three are the same
/// @param values   [T_k, d_model]
/// @param scoring  [H] one for each head, or one for all of them
/// @throws Error{WrongShape}, Stopped
MultiHeadAttention attend(const MultiHeadWeights& weights, MatrixView queries, MatrixView keys, MatrixView values,
                          const std::vector<HeadScoring>& scoring, Keep keep, std::stop_token stop = {});
MultiHeadAttention attend(const MultiHeadWeights& weights, MatrixView queries, MatrixView keys, MatrixView values,
                          const HeadScoring& scoring, Keep keep, std::stop_token stop = {});

/// A_i · W_i^O: what head i alone adds to the output, without the bias. The sum over heads plus the bias is the output.
///
/// @param context  [T_q, d_v] of head `head`
/// @return [T_q, d_model]
/// @throws Error{Missing} if the layer has no W_O
Matrix headOutput(const MultiHeadWeights& weights, Index head, MatrixView context);

}  // namespace core
