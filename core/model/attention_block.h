#pragma once

namespace core {

/// Which attention of a model: that of a text to itself, of an encoder–decoder one of three, or what a hybrid model has
/// in place of attention.
enum class AttentionBlock {
    Self,     ///< the encoder's, or that of a model that has nothing else
    Decoder,  ///< the decoder's text to itself
    Cross,    ///< from the decoder's text to the encoder's
    Mixing,   ///< the layers without a softmax of a hybrid model, whose weights are signed
};

}  // namespace core
