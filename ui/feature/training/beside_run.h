#pragma once

#include <QWidget>

#include "ui/feature/training/training_job.h"

class HeadMaps;
class QLabel;

/// A second training of the same settings with another seed, shown beside the first: its maps of the same text, and
/// which of its heads became which.
class BesideRun final : public QWidget {
    Q_OBJECT
public:
    explicit BesideRun(QWidget* parent = nullptr);

    /// @param learned  the text of the first one
    /// @param text     that both look at
    void begin(const core::TrainingSettings& settings, const std::shared_ptr<const std::string>& learned,
               const std::filesystem::path& file, const QString& text);
    void open(const std::filesystem::path& file, const QString& text);
    void pause() { m_job.pause(); }
    bool isRunning() const { return m_job.isRunning(); }
    void setPace(int steps) { m_job.setPace(steps); }
    void setText(const QString& text);
    /// Shows the last kept step that is not behind this one.
    void showStep(core::Index step);
    /// Says which head became which, as long as both look at the same text.
    void pairWith(std::shared_ptr<const core::TrainingLook> look);

signals:
    void progressed(std::shared_ptr<const TrainingState> state);
    void ended(const QString& sentence);

private:
    void take(const std::shared_ptr<const core::TrainingLook>& look);
    void pair();

    HeadMaps* m_maps;
    QLabel* m_title;
    QLabel* m_pairs;
    std::shared_ptr<const core::TrainingLook> m_first;
    TrainingJob::Record m_record;
    QString m_seed;
    TrainingJob m_job;
};
