#pragma once

#include "core/model/family/decoder/expert_weights.h"
#include "core/model/family/decoder/latent_layers.h"

namespace core {

/// Experts in groups, of which each token takes those of the best sigmoids, among groups of the best pairs, beside some
/// that every token goes through (DeepSeek-V3, 2024).
struct GroupedExperts {
    ExpertCounts counts;
    Index shared = 0;       ///< experts that every token goes through
    Router router;          ///< without its weights
    bool corrected = true;  ///< the files have corrections that are added to scores for the choice alone

    /// transformers' defaults where the configuration is silent.
    struct Absent {
        Index experts = 256;
        Index chosen = 8;  ///< 0: the configuration may not be silent
        Index shared = 1;
        Index groups = 8;
        Index kept_groups = 4;
        bool normalised = true;
        float factor = 2.5F;
    };
    /// @throws Error naming the field
    static GroupedExperts read(const ConfigReader& config, const Absent& absent);

    /// @param at  "layers.3.mlp."
    Experts load(const LlamaLayers& llama, const FamilyWeights& weights, const std::string& at) const;
};

/// A model of such layers whose first ones have no experts.
/// @param dense  so many, where the configuration is silent
ModelPlan planBehindDense(const ConfigReader& config, const LatentLayers& deep, const GroupedExperts& experts,
                          Index dense);

}  // namespace core
