#pragma once

#include "core/model/family/decoder/llama_layers.h"
#include "core/model/mixing/mixer.h"

namespace core {

/// A plan of a family whose layers do not all attend.
/// @param plan     makes a Block of each layer; one that does not attend has no heads, and its mixer, if any
/// @param attends  [layers]
/// @param field    where the configuration says it
/// @throws Error where no layer attends: there would be nothing to show
ModelPlan hybridPlan(const ConfigReader& config, ModelPlan plan, const std::vector<bool>& attends, const char* field);

/// A block's mixer, for a layer with or without heads.
void setMixer(Block& block, TokenMixer mixer);

/// A layer without heads and, so far, without anything but the norms before its mixer and its feed-forward layer.
Block mixingBlock(const LlamaLayers& llama, const FamilyWeights& weights, Index layer);

/// Attention without a rotation whose projections have other names than Llama's.
/// @param at      "layers.3.mixer."
/// @param output  the name of the one behind the heads
MultiHeadWeights namedAttention(const LlamaLayers& llama, const FamilyWeights& weights, const std::string& at,
                                const char* output);

/// NAME.weight [channels, 1, K] and NAME.bias.
/// @param first, count  of the channels: some, in another order than the file's
struct ChannelRange {
    Index first = 0;
    Index count = 0;
};
ChannelConvolution channelConvolution(const FamilyWeights& weights, const std::string& name, Index width, bool bias,
                                      const std::vector<ChannelRange>& channels);

/// How much a head's state fades in a unit of time, above 0: of NAME.A_log, or of A itself, which is negative (GGUF).
/// @param at  "layers.3.mamba."
/// @return [heads]
RowVector stateDecay(const FamilyWeights& weights, const std::string& at, Index heads);

/// The sizes of a Mamba-2 layer and what multiplies its parts.
struct StateSpaceLayers {
    Index width = 0;  ///< d_model
    Index heads = 0;
    Index head_width = 0;
    Index groups = 1;
    Index state = 0;   ///< numbers of a head's state for each number of its value
    Index kernel = 4;  ///< tokens that the convolution sees
    bool convolution_bias = true;
    bool bias = false;  ///< bias of what enters
    bool output_bias = false;
    bool normed = true;
    bool gate_first = true;
    float epsilon = 1e-5F;
    float least_time = 0;
    float most_time = std::numeric_limits<float>::infinity();
    float entry = 1;  ///< multiplies what is read
    /// multiply the parts of what is projected: gate, x, B, C, time (Falcon-H1)
    std::vector<float> parts = {1, 1, 1, 1, 1};
    float output = 1;  ///< multiplies what is made

    /// The fields of Bamba and its kin: `mamba_n_heads` and so on.
    /// @param inner  the width of all heads together; 0: `mamba_expand` · d_model
    /// @throws Error naming the field
    static StateSpaceLayers read(const ConfigReader& config, const LlamaLayers& llama, Index inner = 0);

    /// @param at  "layers.3.mamba."
    StateRecurrence load(const FamilyWeights& weights, const std::string& at) const;
};

/// @throws Error unless a layer's convolution has the one nonlinearity that it has in all known models
void requireSilu(const ConfigReader& config, const char* field);

}  // namespace core
