#pragma once

#include "core/model/model.h"

#include <functional>

namespace core {

/// What one layer computed for one text of the batch.
struct SequenceLayer {
    Matrix input;                   ///< [T, d_model] the hidden states that enter the layer
    MultiHeadAttention attention;   ///< q, k, v always; each head as far as the run was asked to keep it
    std::vector<Matrix> overviews;  ///< [H] each head's shownWeights, max-pooled to at most `overviewSide` a side
    Index broken_weights = 0;       ///< of all heads: weights that are NaN or infinite
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

/// Everything a run computed: immutable, and growing only by being replaced. Each finished layer is a new snapshot.
struct Trace {
    std::shared_ptr<const Model> model;
    std::vector<Sequence> sequences;
    std::vector<Mask> masks;                                ///< one for each sequence
    std::vector<std::shared_ptr<const LayerTrace>> layers;  ///< those finished so far
    std::vector<Matrix> last_hidden_state;                  ///< [T, d_model] for each sequence; empty until the end
    double milliseconds = 0;                                ///< wall time so far

    bool finished() const { return !last_hidden_state.empty(); }
};

/// Side of the overview pictures that a heads navigator shows.
constexpr Index overviewSide = 64;

struct RunOptions {
    Keep keep = Keep::Stages;
    std::stop_token stop;
    /// Told after each layer, on the thread that runs the model.
    std::function<void(std::shared_ptr<const Trace>)> onLayer;
};

/// Runs the model over a batch of equally long sequences.
///
/// @return the finished trace, or null when stopped early, because stopping is not an error
/// @throws Error{TooLong, OutOfRange} naming what the model cannot take
std::shared_ptr<const Trace> run(std::shared_ptr<const Model> model, std::vector<Sequence> sequences,
                                 const RunOptions& options);

/// One text without padding.
Sequence sequenceOf(std::vector<Token> tokens);

/// Token ids without a text; each is shown as its vocabulary piece, or as its number where there is none.
Sequence sequenceOfIds(const Model& model, const std::vector<Index>& ids);

enum class PaddingSide { Left, Right };

/// Brings a batch to the length of its longest sequence by padding tokens, which no query sees.
/// @throws Error{Missing} if padding is needed and the model names no token for it
std::vector<Sequence> padded(const Model& model, std::vector<Sequence> sequences, PaddingSide side);

/// The most that can be kept of a run within `budget` bytes.
Keep keepWithin(std::size_t budget, const ModelInfo& info, Index tokens, Index sequences);

}  // namespace core
