#pragma once

#include "core/image/image.h"

#include <filesystem>

namespace core {

/// Pictures that another program made ready for a model: the tensor `pixel_values` of a safetensors file, or its only
/// one, [B, channels, height, width] or one picture's [channels, height, width], as it stands.
/// @throws Error naming what is missing or has another shape
std::vector<PixelValues> readPixelValues(const std::filesystem::path& file);

}  // namespace core
