#include "core/model/recorded/recorded_pictures.h"

#include "core/error.h"
#include "core/file/inner_names.h"
#include "core/image/image_file.h"
#include "core/image/image_processor.h"
#include "core/json/json_text.h"
#include "core/model/recorded/recorded_metadata.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr const char* pictureKey = "picture";
constexpr Index mostPatches = 1 << 20;
constexpr std::size_t mostImages = 4096;
constexpr Index patchPixels = 16;  ///< size of a shown square where the picture's own pixels are unknown

/// A count from 1; 0 for anything else.
Index countIn(const Json& json) { return json.is_number_unsigned() && json <= mostPatches ? json.get<Index>() : 0; }

bool readPair(const Json& object, const char* field, Index& rows, Index& columns)
{
    const auto found = object.find(field);
    if (found == object.end()) return true;
    if (!found->is_array() || found->size() != 2) return false;
    rows = countIn((*found)[0]);
    columns = countIn((*found)[1]);
    return rows > 0 && columns > 0;
}

/// Tokens by their places, or a flag for each of them.
bool readPatches(const Json& object, std::vector<Index>& patches)
{
    const auto found = object.find("patches");
    if (found == object.end()) return true;
    if (!found->is_array() || found->size() > static_cast<std::size_t>(mostPatches)) return false;
    bool flags = found->size() > 2;
    for (const Json& each : *found) {
        if (!each.is_boolean() && !(each.is_number_unsigned() && each <= mostPatches)) return false;
        flags = flags && (each.is_boolean() || each <= 1);
        patches.push_back(each.is_boolean() ? Index{each.get<bool>()} : each.get<Index>());
    }
    if (!flags) return std::set<Index>(patches.begin(), patches.end()).size() == patches.size();
    std::vector<Index> places;
    for (std::size_t token = 0; token < patches.size(); ++token)
        if (patches[token] == 1) places.push_back(static_cast<Index>(token));
    patches = std::move(places);
    return true;
}

/// A picture that a file names, which lies at or below the dump's folder, so that a file of somebody else's shows none
/// of this user's pictures; or in it under its own name, as files do that travelled within a figure.
/// @return empty where there is none
fs::path imageIn(const fs::path& folder, const fs::path& name)
{
    const fs::path plain = name.lexically_normal();
    if (plain.empty() || leadsOutside(plain)) return {};
    std::error_code none;
    for (const fs::path& place : {folder / name, folder / plain.filename()})
        if (fs::is_regular_file(place, none)) return place;
    return {};
}

bool readImages(const Json& object, const fs::path& folder, RecordedPictures& pictures,
                std::vector<std::string>& warnings)
{
    const auto found = object.find("images");
    if (found == object.end()) return true;
    if (!found->is_array() || found->size() > mostImages) return false;
    for (const Json& each : *found) {
        if (!each.is_string()) return false;
        const fs::path name = each.get<std::string>();
        fs::path image = imageIn(folder, name);
        if (image.empty()) {
            warnings.push_back("the picture " + name.string().substr(0, 200)
                               + " does not lie beside the file; --image names it");
            pictures.images.clear();
            return true;
        }
        pictures.images.push_back(std::move(image));
    }
    return true;
}

std::optional<RecordedPictures> picturesIn(const Json& object, const fs::path& folder,
                                           std::vector<std::string>& warnings)
{
    RecordedPictures pictures;
    const auto offset = object.is_object() ? object.find("offset") : object.end();
    const auto frames = object.is_object() ? object.find("frames") : object.end();
    bool right = object.is_object() && readPair(object, "grid", pictures.rows, pictures.columns)
                 && readPair(object, "tiles", pictures.tile_rows, pictures.tile_columns)
                 && readPatches(object, pictures.patches) && readImages(object, folder, pictures, warnings);
    if (right && offset != object.end()) {
        right = offset->is_number_unsigned() && *offset <= mostPatches;
        if (right) pictures.offset = offset->get<Index>();
    }
    if (right && frames != object.end()) right = (pictures.frames = countIn(*frames)) > 0;
    if (right) return pictures;
    warnings.emplace_back("“picture” does not say images, a grid [rows, columns], tiles, frames, an offset or patches");
    return std::nullopt;
}

/// The file that describes a dump's pictures, if its own metadata does not.
std::vector<fs::path> placesBeside(const RecordedSource& source)
{
    return {source.query_tokens, fs::path(source.file).replace_extension(".json")};
}

/// The object in a JSON file that lies there for its tokens.
std::optional<Json> pictureBeside(const fs::path& file)
{
    constexpr std::size_t longest = 64U << 20U;
    std::error_code none;
    if (file.empty() || file.extension() != ".json" || !fs::is_regular_file(file, none)) return std::nullopt;
    if (fs::file_size(file, none) > longest) return std::nullopt;
    try {
        const Json json = readJsonObject(file.string(), longest);
        const auto found = json.find(pictureKey);
        return found == json.end() ? std::nullopt : std::optional<Json>(std::in_place, *found);
    } catch (const Error&) {
        return std::nullopt;  // a list, or about something else
    }
}

