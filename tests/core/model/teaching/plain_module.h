#pragma once

#include "core/prepare/prepared_run.h"

#include <vector>

/// A table of double-precision numbers.
using PlainTable = std::vector<std::vector<double>>;

/// One head of a teaching module, computed with plain loops from the module's own weights.
struct PlainHead {
    PlainTable scores;   ///< [T_q, T_k] before the mask
    PlainTable weights;  ///< [T_q, T_k]
    PlainTable context;  ///< [T_q, d_v]
};

/// Which keys a query sees; both count from 0.
using PlainMask = std::function<bool(core::Index query, core::Index key)>;

/// @param run  with a teaching module of separate projections, of one text, without dropout
std::vector<PlainHead> plainHeads(const core::Run& run, const core::PreparedRun& prepared, const PlainMask& mask);
