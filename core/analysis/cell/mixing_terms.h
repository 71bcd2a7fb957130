#pragma once

#include "core/analysis/cell/number_terms.h"

namespace core {

/// Takes a number of a layer without a softmax apart: by a convolution, a recurrence carried back, a state token by
/// token.
/// @param steps  of the head at `address`
/// @param made   names the number, and receives its terms
/// @return whether there are terms to tell
bool takeMixingApart(const Trace& trace, const HeadAddress& address, const std::vector<AttentionStep>& steps,
                     NumberTerms& made);

}  // namespace core
