#pragma once

#include <filesystem>

namespace core {

/// Says of a file of weights that this program does not read what it is, and what to open instead. A file beside a
/// configuration is part of a model folder, which may hold the same weights as safetensors too.
/// @throws Error{Unsupported} naming the format
void refuseForeignWeights(const std::filesystem::path& file);

/// Whether it is called as archives are.
bool isArchive(const std::filesystem::path& file);

}  // namespace core
