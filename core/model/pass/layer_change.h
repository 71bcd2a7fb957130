#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// What interventions change of a layer behind its attention.
/// @param options  whose references are known
/// @param block    which stack of layers
/// @return null: nothing
/// @throws Error{OutOfRange} for a factor that is too large
std::shared_ptr<const LayerChange> layerChange(const RunOptions& options, AttentionBlock block, Index layer);

}  // namespace core
