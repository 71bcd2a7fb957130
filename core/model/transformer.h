#pragma once

#include "core/attention/disentangled.h"
#include "core/attention/key_index.h"
#include "core/attention/multi_head_attention.h"
#include "core/attention/output_gate.h"
#include "core/attention/sinusoid_positions.h"
#include "core/attention/softmax_difference.h"
#include "core/model/answer_heads.h"
#include "core/model/feed_forward.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace core {

/// ALiBi: each head's scores fall with the distance, at a slope of its own.
struct AlibiPositions {
    AlibiForm form = AlibiForm::Symmetric;
    RowVector slopes = {};  ///< [H]; empty: those of Press et al.
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

/// A number for each head and place of a key, the same for all queries: ALiBi as Falcon rounds it.
struct KeyPositions {
    Matrix table;  ///< [H, most tokens]
};

/// BEiT's learned number for each way from one patch of a picture to another (Bao et al., 2022). The first token is
/// [CLS], the others are patches, row by row.
struct GridPositions {
    Index rows = 0;
    Index columns = 0;
    /// [(2·rows - 1)·(2·columns - 1) + 3, H]: how many rows, then how many columns, the query lies behind the key, each
    /// from the least on; then from [CLS] to patches, from patches to [CLS], from [CLS] to itself
    Matrix table;

    /// @param query, key  places of tokens
    /// @return which row of the table is theirs
    Index rowOf(Index query, Index key) const;
};

/// Learned numbers for how far apart two tokens stand in the text and on the page (Huang et al., 2022: LayoutLMv3):
/// the left edges of their boxes, and the lower ones. Tables that are not there have no rows.
struct BoxPositions {
    RelativeBuckets text;
    Matrix text_table;  ///< [buckets, H]
    RelativeBuckets page;
    Matrix left_table;   ///< [buckets, H]
    Matrix lower_table;  ///< [buckets, H]

    /// @param boxes  [T, 4] see Sequence::boxes; null where all are the same
    /// @param text_tokens  those behind them are a picture's, and are counted anew
    ScoreBias bias(Index head, Index queries, Index keys, const Matrix* boxes, Index text_tokens) const;
};

/// The blocks of a long text (Zaheer et al., 2020: BigBird): tokens see their own block, its neighbours, the first and
/// the last, which see all. Further blocks, which its authors draw, are always the first one in transformers' eval
/// mode, so that its keys count several times for queries of the blocks between the first and the last.
struct BlockPositions {
    Index size = 64;  ///< tokens of a block
    Index drawn = 3;  ///< blocks

    /// Whether a text is so long that tokens do not see all of it.
    bool isSparse(Index tokens) const { return tokens > (5 + 2 * drawn) * size; }
    /// The keys that tokens see; empty: all of them.
    Mask reach(Index tokens) const;
    /// ln(1 + drawn) for keys that count so many times more; nothing where none does.
    std::optional<ScoreBias> bias(Index queries, Index keys) const;

private:
    Index lastBlock(Index tokens) const { return (tokens - 1) / size * size; }  ///< its first token
};

/// A layer's addition to its scaled scores because of tokens' places.
using PositionBias =
    std::variant<std::monostate, AlibiPositions, RelativePositions, PairPositions, KeyPositions, GridPositions,
                 DisentangledPositions, BoxPositions, SinusoidPositions, BlockPositions>;

/// What a query makes of itself multiplies its bias of positions (Chen et al., 2022: WavLM): a · (b · scale - 1) + 2,
/// where a and b are logistic functions of what it projects.
struct BiasGate {
    Projection gates;  ///< [d_model / H, 2] of a head's share of what attention reads: a, b
    RowVector scales;  ///< [H]

