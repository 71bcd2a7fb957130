#pragma once

#include <cstddef>
#include <string>

namespace core {

/// Bytes that can still be had: what the kernel calls available, less where a control group or a limit of the process
/// (ulimit -v) allows less. A tenth is left to others.
std::size_t memoryForTraces();

/// "12 MB", "3.5 GB".
std::string memoryText(std::size_t bytes);

/// From now on memory that a pass frees stays with the process for the next pass, up to 1 GB of it or an eighth of what
/// can be had, instead of going back to the system and coming anew, page by page, which takes up to half as long as the
/// pass itself. For a program to call before it starts threads.
void keepFreedMemory();

/// Returns such memory to the system, when no pass is expected.
void giveBackFreedMemory();

}  // namespace core
