#pragma once

#include "core/attention/norm.h"
#include "core/attention/position_encoding.h"
#include "core/attention/projection.h"
#include "core/attention/scaled_dot_product.h"

#include <functional>
#include <optional>

namespace core {

/// Keys that stand behind the sequence's own, as torch.nn.MultiheadAttention's `add_bias_kv` and `add_zero_attn` put
/// them there: every query sees them, whatever the mask.
struct AddedKeys {
    RowVector key = {};    ///< [H_kv·d_k] a learned key, or empty
    RowVector value = {};  ///< [H_kv·d_v] and its value
    bool zero = false;     ///< and one whose key and value are 0

    Index count() const { return (key.size() > 0 ? 1 : 0) + (zero ? 1 : 0); }
};

/// What queries, or keys and values, are projected from in place of what the layer reads: x ↦ norm(x · down), which is
/// narrower (DeepSeek-V2, 2024: "multi-head latent attention").
struct Latent {
    Projection down;  ///< [d_model, n]
    std::optional<Norm> norm = {};

    /// @return [T, n]
    Matrix operator()(MatrixView x, const std::stop_token& stop = {}) const;
};

/// Queries, keys and values through latents. A head's key is what its projection makes of the latent, then one part
/// that all heads share, made of what the layer reads: that part alone is turned.
struct LatentAttention {
    std::optional<Latent> query = {};
    Latent key_value;
    Projection shared_key;  ///< [d_model, n], the last n dimensions of every head's key
};

/// Queries of later tokens are longer: times 1 + scale · ln(1 + ⌊place / step⌋) (Llama 4, 2025).
struct PlaceTemperature {
    float scale = 0;
    float step = 1;
    Index first = 1;  ///< the first token's place: 0 in Ministral 3

    /// @param place  counted from 0
    float factor(Index place) const;

    friend bool operator==(const PlaceTemperature&, const PlaceTemperature&) = default;
};

/// The first tokens of a text ask by projections of their own, and what they see are keys and values of their own
/// (Beltagy et al., 2020: Longformer). Of each head's dimensions the first half is for all other queries, the second
/// for these: a query is 0 in the half that is not its own, and what it sees counts in its own alone.
struct GlobalTokens {
    Index count = 1;

    /// @return [d] 1 in the half of a token, else 0
    RowVector halfOf(Index place, Index dimensions) const;

    friend bool operator==(const GlobalTokens&, const GlobalTokens&) = default;
};

/// The learned weights of one attention layer. Heads lie side by side: head h owns columns h·d … (h+1)·d - 1.
struct MultiHeadWeights {
    Index heads = 1;
    Projection query;                  ///< [d_model, H·d_k]
    Projection key;                    ///< [d_model, H_kv·d_k]; of latents [n, H_kv·(d_k - shared dimensions)]
    Projection value;                  ///< [d_model, H_kv·d_v]; of latents [n, H_kv·d_v], as the query may be
    std::optional<Projection> output;  ///< W_O [H·d_v, d_model]; without it the output is the concatenated context
    std::optional<RotaryEmbedding> rotary = {};  ///< turns queries and keys after projection and norm
    /// H_kv: so many heads of keys and values, each shared by H / H_kv heads of queries that follow one another
    /// (Ainslie et al., 2023; 1: Shazeer, 2019); 0: as many as `heads`
    Index key_heads = 0;
    std::optional<HeadNorm> query_norm = {};
    std::optional<HeadNorm> key_norm = {};
    std::optional<HeadNorm> value_norm = {};  ///< norm of values: Gemma 4
    AddedKeys added = {};
    std::optional<LatentAttention> latents = {};
    bool values_turned = false;      ///< like keys: RoFormer's "rotary_value"
    float clip = 0;                  ///< projected numbers beyond ± clip become that (MPT); 0: none do
    bool clips_normed = false;       ///< queries and keys are clipped behind their norm: OLMoE
    bool norms_behind_turn = false;  ///< queries and keys are turned first, then normed: Llama 4
    std::optional<PlaceTemperature> query_temperature = {};
    std::optional<GlobalTokens> global = {};

    Index keyHeads() const { return key_heads == 0 ? heads : key_heads; }
    /// Which head of keys and values a head of queries uses.
    Index keyHeadOf(Index head) const { return head / (heads / keyHeads()); }
    Index keyDimensions() const { return query.weight.cols() / heads; }
    Index valueDimensions() const { return value.weight.cols() / keyHeads(); }
};

/// The changes to queries and keys between projection and scores.
struct QueryKeyChanges {
    explicit QueryKeyChanges(const MultiHeadWeights& weights)
        : norms(weights.query_norm || weights.key_norm),
          turns(weights.rotary.has_value()),
          lengthens(weights.query_temperature.has_value())
    {
    }

    bool any() const { return norms || turns || lengthens; }

