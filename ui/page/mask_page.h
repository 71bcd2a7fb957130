#pragma once

#include "ui/page/view_page.h"

class MaskView;

/// The mask that holds for the focused head, to be edited and painted.
class MaskPage final : public ViewPage {
    Q_OBJECT
public:
    MaskPage(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void show() override;
    void showCells() override;
    void clear() override;
    QString absence() const override;

private:
    void connectEdits();

    MaskView* m_view;
};
