#pragma once

#include "core/engine/engine_wire.h"
#include "core/image/image_processor.h"
#include "core/model/attention_block.h"
#include "core/text/pieces/piece_spelling.h"
#include "core/text/tokenizer.h"

#include <optional>

namespace core {

/// An engine's description of one layer of a model that it opened.
struct EngineLayer {
    AttentionBlock block = AttentionBlock::Self;
    Index layer = 0;   ///< from 0, among those of its block that have attention
    Index number = 0;  ///< the layer's number in the model, from 1; 0: not said
    Index heads = 1;
    Index key_dimensions = 0;    ///< d_k; 0: not seen
    Index value_dimensions = 0;  ///< d_v; 0: not seen
    float scale = 1;
    float soft_cap = 0;
    bool causal = false;
    std::vector<std::string> absent = {};  ///< the parts of the layer that the model hides, and why
};

/// How a model that reads pictures cuts them, and what its preprocessor_config.json says.
struct EnginePicture {
    Index channels = 3;
    Index height = 0, width = 0;
    Index side = 1;    ///< side of a square, in pixels
    Index before = 0;  ///< tokens before the squares'
    ImageProcessor processor;
};

/// An engine's description of a model that it has opened.
struct EngineOpened {
    Index model = 0;  ///< its number in the conversation
    std::string name, architecture, dtype, device;
    std::vector<EngineLayer> layers;
    Index parameters = 0;
    Index vocabulary = 0;
    Index segments = 0;  ///< kinds of tokens (BERT's token_type_ids); 0: none
    Index depth = 0;     ///< layers, with those that have no attention; 0: as many as have
    Index width = 0;     ///< width of a token between layers
    Index max_tokens = 0;
    bool encoder_decoder = false;
    bool predicts = false;
    bool tokenizes = false;
    std::optional<Index> padding_id, mask_id, start_id;
    std::vector<Index> end_ids;
    std::optional<EnginePicture> picture;
};

/// @param name  of the engine, for errors
/// @throws Error{Malformed, OutOfRange} naming the field
EngineOpened openedIn(const Json& answer, const std::string& name);

/// [V] the pieces of a model's vocabulary; empty where an id has none, and how they stand for text.
struct EngineVocabulary {
    std::vector<std::string> pieces;
    PieceSpelling spelling;
    std::vector<Index> special = {};  ///< ids that stand for no text, ascending

    /// @return empty where there is no such piece
    std::optional<Token> token(Index id) const;
};
EngineVocabulary vocabularyIn(const Json& answer, const EngineOpened& opened, const std::string& name);

/// A text as the model's own tokenizer cuts it.
/// @param lengths  code points of the text, and of the second one behind it
Encoding encodingIn(const Json& answer, const EngineVocabulary& vocabulary, std::array<Index, 2> lengths,
                    const std::string& name);

/// The sizes that what arrives of a pass must have.
struct ArrivalShape {
    Index texts = 1;
    Index heads = 1;
    Index queries = 0;
    Index keys = 0;
    Index numbers = 1024;  ///< numbers of a token in one head: d_k + d_v, at most
};

/// One layer's results in a pass, checked: for each text and head.
struct EngineArrival {
    AttentionBlock block = AttentionBlock::Self;
    Index layer = 0;
    bool whole = true;  ///< false: only its overviews were sent
    float scale = 1;
    float soft_cap = 0;
    std::vector<std::string> absent;
    std::vector<Matrix> weights;             ///< [B·H] [T_q, T_k]
    std::vector<Matrix> overviews;           ///< [B·H], where it is not whole
    std::vector<Matrix> q, k, v;             ///< [B] [T, H·d]; none where they are not seen
    std::vector<Matrix> contexts;            ///< [B·H] [T_q, d_v]; none where they are not seen
    std::vector<Matrix> biases;              ///< [B·H] [T_q, T_k]; none where scores are q·k and the mask alone
    std::vector<std::vector<bool>> visible;  ///< [B] [T_q·T_k]; none where heads see different cells
    RowVector sinks;                         ///< [H], or empty
};

/// Which block and layer a message is about, so that its shape is known.
struct ArrivalPlace {
    AttentionBlock block = AttentionBlock::Self;
    Index layer = 0;
};
ArrivalPlace placeIn(const Json& said, const std::string& name);
/// @throws Error{Malformed, WrongShape, OutOfRange}
EngineArrival arrivalIn(const EngineMessage& message, const ArrivalShape& shape, const std::string& name);

/// A tensor of exactly this shape as the matrices of its last two dimensions.
/// @throws Error{Missing, WrongShape, Unsupported}
std::vector<Matrix> matricesIn(const SafetensorsFile& tensors, const std::string& tensor,
                               const std::vector<Index>& shape);

/// The largest size of a message for a pass of this shape.
std::size_t mostArrivalBytes(const ArrivalShape& shape);

const char* blockName(AttentionBlock block, bool encoder_decoder);

}  // namespace core
