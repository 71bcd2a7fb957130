#pragma once

#include "core/file/file_lock.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace core {

/// Which files of a folder were made from what, so that work that was cut off goes on where it was. A line is added
/// when a file is whole; one that a kill left without its end counts for nothing, and neither does one whose file is
/// another by now. Held by one program at a time.
class FileJournal {
public:
    /// @param folder  the journal's own hidden file lies in it
    /// @throws Error{CannotWrite} where it cannot be written, or another program holds it; Error{CannotRead}
    explicit FileJournal(const std::filesystem::path& folder);
    FileJournal(const FileJournal&) = delete;
    FileJournal& operator=(const FileJournal&) = delete;
    ~FileJournal();

    /// Whether the file is there, unchanged, and was made from the same.
    /// @param made_from  a hash of all that it depends on
    bool has(const std::string& name, std::uint64_t made_from) const;
    /// Notes that a file is whole.
    /// @throws Error{CannotWrite}
    void add(const std::string& name, std::uint64_t made_from);

private:
    struct Entry {
        std::uint64_t made_from = 0;
        std::uint64_t content = 0;  ///< a hash of the file
    };

    void read();

    std::filesystem::path m_folder;
    std::filesystem::path m_path;
    std::optional<FileLock> m_lock;
    std::map<std::string, Entry> m_entries;
    int m_descriptor = -1;
    bool m_cut = false;  ///< its last line has no end
};

}  // namespace core
