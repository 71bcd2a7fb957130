#pragma once

#include "core/model/model.h"
#include "core/model/scoring_change.h"

#include <functional>

namespace core {

/// Which head of which layer, for which text of the batch; all count from 0.
struct HeadAddress {
    Index layer = 0;
    Index head = 0;
    Index item = 0;

    friend bool operator==(const HeadAddress&, const HeadAddress&) = default;
};

/// What one layer computed for one text of the batch.
struct SequenceLayer {
    Matrix input;                      ///< [T_q, d_model] the hidden states that enter the layer
    Matrix key_input;                  ///< [T_k, d_model] those of the other sequence in cross-attention, else no rows
    std::vector<HeadScoring> scoring;  ///< [H] how each head's scores became its weights
    MultiHeadAttention attention;      ///< q, k, v always; each head as far as the run was asked to keep it
    std::vector<Matrix> overviews;     ///< [H] each head's shownWeights, max-pooled to at most `overviewSide` a side
    Index broken_weights = 0;          ///< of all heads: weights that are NaN or infinite
};

/// What one layer computed; shared between the snapshots of a run.
struct LayerTrace {
    std::vector<SequenceLayer> items;  ///< one for each text of the batch
};

/// One text of a batch, ready for the engine.
struct Sequence {
    std::vector<Token> tokens;  ///< padding included
    std::vector<bool> real;     ///< [T] false where a token is padding
};

/// What a run computes on: texts of one length, and for cross-attention those that are attended to.
struct Batch {
    std::vector<Sequence> sequences;
    std::vector<Sequence> key_sequences = {};  ///< one for each of `sequences`; none in self-attention
};

/// Everything a run computed: immutable, and growing only by being replaced. Each finished layer is a new snapshot.
struct Trace {
    std::shared_ptr<const Model> model;
    Batch batch;
    std::vector<std::shared_ptr<const LayerTrace>> layers;  ///< those finished so far
    std::vector<Matrix> last_hidden_state;                  ///< [T, d_model] for each sequence; empty until the end
    double milliseconds = 0;                                ///< wall time so far
    /// What the weights lie between: 0 and 1, unless a dump leaves them.
    std::pair<float, float> range = {0.0F, 1.0F};

    bool finished() const { return !last_hidden_state.empty(); }
    /// Read from a file: of each head there are weights alone, and the model has no blocks.
    bool recorded() const { return model->transformer.blocks.empty(); }
    bool has(Index layer) const { return layer >= 0 && layer < static_cast<Index>(layers.size()); }

    const std::vector<Token>& queries(Index item) const { return batch.sequences[item].tokens; }
    const std::vector<Token>& keys(Index item) const
    {
        return batch.key_sequences.empty() ? queries(item) : batch.key_sequences[item].tokens;
    }
    const SequenceLayer& at(const HeadAddress& address) const { return layers[address.layer]->items[address.item]; }
    const HeadScoring& scoring(const HeadAddress& address) const { return at(address).scoring[address.head]; }
    const Mask& mask(const HeadAddress& address) const { return scoring(address).mask; }
};

/// Side of the overview pictures that a heads navigator shows.
constexpr Index overviewSide = 64;

struct RunOptions {
    Keep keep = Keep::Stages;
    std::stop_token stop = {};
    /// Told after each layer, on the thread that runs the model.
    std::function<void(std::shared_ptr<const Trace>)> onLayer = {};
    std::vector<ScoringChange> changes = {};             ///< to masks, temperature, fill
    std::shared_ptr<const Painting> painting = nullptr;  ///< what `painted` and `uncovered` in a mask recipe stand for
};

/// Runs the model over a batch of equally long sequences.
///
/// @return the finished trace, or null when stopped early, because stopping is not an error
/// @throws Error{TooLong, OutOfRange} naming what the model cannot take, Error{Malformed} for a mask recipe that is
/// none, Error{Unsupported} for cross-attention in a model of more than one attention layer
std::shared_ptr<const Trace> run(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options);

/// One text without padding.
Sequence sequenceOf(std::vector<Token> tokens);

/// Token ids without a text; each is shown as its vocabulary piece, or as its number where there is none.
Sequence sequenceOfIds(const Model& model, const std::vector<Index>& ids);

enum class PaddingSide { Left, Right };

/// Brings a batch to the length of its longest sequence by padding tokens, which no query sees.
/// @throws Error{Missing} if padding is needed and the model names no token for it
std::vector<Sequence> padded(const Model& model, std::vector<Sequence> sequences, PaddingSide side);
std::vector<Sequence> padded(std::vector<Sequence> sequences, const Token& filler, PaddingSide side);

/// The most that can be kept of a run within `budget` bytes.
Keep keepWithin(std::size_t budget, const ModelInfo& info, const Batch& batch);

}  // namespace core
