#pragma once

#include "ui/bench/view_bench.h"

class HeadOffColumn;
class StepsView;

/// How the focused head comes to its output, step by step.
class StepsBench final : public ViewBench {
    Q_OBJECT
public:
    StepsBench(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void setBare(bool bare) override;
    void show() override;
    void showCells() override;
    void clear() override;
    QString absence() const override;
    /// A figure shows the query and the stage in view.
    void adjustFigure(core::FigureSettings& figure) const override;

private:
    StepsView* m_view;
    HeadOffColumn* m_column;
};
