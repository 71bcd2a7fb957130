#pragma once

#include "core/attention/multi_head_attention.h"

namespace core {

/// The difference of two softmaxes (Ye et al., 2024, "Differential Transformer"): heads come in pairs that share their
/// values, and what is applied to these is
///
///     A = softmax(Q₁K₁ᵀ / √d_k) - λ · softmax(Q₂K₂ᵀ / √d_k).
///
/// Because A·V·W_O is A₁·V·W_O - λ · A₂·V·W_O, heads 2p and 2p + 1 are heads like any other here, each with its own map
/// of a softmax: the second one's part of W_O is that of the first times -λ. The weights of A may be negative and do
/// not sum to 1, so that they are no distribution, and nothing that is measured of one is measured of them. The norm
/// that the paper puts behind A·V is not here.
struct SoftmaxDifference {
    float lambda = 0;

    bool first(Index head) const { return head % 2 == 0; }
    /// The other head of a pair.
    Index other(Index head) const { return first(head) ? head + 1 : head - 1; }
    /// one - λ · two, of weights or contexts of a pair's first and second head.
    Matrix of(const Matrix& one, const Matrix& two) const;
};

/// Makes heads of pairs: from values and W_O of each pair to those of its two heads.
/// @param value   [d_model, H/2·d_v]
/// @param output  [H/2·d_v, d_model]
/// @param heads   H, even; `weights` gets its value and output
void setPairs(MultiHeadWeights& weights, const SoftmaxDifference& difference, const Projection& value,
              const Projection& output, Index heads);

/// Each pair's part of a vector twice, once for each of its heads.
/// @param of_pairs  [n, H/2·d]
/// @return [n, H·d]
Matrix forBothHeads(const Matrix& of_pairs, Index heads);

}  // namespace core
