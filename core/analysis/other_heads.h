#pragma once

#include "core/attention/cell.h"
#include "core/model/pass/trace.h"

#include <vector>

namespace core {

/// A cell's weight in some head.
struct HeadWeight {
    Index layer = 0;
    Index head = 0;
    float weight = 0;
};

/// Whether the trace kept the weights of this layer's heads, as it does of all but very long texts.
bool keepsWeights(const Trace& trace, const HeadAddress& address);

/// The cell's weight in the other heads that may see it, the largest first, NaN before all: as far as the trace kept
/// them.
std::vector<HeadWeight> otherHeadsAt(const Trace& trace, const HeadAddress& address, const Cell& cell);

/// The cell's weight in the other heads where the trace kept no weights: each head's row is computed from its queries
/// and keys. Layers that were released are left out.
/// @throws Stopped
std::vector<HeadWeight> computedOtherHeadsAt(const Trace& trace, const HeadAddress& address, const Cell& cell,
                                             const std::stop_token& stop);

}  // namespace core