    /// @param read  [T, d_model] what attention reads
    /// @return [T, H]
    Matrix operator()(const Matrix& read) const;
};

/// What does not depend on the texts; what does, withContent() adds.
/// @param queries  places of queries, from the text's first on
/// @param keys     places of keys; those beyond them get nothing
std::optional<ScoreBias> positionBias(const PositionBias& positions, Index head, Index heads, Index queries,
                                      Index keys);

/// A convolution of what enters a layer, beside it: norm(x + activation(convolution(input))), where x is what the layer
/// makes (He et al., 2021: DeBERTa-v2).
struct SideConvolution {
    Projection taps;  ///< [taps · d_model, d_model]: tap t reads the token t - taps/2 further; none beyond the ends
    Index count = 3;  ///< taps, odd
    Activation activation = Activation::Tanh;
    Norm norm;

    /// The addition to some rows.
    /// @param input  [T, d_model] all of what entered the layer
    /// @return [count, d_model]
    Matrix added(const Matrix& input, Index first, Index count_of_rows, const std::stop_token& stop = {}) const;
};

/// A layer's addition for its token behind everything else: norm((activation(x · gate) ⊙ vector) · out), where the
/// vector is the layer's own for that token: (norm(x₀ · W) + its row of a table) · scale, of what enters the first
/// layer (Gemma 3n, 2025: "per-layer embeddings"; Gemma 4).
struct TokenGate {
    Weight table;           ///< [V, n]
    Projection projection;  ///< W [d_model, n]
    Norm projection_norm;   ///< [n]
    float scale = 1;
    Projection gate;  ///< [d_model, n]
    Activation activation = Activation::GeluTanh;
    Projection out;  ///< [n, d_model]
    Norm norm;       ///< norm of the added part
    Norm sum_norm;   ///< norm of what then leaves the layer

