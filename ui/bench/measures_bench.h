#pragma once

#include "ui/bench/view_bench.h"

class MeasuresView;

/// Each head's measures, and the effect of knocking it out.
class MeasuresBench final : public ViewBench {
    Q_OBJECT
public:
    MeasuresBench(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void setBare(bool bare) override;
    void show() override;
    void clear() override;
    bool cancel() override;
    void adjustFigure(core::FigureSettings& figure) const override;

private:
    void connectFindings();
    void showTable();
    void showAnswer();
    void chooseReference(const QString& source);
    void chooseReferenceFile();
    void save();

    MeasuresView* m_view;
};
