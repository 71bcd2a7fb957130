#pragma once

#include "ui/bench/view_bench.h"

class PictureView;

/// One patch's attention, over the picture that the model saw.
class PictureBench final : public ViewBench {
    Q_OBJECT
public:
    PictureBench(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void show() override;
    void showCells() override;
    void clear() override;

private:
    void hideRegion(const std::vector<core::Index>& tokens);

    PictureView* m_view;
};
