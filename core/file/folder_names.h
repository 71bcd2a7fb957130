#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace core {

/// Names of what lies in a folder, sorted, at most so many; none where it cannot be read.
std::vector<std::string> namesIn(const std::filesystem::path& folder, std::size_t most);

}  // namespace core
