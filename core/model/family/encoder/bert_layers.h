#pragma once

#include "core/model/family/family_weights.h"
#include "core/model/family/model_plan.h"

namespace core {

/// What BERT and RoBERTa have in common: the fields of their configurations and most tensors' names.
struct BertLayers {
    Index layers = 0;
    Index heads = 0;
    Index width = 0;
    Index inner = 0;
    Index positions = 0;  ///< places in the table
    Index segments = 0;
    Index vocabulary = 0;
    float epsilon = 0;
    Activation activation = Activation::Gelu;
    bool causal = false;
    bool tied = true;  ///< the language head is the token embedding

    /// @throws Error naming the field
    static BertLayers read(const ConfigReader& config);

    /// Embedding and blocks.
    Transformer load(const FamilyWeights& weights) const;
};

}  // namespace core
