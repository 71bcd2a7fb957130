#pragma once

#include "core/image/image.h"

#include <filesystem>
#include <string>
#include <vector>

namespace core {

/// Pictures that another program made ready for a model: a tensor [B, channels, height, width], or one picture's
/// [channels, height, width], of a safetensors file, as it stands.
/// Beside `spatial_shapes` [B, 2], rows and columns of squares, they are SigLIP 2's: squares one after the other, of
/// each its pixels row by row with all channels, [B, most squares, numbers]; what fills them up is left out.
/// @param tensor  its name; empty: the only one, or of several `pixel_values`
/// @throws Error naming what is missing or has another shape
std::vector<PixelValues> readPixelValues(const std::filesystem::path& file, const std::string& tensor = {});

/// The tiles of one text's pictures that another program made ready for a model: [1, tiles, channels, height, width],
/// or as readPixelValues() has them. Tiles of zeros fill a batch up and are left out, as transformers does it.
/// @param tensor  its name; empty: the only one, or of several `pixel_values`
/// @throws Error naming what is missing or has another shape
std::vector<PixelValues> readPixelTiles(const std::filesystem::path& file, const std::string& tensor = {});

/// A picture's squares in that order.
/// @return [squares, side · side · channels]
Matrix squaresOf(const PixelValues& pixels, Index side);

}  // namespace core
