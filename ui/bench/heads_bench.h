#pragma once

#include "ui/bench/view_bench.h"

class AllHeadsView;

/// Every head at once, and which of them does something.
class HeadsBench final : public ViewBench {
    Q_OBJECT
public:
    HeadsBench(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void setBare(bool bare) override;
    void show() override;
    void showCells() override;
    void clear() override;

private:
    void connectEdits();
    void connectFindings();
    void showTable();
    void showOrder();
    void compareChosen();
    void switchChosenOff();

    AllHeadsView* m_view;
};
