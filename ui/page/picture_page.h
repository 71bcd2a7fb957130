#pragma once

#include "ui/page/view_page.h"

class PictureView;

/// One patch's attention, over the picture that the model saw.
class PicturePage final : public ViewPage {
    Q_OBJECT
public:
    PicturePage(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void show() override;
    void showCells() override;
    void clear() override;

private:
    PictureView* m_view;
};
