#pragma once

#include "core/model/family/family_weights.h"
#include "core/model/family/model_plan.h"

#include <functional>

namespace core {

/// What GPT-2 and its kin have in common: layer norms, feed-forward layers of two projections, and what stands around
/// the layers. They differ in what all of it is called, and in how they attend.
struct GptLayers {
    Index layers = 0;
    Index heads = 0;
    Index width = 0;     ///< d_model
    Index embedded = 0;  ///< the token embedding's width
    Index inner = 0;     ///< the feed-forward layer's width
    Index positions = 0;
    Index vocabulary = 0;
    float epsilon = 1e-5F;
    Activation activation = Activation::Gelu;
    bool tied = true;       ///< the language head is the token embedding
    bool bias = true;       ///< bias of the feed-forward layer
    bool norm_bias = true;  ///< bias of the norms

    /// The fields of a configuration; null: it has none.
    struct Fields {
        const char* layers = "n_layer";
        const char* heads = "n_head";
        const char* width = "n_embd";
        const char* inner = "n_inner";
        const char* positions = "n_positions";
        const char* epsilon = "layer_norm_epsilon";
        const char* activation = "activation_function";
    };
    /// The fields' names in newer families.
    static constexpr Fields newerFields{.layers = "num_hidden_layers",
                                        .heads = "num_attention_heads",
                                        .width = "hidden_size",
                                        .inner = "intermediate_size",
                                        .positions = "max_position_embeddings",
                                        .epsilon = "layer_norm_eps",
                                        .activation = "hidden_act"};

    /// transformers' defaults where the configuration is silent.
    struct Absent {
        Index positions = 2048;  ///< 0: the field must be there
        bool inner = true;       ///< 4 · d_model; else the field must be there
        const char* activation = "gelu_new";
        bool tied = true;
    };

    /// The tensors.
    struct Names {
        const char* model = "transformer.";  ///< before all others; files saved from the bare model leave it out
        const char* decoder = "";            ///< before all names, in files saved from the decoder alone
        const char* tokens = "wte.weight";
        const char* positions = nullptr;  ///< null: nothing is learned for each position
        const char* layers = "h.";        ///< before a layer's number
        const char* attention_norm = "ln_1";
        const char* feed_forward_norm = "ln_2";  ///< null: the attention's stands before both
        const char* up = "mlp.c_fc";
        const char* down = "mlp.c_proj";
        const char* final_norm = "ln_f";  ///< null: there is none
        const char* head = "lm_head.weight";
        bool head_is_told =
            false;  ///< a file without a head that is not tied must be the bare model, or have another one
    };
    Names names = {};

    /// @throws Error naming the field
    static GptLayers read(const ConfigReader& config, const Fields& fields, const Absent& absent);

    /// The beginning of the tensors' names in a layer: "h.3."
    std::string placeOf(Index layer) const { return names.layers + std::to_string(layer) + "."; }
    FamilyWeights weightsIn(const WeightFiles& files) const;

    /// The parts of a block that families have in common: both norms, the feed-forward layer, and scores that are
    /// divided by √d_k. What attends is theirs.
    Block block(const FamilyWeights& weights, Index layer) const;
    /// A block without the feed-forward layer.
    Block normedBlock(const FamilyWeights& weights, Index layer) const;
    FeedForward feedForward(const FamilyWeights& weights, const std::string& at) const;
    /// Four projections of d_model: q_proj, k_proj, v_proj, out_proj.
    /// @param at  "h.3.attn."
    MultiHeadWeights attention(const FamilyWeights& weights, const std::string& at, bool biases,
                               bool output_bias) const;

    /// Embedding, blocks, final norm and language head.
    /// @throws Error{Missing, WrongShape} naming the tensor
    using MakeBlock = std::function<Block(const FamilyWeights&, Index layer)>;
    Transformer load(const WeightFiles& files, const MakeBlock& make) const;
    ModelPlan plan(std::function<Transformer(const WeightFiles&)> load) const;
    /// A plan for a model that has nothing else but such blocks.
    ModelPlan planWith(MakeBlock make) const;
};

}  // namespace core
