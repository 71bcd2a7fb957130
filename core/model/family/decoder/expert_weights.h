#pragma once

#include "core/model/family/decoder/llama_layers.h"

namespace core {

/// The counts in the configurations of all models with experts.
struct ExpertCounts {
    Index experts = 0;
    Index chosen = 0;  ///< for each token
    Index inner = 0;   ///< an expert's width

    /// @param fields  the names under which the number of experts may stand, the usual one first
    /// @param experts, chosen  where the configuration is silent; 0: it may not be
    /// @throws Error naming the field; also where more are chosen than there are
    static ExpertCounts read(const ConfigReader& config, std::initializer_list<const char*> fields, Index experts,
                             Index chosen, const char* inner_field, const char* chosen_field = "num_experts_per_tok");
};

/// Experts that are layers of their own in the files, each with a gate: `at`N.gate_proj, up_proj, down_proj.
/// @param at  "layers.3.mlp.experts."
std::vector<FeedForward> namedExperts(const LlamaLayers& llama, const FamilyWeights& weights, const std::string& at,
                                      const ExpertCounts& counts);

/// Such experts with a softmax over `at`gate for a router: Qwen3 MoE, OLMoE, FlexOlmo.
/// @param at          "layers.3.mlp."
/// @param normalised  a token's weights sum to 1
Experts gatedExperts(const LlamaLayers& llama, const FamilyWeights& weights, const std::string& at,
                     const ExpertCounts& counts, bool normalised);

/// Experts in two tensors: [E, 2·inner, d_model] with the gate's rows first, and [E, d_model, inner] (Granite MoE,
/// Gemma 4); nothing is copied.
std::vector<FeedForward> stackedExperts(const LlamaLayers& llama, const FamilyWeights& weights,
                                        const std::string& gates_and_ups, const std::string& downs,
                                        const ExpertCounts& counts);

/// One of several matrices that a tensor [E, in, out] holds, or [E, out, in] where it is quantized, as a projection;
/// nothing is copied.
Weight stackedMatrix(const FamilyWeights& weights, const std::string& name, const ExpertCounts& counts, Index expert,
                     Index in, Index out);

/// Which layers of a Qwen have experts: every `decoder_sparse_step`th, but for those that `mlp_only_layers` names.
/// @return [layers]
std::vector<bool> layersWithExperts(const ConfigReader& config, Index layers);

}  // namespace core
