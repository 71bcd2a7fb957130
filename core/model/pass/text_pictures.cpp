#include "core/model/pass/text_pictures.h"

#include "core/error.h"
#include "core/image/pixel_file.h"
#include "core/model/pass/finished_pass.h"
#include "core/model/pass/picture.h"
#include "core/model/pass/picture_places.h"
#include "core/model/position_grid.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>
#include <utility>

namespace core {
namespace {

Index tokensOfAll(const std::vector<std::shared_ptr<const TiledPicture>>& pictures)
{
    return std::accumulate(pictures.begin(), pictures.end(), Index{0},
                           [](Index sum, const auto& picture) { return sum + picture->tokens(); });
}

Index tilesOf(const std::vector<std::shared_ptr<const TiledPicture>>& pictures)
{
    return std::accumulate(pictures.begin(), pictures.end(), Index{0},
                           [](Index sum, const auto& picture) { return sum + picture->tiles(); });
}

/// The picture of a part, and which part of it that is.
std::pair<const TiledPicture*, Index> pictureOf(const TextPictures& pictures, Index part)
{
    for (const auto& picture : pictures.pictures) {
        if (part < picture->tokens()) return {picture.get(), part};
        part -= picture->tokens();
    }
    return {nullptr, 0};
}

/// The places of the tokens that stand for parts of pictures.
std::vector<Index> placesOfParts(const PictureReader& reader, const Sequence& text)
{
    std::vector<Index> places;
    for (std::size_t token = 0; token < text.tokens.size(); ++token)
        if (text.tokens[token].id == reader.token_id) places.push_back(static_cast<Index>(token));
    return places;
}

/// Row and column of a tile, from 1, in a token such as "<row_1_col_2>"; nothing in any other.
std::optional<std::array<Index, 2>> tileNamed(std::string_view piece)
{
    constexpr std::string_view begin = "<row_", middle = "_col_";
    std::array<Index, 2> place{};
    if (!piece.starts_with(begin)) return std::nullopt;
    const char* const last = piece.data() + piece.size();
    const auto row = std::from_chars(piece.data() + begin.size(), last, place[0]);
    const std::string_view rest(row.ptr, static_cast<std::size_t>(last - row.ptr));
    if (row.ec != std::errc() || !rest.starts_with(middle)) return std::nullopt;
    const auto column = std::from_chars(row.ptr + middle.size(), last, place[1]);
    if (column.ec != std::errc() || column.ptr + 1 != last || place[0] < 1 || place[1] < 1) return std::nullopt;
    return place;
}

/// @throws Error{WrongShape}
void requireCount(const Model& model, Index found, Index wanted)
{
    if (found == wanted) return;
    const PictureReader& reader = *model.picture_reader;
    throw Error(Code::WrongShape, model.info.name,
                reader.anySize() ? "the text's tokens “%1” have the wrong shape: expected %2, one for each %3 × %3 "
                                   "patches of its pictures, found %4"
                                 : "the text's tokens “%1” have the wrong shape: expected %2, %3 for each tile of its "
                                   "pictures, found %4",
                reader.spelling.part, std::to_string(wanted),
                std::to_string(reader.anySize() ? reader.join.side : reader.tokens()), std::to_string(found));
}

/// @throws Error{WrongShape, OutOfRange}
void requireTile(const Model& model, const PixelValues& tile)
{
    const PictureReader& reader = *model.picture_reader;
    const PatchEmbedding& patches = reader.patches();
    const Index whole = reader.processor.whole_tokens;
    const bool fits = tile.channels == patches.channels
                      && (reader.anySize() ? tile.height >= whole && tile.width >= whole && tile.height % whole == 0
                                                 && tile.width % whole == 0
                                           : tile.height == patches.height && tile.width == patches.width);
    const std::string found = widthByHeight(tile.width, tile.height) + " × " + std::to_string(tile.channels);
    if (!fits && reader.anySize())
        throw Error(Code::WrongShape, model.info.name,
                    "the picture has the wrong shape: expected multiples of %1 pixels and %2 channels, found %3",
                    std::to_string(whole), std::to_string(patches.channels), found);
    if (!fits)
        throw Error(Code::WrongShape, model.info.name, "the picture has the wrong shape: expected %1, found %2",
                    widthByHeight(patches.width, patches.height) + " × " + std::to_string(patches.channels), found);
    if (!std::ranges::all_of(tile.values, [](float value) { return std::isfinite(value); }))
        throw Error(Code::OutOfRange, model.info.name,
                    "the picture cannot be used: expected numbers, found NaN or infinite ones");
}

/// Which patches see each other: those of one window, counted from the upper left corner.
Mask windowsOver(const PatchEmbedding& patches, Index side)
{
    const Index rows = patches.rows(), columns = patches.columns(), count = rows * columns;
    const auto windowOf = [&](Index square) {
        return square / columns / side * ((columns + side - 1) / side) + square % columns / side;
    };
    std::vector<bool> visible(static_cast<std::size_t>(count * count));
    for (Index query = 0; query < count; ++query)
        for (Index key = 0; key < count; ++key)
            visible[static_cast<std::size_t>(query * count + key)] = windowOf(query) == windowOf(key);
    return Mask::given(std::move(visible), count);
}

const PictureReader& readerOf(const Model& model)
{
    if (model.picture_reader != nullptr) return *model.picture_reader;
    throw Error(Code::Unsupported, model.info.name,
                "a picture in a text is not supported: expected a model that reads texts and pictures together, such "
                "as SmolVLM, found %1",
                model.info.architecture);
}

/// The name of the stretch that a part of a text's pictures belongs to.
std::string nameOfPart(const TextPictures& pictures, Index part)
{
    for (std::size_t place = 0; place < pictures.pictures.size(); ++place) {
        const TiledPicture& picture = *pictures.pictures[place];
        if (part >= picture.tokens()) {
            part -= picture.tokens();
            continue;
        }
        const bool last = part >= picture.tokens() - picture.tokensOfTile();
        const std::string name = picture.cut().rows == 0 ? "picture" : last ? "whole picture" : "tiles";
        return pictures.pictures.size() == 1 ? name : name + " " + std::to_string(place + 1);
    }
    return {};
}

/// Names the tokens of pictures that have no name.
void nameParts(Sequence& text)
{
    std::vector<TokenSpan> named = text.spans;
    const auto isNamed = [&](Index token) {
        return std::ranges::any_of(
            text.spans, [token](const TokenSpan& span) { return token >= span.first && token <= span.last; });
    };
    bool goesOn = false;
    for (Index token = 0; token < std::ssize(text.tokens); ++token) {
        if (isNamed(token)) goesOn = false;
        if (isNamed(token) || text.pictures->part(token) < 0) continue;
        std::string name = nameOfPart(*text.pictures, text.pictures->part(token));
        if (goesOn && named.back().name == name)
            named.back().last = token;
        else
            named.push_back({std::move(name), token, token});
        goesOn = true;
    }
    std::ranges::sort(named, {}, &TokenSpan::first);
    text.spans = std::move(named);
}

/// The patches of a picture whose squares are tokens of a text.
PatchEmbedding placedPatches(const Sequence& sequence, const TiledPicture& picture, Index first_part, bool whole)
{
    const PictureReader& reader = picture.reader();
    const CutImage& cut = picture.cut();
    const Index tile_rows = whole ? 1 : cut.rows, tile_columns = whole ? 1 : cut.columns;
    PatchEmbedding patches;
    patches.side = reader.patches().side * reader.join.side;
    const Index rows = picture.rows(), columns = picture.columns();
    patches.height = tile_rows * rows * patches.side;
    patches.width = tile_columns * columns * patches.side;
    auto placed = std::make_shared<PlacedSquares>();
    placed->tokens.assign(static_cast<std::size_t>(patches.squares()), 0);
    placed->squares.assign(sequence.tokens.size(), -1);
    placed->names.reserve(sequence.tokens.size());
    for (const Token& token : sequence.tokens) placed->names.push_back(token.text);
    const Index tokens = picture.tokensOfTile(), tiles = tile_rows * tile_columns;
    const Index begin = first_part + (whole ? picture.tokens() - tokens : 0);
    for (Index token = 0; token < std::ssize(sequence.tokens); ++token) {
        const Index part = sequence.pictures->part(token) - begin;
        if (sequence.pictures->part(token) < 0 || part < 0 || part >= tiles * tokens) continue;
        const Index tile = part / tokens, place = part % tokens;
        const Index row = tile / tile_columns * rows + place / columns;
        const Index column = tile % tile_columns * columns + place % columns;
        const Index square = row * patches.columns() + column;
        placed->squares[static_cast<std::size_t>(token)] = square;
        placed->tokens[static_cast<std::size_t>(square)] = token;
    }
    patches.placed = std::move(placed);
    return patches;
}

}  // namespace

PatchEmbedding TiledPicture::patches() const { return patchesFor(m_reader->patches(), m_cut.tiles.front()); }

/// The tower for pictures of this size: its positions, and its windows.
std::shared_ptr<const Model> TiledPicture::tower() const
{
    if (!m_reader->anySize()) return m_reader->tower;
    const std::scoped_lock lock(m_fitting);
    if (m_tower != nullptr) return m_tower;
    const PixelValues& pixels = m_cut.tiles.front();
    constexpr Index mostPatches = 1 << 14;
    if (const Index count = patches().squares(); count > mostPatches)
        throw Error(Code::OutOfRange, m_reader->tower->info.name,
                    "the picture's size cannot be used: expected at most %1 patches, found %2",
                    std::to_string(mostPatches), std::to_string(count));
    m_tower = modelForSize(m_reader->tower, pixels.height, pixels.width);
    const TowerWindows& windows = m_reader->windows;
    if (windows.side == 0) return m_tower;
    auto windowed = std::make_shared<Model>(*m_tower);
    const Mask mask = windowsOver(patches(), windows.side);
    for (std::size_t layer = 0; layer < windowed->transformer.blocks.size(); ++layer)
        if (!windows.whole[layer]) windowed->transformer.blocks[layer].reach = mask;
    m_tower = std::move(windowed);
    return m_tower;
}

std::shared_ptr<const Trace> TiledPicture::towerTrace(Index tile, Keep keep, const std::stop_token& stop,
                                                      std::optional<Index> whole_layer) const
{
    const auto pixels = std::make_shared<const PixelValues>(m_cut.tiles[static_cast<std::size_t>(tile)]);
    const auto reads = tower();
    RunOptions options;
    options.keep = keep;
    options.stop = stop;
    options.whole_layer = whole_layer;
    Batch batch;
    batch.sequences.push_back(pictureSequence(*reads->transformer.patches, pixels, nullptr));
    return finishedPass(run(reads, std::move(batch), options));
}

TiledPicture::Read TiledPicture::read(Index tile, const std::stop_token& stop) const
{
    const std::scoped_lock lock(m_mutex);
    m_read.resize(m_cut.tiles.size());
    Read& made = m_read[static_cast<std::size_t>(tile)];
    if (made.vectors != nullptr) return made;
    const auto trace = towerTrace(tile, Keep::Vectors, stop, m_reader->tower->info.layers - 1);
    const PatchEmbedding cut = patches();
    const auto joined = [&](const PictureJoin& join, std::optional<Index> entering) {
        const Matrix& states = entering && *entering < std::ssize(trace->layers)
                                   ? *trace->layers[static_cast<std::size_t>(*entering)]->items.front().input
                                   : trace->last_hidden_state.front();
        return join(cut.columns(), states.bottomRows(cut.squares()), stop);
    };
    auto deep = std::make_shared<std::vector<Matrix>>();
    deep->reserve(m_reader->deep.size());
    for (const DeepJoin& each : m_reader->deep) deep->push_back(joined(each.join, each.layer + 1));
    made.deep = std::move(deep);
    made.vectors = std::make_shared<const Matrix>(joined(m_reader->join, m_reader->before));
    return made;
}

std::shared_ptr<const Matrix> TiledPicture::vectors(Index tile, const std::stop_token& stop) const
{
    return read(tile, stop).vectors;
}

std::shared_ptr<const std::vector<Matrix>> TiledPicture::deep(Index tile, const std::stop_token& stop) const
{
    return read(tile, stop).deep;
}

void addPictures(const Model& model, Sequence& text, std::vector<std::shared_ptr<const TiledPicture>> pictures)
{
    const PictureReader& reader = readerOf(model);
    const std::vector<Index> places = placesOfParts(reader, text);
    requireCount(model, std::ssize(places), tokensOfAll(pictures));
    auto added = std::make_shared<TextPictures>();
    added->pictures = std::move(pictures);
    added->parts.assign(text.tokens.size(), -1);
    for (std::size_t part = 0; part < places.size(); ++part)
        added->parts[static_cast<std::size_t>(places[part])] = static_cast<Index>(part);
    text.pictures = std::move(added);
    nameParts(text);
}

std::vector<PixelValues> readTilesFor(const PictureReader& reader, const std::filesystem::path& file,
                                      const std::string& tensor)
{
    if (!reader.anySize()) return readPixelTiles(file, tensor);
    return readPixelGrids(file, tensor, {reader.patches().side, reader.join.side, reader.processor.frames});
}

std::vector<std::shared_ptr<const TiledPicture>> picturesOfTiles(const Model& model, const Sequence& text,
                                                                 std::vector<PixelValues> tiles)
{
    const PictureReader& reader = readerOf(model);
    const std::vector<Index> places = placesOfParts(reader, text);
    for (const PixelValues& tile : tiles) requireTile(model, tile);
    if (reader.anySize()) {
        std::vector<std::shared_ptr<const TiledPicture>> whole;
        whole.reserve(tiles.size());
        for (PixelValues& tile : tiles) {
            CutImage one;
            one.tiles.push_back(std::move(tile));
            whole.push_back(std::make_shared<const TiledPicture>(model.picture_reader, std::move(one)));
        }
        requireCount(model, std::ssize(places), tokensOfAll(whole));
        return whole;
    }
    requireCount(model, std::ssize(places), std::ssize(tiles) * reader.tokens());
    std::vector<std::shared_ptr<const TiledPicture>> pictures;
    CutImage cut;
    for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
        cut.tiles.push_back(std::move(tiles[tile]));
        const auto first = static_cast<std::size_t>(places[tile * static_cast<std::size_t>(reader.tokens())]);
        const auto named = first > 0 ? tileNamed(text.tokens[first - 1].piece) : std::nullopt;
        if (named) {
            cut.rows = std::max(cut.rows, (*named)[0]);
            cut.columns = std::max(cut.columns, (*named)[1]);
            continue;
        }
        if (cut.rows > mostTiles || cut.columns > mostTiles || cut.rows * cut.columns + 1 != std::ssize(cut.tiles))
            throw Error(Code::WrongShape, model.info.name,
                        "the tiles of a picture have the wrong shape: expected %1 rows of %2 and the whole picture, as "
                        "the text's tokens say, found %3",
                        std::to_string(cut.rows), std::to_string(cut.columns), std::to_string(std::ssize(cut.tiles)));
        pictures.push_back(std::make_shared<const TiledPicture>(model.picture_reader, std::exchange(cut, {})));
    }
    if (!cut.tiles.empty())
        throw Error(Code::Missing, model.info.name, "the whole picture behind the last tile is missing");
    return pictures;
}

