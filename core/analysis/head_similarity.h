#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// How differently heads attend: the Jensen–Shannon divergence of every two, in nats, as the mean over the queries at
/// which both are distributions (Clark et al., 2019, section 6). Layers that are not there yet are left out.
///
/// @param told  how far it is, from 0 to 1; called from several threads
/// @return [layers · heads, layers · heads], symmetric; NaN where two heads have no query in common
/// @throws Stopped
Matrix headDivergences(const Trace& trace, Index item, std::stop_token stop = {},
                       const std::function<void(double)>& told = {});

/// How far apart the heads of one run are from those of another on the same tokens.
/// @return [layers · heads of a, layers · heads of b]
/// @throws Stopped
Matrix headDivergences(const Trace& a, const Trace& b, Index item, const std::stop_token& stop = {});

/// An order in which things that are alike stand together: the leaves of a hierarchical clustering by average linkage
/// (Sokal and Michener, 1958), found by a chain of nearest neighbours (Murtagh, 1983).
/// @param distances  [n, n], symmetric; NaN counts as far away
std::vector<Index> clusteringOrder(MatrixView distances);

}  // namespace core
