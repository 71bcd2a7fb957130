#include "core/image/tile_processor.h"

#include "core/error.h"
#include "core/image/image_file.h"
#include "core/image/resampling.h"
#include "core/json/json_object.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {
namespace {

constexpr Index longestEdgeOfTiles = 4096;  ///< transformers resizes to no more
constexpr Index longestAsked = Index{1} << 14U;
constexpr Index longestShown = 2048;  ///< more pixels nobody sees

using Size = std::array<Index, 2>;  // width, height

/// A product or quotient that loses its fraction, as Python's int() does.
Index cutOff(double number) { return std::max<Index>(1, static_cast<Index>(number)); }

/// The longer edge becomes `longest`, the other one even, in the picture's shape.
Size towardsLongest(const Image& image, Index longest)
{
    const double shape = static_cast<double>(image.width) / static_cast<double>(image.height);
    const auto even = [](Index length) { return length + length % 2; };
    const double edge = static_cast<double>(longest);
    Size size = image.width >= image.height ? Size{longest, std::max<Index>(1, even(static_cast<Index>(edge / shape)))}
                                            : Size{std::max<Index>(1, even(static_cast<Index>(edge * shape))), longest};
    const double ratio = static_cast<double>(size[0]) / static_cast<double>(size[1]);
    const double most = static_cast<double>(longestEdgeOfTiles);
    if (size[0] >= size[1] && size[0] > longestEdgeOfTiles)
        size = {longestEdgeOfTiles, cutOff(most / ratio)};
    else if (size[1] > longestEdgeOfTiles)
        size = {cutOff(most * ratio), longestEdgeOfTiles};
    return size;
}

/// The next size of whole tiles: the longer edge is rounded up, the shorter one follows it and is rounded up then.
Size inWholeTiles(const Image& image, Index side)
{
    const double shape = static_cast<double>(image.width) / static_cast<double>(image.height);
    const auto up = [side](Index length) { return (length + side - 1) / side * side; };
    if (image.width >= image.height) {
        const Index width = up(image.width);
        return {width, up(std::max<Index>(1, static_cast<Index>(static_cast<double>(width) / shape)))};
    }
    const Index height = up(image.height);
    return {up(std::max<Index>(1, static_cast<Index>(static_cast<double>(height) * shape))), height};
}

/// Multiples of a token's side, in the picture's shape as near as may be, with as many pixels as are allowed.
Size inWholeTokens(const Image& image, const TileProcessor& processor)
{
    constexpr double longestShape = 200;
    const double width = static_cast<double>(image.width), height = static_cast<double>(image.height);
    if (std::max(width, height) > longestShape * std::min(width, height))
        throw Error(Code::OutOfRange, "",
                    "the picture's shape cannot be used: expected sides that differ by a factor "
                    "of at most 200, found %1",
                    widthByHeight(image.width, image.height));
    const double side = static_cast<double>(processor.whole_tokens);
    const double fewest = static_cast<double>(processor.fewest_pixels),
                 most = static_cast<double>(processor.most_pixels);
    const auto nearest = [side](double length) { return std::nearbyint(length / side) * side; };
    double across = nearest(width), down = nearest(height);
    if (across * down > most) {
        const double shrink = std::sqrt(height * width / most);
        across = std::max(side, std::floor(width / shrink / side) * side);
        down = std::max(side, std::floor(height / shrink / side) * side);
    } else if (across * down < fewest) {
        const double grow = std::sqrt(fewest / (height * width));
        across = std::ceil(width * grow / side) * side;
        down = std::ceil(height * grow / side) * side;
    }
    return {static_cast<Index>(across), static_cast<Index>(down)};
}

Image brought(const Image& image, const Size& size, const TileProcessor& processor)
{
    return resized(image, size[0], size[1], processor.values.resampling);
}

/// A picture as people look at it: in its own shape, which whole tiles do not have.
Image shownOf(const Image& image)
{
    const Index longest = std::max(image.width, image.height);
    if (longest <= longestShown) return image;
    const auto less = [longest](Index length) { return std::max<Index>(1, length * longestShown / longest); };
    return resized(image, less(image.width), less(image.height), Resampling::Bilinear);
}

Image partOf(const Image& image, Index left, Index top, Index side)
{
    Image part{side, side, {}};
    part.rgb.reserve(static_cast<std::size_t>(3 * side * side));
    for (Index y = top; y < top + side; ++y) {
        const auto row = image.rgb.begin() + 3 * (y * image.width + left);
        part.rgb.insert(part.rgb.end(), row, row + 3 * side);
    }
    return part;
}

PixelValues numbersOf(const Image& tile, const TileProcessor& processor)
{
    return processed(tile, {.rescale = processor.values.rescale, .normalise = processor.values.normalise}).pixels;
}

/// A film that stands still: each channel as often as there are frames.
PixelValues asFilm(const PixelValues& picture, Index frames)
{
    PixelValues film{picture.channels * frames, picture.height, picture.width, {}};
    film.values.reserve(picture.values.size() * static_cast<std::size_t>(frames));
    const auto area = static_cast<std::ptrdiff_t>(picture.height * picture.width);
    for (auto channel = picture.values.begin(); channel != picture.values.end(); channel += area)
        for (Index frame = 0; frame < frames; ++frame) film.values.insert(film.values.end(), channel, channel + area);
    return film;
}

/// The object that says how pictures are read, and its file; an empty one where no file says it.
std::pair<Json, std::filesystem::path> saidOfPictures(const std::filesystem::path& folder)
{
    constexpr std::size_t longest = 1U << 20U;
    std::error_code none;
    const std::filesystem::path own = folder / "preprocessor_config.json", all = folder / "processor_config.json";
    if (std::filesystem::exists(own, none)) return {readJsonObject(own.string(), longest), own};
    if (!std::filesystem::exists(all, none)) return {Json::object(), own};
    Json fields = readJsonObject(all.string(), longest);
    const auto inside = fields.find("image_processor");
    return {inside == fields.end() ? Json::object() : Json(*inside), inside == fields.end() ? own : all};
}

/// {"longest_edge": N}, or one number.
Index longestIn(const JsonObject& json, const char* field, Index absent)
{
    const Json* size = json.find(field);
    if (size == nullptr) return absent;
    const Json* number = size->is_object() && size->contains("longest_edge") ? &(*size)["longest_edge"] : size;
    if (!number->is_number_integer() || *number < 1 || *number > longestAsked)
        throw json.wrong(
            field, *size,
            Words("%1 cannot be used: expected longest_edge from 1 to %3, found %2", std::to_string(longestAsked)));
    return number->get<Index>();
}

}  // namespace

