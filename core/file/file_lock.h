#pragma once

#include <filesystem>
#include <optional>
#include <utility>

namespace core {

/// A file that one program holds, and lets go of however it ends. The system keeps account of it, not a process number
/// in the file, which the next program in a container may have again.
class FileLock {
public:
    /// Makes the file where there is none.
    /// @return nothing where another one holds it
    /// @throws Error{CannotWrite} where it cannot be made
    static std::optional<FileLock> take(const std::filesystem::path& path);
    /// Holds an open file as long as it is open, by its descriptor.
    /// @return false, with errno, where another one holds it or the disk knows no locks
    static bool hold(int descriptor) noexcept;
    FileLock(FileLock&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}
    FileLock& operator=(FileLock&& other) noexcept
    {
        std::swap(m_descriptor, other.m_descriptor);
        return *this;
    }
    ~FileLock();  ///< the file stays

private:
    explicit FileLock(int descriptor) : m_descriptor(descriptor) {}

    int m_descriptor;
};

}  // namespace core
