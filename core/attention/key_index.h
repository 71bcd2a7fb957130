#pragma once

#include "core/attention/mask/mask.h"
#include "core/attention/projection.h"

namespace core {

/// The lightning indexer (DeepSeek-V3.2, 2025): small heads that say which keys a query attends to at all,
///
///     I[t, s] = Σ_j w[t, j] · ReLU(q^I[t, j] · k^I[s]),
///
/// of which each query keeps the `kept` highest. DeepSeek's also turns a part of q^I and k^I by their place, and
/// multiplies all of I by a positive constant, which changes no order; neither is here.
struct KeyIndex {
    Index heads = 1;     ///< H_I
    Index kept = 1;      ///< k, so many keys stay for each query
    Projection query;    ///< [d_model, H_I·d_I]
    Projection key;      ///< [d_model, d_I], the same for all heads
    Projection weights;  ///< [d_model, H_I] what each head of a query counts

    /// @param queries  [T_q, d_model]
    /// @param keys     [T_k, d_model]
    /// @return I [T_q, T_k]
    /// @throws Error{WrongShape}, Stopped
    Matrix scores(MatrixView queries, MatrixView keys, const std::stop_token& stop = {}) const;
};

/// Each query's `kept` keys of the highest index among those that it may see; of equal ones the earlier. A query that
/// may see no more than that keeps them all.
/// @param index    [T_q, T_k]
/// @param allowed  what all other rules show; cells that an intervention hides count as hidden, so that the next best
///                 key takes their place
/// @param first    which token query 0 is
/// @return for tokens, not for queries: what is said of query 0 stands at token `first`, those before it see all
Mask highestOfIndex(const Matrix& index, Index kept, const Mask& allowed, Index first);

}  // namespace core