CutImage cutImage(const Image& image, const TileProcessor& processor, bool cuts)
{
    const Index side = processor.side;
    CutImage cut;
    if (processor.whole_tokens > 0) {
        const Size size = processor.resizes ? inWholeTokens(image, processor) : Size{image.width, image.height};
        if (size[0] % processor.whole_tokens != 0 || size[1] % processor.whole_tokens != 0 || size[0] < 1
            || size[1] < 1)
            throw Error(Code::OutOfRange, "",
                        "the picture's size cannot be used: expected multiples of %1 pixels, as "
                        "the processor does not resize, found %2",
                        std::to_string(processor.whole_tokens), widthByHeight(size[0], size[1]));
        cut.tiles.push_back(asFilm(numbersOf(brought(image, size, processor), processor), processor.frames));
        cut.shown = shownOf(image);
        return cut;
    }
    if (!processor.tiles) {
        ProcessedImage made = processed(image, processor.values);
        if (made.image.width != side || made.image.height != side)
            throw Error(Code::OutOfRange, "", "the picture's size cannot be used: expected %1, found %2",
                        widthByHeight(side, side), widthByHeight(made.image.width, made.image.height));
        cut.tiles.push_back(std::move(made.pixels));
        cut.shown = std::move(made.shown);
        cut.kept = made.kept;
        return cut;
    }
    cuts = cuts && processor.cuts;
    Image whole = processor.resizes ? brought(image, towardsLongest(image, processor.longest), processor) : image;
    if (cuts) whole = brought(whole, inWholeTiles(whole, side), processor);
    if (cuts && (whole.width > side || whole.height > side)) {
        cut.rows = whole.height / side;
        cut.columns = whole.width / side;
        if (cut.rows > mostTiles / cut.columns)
            throw Error(Code::OutOfRange, "", "the picture's size cannot be used: expected at most %1 tiles, found %2",
                        std::to_string(mostTiles), widthByHeight(cut.columns, cut.rows));
        for (Index tile = 0; tile < cut.rows * cut.columns; ++tile)
            cut.tiles.push_back(
                numbersOf(partOf(whole, tile % cut.columns * side, tile / cut.columns * side, side), processor));
    }
    cut.tiles.push_back(numbersOf(brought(whole, {side, side}, processor), processor));
    cut.shown = shownOf(image);
    return cut;
}

