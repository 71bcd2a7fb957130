#pragma once

#include "core/image/image_processor.h"

#include <vector>

namespace core {

/// A picture brought to another size as Pillow 13's Image.resize does it, to the last bit: across and down one after
/// the other, with weights of 22 fractional bits, rounded to 8 bits in between.
/// @param width, height  at least 1
Image resized(const Image& image, Index width, Index height, Resampling resampling);

/// Which numbers of a row are combined into one of another row, and how much of each.
struct ResampledFrom {
    Index first = 0;
    std::vector<double> shares = {};  ///< they sum to 1, unless all are 0
};

/// The shares before rounding, for numbers of any kind; not for Nearest, which combines none.
/// @param place     in the new row of `to` numbers
ResampledFrom resampledFrom(Index place, Index from, Index to, Resampling resampling);

/// The kernel of cubic convolution (Keys, 1981), of which a = -0.5 is Pillow's and a = -0.75 torch's.
double cubicKernel(double distance, double a);

}  // namespace core