/// How a text's patches lie: all frames and tiles as one picture.
struct Grid {
    RecordedPictures said;
    Index frame_rows = 1;     ///< frames above each other
    Index frame_columns = 1;  ///< and side by side

    Index tileRows() const { return said.tile_rows * frame_rows; }
    Index tileColumns() const { return said.tile_columns * frame_columns; }
    Index rows() const { return said.rows * tileRows(); }
    Index columns() const { return said.columns * tileColumns(); }
    Index squares() const { return rows() * columns(); }

    /// The square of the nth patch, in the order of the tokens.
    Index square(Index patch) const
    {
        const Index inTile = patch % (said.rows * said.columns);
        const Index tile = patch / (said.rows * said.columns);
        const Index inFrame = tile % (said.tile_rows * said.tile_columns);
        const Index frame = tile / (said.tile_rows * said.tile_columns);
        const Index row =
            (frame / frame_columns * said.tile_rows + inFrame / said.tile_columns) * said.rows + inTile / said.columns;
        const Index column = (frame % frame_columns * said.tile_columns + inFrame % said.tile_columns) * said.columns
                             + inTile % said.columns;
        return row * columns() + column;
    }
};

/// The side of a square of so many; 0 if there is none.
Index sideOf(Index count)
{
    const auto side = static_cast<Index>(std::lround(std::sqrt(static_cast<double>(std::max<Index>(count, 0)))));
    return side * side == count ? side : 0;
}

/// Completes the grid by the number of tokens.
Grid gridFor(RecordedPictures said, Index tokens, const std::string& file)
{
    const Index parts = said.tile_rows * said.tile_columns * said.frames;
    const Index listed = std::ssize(said.patches);
    const auto refuse = [&](const std::string& expected) {
        if (listed > 0)
            return Error(Code::WrongShape, file,
                         "the picture's patches have the wrong shape: expected %1, all among the %2 tokens, found %3",
                         expected, std::to_string(tokens), std::to_string(listed));
        return Error(Code::WrongShape, file,
                     "the picture's patches have the wrong shape: expected %1; “picture” in the file, or in "
                     "FILE.json beside it, says \"grid\": [rows, columns] and \"offset\", found %2 tokens",
                     expected, std::to_string(tokens));
    };
    const auto fits = [&](Index offset) {
        const Index count = said.patches.empty() ? tokens - offset : std::ssize(said.patches);
        const Index side = count % parts == 0 ? sideOf(count / parts) : 0;
        if (side == 0) return false;
        said.rows = said.columns = side;
        said.offset = offset;
        return true;
    };
    if (said.rows == 0) {
        // [CLS] is the usual one; registers and the token of distillation come behind it.
        const std::vector<Index> usual = said.offset ? std::vector{*said.offset} : std::vector<Index>{1, 0, 5, 2};
        if (std::ranges::none_of(usual, fits)) throw refuse("a square of them");
    }
    Grid grid{std::move(said)};
    for (Index rows = 1; rows * rows <= grid.said.frames; ++rows)
        if (grid.said.frames % rows == 0) grid.frame_rows = rows;
    grid.frame_columns = grid.said.frames / grid.frame_rows;
    if (grid.squares() > mostPatches) throw refuse("at most 2^20 patches");
    if (!grid.said.patches.empty()) {
        const bool inside = std::ranges::all_of(grid.said.patches, [&](Index token) { return token < tokens; });
        if (!inside || std::ssize(grid.said.patches) != grid.squares())
            throw refuse(std::to_string(grid.squares()) + " patches");
    } else if (!grid.said.offset) {
        grid.said.offset = tokens - grid.squares();
    }
    if (grid.said.offset.value_or(0) < 0 || (grid.said.patches.empty() && *grid.said.offset + grid.squares() > tokens))
        throw refuse(std::to_string(grid.squares()) + " patches");
    return grid;
}

PatchEmbedding patchesOf(const Grid& grid, const std::vector<Token>& tokens)
{
    PatchEmbedding patches;
    patches.side = patchPixels;
    patches.height = grid.rows() * patchPixels;
    patches.width = grid.columns() * patchPixels;
    const bool plain = grid.said.patches.empty() && grid.said.frames == 1 && grid.tileRows() * grid.tileColumns() == 1;
    const Index offset = grid.said.offset.value_or(0);
    // Vision transformers begin with [CLS] and registers; the patches stand behind them.
    if (plain && offset <= 1 + 8 && offset + grid.squares() == std::ssize(tokens)) {
        for (Index token = 0; token < offset; ++token)
            patches.learned.push_back({token == 0 ? LearnedToken::Kind::Class : LearnedToken::Kind::Register, {}});
        return patches;
    }
    auto placed = std::make_shared<PlacedSquares>();
    placed->tokens.resize(static_cast<std::size_t>(grid.squares()));
    placed->squares.assign(tokens.size(), -1);
    for (Index patch = 0; patch < grid.squares(); ++patch) {
        const Index token =
            grid.said.patches.empty() ? offset + patch : grid.said.patches[static_cast<std::size_t>(patch)];
        placed->tokens[static_cast<std::size_t>(grid.square(patch))] = token;
        placed->squares[static_cast<std::size_t>(token)] = grid.square(patch);
    }
    for (const Token& token : tokens) placed->names.push_back(token.text);
    patches.placed = std::move(placed);
    return patches;
}

