#pragma once

#include "core/attention/multi_head_attention.h"

#include <optional>
#include <variant>
#include <vector>

namespace core {

/// (x - mean) / √(variance + ε) · weight + bias, row by row (Ba et al., 2016).
struct LayerNorm {
    RowVector weight;  ///< [d_model]
    RowVector bias;    ///< [d_model]
    float epsilon = 1e-5F;

    Matrix operator()(MatrixView x) const;
};

/// The nonlinearity of a feed-forward layer, under the names of Hugging Face's config.json.
enum class Activation {
    GeluTanh,  ///< "gelu_new": 0.5·x·(1 + tanh(√(2/π)·(x + 0.044715·x³)))
    Gelu,      ///< "gelu": 0.5·x·(1 + erf(x/√2))
    Relu,      ///< "relu": max(0, x)
    Silu,      ///< "silu": x / (1 + e^-x)
};
std::optional<Activation> activationFromName(std::string_view name);
void activate(Activation activation, Eigen::Ref<Matrix> x);

/// Two projections with a nonlinearity between them.
struct FeedForward {
    Projection in;   ///< [d_model, d_inner]
    Projection out;  ///< [d_inner, d_model]
    Activation activation = Activation::GeluTanh;

    /// A few rows at a time, so that the wide matrix between the two projections stays small.
    Matrix operator()(MatrixView x, const std::stop_token& stop) const;
};

/// ALiBi: each head's scores fall with the distance, at a slope of its own.
struct AlibiPositions {
    AlibiForm form = AlibiForm::Symmetric;
};

/// T5's learned number for each bucket of distances.
struct RelativePositions {
    RelativeBuckets buckets;
    Matrix table;  ///< [buckets, H]
};

/// A number for each pair of places, the same for all heads: a mask of numbers, as torch's float `attn_mask` is one.
struct PairPositions {
    Matrix table;  ///< [most tokens, most tokens]
};

/// What a layer adds to its scaled scores because of where tokens stand.
using PositionBias = std::variant<std::monostate, AlibiPositions, RelativePositions, PairPositions>;

/// @param queries  places of queries, from the text's first on
/// @param keys     places of keys; those beyond them get nothing
std::optional<ScoreBias> positionBias(const PositionBias& positions, Index head, Index heads, Index queries,
                                      Index keys);

/// One layer: x + attention(norm(x)), then x + feed_forward(norm(x)); what is absent is skipped.
struct Block {
    std::optional<LayerNorm> attention_norm;
    MultiHeadWeights attention;
    ScoreRule scores;
    PositionBias positions = {};
    RowVector sinks = {};  ///< [H] a score for each head that joins its softmax without a key; or empty
    Dropout dropout = {};  ///< on the weights; its seed is mixed with the head's number
    std::optional<LayerNorm> feed_forward_norm = {};
    std::optional<FeedForward> feed_forward = {};
    bool residual = true;
};

/// A transformer's weights and recipe, whatever family they come from.
struct Transformer {
    Weight token_embedding;     ///< [V, d_model]
    Weight position_embedding;  ///< [positions, d_model], added to the tokens'; no rows where there is none
    bool causal = true;         ///< a token sees itself and those before it
    std::vector<Block> blocks;
    std::optional<LayerNorm> final_norm;
    std::optional<Weight> language_head;  ///< [V, d_model]: logits = x · headᵀ

    Index width() const { return token_embedding.cols(); }
};

/// The next-token scores for each row of the last hidden state.
/// @param hidden  [T, d_model], after the final norm
/// @return [T, V]
/// @throws Error{Missing} if the model predicts nothing
Matrix logits(const Transformer& transformer, MatrixView hidden);

}  // namespace core
