#pragma once

#include "core/image/image_processor.h"

namespace core {

/// A picture brought to another size as Pillow 13's Image.resize does it, to the last bit: across and down one after
/// the other, with weights of 22 fractional bits, rounded to 8 bits in between.
/// @param width, height  at least 1
Image resized(const Image& image, Index width, Index height, Resampling resampling);

}  // namespace core