    /// @param first  x₀ [rows, d_model]
    /// @return [rows, n]
    Matrix vectors(const std::vector<Index>& ids, MatrixView first, const std::stop_token& stop = {}) const;
    /// @param x        [rows, d_model]
    /// @param vectors  [rows, n]
    /// @return [rows, d_model]
    Matrix added(MatrixView x, MatrixView vectors, const std::stop_token& stop = {}) const;
};

struct MixingLayer;
struct TokenMixer;

/// One layer: x + attention(norm(x)), then x + feed_forward(norm(x)); what is absent is skipped.
struct Block {
    std::optional<Norm> attention_norm;
    MultiHeadWeights attention;
    ScoreRule scores;
    PositionBias positions = {};
    std::optional<BiasGate> bias_gate = {};
    Mask reach = {};                     ///< which of the keys that the model allows this layer sees: a window, a chunk
    RowVector sinks = {};                ///< [H] a score for each head that joins its softmax without a key; or empty
    Dropout dropout = {};                ///< on the weights; its seed is mixed with the head's number
    std::optional<KeyIndex> index = {};  ///< hides all but a few keys from each query
    std::optional<OutputGate> gate = {};
    std::optional<SoftmaxDifference> difference = {};  ///< heads are pairs
    std::optional<Norm> attention_output_norm = {};    ///< norm of what attention adds to x: Gemma 2
    std::optional<Norm> attention_sum_norm = {};       ///< norm of the sum: BERT, "post-norm"
    std::optional<Norm> feed_forward_norm = {};
    FeedForwardLayer feed_forward = {};
    std::optional<Norm> feed_forward_output_norm = {};
    std::optional<Norm> feed_forward_sum_norm = {};
    std::optional<SideConvolution> beside = {};
    std::optional<TokenGate> token_gate = {};
    /// Keys and values are made of what entered this earlier layer, by its weights, which stand here too (Gemma 4).
    std::optional<Index> keys_of = {};
    /// [d_model] What every token enters this layer with, whatever the layer before it made (XLNet's second stream); or
    /// empty.
    RowVector entry = {};
    /// The layers without attention between the attention layer before this one and this one (a hybrid model's).
    std::vector<std::shared_ptr<const MixingLayer>> before = {};
    /// Reads what attention reads, and what it makes is added to what attention makes: Falcon-H1. Else null.
    std::shared_ptr<const TokenMixer> mixer = {};
    bool residual = true;
    bool parallel = false;  ///< the feed-forward layer reads attention's input, not its output: GPT-J, GPT-NeoX
};

/// A head's scoring with what its bias of positions makes of queries and keys, for a bias that depends on them.
/// @param q      [n, d_k] as the scores take them, the first of them at place `first`
/// @param k      [T_k, d_k]
HeadScoring withContent(const Block& block, HeadScoring scoring, Index head, MatrixView q, MatrixView k,
                        Index first = 0);

/// Adds to heads' scoring what a layer's index and gate make of the rows that they read.
/// @param heads    [H]
/// @param queries  [T_q, d_model] what queries are projected from
/// @param keys     [T_k, d_model] what keys are projected from, without added keys
/// @throws Stopped
void addRead(const Block& block, std::vector<HeadScoring>& heads, const Matrix& queries, const Matrix& keys,
             const std::stop_token& stop);

/// Which place a token has in the table of learned positions.
struct PositionCount {
    enum class Over {
        All,         ///< every token of the sequence, padding too: GPT-2, BERT
        Real,        ///< tokens that are not padding: OPT
        OtherThanId  ///< tokens with another id than padding, wherever they come from: RoBERTa
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
    float scale = 1;                            ///< scale of the hidden state before all that: T5
};

/// A token that a picture has besides its patches: a learned vector, the same for every picture.
struct LearnedToken {
    enum class Kind {
        Class,         ///< stands for the whole picture
        Register,      ///< room to compute in, so that patches are not taken for it (Darcet et al., 2024)
        Distillation,  ///< learned another model's answer about the picture (Touvron et al., 2021)
    };
    Kind kind = Kind::Class;
    RowVector vector;  ///< [d_model]
};

struct PositionGrid;

/// Where a picture's squares are among the tokens, where they do not follow each other row by row: in tiles, in the
/// frames of a film, among a text's tokens.
struct PlacedSquares {
    std::vector<Index> tokens;       ///< [squares] the token of each, row by row
    std::vector<Index> squares;      ///< [T] the square of each token; -1 for one that is none
    std::vector<std::string> names;  ///< [T] what those are called that are none
};

/// A picture as tokens: learned ones, then squares of it, side by side, each one's numbers projected (Dosovitskiy et
/// al., 2021).
struct PatchEmbedding {
    Projection projection;  ///< [channels · side · side, d_model]; a square's numbers channel by channel, row by row
    std::vector<LearnedToken> learned;  ///< the tokens before the squares
    Index channels = 3;
    Index height = 0;  ///< height of the picture, in pixels
    Index width = 0;
    Index side = 0;  ///< side of a square, in pixels
    /// What modelForSize() makes positions from, in a model that takes pictures of other sizes too. Null in other
    /// models.
    std::shared_ptr<const PositionGrid> positions = {};
    std::shared_ptr<const PlacedSquares> placed = {};  ///< null where the squares follow `learned` row by row

    Index rows() const { return height / side; }
    Index columns() const { return width / side; }
    Index squares() const { return rows() * columns(); }
    /// The token of the first square.
    Index firstSquare() const { return static_cast<Index>(learned.size()); }
    Index tokens() const { return firstSquare() + squares(); }
};

/// A learned query behind the last layer, which attends over all of a picture's tokens to make one vector of them
/// ("attention pooling": Lee et al., 2019; SigLIP): y + feed_forward(norm(y)), where y is what it attends to.
struct PoolingProbe {
    RowVector vector;   ///< [d_model] what queries are projected from
    Projection query;   ///< [d_model, H·d_k]
    Projection key;     ///< [d_model, H·d_k], of the last hidden state
    Projection value;   ///< [d_model, H·d_v], of the last hidden state
    Projection output;  ///< [H·d_v, d_model]
    Norm norm;
    FeedForward feed_forward;
    Index heads = 1;
};

/// A sound's spectrum as a picture's squares, which overlap (Gong et al., 2021: AST): those of the lowest bands first,
/// of each from the first frame on.
struct SpectrumPatches {
    Projection projection;              ///< [side · side, d_model]: a square's numbers, band by band
    std::vector<LearnedToken> learned;  ///< the tokens before the squares
    Index side = 16;                    ///< side of a square, in bands and in frames
    Index band_stride = 10;             ///< from square to square
    Index frame_stride = 10;
    Index frames = 1024;

