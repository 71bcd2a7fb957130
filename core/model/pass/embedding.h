#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// The input of a transformer's first layer: each token's vector with what its place and segment add to it.
/// @param first  which place in the text the sequence's first token has
/// @return [T, d_model]
Matrix embed(const Transformer& transformer, const Sequence& sequence, Index first = 0);

/// The summands of one token's vector, before the embedding's norm and the projection behind it.
struct EmbeddingSummands {
    RowVector
        token;  ///< [d_model] the vocabulary's, scaled and projected; of a picture or sound the square's or the frames'
    RowVector segment;   ///< [d_model], or empty
    RowVector position;  ///< [d_model], or empty
};
/// For a page with its picture, `token` alone holds the whole sum that enters the norm of text and picture.
EmbeddingSummands embeddingSummands(const Transformer& transformer, const Sequence& sequence, Index token,
                                    Index first = 0);
/// The norm behind that.
const std::optional<Norm>& embeddingNorm(const Transformer& transformer, const Sequence& sequence);

}  // namespace core
