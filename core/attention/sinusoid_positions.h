#pragma once

#include "core/attention/projection.h"
#include "core/attention/score_bias.h"

#include <memory>
#include <vector>

namespace core {

/// Distances as sines and cosines that each layer projects, and whether two tokens are of one segment (Dai et al.,
/// 2019: Transformer-XL; Yang et al., 2019: XLNet). Scores are
///     factor · ((q_i + u) · k_j + (q_i + v) · R(i - j) + (q_i + s) · E[i and j are of one segment, or not]),
/// where u is the queries' bias, so that what is here adds v - u and s - u.
struct SinusoidPositions {
    Projection distances;     ///< [d_model, H·d_k] of sines, then cosines
    RowVector shift;          ///< [H·d_k] v - u
    RowVector segment_shift;  ///< [H·d_k] s - u
    Matrix segments;          ///< E [2, H·d_k]: of one segment, of two
    Index farthest = 0;       ///< distances beyond it count as it; 0: all count

    /// (q_i + v - u) · R(i - j)
    /// @param q      [n, d_k] one head's queries, with u, the first of them at place `first`
    /// @param keys   T_k
    /// @return [n, T_k]
    Matrix toDistance(MatrixView q, Index head, Index first, Index keys) const;
    /// (q_i + s - u) · E
    /// @param of  [T] each token's segment
    /// @return [n, T_k]
    Matrix toSegment(MatrixView q, Index head, Index first, Index keys, const std::vector<Index>& of) const;

    /// Both, as what is added to scaled scores.
    /// @param of  null where all tokens are of one segment, which changes no weight
    ScoreBias bias(MatrixView q, Index head, float factor, Index first, Index keys,
                   const std::shared_ptr<const std::vector<Index>>& of) const;
};

}  // namespace core
