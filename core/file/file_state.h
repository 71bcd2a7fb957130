#pragma once

#include <cstdint>
#include <filesystem>

namespace core {

/// Whether something is at a path. A path that cannot be looked at, behind a folder of somebody else or in a loop of
/// links, is not taken for an empty one.
/// @throws Error{CannotRead} with the system's reason
bool isThere(const std::filesystem::path& path);

/// Bytes of a regular file.
/// @throws Error{CannotRead} with the system's reason
std::uintmax_t sizeOfFile(const std::filesystem::path& file);

}  // namespace core
