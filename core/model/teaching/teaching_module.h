#pragma once

#include "core/model/model.h"

#include <algorithm>
#include <cstdint>
#include <map>

namespace core {

constexpr Index widestTeachingModel = 1024;

/// How positions enter a teaching module.
enum class PositionEncoding {
    None,                ///< attention sees a bag of tokens: shuffling them only permutes the map
    Sinusoidal,          ///< added to the tokens' vectors
    Learned,             ///< a learned vector for each place, added to the tokens' vectors
    Rotary,              ///< turns queries and keys
    Alibi,               ///< added to the scores, falls with the distance
    Relative,            ///< added to the scores, a number for each of T5's buckets of distances
    Pairs,               ///< added to the scores, a number for each pair of places: torch's float attn_mask
    Disentangled,        ///< distances have vectors, which queries and keys are multiplied by: DeBERTa
    RelativeSinusoidal,  ///< distances are sines and cosines, which the layer projects to keys of their own: XLNet
};

/// The terms of disentangled attention: distances beyond the span share the vector of the farthest. W_Q and W_K read
/// those vectors as they read tokens, as DeBERTa-v2 has it.
struct ModuleDistances {
    Index span = 4;           ///< vectors for distances from -span to span - 1
    bool to_position = true;  ///< q_i · K^r[δ(i, j)]: content to position
    bool to_content = true;   ///< k_j · Q^r[δ(i, j)]: position to content

    /// Terms of a score, with content to content.
    Index terms() const { return 1 + (to_position ? 1 : 0) + (to_content ? 1 : 0); }

    friend bool operator==(const ModuleDistances&, const ModuleDistances&) = default;
};

/// Multi-head latent attention (DeepSeek-V2, 2024): queries, keys and values are projected from narrower vectors, and
/// the last dimensions of every head's key are made of x itself, the same for all heads. A rotary embedding turns those
/// alone.
struct ModuleLatents {
    Index key_value = 0;  ///< numbers of what keys and values are projected from; 0: no latents
    Index query = 0;      ///< numbers of what queries are projected from; 0: queries are projected from x
    Index shared = 4;     ///< dimensions of the shared part, of the d_k

    friend bool operator==(const ModuleLatents&, const ModuleLatents&) = default;
};

/// A mixture of experts behind the attention, whose output is added to what it reads: each token goes through the few
/// that a router takes (Shazeer et al., 2017). Each has twice as many numbers inside as d_model.
struct ModuleExperts {
    Index count = 0;   ///< 0: none
    Index chosen = 2;  ///< experts for each token

    friend bool operator==(const ModuleExperts&, const ModuleExperts&) = default;
};

/// A score for each head that joins the softmax without a key of its own.
enum class AttentionSink {
    None,
    OffByOne,  ///< the score 0
    Learned,   ///< a number of its own for each head
};

/// Keys that the layer puts behind the sequence's own, as torch.nn.MultiheadAttention does.
struct ModuleAddedKeys {
    bool bias = false;  ///< a learned key and value: add_bias_kv
    bool zero = false;  ///< a key and a value of zeros: add_zero_attn

    friend bool operator==(const ModuleAddedKeys&, const ModuleAddedKeys&) = default;
};

/// The layout of the weights of query, key and value.
enum class ProjectionLayout {
    Separate,
    Concatenated,        ///< one matrix, columns q | k | v
    DimensionThenThree,  ///< one matrix, columns interleaved "(d k h)"
};

/// Whether a head's output is multiplied by a sigmoid of x, before W_O (Qiu et al., 2025).
enum class GateForm {
    None,
    Head,    ///< one gate for each head
    Number,  ///< one for each number of a head's context
};

/// The index of keys of DeepSeek-V3.2: of those that the mask shows a query sees the keys of highest index alone.
struct ModuleIndex {
    Index kept = 0;  ///< k, so many keys for each query; 0: no index
    Index heads = 2;
    Index dimensions = 4;  ///< dimensions of each

    friend bool operator==(const ModuleIndex&, const ModuleIndex&) = default;
};

/// A mixer without a softmax, which reads the same x as the attention.
enum class MixerForm {
    None,
    ShortConvolution,  ///< every number of a token by itself, with its neighbours before it
    GatedDelta,
    StateSpace,
};

/// A layer without a softmax beside the attention, whose output is added to the attention's (as in Falcon-H1). A
/// recurrence has the module's heads, heads of keys, d_k and d_v; a short convolution has a head for each of d_model.
struct ModuleMixer {
    MixerForm form = MixerForm::None;
    Index taps = 4;  ///< tokens that its convolution sees, the token itself among them

