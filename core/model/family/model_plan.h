#pragma once

#include "core/model/family/config_reader.h"
#include "core/model/family/weight_files.h"
#include "core/model/model.h"

#include <functional>

namespace core {

/// The decoder of an encoder–decoder: its layers' two halves, as Model has them.
struct DecoderStacks {
    Transformer self;   ///< embedding, attention of the text to itself, final norm, language head
    Transformer cross;  ///< attention to the encoder's output, and the feed-forward layers
};

/// An encoder–decoder's decoder as its configuration describes it.
struct DecoderPlan {
    Index layers = 0;
    Index heads = 0;
    Index max_tokens = 0;
    /// @return nothing where the files hold the encoder alone
    /// @throws Error{Missing, WrongShape} naming the tensor
    std::function<std::optional<DecoderStacks>(const WeightFiles&)> load;
};

/// A configuration that was read and checked: all that is known of a model before its weights are opened.
struct ModelPlan {
    Index layers = 0;  ///< the encoder's, as everything but `decoder` in an encoder–decoder
    Index heads = 0;
    Index max_tokens = 0;
    std::string layers_at;  ///< the beginning of the tensors' names before a layer's number: "h."
    /// Lays the tensors out.
    /// @throws Error{Missing, WrongShape} naming the tensor
    std::function<Transformer(const WeightFiles&)> load;
    std::optional<DecoderPlan> decoder = {};
    /// For a tower, its projection into the space that both towers share; null for any other model. Returns nothing
    /// where the files hold a tower alone.
    std::function<std::optional<SharedSpace>(const WeightFiles&)> shared = {};
    bool fills_up = false;  ///< see ModelInfo::filled_to
    /// A hybrid model's layers by their numbers in the whole model, see ModelInfo; its `layers` are those with
    /// attention. Empty for any other model.
    std::vector<Index> layer_numbers = {};
    std::vector<Index> without_attention = {};
};

}  // namespace core
