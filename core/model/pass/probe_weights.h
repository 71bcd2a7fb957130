#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// What one head of the pooling probe attends to: softmax(q · kᵀ / √d_k), with q the probe's query and k the keys of
/// the last hidden state x. Since k = x W_K + b_K, q · kᵀ is x · (W_K qᵀ) and the same for every key: no key need be
/// computed.
///
/// @param head  of PoolingProbe::heads
/// @return [T], sums to 1; empty where the model has no probe, or the run is not finished
RowVector probeWeights(const Trace& trace, Index item, Index head);

}  // namespace core
