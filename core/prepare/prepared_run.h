#pragma once

#include "core/prepare/opened_models.h"

namespace core {

/// A text as it was cut, and how much of it the model has places for.
struct CutText {
    std::string text;
    Encoding encoding;
    Index used = 0;                     ///< tokens
    Index generated = 0;                ///< the last of them, which the model itself put there
    std::vector<TokenSpan> spans = {};  ///< named stretches of the tokens that are used

    std::vector<Token> usedTokens() const { return {encoding.tokens.begin(), encoding.tokens.begin() + used}; }
};

/// A Run with its model opened and its texts cut: everything that is known before anything is computed.
struct PreparedRun {
    std::shared_ptr<const Model> model;
    std::vector<CutText> texts;
    std::optional<CutText> keys_text;  ///< the keys' text in cross-attention; of a recorded batch the first text's
    std::vector<CutText> targets;      ///< [texts] of an encoder–decoder
    bool pairs = false;                ///< the texts' second ones stand behind them, in the same sequence
    Batch batch;                       ///< empty where a text has no token yet

    std::shared_ptr<const Trace> recorded = nullptr;  ///< a dump's trace; then nothing is computed
    std::vector<std::string> warnings = {};           ///< oddities of the file, one sentence each
    bool looks_transposed = false;                    ///< see RecordedAttention, which has the members below too
    bool looks_like_scores = false;
    AxesReading axes = {};

    /// Whether a second text can be read behind the first.
    bool readsPairs() const
    {
        return model->tokenizer != nullptr && !model->transformer.causal && model->decoder == nullptr
               && model->info.reads == Reads::Text;
    }
    bool computable() const { return !batch.sequences.empty(); }
    /// Whether tokens are a file's and not a text's: those of a dump, or of queries and keys.
    bool isFromFile() const { return recorded != nullptr || batch.given != nullptr; }
};

/// Opens the model, cuts the texts and pads them to one length; or opens the dump or the queries and keys, whose tokens
/// stand for a text then.
/// @param side  where shorter texts of a batch are filled up
/// @throws Error, Stopped
PreparedRun prepare(const Run& run, OpenedModels& models, std::stop_token stop = {},
                    PaddingSide side = PaddingSide::Right);

/// @throws Error{Missing} where the run has nothing that its model reads, such as a text for one that reads pictures
void requireComputable(const PreparedRun& prepared);

/// Every number of the run's teaching module, to be saved: the vectors of the tokens in its texts included.
TeachingWeights weightsOf(const Run& run, const PreparedRun& prepared);

/// Changes to scoring and the painting, as the engine takes them.
RunOptions optionsOf(const Run& run);

/// In which order a session's runs are computed: those that take something from another one last.
std::vector<std::size_t> patchedLast(const std::vector<Run>& runs);

}  // namespace core
