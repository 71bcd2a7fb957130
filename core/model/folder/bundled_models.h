#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

namespace core {

/// The most names that are read in the folder of bundled models.
inline constexpr std::size_t mostBundled = 10'000;

/// The folder of the models that come with the program: beside the installed program, else in its sources.
std::filesystem::path bundledModels();

/// The models in it, in the order of lists: those that were trained, then those that were made by hand.
std::vector<std::filesystem::path> bundledModelFolders();

}  // namespace core