void readTiles(const TextPictures& pictures, const std::stop_token& stop,
               const std::function<void(Index read, Index all)>& told)
{
    const Index all = tilesOf(pictures.pictures);
    Index read = 0;
    for (const auto& picture : pictures.pictures)
        for (Index tile = 0; tile < picture->tiles(); ++tile) {
            if (stop.stop_requested()) throw Stopped{};
            picture->vectors(tile, stop);
            if (told) told(++read, all);
        }
}

void putPictures(const TextPictures& pictures, Matrix& x)
{
    for (Index token = 0; token < x.rows(); ++token)
        if (auto vector = partVector(pictures, token)) x.row(token) = *vector;
}

std::optional<RowVector> partVector(const TextPictures& pictures, Index token)
{
    if (pictures.part(token) < 0) return std::nullopt;
    const auto [picture, part] = pictureOf(pictures, pictures.part(token));
    if (picture == nullptr) return std::nullopt;
    const Index tokens = picture->tokensOfTile();
    return picture->vectors(part / tokens)->row(part % tokens);
}

bool addsDeep(const TextPictures* pictures, Index layer)
{
    return pictures != nullptr && !pictures->pictures.empty()
           && layer < std::ssize(pictures->pictures.front()->reader().deep);
}

std::optional<RowVector> deepVector(const TextPictures& pictures, Index layer, Index token)
{
    if (!addsDeep(&pictures, layer) || pictures.part(token) < 0) return std::nullopt;
    const auto [picture, part] = pictureOf(pictures, pictures.part(token));
    if (picture == nullptr) return std::nullopt;
    const Index tokens = picture->tokensOfTile();
    return (*picture->deep(part / tokens))[static_cast<std::size_t>(layer)].row(part % tokens);
}

