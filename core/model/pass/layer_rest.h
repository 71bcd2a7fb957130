#pragma once

#include "core/model/pass/trace.h"

namespace core {

// The parts of layers that a run leaves out to spare memory, computed again when they are needed.

/// A layer computed again from what entered it, or asked for where it was computed.
/// @throws Stopped
std::shared_ptr<const LayerTrace> wholeLayer(const Trace& trace, Index layer, const std::stop_token& stop);

/// A layer with its heads' contexts and its output.
/// @param address  which layer of which text; which head does not matter
/// @return the trace's own where it has them, and where there are none to compute
/// @throws Stopped
std::shared_ptr<const SequenceLayer> completeLayer(const Trace& trace, const HeadAddress& address,
                                                   const std::stop_token& stop = {});

/// A layer's queries and keys on their way to the scores.
struct QueryKeySteps {
    QueriesAndKeys projected;  ///< before norm, rotation and temperature; empty where there is none of them
    QueriesAndKeys normed;     ///< between norm and rotation; empty unless there are both
};

/// The stages of queries and keys: from a run that keeps stages, else computed from the layer's input. Hidden rows stay
/// hidden.
/// @param layer  of that address, complete or not, but not light
QueryKeySteps queryKeySteps(const Trace& trace, const HeadAddress& address, const SequenceLayer& layer);

}  // namespace core
