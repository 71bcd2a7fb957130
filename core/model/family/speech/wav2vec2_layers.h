#pragma once

#include "core/model/family/family_weights.h"
#include "core/model/family/model_plan.h"

namespace core {

/// What wav2vec 2 and its kin have in common (Baevski et al., 2020): convolutions over the waveform, positions by a
/// convolution, post-norm layers or, where training was to be stable, pre-norm ones; perhaps letters over time (CTC).
struct Wav2Vec2Layers {
    Index layers = 0;
    Index heads = 0;
    Index width = 0;
    Index inner = 0;
    Index vocabulary = 0;
    float epsilon = 0;
    Activation activation = Activation::Gelu;
    Activation convolved = Activation::Gelu;       ///< behind every convolution
    std::vector<Index> channels, widths, strides;  ///< [convolutions]
    bool group_norm = true;  ///< norm of the first convolution's channels over all of time; else of each convolution
    bool convolution_bias = false;
    bool projection_norm = true;
    bool stable = false;
    Index position_width = 128;
    Index position_groups = 16;

    /// @throws Error naming the field
    static Wav2Vec2Layers read(const ConfigReader& config);

    /// @param adapt  changes the parts of a block in which a family differs; may be null
    using Adapt = std::function<void(Block&, const FamilyWeights&, const std::string& layer)>;
    Transformer load(const WeightFiles& files, const char* prefix, const Adapt& adapt = {}) const;
    ModelPlan plan(const char* prefix, Adapt adapt = {}) const;
};

}  // namespace core
