#pragma once

#include "core/image/image.h"

#include <cstddef>
#include <span>

namespace core {

/// The orientation that Exif data names.
/// @param data  of a JPEG file, or beginning with "Exif\0\0"
/// @return 1 to 8; 1, as it lies, where there is none
int exifOrientation(std::span<const std::byte> data);

/// Turns and mirrors a picture the way that Exif's orientation says.
Image oriented(Image image, int orientation);

}  // namespace core
