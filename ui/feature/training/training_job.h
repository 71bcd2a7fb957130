#pragma once

#include <QMutex>
#include <QObject>

#include "core/training/training_gradient.h"
#include "core/training/training_look.h"
#include "core/training/training_record.h"
#include "ui/work/latest_job.h"

#include <filesystem>
#include <functional>
#include <memory>

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
};

/// Trains in the background, writes the run now and then, and looks at a text
/// with the model as it is.
class TrainingJob final : public QObject {
    Q_OBJECT
public:
    using Record = std::shared_ptr<const core::TrainingRecord>;

    explicit TrainingJob(QObject* parent = nullptr) : QObject(parent) {}

    /// Begins a run and goes on until its planned step.
    void begin(const core::TrainingSettings& settings, const std::filesystem::path& file);
    /// Goes on with a run.
    void goOn(const Record& record, core::Index until, const std::filesystem::path& file);
    /// Takes a head away, and goes on without it.
    void goOnWithout(const Record& record, core::Index layer, core::Index head, core::Index until,
                     const std::filesystem::path& file);
    /// Opens a run, shows its last step, and ends.
    void open(const std::filesystem::path& file);
    void pause() { m_job.requestStop(); }
    bool isRunning() const { return m_job.isRunning(); }

    /// What the heads are looked at with, from now on.
    void setText(const QString& text);
    QString text() const;
    /// Looks at a text with the model of a kept step, or of the last one.
    void look(const Record& record, core::Index step);
    /// Asks what learning from the text would do to a weight.
    void account(const Record& record, core::Index step, const core::TrainingCell& cell);

signals:
    void accounted(std::shared_ptr<const core::ScoreGradient> gradient);
    /// There is no such account, and why.
    void notAccounted(const QString& sentence);
    void progressed(std::shared_ptr<const TrainingState> state);
    void looked(std::shared_ptr<const core::TrainingLook> look);
    /// Complete, paused or failed.
    /// @param record  null where nothing was begun
    void ended(const Record& record, const QString& sentence);

private:
    using Make = std::function<std::unique_ptr<core::TrainingRun>()>;
    void run(const Make& make, core::Index until, const std::filesystem::path& file);
    /// The text that is looked at, or where there is none the run's own example,
    /// which becomes it.
    std::string lookedText(const core::TrainingLooker& looker);

    mutable QMutex m_mutex;
    std::string m_text;  ///< guarded by m_mutex
    LatestJob m_job;
    LatestJob m_looking;
    LatestJob m_accounting;
};
