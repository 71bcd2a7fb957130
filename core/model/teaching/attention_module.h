#pragma once

#include "core/model/family/config_reader.h"
#include "core/model/family/weight_files.h"
#include "core/model/model.h"

namespace core {

/// A teaching module: one causal attention layer over embedded symbols, without norms, feed-forward or residual, so
/// that every step from x to concat·W_O is the layer's own. Its config.json (model_type "attention_module") names its
/// heads.
///
/// Tensors, used as x · W: symbol_embedding [symbols, d_model], position_embedding [positions, d_model],
/// W_query and W_key [d_model, H·d_k], W_value [d_model, H·d_v], W_output [H·d_v, d_model].
struct ModuleConfig {
    Index heads;
    Index width;  ///< d_model
    Index keyDimensions;
    Index valueDimensions;
    Index positions;
    Index symbols;
    TextSplit split;
    std::vector<std::string> headNames;

    /// @throws Error naming the field that is missing or cannot be used
    static ModuleConfig read(const ConfigReader& config);
};

/// @throws Error{Missing, WrongShape} naming the tensor
Transformer readModule(const ModuleConfig& config, const WeightFiles& weights);

}  // namespace core
