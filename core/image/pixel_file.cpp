#include "core/image/pixel_file.h"

#include "core/error.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/stored_weight.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>

namespace core {

namespace {

/// The place of each number in a picture [channels, height, width], in the order of squares one after the other.
std::vector<std::size_t> placesBySquares(Index height, Index width, Index side)
{
    std::vector<std::size_t> places;
    for (Index top = 0; top + side <= height; top += side)
        for (Index left = 0; left + side <= width; left += side)
            for (Index y = top; y < top + side; ++y)
                for (Index x = left; x < left + side; ++x)
                    for (Index channel = 0; channel < 3; ++channel)
                        places.push_back(static_cast<std::size_t>((channel * height + y) * width + x));
    return places;
}

/// Where the shapes of a tensor's pictures stand, under the same prefix.
/// @return empty where there are none
std::string shapesBeside(const SafetensorsFile& file, const std::string& name)
{
    constexpr std::string_view values = "pixel_values";
    if (!name.ends_with(values)) return {};
    std::string shapes = name.substr(0, name.size() - values.size()) + "spatial_shapes";
    return file.contains(shapes) ? shapes : std::string();
}

/// @throws Error{WrongShape, OutOfRange}
std::vector<PixelValues> readSquares(const SafetensorsFile& file, const std::string& name, const std::string& shapes)
{
    std::vector<Index> shape = file.entry(name).shape;
    if (shape.size() == 2) shape.insert(shape.begin(), 1);
    const Index area = shape.size() == 3 ? shape[2] / 3 : 0;
    const auto side = static_cast<Index>(std::lround(std::sqrt(static_cast<double>(area))));
    if (shape.size() != 3 || side < 1 || 3 * side * side != shape[2])
        throw Error(Code::WrongShape, file.name(),
                    "tensor “%1” has the wrong shape: expected [B, squares, side · side · 3], found %2", name,
                    shapeText(shape));
    const std::vector<Index> sizesShape{shape[0], 2};
    if (file.entry(shapes).shape != sizesShape)
        throw Error(Code::WrongShape, file.name(), "tensor “%1” has the wrong shape: expected %2, found %3", shapes,
                    shapeText(sizesShape), shapeText(file.entry(shapes).shape));
    const std::vector<float> sizes = file.floats(shapes), values = file.floats(name);
    std::vector<PixelValues> pictures;
    for (Index picture = 0; picture < shape[0]; ++picture) {
        const RowVector size = Eigen::Map<const RowVector>(sizes.data() + 2 * picture, 2);
        const float most = static_cast<float>(shape[1]);
        if (!(size(0) >= 1 && size(1) >= 1 && size(0) <= most && size(1) <= most && size(0) * size(1) <= most))
            throw Error(Code::OutOfRange, file.name(),
                        "tensor “%1” cannot be used: expected rows and columns of at most %2 squares, found %3 × %4",
                        shapes, std::to_string(shape[1]), std::to_string(size(0)), std::to_string(size(1)));
        const auto rows = static_cast<Index>(size(0)), columns = static_cast<Index>(size(1));
        PixelValues pixels{3, rows * side, columns * side,
                           std::vector<float>(static_cast<std::size_t>(rows * columns * shape[2]))};
        const float* from = values.data() + picture * shape[1] * shape[2];
        for (const std::size_t place : placesBySquares(pixels.height, pixels.width, side))
            pixels.values[place] = *from++;
        pictures.push_back(std::move(pixels));
    }
    return pictures;
}

/// Squares one after the other, whose places another tensor says in a way that no model here takes.
/// @throws Error{Unsupported} naming that tensor
void refuseOtherGrids(const SafetensorsFile& file, const std::string& name)
{
    const std::string before = name.substr(0, name.rfind('.') + 1);
    for (const char* grid : {"image_grid_thw", "pixel_position_ids", "pixel_attention_mask"})
        if (file.contains(before + grid))
            throw Error(Code::Unsupported, file.name(),
                        "tensor “%1%2” is not supported: expected pixel_values [B, channels, height, width], or "
                        "squares beside spatial_shapes [B, 2], found squares without them",
                        before, grid);
}

/// A number as people write it: whole ones without a point.
std::string plainNumber(float number)
{
    std::array<char, 64> text{};
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr};
}

/// How many patches a picture has in time, down and across.
/// @param said  three numbers of `image_grid_thw`
/// @throws Error{Unsupported} for a film, Error{OutOfRange} naming what was said
std::array<Index, 3> sizeInGrid(const float* said, Index joined, const std::string& file, const std::string& grid)
{
    constexpr Index longestGrid = 1 << 12;
    std::array<Index, 3> size{};
    std::string written;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const bool fits = said[axis] >= 1 && said[axis] <= static_cast<float>(longestGrid);
        size[axis] = fits && std::floor(said[axis]) == said[axis] ? static_cast<Index>(said[axis]) : 0;
        written += (axis > 0 ? " × " : "") + plainNumber(said[axis]);
    }
    if (size[0] > 1)
        throw Error(Code::Unsupported, file, "a film is not supported: expected 1 in time in “%1”, found %2", grid,
                    std::to_string(size[0]));
    if (std::ranges::find(size, 0) != size.end() || size[1] % joined != 0 || size[2] % joined != 0)
        throw Error(Code::OutOfRange, file,
                    "tensor “%1” cannot be used: expected 1 in time, and rows and columns that are multiples of %2, at "
                    "most %3, found %4",
                    grid, std::to_string(joined), std::to_string(longestGrid), written);
    return size;
}

