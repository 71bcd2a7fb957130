#pragma once

#include "core/image/image.h"

#include <filesystem>
#include <string>
#include <vector>

namespace core {

/// Pictures that another program made ready for a model: a tensor [B, channels, height, width], or one picture's
/// [channels, height, width], of a safetensors file, as it stands.
/// @param tensor  its name; empty: the only one, or of several `pixel_values`
/// @throws Error naming what is missing or has another shape
std::vector<PixelValues> readPixelValues(const std::filesystem::path& file, const std::string& tensor = {});

}  // namespace core
