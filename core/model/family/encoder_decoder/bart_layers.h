#pragma once

#include "core/model/family/family_weights.h"
#include "core/model/family/model_plan.h"

namespace core {

/// What BART and Marian have in common: an encoder and a decoder whose sums are normed, under the same names.
struct BartLayers {
    struct Stack {
        Index layers = 0;
        Index heads = 0;
        Index inner = 0;
        Index vocabulary = 0;
    };
    Stack encoder;
    Stack decoder;
    Index width = 0;
    Index positions = 0;
    Activation activation = Activation::Gelu;
    float embedding_scale = 1;
    bool tied = true;  ///< the language head is the decoder's embedding

    /// @throws Error naming the field
    static BartLayers read(const ConfigReader& config);

    /// One stack's embedding and blocks; without what is said about positions.
    /// @param stack  "encoder." or "decoder."
    Transformer loadEncoder(const FamilyWeights& weights) const;
    /// @return without language head where the files have none; nothing where they have no decoder
    std::optional<DecoderStacks> loadDecoder(const FamilyWeights& weights) const;
};

/// Says of one stack, "encoder." or "decoder.", how places enter its embedding.
using AddPositions = void (*)(const BartLayers&, const FamilyWeights&, const std::string& stack, Transformer&);

/// The plan of a model whose stacks are all alike but for their positions.
ModelPlan planOfStacks(const BartLayers& bart, AddPositions positions);

}  // namespace core
