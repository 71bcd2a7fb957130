#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace core {

/// The names in a folder, sorted, at most so many; none where it cannot be read.
std::vector<std::string> namesIn(const std::filesystem::path& folder, std::size_t most);
/// Likewise of a folder that somebody named.
/// @throws Error{CannotRead} with the system's reason
std::vector<std::string> requiredNamesIn(const std::filesystem::path& folder, std::size_t most);

/// As many as a folder may have that is looked through whole.
constexpr std::size_t mostNamesInFolder = 1'000'000;

}  // namespace core
