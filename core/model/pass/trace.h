#pragma once

#include "core/attention/long_head.h"
#include "core/model/intervention.h"
#include "core/model/model.h"
#include "core/model/pass/row_patch.h"
#include "core/model/scoring_change.h"
#include "core/text/text_span.h"

#include <array>
#include <functional>
#include <numeric>

namespace core {

/// The address of a head: layer, head, and text of the batch; all count from 0.
struct HeadAddress {
    Index layer = 0;
    Index head = 0;
    Index item = 0;

    friend bool operator==(const HeadAddress&, const HeadAddress&) = default;
};

struct LayerChange;
struct MixerState;
struct ReferenceContexts;
class MixingSource;

/// The input of a layer without attention, and its state behind the last token.
struct MixingTrace {
    SharedMatrix input;                       ///< [T, d_model]
    std::shared_ptr<const MixerState> state;  ///< null of a layer that mixes nothing
};

/// One layer's numbers for one text of the batch.
struct SequenceLayer {
    SharedMatrix input;  ///< [T_q, d_model] the hidden states that enter the layer
    /// [T_k, d_model] what keys and values are projected from where that is not the layer's input: the other sequence
    /// of cross-attention, what an earlier layer read (Block::keys_of); else no rows
    SharedMatrix key_input;
    SharedMatrix token_vectors = {};       ///< [T_q, n] the layer's own for each token (TokenGate); else no rows
    std::vector<MixingTrace> before = {};  ///< the traces of Block::before
    std::shared_ptr<const MixerState> mixer = {};    ///< mixer of Block::mixer
    SharedMatrix mixed = {};                         ///< [T_q, d_model] what that adds; else no rows
    std::shared_ptr<const LayerChange> change = {};  ///< what is changed behind its attention; null: nothing
    std::vector<HeadScoring> scoring;                ///< [H] how each head's scores became its weights
    MultiHeadAttention attention;       ///< q, k, v always; each head as far as the run was asked to keep it
    std::vector<Matrix> overviews;      ///< [H] each head's shownWeights, max-pooled to at most `overviewSide` a side;
                                        ///< of a long map without rows
    std::vector<Index> broken_weights;  ///< [H] weights that are NaN or infinite

    Index brokenWeights() const { return std::accumulate(broken_weights.begin(), broken_weights.end(), Index{0}); }
};

/// One layer's results; shared between the snapshots of a run.
struct LayerTrace {
    std::vector<SequenceLayer> items;  ///< one for each text of the batch
    bool light = false;                ///< only what entered it, its scoring and its overviews are kept
};

struct TextPictures;

/// One text of a batch, ready for the engine.
struct Sequence {
    std::vector<Token> tokens;                       ///< padding included
    std::vector<bool> real;                          ///< [T] false where a token is padding
    std::shared_ptr<const Matrix> features = {};     ///< [mels, frames] of a sound, whose moments the tokens stand for
    std::shared_ptr<const PixelValues> pixels = {};  ///< pixels of a picture, whose squares the tokens stand for
    std::shared_ptr<const Image> image = {};         ///< the part that the model sees, for display; may be null
    std::shared_ptr<const Image> shown = {};         ///< the same part in the picture's own pixels; may be null
    /// [T, 4] left, upper, right and lower edge of each token's box on the page, in thousandths of it; null: all are 0
    std::shared_ptr<const Matrix> boxes = {};
    std::array<double, 2> kept = {1, 1};                ///< how much of its width and height that is, 0 to 1
    std::vector<TokenSpan> spans = {};                  ///< its named stretches, in order, none twice in a token
    std::shared_ptr<const TextPictures> pictures = {};  ///< those that some of a text's tokens stand for; null: none
};

/// Queries and keys that another program computed, in place of a layer's projected, normed and turned ones.
struct GivenVectors {
    std::vector<std::vector<QueriesAndKeys>> layers;  ///< [L][B]
};

/// The input of a run: texts of one length, and for cross-attention the attended texts.
struct Batch {
    std::vector<Sequence> sequences;
    std::vector<Sequence> key_sequences = {};  ///< one for each of `sequences`; none in self-attention
    /// Which of its keys' places the first query has: more than 0 where only the last tokens ask, and keys and values
    /// of those before them come from a cache.
    Index first_query = 0;
    std::shared_ptr<const GivenVectors> given = {};  ///< null where the model projects its own
    /// For an encoder–decoder: the decoder's texts, one for each of `sequences`, which belong to the encoder.
    std::vector<Sequence> targets = {};
};

class PassElsewhere;
struct RunOptions;

/// The differences between a pass and its model's own.
struct PassChanges {
    std::vector<ScoringChange> scoring = {};
    std::vector<Intervention> interventions = {};
    bool rows = false;  ///< single rows had other numbers put in their place

