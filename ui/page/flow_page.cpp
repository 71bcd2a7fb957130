#include "ui/page/flow_page.h"

#include "ui/view/flow/flow_canvas.h"
#include "ui/view/flow/flow_view.h"
#include "ui/words/head_title.h"

#include <algorithm>

using core::HeadAddress;

FlowPage::FlowPage(const Workbench& bench, core::View view, QObject* parent)
    : ViewPage(bench, view, parent),
      m_view(new FlowView)
{
    connect(m_view, &FlowView::cellClicked, this, &FlowPage::choose);
    connect(m_view, &FlowView::cellHovered, this, &FlowPage::pointAt);
    connect(m_view, &FlowView::settingsChanged, &bench.editor, &SessionEditor::setFlow);
    connect(m_view, &FlowView::statusChanged, this, &FlowPage::statusChanged);
    connect(m_view, &FlowView::headRemoved, this, [this](core::Index layer, core::Index head) {
        std::vector<core::ComparedHead> chosen = m_bench.session().chosen;
        std::erase(chosen, core::ComparedHead{0, layer, head});
        m_bench.editor.setChosen(chosen);
    });
}

QWidget* FlowPage::widget() { return m_view; }

QWidget* FlowPage::focusTarget() { return m_view->canvas(); }

void FlowPage::clear() { m_view->clear(); }

/// The focused one first, each once.
std::vector<HeadAddress> FlowPage::heads(const core::Trace& trace) const
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

void FlowPage::show()
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

void FlowPage::showCells() { m_view->setCells(m_bench.selection.chosen(), m_bench.selection.hover()); }

#include "moc_flow_page.cpp"
