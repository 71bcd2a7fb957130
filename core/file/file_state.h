#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace core {

/// Whether something is at a path. A path that cannot be looked at, behind a folder of somebody else or in a loop of
/// links, is not taken for an empty one.
/// @throws Error{CannotRead} with the system's reason
bool isThere(const std::filesystem::path& path);

/// Bytes of a regular file.
/// @throws Error{CannotRead} with the system's reason
std::uintmax_t sizeOfFile(const std::filesystem::path& file);

/// Marks of a file's content that reveal changes by another program.
struct FileMark {
    std::uintmax_t bytes = 0;
    std::filesystem::file_time_type written = {};
    std::optional<std::uint64_t> hash = {};  ///< hash of the content; nothing where it is large, or was not read
};
enum class Look {
    Hastily,  ///< size and time
    Closely,  ///< its content too
};
/// @return nothing where no regular file is there, or it cannot be read
std::optional<FileMark> markOf(const std::filesystem::path& file, Look look);
/// Whether two marks can be of equal content: by the hash where both have one, else by size and time.
bool areSame(const FileMark& a, const FileMark& b);
/// Whether a file that is there holds something else than when the mark was made; read only where it looks changed.
bool isChangedSince(const std::filesystem::path& file, const FileMark& known);

}  // namespace core
