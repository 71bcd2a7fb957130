#pragma once

#include "core/image/image_processor.h"

namespace core {

/// From a picture to the tiles that a model of texts and pictures takes: brought to whole tiles and cut, with the whole
/// picture as small as one tile behind them, as transformers' Idefics3ImageProcessor does it with Pillow; or the whole
/// picture alone.
struct TileProcessor {
    Index side = 0;        ///< height and width of a tile, in pixels
    bool tiles = false;    ///< tiles can be cut; else `values` alone brings pictures to the size of one
    bool cuts = true;      ///< and are, unless somebody asks for whole pictures
    bool resizes = true;   ///< the longer edge is brought to `longest` before
    Index longest = 1456;  ///< in pixels: four tiles of 364
    /// In place of all that: sides are multiples of so many pixels, one token's, whatever the picture's shape; 0: not.
    Index whole_tokens = 0;
    Index frames = 1;                      ///< a patch covers so many pictures of a film; one stands for all of them
    Index fewest_pixels = Index{56} * 56;  ///< of a picture of any size
    Index most_pixels = Index{28} * 28 * 1280;
    ImageProcessor values = {};  ///< from a tile's pixels to numbers
};

/// A picture as tiles.
struct CutImage {
    Index rows = 0;                       ///< rows of tiles; 0 where it is one tile
    Index columns = 0;                    ///< tiles in a row
    std::vector<PixelValues> tiles = {};  ///< row by row, then the whole picture
    Image shown = {};                     ///< the picture itself in its own shape, to be looked at
    std::array<double, 2> kept = {1, 1};  ///< see ProcessedImage
};

/// @param cuts  whether it may be cut, if the processor does
/// @throws Error{OutOfRange} for pictures that cannot be resized so, or have more than `mostTiles` tiles
CutImage cutImage(const Image& image, const TileProcessor& processor, bool cuts = true);
inline constexpr Index mostTiles = 1024;

/// Reads how a folder's pictures are cut: preprocessor_config.json, or `image_processor` of processor_config.json.
/// @param side  of the tower's pictures, in pixels
/// @param tiles  the model's processor can cut pictures
/// @throws Error naming the field that cannot be used
TileProcessor readTileProcessor(const std::filesystem::path& folder, Index side, bool tiles);

/// How pictures are cut, from what a preprocessor_config.json says.
/// @param said  its object
/// @param file  names it in errors
TileProcessor tileProcessorIn(const Json& said, const std::string& file, Index side, bool tiles);

/// Reads how a folder's pictures become patches for a model of pictures of any size (Wang et al., 2024: Qwen2-VL).
/// @param token  its side in pixels, and how many patches of it stand side by side
/// @param frames  that a patch covers
TileProcessor readFreeProcessor(const std::filesystem::path& folder, Index token, Index patches, Index frames);

}  // namespace core
