#pragma once

#include "core/model/family/decoder/llama_layers.h"

namespace core {

/// Llama's layers with attention through latents (DeepSeek-V2, 2024: "multi-head latent attention").
struct LatentLayers {
    LlamaLayers layers;
    Index query_latent = 0;  ///< 0: queries are projected directly
    Index key_latent = 0;
    Index plain = 0;   ///< dimensions of a head's key without rotation
    Index turned = 0;  ///< rotated dimensions behind them, which all heads share
    Index value_width = 0;
    float scale = 1;

    /// transformers' defaults where the configuration is silent.
    struct Absent {
        LlamaLayers::Absent layers = {};
        float epsilon = 1e-6F;
        Index query_latent = 1536;
        Index key_latent = 512;
        Index plain = 128;
        Index turned = 64;
        Index value_width = 128;  ///< 0: d_model / heads
    };
    /// @throws Error naming the field
    static LatentLayers read(const ConfigReader& config, const Absent& absent);

    /// A block without its feed-forward layer, but with the norm before that.
    Block attendingBlock(const FamilyWeights& weights, Index layer) const;

private:
    MultiHeadWeights attention(const FamilyWeights& weights, const std::string& at) const;
};

}  // namespace core