    Index firstSquare() const { return static_cast<Index>(learned.size()); }
    /// Squares of the same bands.
    Index times() const { return (frames - side) / frame_stride + 1; }
};

/// A convolution over a waveform, or over another convolution's output; it sees nothing beyond its ends.
struct WaveConvolution {
    enum class Normed {
        No,
        EachPlace,    ///< its channels: a layer norm
        EachChannel,  ///< over all places: a group norm of groups of one
        All,          ///< over both: a group norm of one group
    };
    Projection taps;   ///< [in · width, out] of each channel all places together
    Index width = 1;   ///< places that are seen at once
    Index stride = 1;  ///< from place to place
    Activation activation = Activation::Gelu;
    Normed normed = Normed::No;
    Norm norm = {};
    bool norm_behind = false;  ///< the nonlinearity, and not before it

    Index placesOf(Index places) const { return places < width ? 0 : (places - width) / stride + 1; }
};

/// A waveform as tokens (Baevski et al., 2020: wav2vec 2): convolutions one after the other, each of fewer places.
struct WaveEmbedding {
    std::vector<WaveConvolution> convolutions;
    std::optional<Norm> norm = {};              ///< norm of the last one's output
    std::optional<Projection> projection = {};  ///< [channels, d_model]
    Index rate = 16000;                         ///< samples a second
    /// Where a waveform is filled up with padding, its real tokens are those whose first sample is real (Moonshine);
    /// else as many as the real samples make alone.
    bool counts_first_samples = false;
    bool normalised = true;  ///< sounds are brought to mean 0 and variance 1 unless a file denies it

    Index tokensOf(Index samples) const;
    /// The number of real tokens of a waveform with so many real samples at its beginning.
    Index realTokensOf(Index samples) const;
    /// Samples from token to token.
    Index stride() const;
    /// The least samples that give one token.
    Index leastSamples() const;
};

/// What the neighbourhood of a token adds to it in place of a table of positions (Baevski et al., 2020): a convolution
/// in groups of channels, as many places to each side, the odd one before.
struct PositionConvolution {
    std::vector<Projection> groups;  ///< [channels · width, channels] for each group of channels, side by side
    Index width = 128;
    Activation activation = Activation::Gelu;
};

/// A sound as tokens (Radford et al., 2022): two convolutions over the frames of its spectrum, three frames wide and
/// with a GELU behind each. The second takes every other frame, so that a token stands for two.
struct AudioEmbedding {
    static constexpr Index taps = 3;  ///< frames that a convolution sees at once

    Projection frames;  ///< [mels · taps, d_model]: a frame between its neighbours, of each frequency all three
    Projection tokens;  ///< [d_model · taps, d_model]: a token between its neighbours, of each dimension all three
    Index mels = 0;     ///< numbers of a frame, one for each band of frequencies
    Index count = 0;    ///< count of tokens
    std::optional<SpectrumPatches> patches = {};  ///< in place of the convolutions
    std::optional<WaveEmbedding> wave = {};       ///< in place of the convolutions, of sounds of any length: `count` is
                                                  ///< 0

    Index frameCount() const { return patches ? patches->frames : 2 * count; }
    /// @param features  of a sound
    Index tokensOf(const Matrix& features) const { return wave ? wave->tokensOf(features.cols()) : count; }
    /// The source of the tokens' vectors.
    const Weight& entry() const
    {
        if (wave) return wave->projection ? wave->projection->weight : wave->convolutions.back().taps.weight;
        return patches ? patches->projection.weight : tokens.weight;
    }
};

/// ESM-2 (Lin et al., 2022): masked tokens have no vector, and all others are as long as if so many of them had been
/// masked as in training.
struct TokenDropout {
    Index mask_id = 0;
    float masked_in_training = 0.12F;  ///< 15 % chosen, 80 % of them masked

