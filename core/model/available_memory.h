#pragma once

#include <cstddef>

namespace core {

/// Bytes that can still be had: what the kernel calls available, less where a control group or a limit of the process
/// (ulimit -v) allows less. A tenth is left to others.
std::size_t memoryForTraces();

}  // namespace core
