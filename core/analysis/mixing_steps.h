#pragma once

#include "core/analysis/attention_steps.h"

namespace core {

/// One head's calculation in a layer without a softmax, from x to what its gate leaves: the convolution, the decay and
/// strength of a recurrence, the weights that they come to, the values that these weigh, the gate, and the state behind
/// the last token. Steps that do not occur are absent: a short convolution has neither decay nor state.
/// @param trace    one of layers without a softmax
/// @param weights  [T, T] of the head at `address`
std::vector<AttentionStep> mixingSteps(const Trace& trace, const HeadAddress& address, const Matrix& weights);

}  // namespace core
