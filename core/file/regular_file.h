#pragma once

#include "core/file/descriptor.h"

#include <cstddef>
#include <filesystem>

namespace core {

/// A regular file, opened to be read. Nothing else is read: a pipe, a terminal, or what the kernel answers under /proc
/// and /sys, may keep its reader waiting for ever.
struct RegularFile {
    Descriptor file;
    std::size_t size = 0;  ///< bytes

    /// @throws Error{CannotRead} naming the file and the operating system's reason, or that it is no regular file
    explicit RegularFile(const std::filesystem::path& path);
};

}  // namespace core
