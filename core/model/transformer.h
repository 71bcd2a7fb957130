#pragma once

#include "core/attention/multi_head_attention.h"

#include <optional>
#include <variant>
#include <vector>

namespace core {

/// Brings each row to one size, and weighs its columns.
struct Norm {
    enum class Kind {
        Layer,           ///< (x - mean) / √(variance + ε) · weight + bias (Ba et al., 2016)
        RootMeanSquare,  ///< x / √(mean x² + ε) · weight (Zhang & Sennrich, 2019)
    };

    RowVector weight;  ///< [d_model]
    RowVector bias;    ///< [d_model], or empty
    float epsilon = 1e-5F;
    Kind kind = Kind::Layer;

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

/// Two projections with a nonlinearity between them; with a gate, the nonlinearity of the gate's projection multiplies
/// the other's (Shazeer, 2020: SwiGLU, GeGLU).
struct FeedForward {
    Projection in;   ///< [d_model, d_inner]
    Projection out;  ///< [d_inner, d_model]
    Activation activation = Activation::GeluTanh;
    std::optional<Projection> gate = {};  ///< [d_model, d_inner]

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
    std::optional<Norm> attention_norm;
    MultiHeadWeights attention;
    ScoreRule scores;
    PositionBias positions = {};
    Index window = 0;      ///< a token sees itself and so many less one before it; 0: no such limit
    RowVector sinks = {};  ///< [H] a score for each head that joins its softmax without a key; or empty
    Dropout dropout = {};  ///< on the weights; its seed is mixed with the head's number
    std::optional<Norm> attention_output_norm = {};  ///< of what attention adds to x: Gemma 2
    std::optional<Norm> attention_sum_norm = {};     ///< of the sum: BERT, "post-norm"
    std::optional<Norm> feed_forward_norm = {};
    std::optional<FeedForward> feed_forward = {};
    std::optional<Norm> feed_forward_output_norm = {};
    std::optional<Norm> feed_forward_sum_norm = {};
    bool residual = true;
    bool parallel = false;  ///< the feed-forward layer reads what attention read, not what it made: GPT-J, GPT-NeoX
};

/// Which place a token has in the table of learned positions.
struct PositionCount {
    enum class Over {
        All,         ///< every token of the sequence, padding too: GPT-2, BERT
        Real,        ///< those that are not padding: OPT
        OtherThanId  ///< those with another id than padding has, wherever they come from: RoBERTa
    };
    Over over = Over::All;
    Index first = 0;  ///< the place of the first token that counts; those that do not count have the one before
    Index id = 0;     ///< OtherThanId
};

/// From the last hidden state to a number for each piece of the vocabulary.
struct LanguageHead {
    Weight embedding;                           ///< [V, d_model]: scores = x · embeddingᵀ
    RowVector bias = {};                        ///< [V], or empty
    std::optional<Projection> transform = {};   ///< before all that: BERT
    std::optional<Activation> activation = {};  ///< behind the transform
    std::optional<Norm> norm = {};              ///< behind the activation
    float soft_cap = 0;                         ///< c: scores become c · tanh(s / c) (Gemma 2); 0 is none
    float scale = 1;                            ///< of the hidden state before all that: T5
};

/// A picture as tokens: squares of it, side by side, each one's numbers projected (Dosovitskiy et al., 2021).
struct PatchEmbedding {
    Projection projection;  ///< [channels · side · side, d_model]; a square's numbers channel by channel, row by row
    Matrix first;           ///< [n, d_model] learned vectors before the squares', such as [CLS]
    Index channels = 3;
    Index height = 0;  ///< of the picture, in pixels
    Index width = 0;
    Index side = 0;  ///< of a square, in pixels

    Index rows() const { return height / side; }
    Index columns() const { return width / side; }
    Index tokens() const { return first.rows() + rows() * columns(); }
};

/// A transformer's weights and recipe, whatever family they come from.
struct Transformer {
    Weight token_embedding;  ///< [V, d_embedding]; no rows where pictures are read
    std::optional<PatchEmbedding> patches = {};
    float embedding_scale = 1;  ///< what the tokens' vectors are multiplied by: Gemma
    Weight position_embedding;  ///< [places, d_model], added to the tokens'; no rows where there is none
    PositionCount position_count = {};
    Weight segment_embedding = {};                        ///< [segments, d_model], added; no rows where there is none
    std::optional<Norm> embedding_norm = {};              ///< of the sum: BERT, BLOOM
    std::optional<Projection> embedding_projection = {};  ///< [d_embedding, d_model]: of the tokens' vectors
    bool causal = true;                                   ///< a token sees itself and those before it
    std::vector<Block> blocks;
    std::optional<Norm> final_norm;
    std::optional<LanguageHead> language_head;

    /// What enters the first layer, as wide as every layer's input.
    Index width() const
    {
        if (patches) return patches->projection.weight.cols();
        return embedding_projection ? embedding_projection->weight.cols() : token_embedding.cols();
    }
};

/// The scores of each piece of the vocabulary, for each row of the last hidden state: of the next token in a causal
/// model, else of the token that stands there.
/// @param hidden  [T, d_model], after the final norm
/// @return [T, V]
/// @throws Error{Missing} if the model predicts nothing, Stopped
Matrix logits(const Transformer& transformer, MatrixView hidden, const std::stop_token& stop = {});

}  // namespace core
