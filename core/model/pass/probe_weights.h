#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// The attention of one head of the pooling probe: softmax(q · kᵀ / √d_k), with q the probe's query and k the keys of
/// the last hidden state x. Since k = x W_K + b_K, q · kᵀ is x · (W_K qᵀ) and the same for every key: no key need be
/// computed.
///
/// @param head  of PoolingProbe::heads
/// @return [T], sums to 1, padding gets nothing; empty where the model has no probe, or the run is not finished
RowVector probeWeights(const Trace& trace, Index item, Index head);

/// The probe's output for the last hidden state.
/// @param trace  finished, of a model with a probe
/// @return [d_model]
RowVector probedVector(const Trace& trace, Index item);

}  // namespace core
