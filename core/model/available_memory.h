#pragma once

#include <cstddef>

namespace core {

/// Bytes that can still be had: what the kernel calls available, less where a control group or a limit of the process
/// (ulimit -v) allows less. A tenth is left to others.
std::size_t memoryForTraces();

/// From now on memory that a pass frees stays with the process for the next pass, up to 256 MB of it, instead of going
/// back to the system and coming anew, page by page. For a program to call before it starts threads.
void keepFreedMemory();

}  // namespace core
