#pragma once

#include "core/matrix.h"

#include <stop_token>
#include <vector>

namespace core {

/// The most tokens for which the flow is computed. 128 take some ten seconds through twelve layers; the time grows with
/// the fourth power.
inline constexpr Index mostFlowTokens = 128;

/// Attention flow (Abnar and Zuidema, 2020, section 3.2): how much can reach a token of the input from a place of the
/// last layer, where each layer's map says how much passes between two places. That is the maximum flow through the
/// graph of all layers, whose capacities are the maps that attention rollout multiplies. Each query's flows are divided
/// by their sum, as in the authors' program, so that they can be read beside the rollout.
///
/// Capacities are counted in 2⁻⁴⁰. A map of T tokens costs T² maximum flows (preflow-push; Goldberg and Tarjan, 1988).
/// @param means  [layers ≥ 1] each [T, T], from the first layer on
/// @return [T, T]; infinity everywhere where a mean has a number that is not finite
/// @throws Error{OutOfRange} for more than `mostFlowTokens`; Stopped
Matrix attentionFlow(const std::vector<Matrix>& means, const std::stop_token& stop = {});

}  // namespace core
