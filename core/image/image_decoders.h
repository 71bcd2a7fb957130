#pragma once

#include "core/image/image.h"

#include <cstddef>
#include <span>
#include <string>

namespace core {

/// A picture as it is stored.
struct DecodedImage {
    Image image;
    int orientation = 1;  ///< Exif's: how it is to be turned
};

/// @param name  of the file, for messages
/// @throws Error{Truncated, Malformed, OutOfRange}
DecodedImage decodePng(std::span<const std::byte> bytes, const std::string& name);
DecodedImage decodeJpeg(std::span<const std::byte> bytes, const std::string& name);

/// Room for a picture, in black.
/// @throws Error{OutOfRange} for more than `mostPixels`
Image blankImage(Index width, Index height, const std::string& name);

}  // namespace core