    friend bool operator==(const ModuleMixer&, const ModuleMixer&) = default;
};

/// A second attention layer, which asks the keys and values of the first one.
enum class SecondLayer {
    None,
    OwnQueries,  ///< reads what the first one makes, and has queries and W_O of its own (Brandon et al., 2024)
    Stream,      ///< XLNet's second stream: every token asks with one learned vector, through the first layer's W_Q and
                 ///< W_O (Yang et al., 2019). A mask for this layer has to hide the token itself.
};

/// A single attention layer that a class sets up itself, without norms, feed-forward or residual. Its weights are
/// random, the same for the same seed on every machine; nothing is learned.
struct TeachingModule {
    Index heads = 4;
    Index key_heads = 0;  ///< H_kv, a divisor of the heads: grouped-query, or 1 for multi-query; 0: as many as heads
    Index width = 32;     ///< d_model
    Index key_dimensions = 8;
    Index value_dimensions = 8;
    ProjectionLayout projections = ProjectionLayout::Separate;
    bool biases = false;
    bool output_projection = true;
    PositionEncoding positions = PositionEncoding::Sinusoidal;
    RotaryEmbedding rotary = {};             ///< Rotary; its dimensions 0: all d_k
    AlibiForm alibi = AlibiForm::Symmetric;  ///< Alibi
    RelativeBuckets relative = {};           ///< Relative
    ModuleDistances distances = {};          ///< Disentangled
    std::optional<float> scale = {};  ///< scale of q·kᵀ; else 1/√d_k, and 1/√(n·d_k) of n disentangled terms
    float soft_cap = 0;               ///< c of c · tanh(s / c); 0 is none
    AttentionSink sink = AttentionSink::None;
    bool query_key_norm = false;  ///< root-mean-square norm of each head's queries and keys, before they are turned
    ModuleAddedKeys added = {};
    std::optional<PlaceTemperature> query_temperature = {};  ///< later queries are longer: Llama 4
    GateForm gate = GateForm::None;
    ModuleIndex index = {};
    /// λ: heads are pairs, from whose first softmax so much of the second is taken (Ye et al., 2024)
    std::optional<float> difference = {};
    ModuleLatents latents = {};
    ModuleExperts experts = {};
    ModuleMixer mixer = {};
    Index last_queries = 0;  ///< only so many last tokens ask, as when keys and values come from a cache; 0: all
    float dropout = 0;       ///< 0 ≤ rate ≤ 0.9
    std::uint64_t dropout_seed = 1;
    std::uint64_t seed = 1;
    bool whole_numbers = false;  ///< weights are -1, 0 and 1, tokens' vectors 0 and 1: a head to compute with a pencil
    SecondLayer second = SecondLayer::None;

    Index keyHeads() const { return key_heads == 0 ? heads : key_heads; }
    /// The factor of q·kᵀ.
    float scoreScale() const;
    /// Numbers between an expert's two projections.
    Index expertWidth() const { return std::min(2 * width, widestTeachingModel); }

    friend bool operator==(const TeachingModule&, const TeachingModule&) = default;
};

/// The bounds of a teaching module's numbers.
constexpr Index mostTeachingHeads = 32;
constexpr Index mostTeachingTokens = 512;
constexpr float highestDropout = 0.9F;
constexpr Index mostBuckets = 256;
constexpr Index longestTrained = Index{1} << 24;  ///< tokens, of a stretched rotary embedding
constexpr float largestPlaceScale = 1000.0F, largestPlaceStep = 1e6F;
constexpr Index widestIndex = 256;
constexpr float largestLambda = 10.0F;
constexpr Index mostTeachingExperts = 64;
constexpr Index mostTaps = 16;

/// A teaching module's numbers under their names; those that are absent follow from the seed.
struct TeachingWeights {
    std::map<std::string, Matrix> tensors;     ///< by the names of weightNames
    std::map<std::string, RowVector> symbols;  ///< [d_model] a token's vector
};

/// Tensors' names with their shapes.
using TensorShapes = std::vector<std::pair<std::string, std::pair<Index, Index>>>;

/// The tensors that a module's recipe calls for, with their shapes: "W_query" … "W_output" (used as x · W), or "W_qkv";
/// "b_query" … [1, columns]; "position_embedding"; "relative_attention_bias" [buckets, H]; "attention_bias" [places,
/// places]; "sinks" [1, H]; "query_norm" and "key_norm" [1, d_k]; "bias_k" [1, H_kv·d_k] and "bias_v" [1, H_kv·d_v];
/// "W_gate" [d_model, H] or [d_model, H·d_v]; "W_index_query" [d_model, H_I·d_I], "W_index_key" [d_model, d_I] and
/// "W_index_weights" [d_model, H_I]; "distance_embedding" [2·span, d_model]; "W_query_latent" [d_model, n_q],
/// "W_latent" [d_model, n_kv] and "W_shared_key" [d_model, shared], where W_query, W_key and W_value have as many rows
/// as latents have numbers; "W_router" [d_model, E], "W_expert_in" [d_model, E·inner] and "W_expert_out" [inner,
/// E·d_model], the experts side by side; "W_second_query" and "W_second_output" of a second layer with
/// queries of its own, "mask_embedding" [1, d_model] of a second stream; "W_distance" [d_model, H·d_k] with
/// "content_bias" and "distance_bias" [1, H·d_k] of relative sinusoids (XLNet's r, r_w_bias and r_r_bias); a mixer's
/// "W_mix_…" with "mix_taps" [taps, channels], "mix_decay" [1, H] (ln A), "mix_time" [1, H] and "mix_skip" [1, H].
/// Where heads are pairs, values and the rows of W_output are those of H/2 pairs.
TensorShapes weightShapes(const TeachingModule& module);

/// Every weight of the module: from `given` where it is there, else from the seed: uniform in ±√(6 / (in + out))
/// (Glorot and Bengio, 2010); vectors of tokens and places uniform with variance 1. Whole numbers: half of the weights
/// are 0, the others 1 or -1, and of a token's vector half are 1 (no token's are all 0).
/// @throws Error{WrongShape} naming a given tensor that does not fit the recipe
TeachingWeights completeWeights(const TeachingModule& module, const TeachingWeights& given,
                                const std::vector<std::string>& symbols);

/// The module as a model for texts of these symbols: a token's id is its place among them.
/// @throws Error{OutOfRange} naming the field of the module that cannot be
std::shared_ptr<const Model> teachingModel(const TeachingModule& module, const TeachingWeights& given,
                                           const std::vector<std::string>& symbols);

}  // namespace core
