#pragma once

#include "core/model/family/family_weights.h"
#include "core/model/family/model_plan.h"

namespace core {

/// The common part of Llama and related families: the fields of their configurations and the tensors' names.
struct LlamaLayers {
    Index layers = 0;
    Index width = 0;      ///< d_model
    Index heads = 0;      ///< heads of queries
    Index key_heads = 0;  ///< heads of keys and values
    Index head_width = 0;
    Index inner = 0;  ///< the feed-forward layer's width
    Index positions = 0;
    Index vocabulary = 0;
    float epsilon = 0;
    Activation activation = Activation::Silu;
    RotaryEmbedding rotary = {};
    bool tied = false;           ///< the language head is the token embedding
    bool causal = true;          ///< `is_causal`: else every token sees all others
    bool windows_ahead = false;  ///< windows reach as far ahead as back; of layers that are not causal
    bool query_key_value_bias = false;
    bool output_bias = false;
    bool feed_forward_bias = false;
    bool layer_norms = false;  ///< in place of root-mean-square ones
    bool norm_biases = true;   ///< biases of layer norms
    bool norm_weights = true;  ///< false: norms have neither weights nor biases
    float norm_offset = 0;     ///< is added to the norms' weights
    bool head_bias = false;    ///< bias of the language head
    const char* attention_norm = "input_layernorm";
    const char* feed_forward_norm = "post_attention_layernorm";
    const char* final_norm = "norm";
    const char* token_embedding = "embed_tokens.weight";
    std::vector<Index> windows;  ///< [layers] 0 where a layer has none

    /// transformers' defaults where the configuration is silent.
    struct Absent {
        Index key_heads = 0;   ///< 0: as many as heads
        Index head_width = 0;  ///< 0: d_model / heads
        Index positions = 2048;
        bool tied = false;
        const char* activation = "silu";         ///< null: the family reads it itself
        std::optional<float> turned_share = {};  ///< see readRotary()
        const char* layer_kind = nullptr;        ///< see readRotary()
        float base = 10000;                      ///< see readRotary()
        bool turns = true;                       ///< false: no rotary embedding, so that d_k may be odd
    };
    /// @throws Error naming the field
    static LlamaLayers read(const ConfigReader& config, const Absent& absent);

    Block block(const FamilyWeights& weights, Index layer) const;
    /// A block without the feed-forward layer but with the norm before it, for families whose feed-forward layer
    /// differs.
    Block attendingBlock(const FamilyWeights& weights, Index layer) const;
    /// The parts of such a block, for families that put them together otherwise.
    /// @param at  what stands before the tensors' names: "layers.3."
    Norm norm(const FamilyWeights& weights, const std::string& name) const;
    MultiHeadWeights attention(const FamilyWeights& weights, const std::string& at) const;
    /// @param at  "layers.3.mlp."
    FeedForward gatedFeedForward(const FamilyWeights& weights, const std::string& at, Index inner_width) const;
    /// A gated feed-forward layer with gate and up in one matrix, the gate's rows first: Phi-3, GLM.
    FeedForward fusedFeedForward(const FamilyWeights& weights, const std::string& at) const;
    /// One without a gate.
    FeedForward plainFeedForward(const FamilyWeights& weights, const std::string& at, const char* up = "up_proj",
                                 const char* down = "down_proj") const;
    static std::string placeOf(Index layer) { return "layers." + std::to_string(layer) + "."; }
    /// A layer's sliding window.
    Mask reachOf(Index layer) const;
    /// Embedding, blocks, final norm and language head.
    /// @param adapt  changes what a family has otherwise in a block; may be null
    using Adapt = std::function<void(Block&, const FamilyWeights&, const std::string& layer)>;
    Transformer load(const WeightFiles& files, const Adapt& adapt = {}) const;
    /// The whole model, with a family's own blocks.
    using MakeBlock = std::function<Block(const FamilyWeights&, Index layer)>;
    Transformer loadWith(const WeightFiles& files, const MakeBlock& make) const;
    ModelPlan plan(std::function<Transformer(const WeightFiles&)> load) const;
    /// A plan for a model that has nothing else but such blocks.
    ModelPlan planWith(MakeBlock make) const;
};

/// The norms of each head's queries and keys: Qwen3, Gemma 3.
/// @param layer  what stands before the tensors' names: "layers.3."
void addHeadNorms(const LlamaLayers& llama, Block& block, const FamilyWeights& weights, const std::string& layer,
                  const char* query = "q_norm", const char* key = "k_norm");
/// The norms of all heads' queries together, and of all heads' keys: OLMo 2, OLMoE.
void addJointNorms(const LlamaLayers& llama, Block& block, const FamilyWeights& weights, const std::string& layer);
/// The layer's norms where they stand behind its branches alone: OLMo 2, EXAONE 4.
Block normedBehind(const LlamaLayers& llama, const FamilyWeights& weights, Index layer);

/// Which layers have a sliding window: `layer_types` where the configuration has it, else as `slides` says.
/// @param window  0: none has
/// @return [layers]
std::vector<Index> readWindows(const ConfigReader& config, Index layers, Index window,
                               const std::function<bool(Index)>& slides);

/// Which layers turn queries and keys: `no_rope_layers`, whose 1 means that a layer does, or all but every
/// `no_rope_layer_interval`th (SmolLM3, Llama 4).
/// @return [layers]
std::vector<bool> readTurnedLayers(const ConfigReader& config, Index layers);

}  // namespace core
