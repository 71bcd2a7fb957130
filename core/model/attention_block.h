#pragma once

namespace core {

/// Which attention of a model: that of a text to itself, or of an encoder–decoder one of three.
enum class AttentionBlock {
    Self,     ///< of the encoder, or of a model that has nothing else
    Decoder,  ///< of the decoder's text to itself
    Cross,    ///< from the decoder's text to the encoder's
};

}  // namespace core
