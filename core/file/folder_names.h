#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace core {

/// The names in a folder, sorted, at most so many; none where it cannot be read.
std::vector<std::string> namesIn(const std::filesystem::path& folder, std::size_t most);
/// The names in a folder that a user named, sorted, at most so many.
/// @throws Error{CannotRead} with the system's reason
std::vector<std::string> requiredNamesIn(const std::filesystem::path& folder, std::size_t most);

/// The most names of a folder that is looked through whole.
constexpr std::size_t mostNamesInFolder = 1'000'000;

}  // namespace core
