#pragma once

#include "core/matrix.h"

#include <filesystem>
#include <string>

namespace core {

/// A sound that another program made ready for a model: a tensor [mels, frames] or [1, mels, frames] of a safetensors
/// file, as it stands.
/// @param tensor  its name; empty: the only one, or of several `input_features`
/// @throws Error naming what is missing or has another shape
Matrix readFeatures(const std::filesystem::path& file, const std::string& tensor = {});

}  // namespace core
