#pragma once

#include "core/image/image.h"

#include <cstddef>
#include <filesystem>
#include <span>

namespace core {

/// No picture has more pixels; beyond that a file is broken or hostile.
constexpr Index mostPixels = Index{1} << 27U;

/// Reads a PNG or JPEG picture, told apart by content, as Pillow's `Image.open(file).convert("RGB")` gives it:
/// transparency is left out, of 16 bits the upper 8 count, colour profiles and gamma are not applied. It is turned the
/// way its Exif orientation says.
/// @throws Error naming the file: CannotRead, Unsupported for pictures of other formats, Truncated, Malformed,
/// OutOfRange for more than `mostPixels`
Image readImage(const std::filesystem::path& path);

/// Whether bytes begin as a PNG or JPEG file does.
bool isPng(std::span<const std::byte> bytes);
bool isJpeg(std::span<const std::byte> bytes);
/// Whether a file begins as a PNG or JPEG file does; false where it cannot be read.
bool looksLikeImage(const std::filesystem::path& path);

}  // namespace core
