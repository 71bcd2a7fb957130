#pragma once

#include "core/attention/scaled_dot_product.h"

namespace core {

/// How evenly a query spreads: -Σ w ln w in nats, where 0 ln 0 is 0.
/// @param weights  [1, T_k]
double entropyOf(MatrixView weights);

/// How far a query looks: Σ w |place - key|, in tokens.
/// @param weights  [1, T_k]
/// @param place  which of the keys' places the query has
double distanceOf(MatrixView weights, Index place);

/// How evenly each query spreads: -Σ w ln w in nats, where 0 ln 0 is 0. ln T_k is the most.
/// @param weights  [T_q, T_k]
/// @return [T_q, 1]
Matrix entropies(MatrixView weights);

/// How far each query looks: Σ w |query - key|, in tokens.
/// @param first_query  which of the keys' places query 0 has
/// @return [T_q, 1]; its mean is the head's mean distance (Clark et al., 2019, and Vig, 2019)
Matrix distances(MatrixView weights, Index first_query = 0);

/// Attention that each key receives from all queries: the columns' sums.
/// @return [T_k, 1]
Matrix receivedAttention(MatrixView weights);

/// The mean of a layer's maps.
/// @param heads  [H] with weights
/// @return [T_q, T_k]
Matrix meanOfHeads(const std::vector<HeadAttention>& heads);

/// A layer's matrix for attention rollout: its mean map mixed half and half with the residual stream's
/// identity, rows divided by their sums (Abnar and Zuidema, 2020).
/// @param mean  [T, T]
Matrix withResidual(const Matrix& mean);

/// Attention rollout (Abnar and Zuidema, 2020): each layer's map withResidual(), times the rollout of the layers
/// below.
/// @param means  [layers ≥ 1] each [T, T], from the first layer on
/// @return [T, T]
/// @throws Stopped
Matrix rollout(const std::vector<Matrix>& means, const std::stop_token& stop = {});

}  // namespace core