ProcessedImage resized(const fs::path& file, Index width, Index height)
{
    return processed(readImage(file), {.size = std::array{width, height}, .rescale = std::nullopt});
}

/// A film's frames as one picture.
Image framesOf(std::span<const fs::path> files, const Grid& grid)
{
    const Index width = grid.said.columns * grid.said.tile_columns * patchPixels;
    const Index height = grid.said.rows * grid.said.tile_rows * patchPixels;
    Image all{width * grid.frame_columns, height * grid.frame_rows, {}};
    all.rgb.resize(static_cast<std::size_t>(3 * all.width * all.height));
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Image frame = resized(files[i], width, height).image;
        const Index left = static_cast<Index>(i) % grid.frame_columns * width;
        const Index top = static_cast<Index>(i) / grid.frame_columns * height;
        for (Index y = 0; y < height; ++y)
            std::copy_n(frame.rgb.begin() + 3 * width * y, 3 * width,
                        all.rgb.begin() + 3 * ((top + y) * all.width + left));
    }
    return all;
}

void addImage(Sequence& sequence, std::span<const fs::path> files, const Grid& grid)
{
    if (files.size() > 1) {
        sequence.image = std::make_shared<const Image>(framesOf(files, grid));
        return;
    }
    ProcessedImage made = resized(files.front(), grid.columns() * patchPixels, grid.rows() * patchPixels);
    sequence.image = std::make_shared<const Image>(std::move(made.image));
    sequence.shown = std::make_shared<const Image>(std::move(made.shown));
}

}  // namespace

std::optional<RecordedPictures> recordedPictures(const RecordedSource& source, const ArrayFile& dump,
                                                 std::vector<std::string>& warnings)
{
    const fs::path folder = source.file.parent_path();
    std::optional<Json> said = saidOf(dump, {}, pictureKey, warnings);
    for (const fs::path& place : placesBeside(source))
        if (!said) said = pictureBeside(place);
    std::optional<RecordedPictures> pictures;
    if (said) pictures = picturesIn(*said, folder, warnings);
    if (!source.images.empty()) {
        if (!pictures) pictures.emplace();
        pictures->images = source.images;
    }
    if (pictures && pictures->images.empty()) return std::nullopt;  // nothing to be shown on
    return pictures;
}

bool tellsOfPictures(const fs::path& file) { return pictureBeside(file).has_value(); }

std::vector<fs::path> filesOfPictures(const RecordedSource& source)
{
    std::vector<fs::path> files;
    if (!source.isDump()) return files;
    try {
        std::vector<std::string> unsaid;
        const auto dump = ArrayFile::open(source.file);
        std::optional<Json> said = saidOf(*dump, {}, pictureKey, unsaid);
        for (const fs::path& place : placesBeside(source)) {
            if (said) break;
            said = pictureBeside(place);
            if (said) files.push_back(place);
        }
        RecordedPictures pictures;
        if (said && said->is_object() && source.images.empty())
            readImages(*said, source.file.parent_path(), pictures, unsaid);
        std::ranges::move(pictures.images, std::back_inserter(files));
    } catch (const Error&) {
        return {};
    }
    return files;
}

void addPictures(Trace& trace, Model& model, const RecordedPictures& pictures, const std::string& file)
{
    std::vector<Sequence>& sequences = trace.batch.sequences;
    RecordedPictures told = pictures;
    // Several pictures in one text follow each other as frames do.
    if (told.frames == 1 && pictures.images.size() % sequences.size() == 0)
        told.frames = std::max<Index>(1, std::ssize(pictures.images) / std::ssize(sequences));
    const Grid grid = gridFor(std::move(told), std::ssize(sequences.front().tokens), file);
    const std::size_t each = static_cast<std::size_t>(grid.said.frames);
    const std::size_t wanted = sequences.size() * each;
    if (pictures.images.size() != wanted)
        throw Error(Code::WrongShape, file,
                    wanted == 1
                        ? each > 1
                              ? "the pictures have the wrong shape: expected %1 picture, a frame each, found %2"
                              : "the pictures have the wrong shape: expected %1 picture, one for each text, found %2"
                    : each > 1 ? "the pictures have the wrong shape: expected %1 pictures, a frame each, found %2"
                               : "the pictures have the wrong shape: expected %1 pictures, one for each text, found %2",
                    std::to_string(wanted), std::to_string(pictures.images.size()));
    for (std::size_t item = 0; item < sequences.size(); ++item)
        addImage(sequences[item], std::span(pictures.images).subspan(item * each, each), grid);
    model.transformer.patches = patchesOf(grid, sequences.front().tokens);
    model.info.reads = Reads::Pictures;
}

}  // namespace core