    bool norms;
    bool turns;
    bool lengthens;  ///< whether queries are multiplied by a factor of their place
};

/// Queries and keys on their way from the projection to the scores.
struct QueriesAndKeys {
    SharedMatrix q;  ///< [T_q, H·d_k]
    SharedMatrix k;  ///< [T_k, H_kv·d_k]
};

/// The results of one attention layer for one sequence (or pair of sequences).
struct MultiHeadAttention {
    SharedMatrix q;                    ///< [T_q, H·d_k] as the scores take them: normed and turned
    SharedMatrix k;                    ///< [T_k, H_kv·d_k] as the scores take them: normed and turned; added keys last
    SharedMatrix v;                    ///< [T_k, H_kv·d_v]; no columns where values are not known
    QueriesAndKeys projected;          ///< before norm, rotation and temperature; empty where there is none of them,
                                       ///< and unless stages are kept: see layer_rest.h
    QueriesAndKeys normed;             ///< between norm and rotation; empty unless the attention has both and stages
                                       ///< are kept
    std::vector<HeadAttention> heads;  ///< [H]
    SharedMatrix output;               ///< [T_q, d_model], or the contexts side by side where there is no W_O
};

/// One head's columns of q, k or v.
/// @param all  [T, H·d]
/// @return [T, d]
inline auto headColumns(const Matrix& all, Index head, Index heads)
{
    const Index width = all.cols() / heads;
    return all.middleCols(head * width, width);
}

/// One head's columns of q, k and v; they live as long as the layer does.
struct HeadVectors {
    MatrixView q;  ///< [T_q, d_k]
    MatrixView k;  ///< [T_k, d_k]
    MatrixView v;  ///< [T_k, d_v]
};
HeadVectors vectorsOf(const MultiHeadAttention& attention, const MultiHeadWeights& weights, Index head);
/// One head's vectors with some of the queries, or with other queries.
HeadVectors vectorsOf(const Matrix& queries, const MultiHeadAttention& attention, const MultiHeadWeights& weights,
                      Index head);

/// The places of a projection's rows, for the rotary embedding.
struct Places {
    Index first_query = 0;
    Index first_key = 0;
    Index tokens = 0;  ///< how long the text is, which a stretched embedding may depend on; 0: as far as the keys reach
};

/// q, k and v of a layer: projected, normed and turned, without added keys, heads and output.
///
/// @param queries  [T_q, d_model]
/// @param keys     [T_k, d_model]; in self-attention all three are the same
/// @param values   [T_k, d_model]
/// @param keep     with stages also what queries and keys are on their way
/// @throws Error{WrongShape}, Stopped
MultiHeadAttention projectedHeads(const MultiHeadWeights& weights, MatrixView queries, MatrixView keys,
                                  MatrixView values, const Places& places, Keep keep = Keep::Stages,
                                  std::stop_token stop = {});

using BetweenChanges = std::function<void(const Matrix&)>;

/// The parts of projectedHeads(): from what the layer reads to all heads' queries, keys or values, clipped; queries and
/// keys as neither norm nor rotation has seen them.
Matrix projectedQueries(const MultiHeadWeights& weights, MatrixView x, const std::stop_token& stop = {});
Matrix projectedKeys(const MultiHeadWeights& weights, MatrixView x, const std::stop_token& stop = {});
Matrix projectedValues(const MultiHeadWeights& weights, MatrixView x, const std::stop_token& stop = {});
/// Turns projected vectors, in place, into those that scores are made of.
/// @param first   which place the first row has
/// @param tokens  how long the keys' text is
/// @param step    told what has been reached between norm and rotation; may be null
void finishQueries(const MultiHeadWeights& weights, Eigen::Ref<Matrix> q, Index first, Index tokens,
                   const BetweenChanges& step = {});
void finishKeys(const MultiHeadWeights& weights, Eigen::Ref<Matrix> k, Index first, Index tokens,
                const BetweenChanges& step = {});
void finishValues(const MultiHeadWeights& weights, Eigen::Ref<Matrix> v, Index first, Index tokens);

/// Puts the added keys behind k, and their values behind v.
void appendAddedKeys(const AddedKeys& added, MultiHeadAttention& attention);

/// The contexts of all heads side by side, and their projection.
/// @param first_row  only the rows from this one on
/// @return [T_q - first_row, d_model], or [T_q - first_row, H·d_v] where there is no W_O
/// @throws Stopped
Matrix joinedOutput(const MultiHeadWeights& weights, const std::vector<HeadAttention>& heads, Index first_row = 0,
                    std::stop_token stop = {});

/// Multi-head attention: each head attends with its own columns of q, k, v; the contexts are concatenated and
/// projected.
///
/// @param queries  [T_q, d_model]
/// @param keys     [T_k, d_model]; in self-attention all three are the same
/// @param values   [T_k, d_model]
/// @param scoring  [H] one for each head, or one for all of them
/// @throws Error{WrongShape}, Stopped
MultiHeadAttention attend(const MultiHeadWeights& weights, MatrixView queries, MatrixView keys, MatrixView values,
                          const std::vector<HeadScoring>& scoring, Keep keep, std::stop_token stop = {});
MultiHeadAttention attend(const MultiHeadWeights& weights, MatrixView queries, MatrixView keys, MatrixView values,
                          const HeadScoring& scoring, Keep keep, std::stop_token stop = {});

/// A_i · W_i^O: what head i alone adds to the output, without the bias. The sum over heads plus the bias is the output.
///
/// @param context  [T_q, d_v] of head `head`
/// @return [T_q, d_model]
/// @throws Error{Missing} if the layer has no W_O
Matrix headOutput(const MultiHeadWeights& weights, Index head, MatrixView context);

}  // namespace core
