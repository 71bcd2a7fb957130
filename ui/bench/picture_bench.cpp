#include "ui/bench/picture_bench.h"

#include "ui/view/picture/picture_canvas.h"
#include "ui/view/picture/picture_view.h"

PictureBench::PictureBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new PictureView)
{
    connect(m_view, &PictureView::cellClicked, this, &PictureBench::choose);
    connect(m_view, &PictureView::cellHovered, this, &PictureBench::pointAt);
    connect(m_view, &PictureView::lookChanged, &bench.editor, &SessionEditor::setPictureLook);
    connect(m_view, &PictureView::normsChosen, this, [this](bool norms) {
        core::FigureSettings figure = m_bench.session().figure;
        figure.map.cells = norms ? core::MapLook::Cells::Norms : core::MapLook::Cells::Weights;
        m_bench.editor.setFigure(figure);
    });
}

QWidget* PictureBench::widget() { return m_view; }

QWidget* PictureBench::focusTarget() { return m_view->canvas(); }

void PictureBench::clear() { m_view->clear(); }

void PictureBench::show()
{
    if (!m_bench.selection.headIsThere()) return;
    const auto trace = m_bench.results.shown();
    const core::HeadAddress address = m_bench.selection.address();
    // Pixels may have come without a picture.
    if (trace->batch.sequences[static_cast<std::size_t>(address.item)].image == nullptr) return m_view->clear();
    const auto stages = m_bench.stages.of(trace, address);
    if (stages == nullptr) return;
    showCells();
    m_view->display(trace, address, *stages, m_bench.session().figure);
}

void PictureBench::showCells() { m_view->setCells(m_bench.selection.chosen(), m_bench.selection.hover()); }

#include "moc_picture_bench.cpp"
