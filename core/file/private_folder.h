#pragma once

#include <filesystem>

namespace core {

/// A folder, no link to one, that its user alone can enter.
bool isPrivateFolder(const std::filesystem::path& folder);
/// Makes such a folder where nothing of that name is there.
/// @return whether there is one now
bool makePrivateFolder(const std::filesystem::path& folder);

}  // namespace core
