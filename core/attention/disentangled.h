#pragma once

#include "core/attention/score_bias.h"

namespace core {

/// Disentangled attention (He et al., 2021: DeBERTa): what a token says and how far apart two stand have vectors of
/// their own, and scores are
///     factor · (q_i · k_j + q_i · K^r[δ(i, j)] + k_j · Q^r[δ(i, j)]),
/// content to content, content to position, position to content. δ(i, j) counts i - j in buckets, from -span to span
/// - 1.
struct DisentangledPositions {
    Index span = 0;              ///< half as many rows as the tables have
    Index buckets = 0;           ///< near distances one each, far ones on a logarithmic scale; 0: each its own
    Index largest_distance = 0;  ///< with buckets
    SharedMatrix keys = {};      ///< K^r [2·span, H·d_k]; no rows where that term is not there
    SharedMatrix queries = {};   ///< Q^r [2·span, H·d_k]; no rows where that term is absent

    /// Which row of the tables stands for a query and a key.
    Index placeOf(Index query, Index key) const;
    /// q_i · K^r[δ(i, j)]
    /// @param q     [n, d_k] one head's queries, the first of them at place `first`
    /// @param keys  T_k
    /// @return [n, T_k]; no rows without the term
    Matrix contentToPosition(MatrixView q, Index head, Index first, Index keys) const;
    /// k_j · Q^r[δ(i, j)]
    /// @param k  [T_k, d_k] one head's keys
    /// @return [n, T_k]; no rows without the term
    Matrix positionToContent(MatrixView k, Index head, Index first, Index queries) const;

    /// Both, as what is added to scaled scores; of the queries from `first` on.
    /// @param factor  what q·k is multiplied by
    ScoreBias bias(MatrixView q, MatrixView k, Index head, float factor, Index first = 0) const;
};

}  // namespace core
