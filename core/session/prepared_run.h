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
    std::optional<CutText> keys_text;
    Batch batch;  ///< empty where a text has no token yet

    bool computable() const { return !batch.sequences.empty(); }
};

/// Models and teaching modules that were opened before, so that typing does not open them again. A file that has
/// changed since is opened anew.
class OpenedModels {
public:
    std::shared_ptr<const Model> folder(const std::filesystem::path& path);
    const SavedTeachingModule& teachingModule(const std::filesystem::path& file);

private:
    template<typename Value>
    struct Entry {
        std::filesystem::path path;
        std::filesystem::file_time_type changed;
        Value value;
    };
    static constexpr std::size_t mostKept = 4;

    std::vector<Entry<std::shared_ptr<const Model>>> m_folders;
    std::vector<Entry<std::shared_ptr<const SavedTeachingModule>>> m_modules;
};

/// Opens the model, cuts the texts and pads them to one length.
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

}  // namespace core
