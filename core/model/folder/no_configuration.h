#pragma once

#include "core/error.h"

#include <filesystem>
#include <vector>

namespace core {

/// Why a path without a config.json is no model: it is a file of another kind, a folder of folders of models, or of
/// archives, or holds weights alone.
/// @param weights  that lie there
/// @return Error{Missing} with what is there instead, and so what to open
Error withoutConfiguration(const std::filesystem::path& path, const std::vector<std::filesystem::path>& weights);

}  // namespace core
