#pragma once

#include "core/model/pass/trace.h"

namespace core {

// What a run leaves out of its layers to spare memory, computed again where somebody looks at it.

/// A layer computed again from what entered it, or asked for where it was computed.
/// @throws Stopped
std::shared_ptr<const LayerTrace> wholeLayer(const Trace& trace, Index layer, const std::stop_token& stop);

/// A layer with its heads' contexts and its output.
/// @param address  which layer of which text; which head does not matter
/// @return the trace's own where it has them, and where there are none to compute
/// @throws Stopped
std::shared_ptr<const SequenceLayer> completeLayer(const Trace& trace, const HeadAddress& address,
                                                   const std::stop_token& stop = {});

/// What a layer's queries and keys were on their way to the scores.
struct QueryKeySteps {
    QueriesAndKeys projected;  ///< before norm, rotation and temperature; empty where there is none of them
    QueriesAndKeys normed;     ///< between norm and rotation; empty unless there are both
};

/// As a run that keeps stages has them, else from what the layer read. Rows that are not shown are not shown here
/// either.
/// @param layer  of that address, complete or not, but not light
QueryKeySteps queryKeySteps(const Trace& trace, const HeadAddress& address, const SequenceLayer& layer);

}  // namespace core
