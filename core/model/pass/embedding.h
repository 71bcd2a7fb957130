#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// What enters a transformer's first layer: each token's vector with what its place and segment add to it.
/// @param first  which place in the text the sequence's first token has
/// @return [T, d_model]
Matrix embed(const Transformer& transformer, const Sequence& sequence, Index first = 0);

}  // namespace core
