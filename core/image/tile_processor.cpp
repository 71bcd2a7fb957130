#include "core/image/tile_processor.h"

#include "core/error.h"
#include "core/image/resampling.h"
#include "core/json/json_object.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

constexpr Index longestEdgeOfTiles = 4096;  ///< transformers resizes to no more
constexpr Index longestAsked = Index{1} << 14U;

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

Image brought(const Image& image, const Size& size, const TileProcessor& processor)
{
    return resized(image, size[0], size[1], processor.values.resampling);
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
    if (!processor.tiles) {
        ProcessedImage made = processed(image, processor.values);
        if (made.image.width != side || made.image.height != side)
            throw Error(Code::OutOfRange, "", "the picture's size cannot be used: expected %1, found %2",
                        widthByHeight(side, side), widthByHeight(made.image.width, made.image.height));
        cut.tiles.push_back(std::move(made.pixels));
        cut.whole = std::move(made.shown);
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
    cut.whole = brought(whole, {side, side}, processor);
    cut.tiles.push_back(numbersOf(cut.whole, processor));
    if (cut.rows > 0) cut.image = std::move(whole);
    return cut;
}

TileProcessor readTileProcessor(const std::filesystem::path& folder, Index side, bool tiles)
{
    const auto [said, file] = saidOfPictures(folder);
    const JsonObject json(said, file.string(), "");
    TileProcessor processor{.side = side, .tiles = tiles};
    if (!tiles) {
        processor.values = imageProcessorIn(said, file.string(), side, side);
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
        processor.values = imageProcessorIn(values, file.string(), side, side, TakenSizes::Any);
    }
    std::error_code none;
    processor.values.assumed = !std::filesystem::exists(file, none);
    return processor;
}

}  // namespace core
