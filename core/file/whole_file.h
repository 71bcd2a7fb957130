#pragma once

#include <filesystem>
#include <functional>
#include <ostream>
#include <string_view>
#include <vector>

namespace core {

/// When a written file must have arrived on its disk, so that it outlives a loss of power as well as the program's end.
enum class Sync {
    Always,
    WhenReplacing,  ///< only where it replaces a file: a new file that is lost can be made again
    Never,          ///< syncFile() follows
};

/// Writes a file that appears whole or not at all: into a file without a name where the disk has such, else into a
/// hidden neighbour, and then under its own name.
///
/// @param write  puts the content into the stream
/// @throws Error{CannotWrite} naming the file and the reason; nothing is left behind then
void writeWhole(const std::filesystem::path& path, const std::function<void(std::ostream&)>& write,
                Sync sync = Sync::WhenReplacing);
void writeWhole(const std::filesystem::path& path, std::string_view content, Sync sync = Sync::WhenReplacing);

struct FileContent {
    std::filesystem::path path;
    std::string_view bytes;
};
/// Writes files that belong together, all or none: the first appears when the last one is written. Where a name is
/// refused then, those that are new are removed again.
/// @throws Error{CannotWrite} as writeWhole(); also for a device or pipe, unless there is one file alone
void writeTogether(const std::vector<FileContent>& files, Sync sync = Sync::WhenReplacing);

/// Waits until a file and its name have arrived on their disk.
/// @throws Error{CannotWrite}
void syncFile(const std::filesystem::path& path);

/// Removes the hidden neighbours that programs left in a folder which were killed while writing; none that is being
/// written now. A folder that cannot be read is passed over.
void removeStaleNeighbours(const std::filesystem::path& folder) noexcept;

/// Removes the hidden neighbours of this program's own writes, on whichever thread; may be called from a signal
/// handler.
void removeUnfinishedFiles() noexcept;

}  // namespace core
