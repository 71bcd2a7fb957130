#pragma once

#include "core/model/given_vectors.h"
#include "core/model/teaching_module_file.h"
#include "core/model/trace.h"
#include "core/session/session.h"

namespace core {

/// A text as it was cut, and how much of it the model has places for.
struct CutText {
    std::string text;
    Encoding encoding;
    Index used = 0;       ///< tokens
    Index generated = 0;  ///< the last of them, which the model itself put there

    std::vector<Token> usedTokens() const { return {encoding.tokens.begin(), encoding.tokens.begin() + used}; }
};

/// A Run with its model opened and its texts cut: everything that is known before anything is computed.
struct PreparedRun {
    std::shared_ptr<const Model> model;
    std::vector<CutText> texts;
    std::optional<CutText> keys_text;  ///< of cross-attention; of a recorded batch: the first text's
    std::vector<CutText> targets;      ///< [texts] of an encoder–decoder
    bool pairs = false;                ///< the texts' second ones stand behind them, in the same sequence
    Batch batch;                       ///< empty where a text has no token yet

    std::shared_ptr<const Trace> recorded = nullptr;  ///< what a dump holds; then nothing is to be computed
    std::vector<std::string> warnings = {};           ///< oddities of the file, one sentence each
    bool looks_transposed = false;                    ///< see RecordedAttention

    /// Whether a second text can be read behind the first.
    bool readsPairs() const
    {
        return model->tokenizer != nullptr && !model->transformer.causal && model->decoder == nullptr;
    }
    bool computable() const { return !batch.sequences.empty(); }
    /// Whether tokens are a file's and not a text's: those of a dump, or of queries and keys.
    bool isFromFile() const { return recorded != nullptr || batch.given != nullptr; }
};

/// Models, teaching modules, dumps and vectors that were opened before, so that typing does not open them again. A file
/// that has changed since is opened anew.
class OpenedModels {
public:
    std::shared_ptr<const Model> folder(const std::filesystem::path& path);
    const SavedTeachingModule& teachingModule(const std::filesystem::path& file);
    /// The model of a teaching module for texts of these symbols: the same one as long as nothing of it differs, so
    /// that what was computed with it can be used again.
    std::shared_ptr<const Model> built(const TeachingModule& module, const std::filesystem::path& file,
                                       const std::vector<std::string>& symbols,
                                       const std::function<std::shared_ptr<const Model>()>& build);
    std::shared_ptr<const RecordedAttention> recorded(const RecordedSource& source, const std::stop_token& stop);
    std::shared_ptr<const OpenedVectors> vectors(const RecordedSource& source, const std::stop_token& stop);
    /// What a source without names is opened for; see namedSource().
    std::shared_ptr<const RecordedSource> named(const RecordedSource& source);

private:
    using Times = std::vector<std::filesystem::file_time_type>;
    template<typename Key, typename Value>
    struct Entry {
        Key key;
        Times changed;  ///< when the files were
        std::shared_ptr<const Value> value;
    };
    struct BuiltKey {
        TeachingModule module;
        std::filesystem::path file;
        std::vector<std::string> symbols;
        friend bool operator==(const BuiltKey&, const BuiltKey&) = default;
    };
    static constexpr std::size_t mostKept = mostRuns;

    std::vector<Entry<std::filesystem::path, Model>> m_folders;
    std::vector<Entry<std::filesystem::path, SavedTeachingModule>> m_modules;
    std::vector<Entry<BuiltKey, Model>> m_built;
    std::vector<Entry<RecordedSource, RecordedAttention>> m_recorded;
    std::vector<Entry<RecordedSource, OpenedVectors>> m_vectors;
    std::vector<Entry<RecordedSource, RecordedSource>> m_named;
};

/// Opens the model, cuts the texts and pads them to one length; or opens the dump or the queries and keys, whose tokens
/// stand for a text then.
/// @param side  where shorter texts of a batch are filled up
/// @throws Error, Stopped
PreparedRun prepare(const Run& run, OpenedModels& models, std::stop_token stop = {},
                    PaddingSide side = PaddingSide::Right);

/// Every number of the run's teaching module, to be saved: the vectors of the tokens in its texts included.
TeachingWeights weightsOf(const Run& run, const PreparedRun& prepared);

/// Changes to scoring and the painting, as the engine takes them.
RunOptions optionsOf(const Run& run);

/// In which order a session's runs are computed: those that take something from another one last.
std::vector<std::size_t> patchedLast(const std::vector<Run>& runs);

}  // namespace core
