#pragma once

#include "core/image/image_processor.h"

namespace core {

/// From a picture to the tiles that a model of texts and pictures takes: brought to whole tiles and cut, with the whole
/// picture as small as one tile behind them, as transformers' Idefics3ImageProcessor does it with Pillow; or the whole
/// picture alone.
struct TileProcessor {
    Index side = 0;              ///< height and width of a tile, in pixels
    bool tiles = false;          ///< tiles can be cut; else `values` alone brings pictures to the size of one
    bool cuts = true;            ///< and are, unless somebody asks for whole pictures
    bool resizes = true;         ///< the longer edge is brought to `longest` before
    Index longest = 1456;        ///< in pixels: four tiles of 364
    ImageProcessor values = {};  ///< from a tile's pixels to numbers
};

/// A picture as tiles.
struct CutImage {
    Index rows = 0;                       ///< rows of tiles; 0 where it is one tile
    Index columns = 0;                    ///< tiles in a row
    std::vector<PixelValues> tiles = {};  ///< row by row, then the whole picture
    Image image = {};                     ///< what the tiles were cut from; empty where there are none
    Image whole = {};                     ///< the whole picture as the last tile has it
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

}  // namespace core