    static PassChanges of(const RunOptions& options);
    /// These changes for a text of other tokens.
    /// @return nothing where a change names places in this text: painted cells, another run's contexts, rows
    std::optional<RunOptions> onAnotherText() const;
    friend bool operator==(const PassChanges&, const PassChanges&) = default;
};

/// Everything a run computed: immutable, and growing only by being replaced. Each finished layer is a new snapshot.
struct Trace {
    std::shared_ptr<const Model> model;
    Batch batch;
    std::vector<std::shared_ptr<const LayerTrace>> layers;  ///< the finished ones
    std::vector<Matrix> last_hidden_state;                  ///< [T, d_model] for each sequence; empty until the end
    std::vector<std::vector<MixingTrace>> behind = {};      ///< [B] of Transformer::behind; empty until the end
    double milliseconds = 0;                                ///< wall time so far
    /// The range of the weights: 0 to 1, unless a dump exceeds it.
    std::pair<float, float> range = {0.0F, 1.0F};
    Keep keep = Keep::Stages;  ///< keep of each head
    bool quick = false;        ///< see RunOptions::quickly
    std::vector<std::vector<Token>> key_tokens =
        {};  ///< [B] where the keys are not the queries or the other texts alone
    /// [T, d_model] for each sequence, in models that end so: the last layer's output, before the final norm
    std::vector<Matrix> before_final_norm = {};
    std::vector<RowPatch> stream_patches = {};  ///< the patches in its stream
    PassChanges changes = {};
    /// The decoder's traces, if this is the trace of an encoder: one for each of the two models in `model`. Null until
    /// the encoder is finished.
    std::shared_ptr<const Trace> decoder = {};
    std::shared_ptr<const Trace> cross = {};
    /// The maps of what mixes tokens without a softmax, if this is the trace of a hybrid model: one of `model->mixing`,
    /// with weights alone, which are signed. Null until everything is finished.
    std::shared_ptr<const Trace> mixing = {};
    std::shared_ptr<const MixingSource> mixes = {};  ///< where such a trace's numbers come from; null of all others
    std::shared_ptr<const PassElsewhere> elsewhere = {};  ///< the engine that computed it; null for this program
    /// Reads rows of a head's weights from the file, from `first` on, [rows, T_k], for a recorded trace that is too
    /// large for memory, or computes them for one of layers without a softmax. It throws what reading a file throws.
    /// Null where the heads hold their weights.
    std::function<Matrix(const HeadAddress&, Index first, Index count)> recorded_rows = {};

    bool finished() const
    {
        if (model->decoder != nullptr) return decoder != nullptr && decoder->finished();
        return !last_hidden_state.empty();
    }
    /// Read from a file, or of layers without a softmax: of each head there are weights alone, and the model has no
    /// blocks.
    bool recorded() const { return model->transformer.blocks.empty(); }
    /// Computed from queries and keys that a file holds: there are no values, contexts and outputs.
    bool fromGiven() const { return batch.given != nullptr; }
    /// Whether the model's weights are here, so that everything around queries, keys and values can be computed too.
    bool hasWeights() const { return !recorded() && !fromGiven() && model->elsewhere == nullptr; }
    /// Too many cells for one head's stages: maps come from longHead(), heads have no weights.
    bool isLong() const;
    bool has(Index layer) const
    {
        return layer >= 0 && layer < static_cast<Index>(layers.size())
               && !layers[static_cast<std::size_t>(layer)]->light;
    }

