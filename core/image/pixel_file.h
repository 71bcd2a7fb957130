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

/// How a model of pictures of any size cuts them.
struct PatchBlocks {
    Index side = 14;   ///< of a patch, in pixels
    Index joined = 2;  ///< patches across and down that stand together in the file
    Index frames = 2;  ///< pictures of a film that a patch covers; each of their channels is one of the picture
};

/// Pictures as patches one after the other, block by block [patches, 3 · frames · side · side], beside `image_grid_thw`
/// [B, 3], which says how many there are in time, down and across (Wang et al., 2024: Qwen2-VL).
/// @return with channels for each frame, channel by channel
/// @throws Error naming what is missing, has another shape, or is a longer film
std::vector<PixelValues> readPixelGrids(const std::filesystem::path& file, const std::string& tensor,
                                        const PatchBlocks& blocks);
/// A picture as patches one after the other, block by block: what readPixelGrids() reads.
/// @return [patches, 3 · frames · side · side]
Matrix blocksOf(const PixelValues& pixels, const PatchBlocks& blocks);
/// The patch that stands at each place of the file, counted row by row.
std::vector<Index> patchesByBlocks(Index rows, Index columns, Index joined);

}  // namespace core