TileProcessor readTileProcessor(const std::filesystem::path& folder, Index side, bool tiles)
{
    const auto [said, file] = saidOfPictures(folder);
    TileProcessor processor = tileProcessorIn(said, file.string(), side, tiles);
    std::error_code none;
    processor.values.assumed = !std::filesystem::exists(file, none);
    return processor;
}

TileProcessor tileProcessorIn(const Json& said, const std::string& file, Index side, bool tiles)
{
    const JsonObject json(said, file, "");
    TileProcessor processor{.side = side, .tiles = tiles};
    if (!tiles) {
        processor.values = imageProcessorIn(said, file, side, side);
    } else {
        json.read("do_resize", processor.resizes);
        json.read("do_image_splitting", processor.cuts);
        processor.longest = longestIn(json, "size", 4 * side);
        const Index tile = longestIn(json, "max_image_size", side);
        if (tile != side)
            throw json.wrong(
                "max_image_size", *json.find("max_image_size"),
                Words("%1 cannot be used: expected %3 pixels, which the model takes, found %2", std::to_string(side)));
        // Its sizes are tiles', and none that every picture is brought to.
        Json values = said;
        values["do_resize"] = false;
        values["do_center_crop"] = false;
        values["do_pad"] = false;  // tiles of several pictures, to one number of them
        if (!values.contains("image_processor_type")) values["image_processor_type"] = "Idefics3ImageProcessor";
        processor.values = imageProcessorIn(values, file, side, side, TakenSizes::Any);
    }
    return processor;
}

TileProcessor readFreeProcessor(const std::filesystem::path& folder, Index token, Index patches, Index frames)
{
    const auto [said, file] = saidOfPictures(folder);
    const JsonObject json(said, file.string(), "");
    TileProcessor processor{.side = token, .whole_tokens = token, .frames = frames};
    json.read("do_resize", processor.resizes);
    const auto pixels = [&](const char* edge, const char* old, Index absent) {
        const Json* size = json.find("size");
        const Json* number =
            size != nullptr && size->is_object() && size->contains(edge) ? &(*size)[edge] : json.find(old);
        if (number == nullptr) return absent;
        if (!number->is_number_integer() || *number < 1 || *number > mostPixels)
            throw json.wrong(number == json.find(old) ? old : "size", *number,
                             Words("%1 cannot be used: expected 1 to %3 pixels, found %2", std::to_string(mostPixels)));
        return number->get<Index>();
    };
    processor.fewest_pixels = pixels("shortest_edge", "min_pixels", processor.fewest_pixels);
    processor.most_pixels = pixels("longest_edge", "max_pixels", processor.most_pixels);
    const auto requireSame = [&](const char* field, Index right) {
        Index found = right;
        json.read(field, found);
        if (found != right)
            throw json.wrong(
                field, *json.find(field),
                Words("%1 cannot be used: expected %3, as config.json has it, found %2", std::to_string(right)));
    };
    requireSame("patch_size", token / patches);
    requireSame("merge_size", patches);
    requireSame("temporal_patch_size", frames);
    // Its sizes are bounds, and none that every picture is brought to.
    Json values = said;
    values["do_resize"] = false;
    values["do_center_crop"] = false;
    if (!values.contains("image_processor_type")) values["image_processor_type"] = "CLIPImageProcessor";
    if (!values.contains("resample")) values["resample"] = static_cast<int>(Resampling::Bicubic);
    processor.values = imageProcessorIn(values, file.string(), token, token, TakenSizes::Any);
    std::error_code none;
    processor.values.assumed = !std::filesystem::exists(file, none);
    return processor;
}

}  // namespace core
