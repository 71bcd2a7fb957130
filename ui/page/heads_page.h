#pragma once

#include "ui/page/view_page.h"

class AllHeadsView;

/// Every head at once, and which of them does something.
class HeadsPage final : public ViewPage {
    Q_OBJECT
public:
    HeadsPage(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
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