/// @param shape  [B, channels, height, width], all of the tensor's numbers
std::vector<PixelValues> partsOf(const SafetensorsFile& file, const std::string& name, const std::vector<Index>& shape)
{
    if (std::ranges::find(shape, 0) != shape.end())
        throw Error(Code::WrongShape, file.name(), "tensor “%1” has the wrong shape: expected no 0, found %2", name,
                    shapeText(shape));
    const std::vector<float> values = file.floats(name);
    const auto size = static_cast<std::ptrdiff_t>(shape[1] * shape[2] * shape[3]);
    std::vector<PixelValues> pictures;
    for (auto at = values.begin(); at != values.end(); at += size)
        pictures.push_back({shape[1], shape[2], shape[3], {at, at + size}});
    return pictures;
}

}  // namespace

Matrix squaresOf(const PixelValues& pixels, Index side)
{
    Matrix squares(pixels.height / side * (pixels.width / side), 3 * side * side);
    float* to = squares.data();
    for (const std::size_t place : placesBySquares(pixels.height, pixels.width, side)) *to++ = pixels.values[place];
    return squares;
}

std::vector<PixelValues> readPixelTiles(const std::filesystem::path& path, const std::string& tensor)
{
    const auto file = SafetensorsFile::open(path);
    const std::string name = file.chosen(tensor, "pixel_values");
    const std::vector<Index> shape = file.entry(name).shape;
    if (shape.size() == 5 && shape[0] != 1)
        throw Error(Code::WrongShape, file.name(),
                    "tensor “%1” has the wrong shape: expected the tiles of one text, [1, tiles, channels, height, "
                    "width], found %2",
                    name, shapeText(shape));
    std::vector<PixelValues> tiles =
        shape.size() == 5 ? partsOf(file, name, {shape.begin() + 1, shape.end()}) : readPixelValues(path, tensor);
    const auto isFilling = [](const PixelValues& tile) {
        return std::ranges::all_of(tile.values, [](float value) { return value == 0; });
    };
    if (!std::ranges::all_of(tiles, isFilling)) std::erase_if(tiles, isFilling);
    return tiles;
}

std::vector<PixelValues> readPixelValues(const std::filesystem::path& path, const std::string& tensor)
{
    const auto file = SafetensorsFile::open(path);
    const std::string name = file.chosen(tensor, "pixel_values");
    if (const std::string shapes = shapesBeside(file, name); !shapes.empty()) return readSquares(file, name, shapes);
    std::vector<Index> shape = file.entry(name).shape;
    if (shape.size() < 4) refuseOtherGrids(file, name);
    if (shape.size() == 3) shape.insert(shape.begin(), 1);
    if (shape.size() != 4 || std::ranges::find(shape, 0) != shape.end())
        throw Error(Code::WrongShape, file.name(),
                    "tensor “%1” has the wrong shape: expected [B, channels, height, width], found %2 dimensions", name,
                    std::to_string(shape.size()));
    return partsOf(file, name, shape);
}

