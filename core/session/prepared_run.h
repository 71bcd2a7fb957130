#pragma once

#include "core/model/teaching_module_file.h"
#include "core/model/trace.h"
#include "core/session/session.h"

namespace core {

/// A text as it was cut, and how much of it the model has places for.
struct CutText {
    std::string text;
    Encoding encoding;
    Index used = 0;  ///< tokens

    std::vector<Token> usedTokens() const { return {encoding.tokens.begin(), encoding.tokens.begin() + used}; }
};

/// A Run with its model opened and its texts cut: everything that is known before anything is computed.
struct PreparedRun {
    std::shared_ptr<const Model> model;
    std::vector<CutText> texts;
    std::optional<CutText> keys_text;  ///< of a recorded batch: the first text's
    Batch batch;                       ///< empty where a text has no token yet

    std::shared_ptr<const Trace> recorded = nullptr;  ///< what a dump holds; then nothing is to be computed
    std::vector<std::string> warnings = {};           ///< oddities of the dump, one sentence each
    bool looks_transposed = false;                    ///< see RecordedAttention

    bool computable() const { return !batch.sequences.empty(); }
};

/// Models, teaching modules and dumps that were opened before, so that typing does not open them again. A file that has
/// changed since is opened anew.
class OpenedModels {
public:
    std::shared_ptr<const Model> folder(const std::filesystem::path& path);
    const SavedTeachingModule& teachingModule(const std::filesystem::path& file);
    std::shared_ptr<const RecordedAttention> recorded(const RecordedSource& source, const std::stop_token& stop);

private:
    using Times = std::vector<std::filesystem::file_time_type>;
    template<typename Key, typename Value>
    struct Entry {
        Key key;
        Times changed;  ///< when the files were
        std::shared_ptr<const Value> value;
    };
    static constexpr std::size_t mostKept = mostRuns;

    std::vector<Entry<std::filesystem::path, Model>> m_folders;
    std::vector<Entry<std::filesystem::path, SavedTeachingModule>> m_modules;
    std::vector<Entry<RecordedSource, RecordedAttention>> m_recorded;
};

/// Opens the model, cuts the texts and pads them to one length; or opens the dump, whose tokens stand for a text then.
/// @param side  where shorter texts of a batch are filled up
/// @throws Error, Stopped
PreparedRun prepare(const Run& run, OpenedModels& models, std::stop_token stop = {},
                    PaddingSide side = PaddingSide::Right);

/// Every number of the run's teaching module, to be saved: the vectors of the tokens in its texts included.
TeachingWeights weightsOf(const Run& run, const PreparedRun& prepared);

/// Changes to scoring and the painting, as the engine takes them.
RunOptions optionsOf(const Run& run);

/// Tells models apart without reading all of them: the configuration's text and the weights' header and size.
/// @return never 0; 0 only where nothing can be read
std::uint64_t fingerprintOf(const std::filesystem::path& model);

/// The same with the fingerprints that its models and dumps have now.
Session withFingerprints(Session session);

}  // namespace core
