#pragma once

namespace core {

/// What the cells of a head's map are: its weights, or another quantity that tells more of what the head does.
enum class MapCells {
    Weights,
    Norms,      ///< ‖α v W_O‖: how long the vector is that the key adds (Kobayashi et al., 2020)
    LayerMean,  ///< the mean over the layer's heads
    ModelMean,  ///< the mean over all heads of all layers
    Rollout,    ///< attention rollout up to the layer (Abnar and Zuidema, 2020)
};

/// What becomes of tokens that the tokenizer put there, such as [CLS].
enum class SpecialTokens {
    Shown,
    Hidden,        ///< left out; rows then sum to less than 1
    Renormalised,  ///< left out, and each row divided by what is left of it
};

}  // namespace core
