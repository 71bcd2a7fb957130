#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// A pass that was not stopped.
/// @throws Stopped for null
std::shared_ptr<const Trace> finishedPass(std::shared_ptr<const Trace> trace);

/// Options for a pass from nothing that keeps contexts alone: enough for later passes to take over what lies before a
/// head.
RunOptions contextsOnly(RunOptions options);

}  // namespace core