    /// The factor of a text's vectors.
    float factor(const std::vector<Index>& ids) const;
};

/// From the maps of all heads to which residues of a protein touch: contactMap() in core/analysis.
struct ContactHead {
    RowVector weights = {};  ///< [L·H] of each head's map; empty where the files have none
    float bias = 0;
};

/// The vector that a token gets from its box on the page: its edges, its height and its width side by side (Huang et
/// al., 2022).
struct BoxEmbedding {
    Weight across;  ///< [places, n] for the left and for the right edge
    Weight down;    ///< [places, n] for the upper and for the lower edge
    Weight height;  ///< [places, m]
    Weight width;   ///< [places, m]

    /// Edges lie from 0 to one less.
    Index places() const { return across.rows(); }
    /// @param box  left, upper, right and lower edge
    RowVector operator()(const RowVector& box) const;
};

/// The picture of a page, whose squares follow the text's tokens (Huang et al., 2022: LayoutLMv3): they are normed, and
/// then all are together.
struct PagePicture {
    PatchEmbedding patches;
    Matrix positions;  ///< [tokens of `patches`, d_model]
    Norm norm;         ///< norm of the squares
    std::optional<Norm>
        norm_of_all;  ///< the norm of the text's tokens, as they are without a picture, and of the squares
};

/// A transformer's weights and recipe, whatever family they come from.
struct Transformer {
    Weight token_embedding;  ///< [V, d_embedding]; no rows where pictures or sounds are read
    std::optional<PatchEmbedding> patches = {};
    std::optional<AudioEmbedding> audio = {};
    float embedding_scale = 1;  ///< multiplies the tokens' vectors: Gemma
    Weight position_embedding;  ///< [places, d_model], added to the tokens'; no rows where there is none
    PositionCount position_count = {};
    Weight segment_embedding = {};                        ///< [segments, d_model], added; no rows where there is none
    std::optional<Norm> embedding_norm = {};              ///< norm of the sum: BERT, BLOOM
    std::optional<Projection> embedding_projection = {};  ///< [d_embedding, d_model]: of the tokens' vectors
    std::optional<Projection> entry_projection = {};      ///< [d_embedding, d_model]: of the normed sum: ELECTRA
    std::optional<Norm> token_norm =
        {};  ///< norm of the tokens' vectors alone, before anything is added: BlenderbotSmall
    std::optional<TokenDropout> token_dropout = {};
    std::optional<PositionConvolution> position_convolution = {};  ///< in place of a table
    std::optional<BoxEmbedding> boxes = {};                        ///< added to the tokens'
    std::optional<PagePicture> page_picture = {};                  ///< the picture of a page that has one
    bool padding_is_zero = false;                                  ///< padding enters the first layer as zeros: DeBERTa
    bool causal = true;                                            ///< a token sees itself and those before it
    std::vector<Block> blocks;  ///< the layers with attention; those without stand in their `before`
    std::vector<std::shared_ptr<const MixingLayer>> behind = {};  ///< layers without attention behind the last of them
    std::optional<Norm> final_norm;
    bool ends_before_norm = false;  ///< the last layer's state is reported as it is before the final norm
    std::optional<LanguageHead> language_head;
    std::optional<LabelHead> label_head = {};        ///< a model with one answers in labels, not in tokens
    std::optional<ContactHead> contact_head = {};    ///< head of a model that reads proteins
    std::optional<PoolingProbe> pooling_probe = {};  ///< the probe of a model that reads pictures

    /// The width of every layer's input.
    Index width() const
    {
        if (patches) return patches->projection.weight.cols();
        if (audio) return audio->entry().cols();
        if (entry_projection) return entry_projection->weight.cols();
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
