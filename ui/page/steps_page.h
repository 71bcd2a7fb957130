#pragma once

#include "ui/page/view_page.h"

class HeadOffColumn;
class StepsView;

/// How the focused head comes to its output, step by step.
class StepsPage final : public ViewPage {
    Q_OBJECT
public:
    StepsPage(const Workbench& bench, core::View view, QObject* parent);

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
