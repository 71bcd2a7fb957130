#pragma once

#include <QObject>

#include "core/atlas/head_search.h"
#include "ui/keep/self_saving.h"
#include "ui/plot/atlas/atlas_charts.h"

#include <map>
#include <optional>

/// What the drawing of an atlas shows: two measures, one over a training, or who reads whom.
enum class AtlasLook { Scatter, Training, Spans };

/// The open atlas, the part in view, and the notes about its heads. Notes save themselves.
class AtlasDocument final : public QObject {
    Q_OBJECT
public:
    explicit AtlasDocument(QObject* parent = nullptr);

    bool isOpen() const { return m_atlas != nullptr; }
    const core::Atlas& atlas() const { return *m_atlas; }
    const std::filesystem::path& file() const { return m_file; }
    /// The one that it is held against; null: none.
    const core::Atlas* other() const { return m_other.get(); }
    const std::filesystem::path& otherFile() const { return m_otherFile; }
    std::size_t step() const { return m_step; }
    const core::AtlasStep& shownStep() const { return m_atlas->steps[m_step]; }
    const core::HeadStatistics& statistics(const core::AtlasHead& head) const
    {
        return shownStep().statistics[m_atlas->placeOf(head)];
    }
    const core::AtlasHead& head() const { return m_head; }
    core::Measure across() const { return m_across; }
    core::Measure up() const { return m_up; }
    AtlasLook look() const { return m_look; }
    /// Who reads whom, of those that the shown step has.
    SpanKinds kinds() const { return m_kinds.value_or(SpanKinds{}); }
    const core::SpanStatistics& spans() const { return shownStep().spans; }
    /// All that charts of it show.
    AtlasCharted charted() const;
    const QString& asked() const { return m_asked; }
    bool finds(const core::AtlasHead& head) const { return m_search.finds(*m_atlas, m_step, head); }
    const core::HeadSearch& search() const { return m_search; }
    core::HeadNote noteOf(const core::AtlasHead& head) const;
    /// While it is computed its notes are not written to.
    bool isEditable() const { return m_computing.empty() || m_computing != m_file; }

    void open(const std::filesystem::path& file);
    void openBeside(const std::filesystem::path& file);
    void closeBeside();
    /// Shows an atlas while it is computed.
    void takeComputed(const std::filesystem::path& file, std::shared_ptr<core::Atlas> atlas);
    /// @param file  that is being written; empty: none
    void setComputing(const std::filesystem::path& file);
    void setStep(std::size_t step);
    void setHead(const core::AtlasHead& head);
    void setAxes(core::Measure across, core::Measure up);
    void setLook(AtlasLook look);
    void setKinds(const SpanKinds& kinds);
    /// @return the part that cannot be understood; empty for a valid search
    QString setAsked(const QString& asked);
    void setNote(core::HeadNote note);
    void saveAs(const std::filesystem::path& file);
    /// The unsaved work at this moment.
    /// @return whether it could be; if not, that was said
    bool flush() { return m_saving.flush(); }
    bool isSaved() const { return m_saving.isSaved(); }
    /// Why notes could not be saved.
    const std::optional<core::Error>& refused() const { return m_saving.refused(); }
    /// Drops unsaved notes.
    void discard();

    /// Where the model of the shown step lies: as the atlas says, beside it, or where it was found.
    /// @return nothing where it is not there; whether it still is the same one is not looked at
    std::optional<std::filesystem::path> model() const { return modelOf(m_step); }
    std::optional<std::filesystem::path> modelOf(std::size_t step) const;
    void setModel(const std::filesystem::path& folder);
    /// Whether what the atlas names is read to draw samples: models that come with the program are; anything else of a
    /// file that came from elsewhere only once it was asked for.
    bool mayRead() const;
    void allowReading();

signals:
    void opened();
    void stepChanged();
    void headChanged();
    void axesChanged();   ///< what is drawn, of which measures or spans
    void foundChanged();  ///< another search, or other notes
    void noteChanged();
    void besideChanged();
    void modelFound();
    void saved();
    void said(const QString& sentence);
    void failed(const core::Error& error);

private:
    void take(const std::filesystem::path& file, std::shared_ptr<core::Atlas> atlas);
    void save();
    void recover();
    void takeSaved();
    void chooseKinds();

    std::shared_ptr<core::Atlas> m_atlas;
    std::filesystem::path m_file;
    std::shared_ptr<const core::Atlas> m_other;
    std::filesystem::path m_otherFile;
    std::size_t m_step = 0;
    core::AtlasHead m_head = {};
    core::Measure m_across = core::Measure::EntropyShare;
    core::Measure m_up = core::Measure::Distance;
    AtlasLook m_look = AtlasLook::Scatter;
    std::optional<SpanKinds> m_kinds;  ///< once there are some
    QString m_asked;
    core::HeadSearch m_search;
    std::map<std::size_t, std::filesystem::path> m_models;  ///< models that were found, by step
    std::filesystem::path m_computing;
    std::filesystem::path m_allowed;  ///< the atlas whose models and pictures may be read
    /// The file's notes when this program last read or wrote it. While a job saves, only that job uses them.
    std::shared_ptr<std::vector<core::HeadNote>> m_known;
    LatestJob m_opening;
    LatestJob m_openingBeside;
    SelfSaving m_saving;
};
