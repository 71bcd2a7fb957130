#pragma once

#include <QMutex>
#include <QObject>

#include "core/training/training_gradient.h"
#include "core/training/training_look.h"
#include "core/training/training_record.h"
#include "ui/work/latest_job.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {
class TrainingRun;
}

/// How far a training has come, as it is shown meanwhile.
struct TrainingState {
    core::TrainingSettings settings;
    core::Index until = 0;  ///< the step at which it is to end
    core::Index step = 0;
    double chance = 0;  ///< nats that somebody loses who knows nothing
    std::vector<float> losses;
    std::vector<core::HeldOutLoss> held_out;
    core::TrainingLook look;
    std::shared_ptr<const std::string> text = {};  ///< that is learned; empty where the task reads none
};

/// What is another when a run is gone on with.
struct TrainingChange {
    std::optional<core::Index> back_to = {};    ///< an earlier step, from which it is gone on
    std::optional<std::uint64_t> seed = {};     ///< by which batches are drawn from then on
    std::optional<core::KnockedOut> head = {};  ///< a head that is taken away; its step is not asked for
};

/// Trains in the background, writes the run now and then, and looks at a text
/// with the model as it is.
class TrainingJob final : public QObject {
    Q_OBJECT
public:
    using Record = std::shared_ptr<const core::TrainingRecord>;

    explicit TrainingJob(QObject* parent = nullptr) : QObject(parent) {}

    /// Begins a run and goes on until its planned step.
    /// @param text  that is learned; null: the preset's own, if it has one
    void begin(const core::TrainingSettings& settings, const std::filesystem::path& file,
               const std::shared_ptr<const std::string>& text = {});
    /// Learns the lines of a text of one's own.
    void beginWith(const core::TrainingSettings& settings, const std::filesystem::path& source,
                   const std::filesystem::path& file);
    /// Goes on with a run.
    /// @param file  that of the run, which becomes another one where it goes back
    void goOn(const Record& record, core::Index until, const std::filesystem::path& file,
              const TrainingChange& change = {});
    /// Opens a run, shows its last step, and ends.
    void open(const std::filesystem::path& file);
    void pause() { m_job.requestStop(); }
    bool isRunning() const { return m_job.isRunning(); }
    /// How fast it may be, from now on.
    /// @param steps  in a second; 0: as fast as it can
    void setPace(int steps) { m_pace = steps; }

    /// What the heads are looked at with, from now on.
    void setText(const QString& text);
    QString text() const;
    /// Looks at a text with the model of a kept step, or of the last one.
    void look(const Record& record, core::Index step);
    /// Asks what learning from the text would do to a weight.
    void account(const Record& record, core::Index step, const core::TrainingCell& cell);

signals:
    /// On the way back to an earlier step.
    void returned(core::Index step, core::Index to);
    void accounted(std::shared_ptr<const core::ScoreGradient> gradient);
    /// There is no such account, and why.
    void notAccounted(const QString& sentence);
    void progressed(std::shared_ptr<const TrainingState> state);
    void looked(std::shared_ptr<const core::TrainingLook> look);
    /// Complete, paused or failed.
    /// @param record  where nothing came of it, the one that was to be gone on with; null where there was none
    void ended(const Record& record, const QString& sentence);

private:
    using Make = std::function<std::unique_ptr<core::TrainingRun>(const LatestJob::Turn& turn)>;
    void run(const Make& make, const Record& before, core::Index until, const std::filesystem::path& file);
    std::unique_ptr<core::TrainingRun> wentBack(const core::TrainingRecord& record, core::Index step,
                                                const LatestJob::Turn& turn);
    /// The text that is looked at, or where there is none the run's own example,
    /// which becomes it.
    std::string lookedText(const core::TrainingLooker& looker);

    mutable QMutex m_mutex;
    std::string m_text;  ///< guarded by m_mutex
    std::atomic<int> m_pace = 0;
    LatestJob m_job;
    LatestJob m_looking;
    LatestJob m_accounting;
};
