#pragma once

#include "core/atlas/atlas.h"
#include "core/error.h"
#include "core/model/reference_texts.h"
#include "core/prepare/prepared_run.h"

#include <map>
#include <stop_token>

namespace core {

/// Longer texts are read up to here: their maps would be computed a few rows at a time.
inline constexpr Index longestAtlasText = 4096;

/// A model that an atlas is to be of.
struct AtlasModel {
    std::string name = {};            ///< name of a checkpoint
    std::string model = {};           ///< the model's name
    std::filesystem::path path = {};  ///< where it lies
    EngineModel engine = {};          ///< another program computes it; then `path` is empty
};

/// Computes an atlas, always in the same order, so that its numbers do not depend on the threads. Only some texts' maps
/// are in memory at a time: short texts are run beside each other, filled up to one length, long ones alone.
class AtlasRun {
public:
    /// @param atlas   to be gone on with: texts, and what is done of them; without steps where nothing is begun
    /// @param models  at least one; those of the atlas' steps where it has some
    /// @param kept    Spans: who reads whom alone, which is quicker; not to be saved
    /// @throws Error where a model cannot be opened, is another than the one that was begun with, or has other heads
    AtlasRun(Atlas atlas, std::vector<AtlasModel> models, OpenedModels& models_opened,
             AtlasContent kept = AtlasContent::Everything);

    /// Asks for so many texts to be run without each head, once all are read; nothing is done twice.
    /// @param by_mean  see AtlasKnockOuts
    /// @throws Error{Unsupported} where a model predicts no next token, and by mean where it reads no texts
    void askKnockOuts(std::size_t texts, bool by_mean = false);
    /// The next texts, about 500 tokens together or a single one. Those that the model cannot read are passed over, and
    /// counted among the done.
    /// @return false where none is left
    /// @throws Stopped, nothing being added then
    bool next(const std::stop_token& stop = {});

    const Atlas& atlas() const { return m_atlas; }
    /// Takes notes that were written meanwhile.
    void setNotes(std::vector<HeadNote> notes) { m_atlas.notes = std::move(notes); }
    /// Why texts were passed over since it was begun or gone on with, by number.
    const std::vector<std::pair<std::size_t, Error>>& passedOver() const { return m_passedOver; }

private:
    /// A text that is ready.
    struct Ready {
        std::size_t text = 0;
        PreparedRun prepared;
    };
    std::shared_ptr<const Model> opened(std::size_t step, const std::stop_token& stop = {});
    Run runFor(std::size_t step, const AtlasText& text) const;
    void requireOff(const Model& model) const;
    void begin(std::size_t step);
    bool takeOver(std::size_t step);
    bool nextTexts(std::size_t step, const std::stop_token& stop);
    bool nextKnockOuts(std::size_t step, const std::stop_token& stop);
    const ReferenceTexts& referenceOf(std::size_t step);
    std::vector<Ready> readied(std::size_t step, std::size_t& behind, const std::stop_token& stop);
    void addTogether(AtlasStep& step, const std::vector<Ready>& texts, const std::stop_token& stop);
    void finish(std::size_t step);
    void addInduction(std::size_t step);
    void finishMean(ResampledMean& mean) const;

    Atlas m_atlas;
    std::vector<AtlasModel> m_models;
    OpenedModels& m_opened;
    AtlasContent m_kept;
    std::map<std::size_t, ReferenceTexts> m_references;  ///< of steps, over which heads' means are
    std::vector<bool> m_begun;  ///< [steps] whether the step's model was checked to be the right one
    std::vector<std::pair<std::size_t, Error>> m_passedOver;
    std::vector<std::pair<std::size_t, Error>> m_turn;  ///< errors of the texts that are being added
};

/// One text as a session's run.
/// @throws Error where the model has no chat template for a conversation
Run runOf(const std::filesystem::path& model, const Atlas& atlas, const AtlasText& text);

}  // namespace core
