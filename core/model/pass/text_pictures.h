#pragma once

#include "core/model/pass/trace.h"
#include "core/model/picture_reader.h"

#include <filesystem>
#include <functional>
#include <mutex>
#include <string>

namespace core {

/// A picture as a model's tower reads it, and what it makes of it: tile by tile, when somebody asks, and kept from then
/// on, so that a text can change around it.
class TiledPicture {
public:
    TiledPicture(std::shared_ptr<const PictureReader> reader, CutImage cut)
        : m_reader(std::move(reader)),
          m_cut(std::move(cut))
    {
    }

    const PictureReader& reader() const { return *m_reader; }
    const CutImage& cut() const { return m_cut; }
    Index tiles() const { return std::ssize(m_cut.tiles); }
    /// How the tower cuts one of its tiles.
    PatchEmbedding patches() const;
    /// Tokens of a tile, down and across, and of all tiles.
    Index rows() const { return m_cut.tiles.front().height / (m_reader->patches().side * m_reader->join.side); }
    Index columns() const { return m_cut.tiles.front().width / (m_reader->patches().side * m_reader->join.side); }
    Index tokensOfTile() const { return rows() * columns(); }
    Index tokens() const { return tiles() * tokensOfTile(); }

    /// The vectors of one tile's tokens, for the text's first layer.
    /// @return [tokens of a tile, d_model]
    /// @throws Error, Stopped
    std::shared_ptr<const Matrix> vectors(Index tile, const std::stop_token& stop = {}) const;

    /// What else the text's first layers are given, one for each of PictureReader::deep.
    /// @return each [tokens of a tile, d_model]
    /// @throws Error, Stopped
    std::shared_ptr<const std::vector<Matrix>> deep(Index tile, const std::stop_token& stop = {}) const;

    /// The tower's pass over one tile, computed anew.
    /// @throws Error, Stopped
    /// @param whole_layer  see RunOptions
    std::shared_ptr<const Trace> towerTrace(Index tile, Keep keep, const std::stop_token& stop = {},
                                            std::optional<Index> whole_layer = {}) const;

private:
    /// What a tile's tokens bring into the text.
    struct Read {
        std::shared_ptr<const Matrix> vectors;
        std::shared_ptr<const std::vector<Matrix>> deep;
    };

    Read read(Index tile, const std::stop_token& stop) const;
    std::shared_ptr<const Model> tower() const;

    std::shared_ptr<const PictureReader> m_reader;
    CutImage m_cut;
    mutable std::mutex m_mutex;
    mutable std::vector<Read> m_read;  ///< [tiles] null where nobody has asked
    mutable std::mutex m_fitting;
    mutable std::shared_ptr<const Model> m_tower;  ///< for pictures of this size; null where nobody has asked
};

/// The pictures of one text, and which of its tokens are theirs.
struct TextPictures {
    std::vector<std::shared_ptr<const TiledPicture>> pictures;
    /// [T] which part of all pictures' tokens, one picture after the other, a token is; -1 for one of the text. Tokens
    /// behind its end are the text's.
    std::vector<Index> parts;

    Index part(Index token) const { return token < std::ssize(parts) ? parts[static_cast<std::size_t>(token)] : -1; }
};

/// Puts pictures in the place of the tokens that stand for them. These tokens are named stretches then, as far as they
/// have no name yet: "picture", or "tiles" and "whole picture" of one that was cut, with a number where there are
/// several.
/// @throws Error{WrongShape} where the text has another number of such tokens, Error{Unsupported} where the model reads
/// no pictures
void addPictures(const Model& model, Sequence& text, std::vector<std::shared_ptr<const TiledPicture>> pictures);

/// What another program made of a text's pictures, from a tensor file: tiles, or patches beside `image_grid_thw`.
/// @param tensor  see readPixelTiles()
/// @throws Error naming what is missing or has another shape
std::vector<PixelValues> readTilesFor(const PictureReader& reader, const std::filesystem::path& file,
                                      const std::string& tensor);

/// Puts together the tiles that another program made of a text's pictures, as the text's tokens say how they lie:
/// "<row_1_col_2>" and "<global-img>" before the tokens of a tile.
/// @param tiles  of all pictures of the text
/// @throws Error{WrongShape} where they are not those of the text
std::vector<std::shared_ptr<const TiledPicture>> picturesOfTiles(const Model& model, const Sequence& text,
                                                                 std::vector<PixelValues> tiles);

/// Has the tower read what it has not read yet.
/// @param told  of each tile
/// @throws Error, Stopped
void readTiles(const TextPictures& pictures, const std::stop_token& stop,
               const std::function<void(Index read, Index all)>& told);

/// Puts the vectors of pictures into the rows of their tokens.
/// @param x  [T, d_model] of a whole text
void putPictures(const TextPictures& pictures, Matrix& x);
/// The vector of one token; nothing for one of the text.
std::optional<RowVector> partVector(const TextPictures& pictures, Index token);

/// What is added to the state of one token that leaves a layer of the text; nothing where nothing is.
/// @param layer  from 0
std::optional<RowVector> deepVector(const TextPictures& pictures, Index layer, Index token);
/// Adds deepVector() to the rows of the tokens from `first` on.
void addDeep(const TextPictures& pictures, Index layer, Index first, Matrix& x);
/// Whether anything is added behind a layer.
bool addsDeep(const TextPictures* pictures, Index layer);

/// Whether both texts have the same pictures.
bool samePictures(const Sequence& a, const Sequence& b);

/// @throws Error{WrongShape} where tokens and pictures do not belong together
void requirePictures(const Model& model, const Sequence& sequence);

/// A picture with its tokens as its squares.
struct SeenPicture {
    PatchEmbedding patches;
    std::shared_ptr<const Image> image;   ///< may be null
    std::array<double, 2> kept = {1, 1};  ///< see Sequence::kept
    bool in_text = false;                 ///< the other tokens are a text's
    bool cut = false;                     ///< there are tiles and a whole picture
    Index pictures = 1;                   ///< of the text
    bool whole = false;                   ///< the whole picture is shown, not its tiles
    /// What the tower reads, of a text's; else null.
    std::shared_ptr<const TiledPicture> picture = {};
};

/// The picture of a model of pictures, or of a dump; or one of a text's: all its tiles put together, or the whole one.
/// @param number  of the picture in the text; the last where there are fewer
/// @param whole   not the tiles, where both are there
/// @return nothing where there is none
std::optional<SeenPicture> seenPicture(const Trace& trace, Index item, Index number, bool whole);

/// A region of a picture in all that a text has of it: tokens of its tiles, with those of the whole picture that share
/// some of their area, or the other way round.
/// @param tokens  squares of the picture that `number` and `whole` name
/// @return sorted
std::vector<Index> sameRegion(const Trace& trace, Index item, Index number, bool whole, std::vector<Index> tokens);

}  // namespace core
