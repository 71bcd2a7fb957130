#pragma once

#include <filesystem>
#include <functional>
#include <ostream>
#include <string_view>

namespace core {

/// Writes a file that appears whole or not at all: into a temporary neighbour first, then renamed over `path`.
///
/// @param write  puts the content into the stream
/// @throws Error{CannotWrite} naming the file and the reason; nothing is left behind then
void writeWhole(const std::filesystem::path& path, const std::function<void(std::ostream&)>& write);
void writeWhole(const std::filesystem::path& path, std::string_view content);

/// Removes the temporary file of a write that a signal interrupts; may be called from a signal handler.
void removeUnfinishedFile() noexcept;

}  // namespace core
