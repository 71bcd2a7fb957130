#include "ui/bench/flow_bench.h"

#include "ui/view/flow/flow_canvas.h"
#include "ui/view/flow/flow_view.h"
#include "ui/words/head_title.h"

#include <algorithm>

using core::HeadAddress;

FlowBench::FlowBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new FlowView)
{
    connect(m_view, &FlowView::cellClicked, this, &FlowBench::choose);
    connect(m_view, &FlowView::cellHovered, this, &FlowBench::pointAt);
    connect(m_view, &FlowView::settingsChanged, &bench.editor, &SessionEditor::setFlow);
    connect(m_view, &FlowView::statusChanged, this, &FlowBench::statusChanged);
    connect(m_view, &FlowView::headRemoved, this, [this](core::Index layer, core::Index head) {
        std::vector<core::ComparedHead> chosen = m_bench.session().chosen;
        std::erase(chosen, core::ComparedHead{0, layer, head});
        m_bench.editor.setChosen(chosen);
    });
}

QWidget* FlowBench::widget() { return m_view; }

QWidget* FlowBench::focusTarget() { return m_view->canvas(); }

void FlowBench::clear() { m_view->clear(); }

/// The focused one first, each once.
std::vector<HeadAddress> FlowBench::heads(const core::Trace& trace) const
{
    constexpr std::size_t most = 12;
    const HeadAddress focused = m_bench.selection.address();
    std::vector<HeadAddress> places{focused};
    for (const core::ComparedHead& head : m_bench.session().chosen) {
        const HeadAddress place{head.layer, head.head, focused.item};
        const bool isThere = trace.has(head.layer) && head.head < trace.model->info.heads;
        if (isThere && places.size() < most && std::ranges::find(places, place) == places.end())
            places.push_back(place);
    }
    return places;
}

void FlowBench::show()
{
    if (!m_bench.selection.headIsThere()) return;
    const auto trace = m_bench.results.shown();
    std::vector<FlowView::Head> shown;
    for (const HeadAddress& place : heads(*trace))
        shown.push_back(
            {place, headTitle(trace->model->info, place.layer, place.head), m_bench.stages.of(trace, place)});
    if (std::ranges::any_of(shown, [](const FlowView::Head& head) { return head.stages == nullptr; })) return;
    m_view->display(*trace, std::move(shown), m_bench.session().flow, rows());
    showCells();
}

void FlowBench::showCells() { m_view->setCells(m_bench.selection.chosen(), m_bench.selection.hover()); }

#include "moc_flow_bench.cpp"
