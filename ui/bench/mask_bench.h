#pragma once

#include "ui/bench/view_bench.h"

class MaskView;

/// The mask that holds for the focused head, to be edited and painted.
class MaskBench final : public ViewBench {
    Q_OBJECT
public:
    MaskBench(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void setBare(bool bare) override;
    void show() override;
    void showCells() override;
    void clear() override;
    QString absence() const override;

private:
    void connectEdits();

    MaskView* m_view;
};
