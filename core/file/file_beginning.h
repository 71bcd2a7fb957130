#pragma once

#include <filesystem>
#include <string>

namespace core {

/// At most so many bytes from a file's beginning; none if it is no regular file or cannot be read.
std::string beginningOf(const std::filesystem::path& file, std::size_t most);

}  // namespace core
