#pragma once

#include "core/image/tile_processor.h"
#include "core/model/model.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// How the last states of a tower's squares become tokens of a text.
struct PictureJoin {
    std::optional<Norm> square_norm = {};  ///< of each square before: Qwen
    Index side = 1;                        ///< so many squares across and down become one token
    bool averaged = false;  ///< as their mean; else side by side, row by row ("pixel shuffle": Idefics 3, 2024)
    std::optional<Norm> norm = {};
    Projection first;                           ///< [width of what was joined, d_1]
    std::optional<Activation> activation = {};  ///< between both projections
    std::optional<Projection> second = {};      ///< [d_1, d_model]

    /// @param columns  squares in a row, a multiple of `side`
    /// @param states   [squares, d_tower] row by row
    /// @return [squares / side², d_model of the model of texts], row by row
    Matrix operator()(Index columns, MatrixView states, const std::stop_token& stop = {}) const;
};

/// How a text spells a picture, in pieces of the vocabulary.
struct PictureSpelling {
    enum class Form {
        Plain,    ///< its tokens alone: LLaVA
        Framed,   ///< its tokens between `first` and `last`, with an empty line on either side: Gemma 3
        Wrapped,  ///< between `first` and `last` alone: Qwen
        Tiles,  ///< `first`, a token with the tile's row and column, and its tokens, tile by tile; an empty line; then
                ///< `first`, `whole`, the whole picture's tokens and `last`: Idefics 3
    };

    Form form = Form::Plain;
    std::string part = "<image>";   ///< stands for each token of a picture
    std::string typed = "<image>";  ///< stands for a whole picture in a text that somebody types
    std::string first = {};
    std::string whole = {};
    std::string last = {};

    /// A whole picture as chat templates write it, where that is not `typed`; else empty.
    std::string inTemplates() const { return form == Form::Wrapped ? first + part + last : std::string(); }

    /// @param rows, columns  of tiles; 0: it was not cut
    /// @param tokens  of one tile
    std::string of(Index rows, Index columns, Index tokens) const;
};

/// What a layer of a tower gives a text besides its first layer's input ("DeepStack": Meng et al., 2024; Qwen3-VL):
/// added to what leaves the text's layer of the same place in the list, at the picture's tokens.
struct DeepJoin {
    Index layer = 0;  ///< of the tower, from 0, whose output is read
    PictureJoin join;
};

/// The windows that layers of a tower see alone, counted from the upper left corner (Qwen2.5-VL).
struct TowerWindows {
    Index side = 0;             ///< squares across and down; 0: there are none
    std::vector<bool> whole{};  ///< [L] layers that see the whole picture
};

/// What a model of texts reads pictures with: a tower that reads one tile at a time, and how its states become tokens.
struct PictureReader {
    std::shared_ptr<const Model> tower;  ///< a vision transformer
    std::optional<Index> before = {};    ///< the layer whose input is read, from 0: LLaVA; else what leaves the tower
    PictureJoin join;
    Index token_id = 0;  ///< of the token that stands for a part of a picture
    PictureSpelling spelling = {};
    bool both_ways = false;  ///< the tokens of one picture see each other, whichever comes first: Gemma 3
    std::vector<DeepJoin> deep = {};
    TowerWindows windows = {};
    /// The axis of each pair of the text's rotary embedding, 0 to 2, whose places of a picture's tokens are its time,
    /// row and column (Wang et al., 2024: Qwen2-VL); empty: tokens have their places in the text.
    std::vector<std::uint8_t> axes = {};
    TileProcessor processor = {};

    const PatchEmbedding& patches() const { return *tower->transformer.patches; }
    /// Whether pictures may have any size of whole tokens; else all tiles have the one of `patches`.
    bool anySize() const { return processor.whole_tokens > 0; }
    /// Tokens of a tile, down and across, where all have one size.
    Index rows() const { return patches().rows() / join.side; }
    Index columns() const { return patches().columns() / join.side; }
    Index tokens() const { return rows() * columns(); }
};

}  // namespace core
