#pragma once

namespace core {

/// The quantity in the cells of a head's map: its weights, or another one that tells more about the head.
enum class MapCells {
    Weights,
    Norms,        ///< ‖α v W_O‖: how long the vector is that the key adds (Kobayashi et al., 2020)
    LayerHeads,   ///< the layer's heads in one map
    ModelHeads,   ///< all heads of all layers in one map
    PickedHeads,  ///< the heads that were picked, in one map
    Rollout,      ///< attention rollout up to the layer (Abnar and Zuidema, 2020)
    Flow,         ///< attention flow up to the layer (the same)
};

/// How several heads become one map, cell by cell.
enum class HeadsJoined { Mean, Sum, Largest };

/// The treatment of tokens that the tokenizer added, such as [CLS].
enum class SpecialTokens {
    Shown,
    Hidden,        ///< left out; rows then sum to less than 1
    Renormalised,  ///< left out, and each row divided by the rest of it
};

/// Which part of the map of two texts that are read as a pair: queries of the one, keys of the other, as they are.
enum class PairPart { Whole, FirstToFirst, FirstToSecond, SecondToFirst, SecondToSecond };

}  // namespace core
