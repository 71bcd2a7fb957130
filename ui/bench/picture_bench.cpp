#include "ui/bench/picture_bench.h"

#include "core/model/pass/text_pictures.h"
#include "core/session/edits/span_edits.h"
#include "ui/view/picture/picture_canvas.h"
#include "ui/view/picture/picture_view.h"

PictureBench::PictureBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new PictureView)
{
    connect(m_view, &PictureView::cellClicked, this, &PictureBench::choose);
    connect(m_view, &PictureView::cellHovered, this, &PictureBench::pointAt);
    connect(m_view, &PictureView::lookChanged, &bench.editor, &SessionEditor::setPictureLook);
    connect(m_view, &PictureView::regionHidden, this, &PictureBench::hideRegion);
    connect(m_view, &PictureView::cellsChosen, this, [this](core::MapLook::Cells cells) {
        core::FigureSettings figure = m_bench.session().figure;
        figure.map.cells = cells;
        m_bench.editor.setFigure(figure);
    });
}

/// Names a region's tokens and has no other token see them; a region before it is one no longer.
void PictureBench::hideRegion(const std::vector<core::Index>& tokens)
{
    const core::Focus focus = m_bench.selection.focus();
    if (tokens.empty() || m_bench.results.shown()->recorded()) return;
    const std::string name = tr("region").toStdString();
    m_bench.editor.apply([&](core::Session& next) {
        core::Run& run = next.run();
        std::erase_if(run.spans, [&](const core::TextSpan& span) { return span.of_tokens; });
        std::erase_if(run.interventions, [&](const core::Intervention& each) { return each.span == name; });
        std::vector<core::TextSpan> spans;
        for (const core::Index token : tokens) {
            if (!spans.empty() && spans.back().range.to == token)
                ++spans.back().range.to;
            else
                spans.push_back({.name = name, .range = {token, token + 1}, .item = focus.item, .of_tokens = true});
        }
        if (spans.size() > core::mostSpans || run.interventions.size() >= core::mostInterventions) return;
        core::nameSpans(run, spans);
        run.interventions.push_back({.kind = core::Intervention::Kind::Hide, .block = focus.block, .span = name});
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
    // Pixels may have come without a picture, and a text has perhaps none.
    const core::PictureLook& look = m_bench.session().figure.picture;
    const auto seen = core::seenPicture(*trace, address.item, look.number, look.whole);
    if (!seen || seen->image == nullptr) return m_view->clear();
    const auto stages = m_bench.stages.of(trace, address);
    if (stages == nullptr) return;
    showCells();
    m_view->display(trace, address, *stages, m_bench.session().figure);
}

void PictureBench::showCells() { m_view->setCells(m_bench.selection.chosen(), m_bench.selection.hover()); }

#include "moc_picture_bench.cpp"