std::vector<Index> patchesByBlocks(Index rows, Index columns, Index joined)
{
    std::vector<Index> patches;
    patches.reserve(static_cast<std::size_t>(rows * columns));
    for (Index top = 0; top < rows; top += joined)
        for (Index left = 0; left < columns; left += joined)
            for (Index row = top; row < top + joined; ++row)
                for (Index column = left; column < left + joined; ++column) patches.push_back(row * columns + column);
    return patches;
}

namespace {

/// Calls with the place of each number in a picture and in a patch's row.
template<typename Use>
void eachOfPatch(const PixelValues& pixels, Index side, Index patch, const Use& use)
{
    const Index columns = pixels.width / side;
    const Index top = patch / columns * side, left = patch % columns * side;
    Index place = 0;
    for (Index channel = 0; channel < pixels.channels; ++channel)
        for (Index y = top; y < top + side; ++y)
            for (Index x = left; x < left + side; ++x, ++place)
                use(static_cast<std::size_t>((channel * pixels.height + y) * pixels.width + x), place);
}

}  // namespace

Matrix blocksOf(const PixelValues& pixels, const PatchBlocks& blocks)
{
    const Index rows = pixels.height / blocks.side, columns = pixels.width / blocks.side;
    Matrix all(rows * columns, pixels.channels * blocks.side * blocks.side);
    Index row = 0;
    for (const Index patch : patchesByBlocks(rows, columns, blocks.joined)) {
        eachOfPatch(pixels, blocks.side, patch,
                    [&](std::size_t pixel, Index place) { all(row, place) = pixels.values[pixel]; });
        ++row;
    }
    return all;
}

std::vector<PixelValues> readPixelGrids(const std::filesystem::path& path, const std::string& tensor,
                                        const PatchBlocks& blocks)
{
    const auto file = SafetensorsFile::open(path);
    const std::string name = file.chosen(tensor, "pixel_values");
    const std::string grid = name.substr(0, name.rfind('.') + 1) + "image_grid_thw";
    if (!file.contains(grid))
        throw Error(Code::Missing, file.name(),
                    "tensor “%1” is missing: expected rows and columns of patches, [B, 3], beside “%2”", grid, name);
    const std::vector<Index> shape = file.entry(name).shape, grids = file.entry(grid).shape;
    const Index numbers = 3 * blocks.frames * blocks.side * blocks.side;
    if (shape.size() != 2 || shape[1] != numbers)
        throw Error(Code::WrongShape, file.name(), "tensor “%1” has the wrong shape: expected [patches, %2], found %3",
                    name, std::to_string(numbers), shapeText(shape));
    if (grids.size() != 2 || grids[1] != 3 || grids[0] < 1)
        throw Error(Code::WrongShape, file.name(), "tensor “%1” has the wrong shape: expected [B, 3], found %2", grid,
                    shapeText(grids));
    const std::vector<float> sizes = file.floats(grid), values = file.floats(name);
    std::vector<PixelValues> pictures;
    Index first = 0;
    for (Index picture = 0; picture < grids[0]; ++picture) {
        const std::array<Index, 3> size = sizeInGrid(sizes.data() + 3 * picture, blocks.joined, file.name(), grid);
        const Index count = size[1] * size[2];
        if (first + count > shape[0])
            throw Error(Code::WrongShape, file.name(),
                        "tensor “%1” has the wrong shape: expected at least %2 patches, as “%3” says, found %4", name,
                        std::to_string(first + count), grid, std::to_string(shape[0]));
        PixelValues pixels{3 * blocks.frames, size[1] * blocks.side, size[2] * blocks.side,
                           std::vector<float>(static_cast<std::size_t>(count * numbers))};
        const float* row = values.data() + first * numbers;
        for (const Index patch : patchesByBlocks(size[1], size[2], blocks.joined)) {
            eachOfPatch(pixels, blocks.side, patch,
                        [&](std::size_t pixel, Index place) { pixels.values[pixel] = row[place]; });
            row += numbers;
        }
        pictures.push_back(std::move(pixels));
        first += count;
    }
    if (first != shape[0])
        throw Error(Code::WrongShape, file.name(),
                    "tensor “%1” has the wrong shape: expected %2 patches, as “%3” says, found %4", name,
                    std::to_string(first), grid, std::to_string(shape[0]));
    return pictures;
}

}  // namespace core
