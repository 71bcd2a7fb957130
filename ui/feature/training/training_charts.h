#pragma once

#include <QColor>

#include "ui/feature/training/training_job.h"
#include "ui/part/spoken_table.h"
#include "ui/view/chart_view.h"

/// What tells a head from the others in every part of the window.
QColor headColor(std::size_t head, std::size_t heads);

/// The losses of a training: of each step's batch, held out, and of somebody
/// who knows nothing.
class LossChart final : public ChartView, public SpokenTables {
    Q_OBJECT
public:
    explicit LossChart(QWidget* parent = nullptr);

    void display(std::shared_ptr<const TrainingState> state);
    /// Another run's losses beside them; null: none.
    void displayOther(std::shared_ptr<const TrainingState> other);
    /// Marks a step.
    void setStep(core::Index step);
    std::vector<SpokenTable> spokenTables() override;

private:
    void draw();

    std::shared_ptr<const TrainingState> m_state;
    std::shared_ptr<const TrainingState> m_other;
    core::Index m_step = 0;
};

/// One of three measures of each head, over the steps.
class BirthChart final : public ChartView, public SpokenTables {
    Q_OBJECT
public:
    enum class Of { Previous, Induction, Entropy };

    explicit BirthChart(QWidget* parent = nullptr);

    void display(std::shared_ptr<const TrainingState> state);
    void setStep(core::Index step);
    void setMeasure(Of measure);
    std::vector<SpokenTable> spokenTables() override;

private:
    void draw();
    const std::vector<float>& measured(const core::HeldOutLoss& held) const;
    QString measureName() const;
    QString headName(int head) const;

    std::shared_ptr<const TrainingState> m_state;
    core::Index m_step = 0;
    Of m_measure = Of::Induction;
};