void addDeep(const TextPictures& pictures, Index layer, Index first, Matrix& x)
{
    if (!addsDeep(&pictures, layer)) return;
    for (Index row = 0; row < x.rows(); ++row)
        if (const auto more = deepVector(pictures, layer, first + row)) x.row(row) += *more;
}

bool samePictures(const Sequence& a, const Sequence& b)
{
    if (a.pictures == nullptr || b.pictures == nullptr) return a.pictures == b.pictures;
    return a.pictures->pictures == b.pictures->pictures;
}

void requirePictures(const Model& model, const Sequence& sequence)
{
    readerOf(model);
    const auto parts = std::ranges::count_if(sequence.pictures->parts, [](Index part) { return part >= 0; });
    requireCount(model, parts, tokensOfAll(sequence.pictures->pictures));
    requirePlaces(model, sequence);
    if (std::ssize(sequence.pictures->parts) > std::ssize(sequence.tokens)
        || tokensOfAll(sequence.pictures->pictures) != parts)
        throw Error(Code::WrongShape, model.info.name,
                    "the text with a picture has the wrong shape: expected at least %1 tokens, found %2",
                    std::to_string(std::ssize(sequence.pictures->parts)), std::to_string(std::ssize(sequence.tokens)));
}

std::optional<SeenPicture> seenPicture(const Trace& trace, Index item, Index number, bool whole)
{
    const Sequence& sequence = trace.batch.sequences[static_cast<std::size_t>(item)];
    if (trace.model->transformer.patches)
        return SeenPicture{.patches = *trace.model->transformer.patches,
                           .image = sequence.shown ? sequence.shown : sequence.image,
                           .kept = sequence.kept};
    if (sequence.pictures == nullptr || sequence.pictures->pictures.empty()) return std::nullopt;
    const auto& pictures = sequence.pictures->pictures;
    const auto place = static_cast<std::size_t>(std::clamp<Index>(number, 0, std::ssize(pictures) - 1));
    Index first = 0;
    for (std::size_t before = 0; before < place; ++before) first += pictures[before]->tokens();
    const auto& picture = pictures[place];
    const CutImage& cut = picture->cut();
    whole = whole || cut.rows == 0;
    const Image& image = cut.shown;
    return SeenPicture{.patches = placedPatches(sequence, *picture, first, whole),
                       .image = image.rgb.empty() ? nullptr : std::shared_ptr<const Image>(picture, &image),
                       .kept = cut.kept,
                       .in_text = true,
                       .cut = cut.rows > 0,
                       .pictures = std::ssize(pictures),
                       .whole = whole,
                       .picture = picture};
}

std::vector<Index> sameRegion(const Trace& trace, Index item, Index number, bool whole, std::vector<Index> tokens)
{
    const auto seen = seenPicture(trace, item, number, whole);
    const auto other = seenPicture(trace, item, number, !whole);
    if (seen && other && seen->cut) {
        const PatchEmbedding &from = seen->patches, &to = other->patches;
        std::vector<Index> more;
        for (const Index token : tokens) {
            const auto place = patchPlace(from, token);
            if (!place) continue;
            // The squares of the other one from where this one begins to where it ends.
            const Index top = place->row * to.rows() / from.rows(),
                        left = place->column * to.columns() / from.columns();
            const Index below = ((place->row + 1) * to.rows() + from.rows() - 1) / from.rows();
            const Index right = ((place->column + 1) * to.columns() + from.columns() - 1) / from.columns();
            for (Index row = top; row < below; ++row)
                for (Index column = left; column < right; ++column) more.push_back(patchToken(to, {row, column}));
        }
        tokens.insert(tokens.end(), more.begin(), more.end());
    }
    std::ranges::sort(tokens);
    tokens.erase(std::unique(tokens.begin(), tokens.end()), tokens.end());
    return tokens;
}

}  // namespace core