    const std::vector<Token>& queries(Index item) const { return batch.sequences[item].tokens; }
    const std::vector<Token>& keys(Index item) const
    {
        if (!key_tokens.empty()) return key_tokens[item];
        return batch.key_sequences.empty() ? queries(item) : batch.key_sequences[item].tokens;
    }
    const std::vector<TokenSpan>& querySpans(Index item) const { return batch.sequences[item].spans; }
    const std::vector<TokenSpan>& keySpans(Index item) const
    {
        static const std::vector<TokenSpan> none;
        if (!key_tokens.empty()) return none;
        return batch.key_sequences.empty() ? querySpans(item) : batch.key_sequences[item].spans;
    }
    /// One head's q, k and v; not of a recorded trace.
    HeadVectors vectors(const HeadAddress& address) const;
    const SequenceLayer& at(const HeadAddress& address) const { return layers[address.layer]->items[address.item]; }
    const HeadScoring& scoring(const HeadAddress& address) const { return at(address).scoring[address.head]; }
    const Mask& mask(const HeadAddress& address) const { return scoring(address).mask; }
};

/// The trace of one kind of attention.
/// @return null where the model has none such, or it is not computed yet
std::shared_ptr<const Trace> blockOf(const std::shared_ptr<const Trace>& trace, AttentionBlock block);

/// Whether both are of the same model's reading of the same tokens, in every text of the batch and its target.
bool isOfTheSameText(const Trace& a, const Trace& b);

/// Side of the overview pictures that a heads navigator shows.
constexpr Index overviewSide = 64;

/// Beyond so many cells a map is long: 256 MB for a head's four tables.
constexpr Index mostStageCells = Index{1} << 24;

struct RunOptions {
    Keep keep = Keep::Stages;
    std::stop_token stop = {};
    /// Told after each layer, on the thread that runs the model.
    std::function<void(std::shared_ptr<const Trace>)> onLayer = {};
    /// Told of each tile of a text's pictures that the tower has read, on the same thread: how many, of how many.
    std::function<void(Index read, Index all)> onTile = {};
    std::vector<ScoringChange> changes = {};  ///< to masks, temperature, fill
    std::vector<Intervention> interventions = {};
    /// The sources of patches' contexts: the traces of the session's runs; null where one is not computed.
    std::vector<std::shared_ptr<const Trace>> patches = {};
    std::vector<RowPatch> row_patches = {};  ///< numbers put in the place of single rows
    /// [interventions] what those with a reference put in, null for others: run() finds it by itself.
    std::vector<std::shared_ptr<const ReferenceContexts>> references = {};
    std::shared_ptr<const Painting> painting = nullptr;  ///< the meaning of `painted` and `uncovered` in a mask recipe
    /// An earlier trace of any run, whose usable parts are taken over.
    std::shared_ptr<const Trace> previous = nullptr;
    /// One or two rows are computed by products for so few, which are quicker and whose last digits are not those of a
    /// full pass: on the way to a trace that is computed without it.
    bool quickly = false;
    /// Only this layer is kept whole, of an encoder–decoder the one of this number in each of its parts (the last where
    /// a part has fewer); every other is light, and withLayer() brings another one back. Another program's
    /// encoder–decoder keeps them all.
    std::optional<Index> whole_layer = {};
    /// Bytes that the Trace may take.
    std::size_t memory = std::numeric_limits<std::size_t>::max();
};

/// Runs the model over a batch of equally long sequences.
///
/// With `previous` of the same model and the same tokens, layers before the first whose mask, temperature, fill or
/// order differ are shared; in that layer heads that do not differ are taken over. All numbers are then the same, bit
/// for bit, as those of a full pass: the same arithmetic on the same shapes. Where the tokens differ from place p on, a
/// layer in which no query before p sees a key from p on (a causal model's) keeps what it has computed before p, keys
/// and values among it. At least Weight::least_rows rows are computed anew, so that products and sums are in the order
/// of a full pass and all numbers are its own to the last bit. A row of the stream that is patched is like
/// another token from that layer on.
///
/// @return the finished trace, or null when stopped early, because stopping is not an error
/// @throws Error{NoMemory} before anything is computed if the Trace would be larger than options.memory,
/// Error{TooLong, OutOfRange} naming what the model cannot take, Error{Malformed} for a mask recipe that is
/// none, Error{Unsupported} for cross-attention in a model of more than one attention layer
std::shared_ptr<const Trace> run(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options);

/// A Trace with another layer whole: computed again from what entered it. The one that was whole becomes light.
/// @return null when stopped early
std::shared_ptr<const Trace> withLayer(const std::shared_ptr<const Trace>& trace, Index layer,
                                       std::stop_token stop = {});

/// A trace with another layer whole in one part of an encoder–decoder's trace; the other parts stay as they are.
std::shared_ptr<const Trace> withLayer(const std::shared_ptr<const Trace>& trace, AttentionBlock block, Index layer,
                                       std::stop_token stop = {});

/// One text without padding.
Sequence sequenceOf(std::vector<Token> tokens);

/// Token ids without a text, as Model::token() shows them.
Sequence sequenceOfIds(const Model& model, const std::vector<Index>& ids);

enum class PaddingSide { Left, Right };

/// Brings a batch to the length of its longest sequence by padding tokens, which no query sees.
/// @throws Error{Missing} if padding is needed and the model names no token for it
std::vector<Sequence> padded(const Model& model, std::vector<Sequence> sequences, PaddingSide side);
std::vector<Sequence> padded(std::vector<Sequence> sequences, const Token& filler, PaddingSide side);

/// One head of a trace whose maps are too long to be kept; also of any other.
/// @param address  its layer must be among the finished ones
std::shared_ptr<const LongHead> longHead(const std::shared_ptr<const Trace>& trace, const HeadAddress& address);

/// Bytes that a Trace of this batch takes, from above.
/// @param whole_layers  so many are kept whole, the others are light
std::size_t traceBytes(const Transformer& transformer, Index batch, Index tokens, Keep keep, Index whole_layers);

/// Bytes that a trace of this batch takes, from above; of an encoder–decoder with its decoder.
/// @param whole_layers  how many layers of each part are kept whole, at most
std::size_t traceBytes(const Model& model, const Batch& batch, Keep keep, Index whole_layers);

/// The number of tokens that fit into so many bytes; at least one.
Index tokensWithin(const Transformer& transformer, Index batch, std::size_t bytes);

/// The most that can be kept of a run within `budget` bytes.
Keep keepWithin(std::size_t budget, const Model& model, const Batch& batch);

}  // namespace core
