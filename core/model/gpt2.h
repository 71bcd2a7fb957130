#pragma once

#include "core/model/config_reader.h"
#include "core/model/model.h"
#include "core/tensor/safetensors.h"

namespace core {

/// GPT-2 (Radford et al., 2019) as Hugging Face stores it: pre-norm blocks, learned positions, fused q|k|v columns,
/// weights [in, out], the language-model head usually tied to the token embedding.
struct Gpt2Config {
    Index layers;
    Index heads;
    Index width;      ///< d_model
    Index inner;      ///< the feed-forward layer's width
    Index positions;  ///< the longest text
    Index vocabulary;
    float epsilon;
    Activation activation;
    bool scaleByWidth;       ///< scores · 1/√d_k
    bool scaleByLayerIndex;  ///< and · 1/(layer + 1)
    bool tiedHead;

    /// @throws Error naming the field that is missing or cannot be used
    static Gpt2Config read(const ConfigReader& config);
};

/// Lays the folder's tensors out as a Transformer.
/// @throws Error{Missing, WrongShape} naming the tensor
Transformer readGpt2(const Gpt2Config& config, SafetensorsFile weights);

}  // namespace core
