#include "ui/bench/flow_bench.h"

#include <QFileDialog>
#include <QFileInfo>

#include "core/file/mapped_file.h"
#include "ui/file/dialog_folder.h"
#include "ui/part/banner.h"
#include "ui/plot/flow/aligned_flow.h"
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
    connect(m_view, &FlowView::settingsChanged, this, &FlowBench::set);
    connect(m_view, &FlowView::sidesChanged, this, [this](core::MapLook::BySpan sides) {
        core::FigureSettings figure = m_bench.session().figure;
        figure.map.by_span = sides;
        m_bench.editor.setFigure(figure);
    });
    connect(m_view, &FlowView::bestHeadAsked, this, &FlowBench::findBestHead);
    connect(m_view, &FlowView::goldFileAsked, this, &FlowBench::openGold);
    connect(m_view, &FlowView::statusChanged, this, &FlowBench::statusChanged);
    connect(m_view, &FlowView::headRemoved, this, [this](core::Index layer, core::Index head) {
        std::vector<core::ComparedHead> chosen = m_bench.session().chosen;
        std::erase(chosen, core::ComparedHead{0, layer, head});
        m_bench.editor.setChosen(chosen);
    });
}

QWidget* FlowBench::widget() { return m_view; }

QWidget* FlowBench::focusTarget() { return m_view->canvas(); }

void FlowBench::clear()
{
    m_isBestWanted = false;
    m_best.cancel();
    m_view->clear();
}

QString FlowBench::activity() const
{
    return m_best.isRunning() || m_isBestWanted ? tr("Looking for the head that follows the words best… (Esc stops)")
                                                : QString();
}

bool FlowBench::cancel()
{
    if (!m_best.isRunning() && !m_isBestWanted) return false;
    m_isBestWanted = false;
    m_best.cancel();
    emit activityChanged();
    return true;
}

/// The lines of weights are drawn already; links of words are found anew.
void FlowBench::set(const core::FlowSettings& flow)
{
    const core::FlowSettings was = m_bench.session().flow;
    m_bench.editor.setFlow(flow);
    if (flow.aligned != was.aligned || flow.gold != was.gold) show();
}

void FlowBench::findBestHead()
{
    const auto trace = m_bench.results.shown();
    if (trace == nullptr || !isAligned(*trace)) return;
    m_isBestWanted = !trace->finished();
    if (m_isBestWanted) {
        emit activityChanged();
        return;
    }
    m_best.start(
        "the head that follows the words best",
        [this, trace, item = m_bench.selection.focus().item,
         gold = m_bench.session().flow.gold](const LatestJob::Turn& turn) {
            const HeadAddress best = core::bestAligned(*trace, item, gold, turn.stop());
            turn.finish([this, best] {
                m_bench.selection.setHead(best.layer, best.head);
                emit activityChanged();
            });
        },
        [this](const core::Error& error) {
            emit activityChanged();
            m_bench.banner.showError(error);
        });
    emit activityChanged();
}

void FlowBench::openGold()
{
    const QString purpose = QStringLiteral("gold");
    const QString file =
        QFileDialog::getOpenFileName(m_view->window(), tr("Links that people agree on"), dialogFolder(purpose));
    if (file.isEmpty()) return;
    rememberDialogFolder(purpose, QFileInfo(file).absolutePath());
    try {
        core::FlowSettings next = m_bench.session().flow;
        next.gold = core::readText(file.toStdString(), core::longestGold);
        static_cast<void>(core::goldIn(next.gold, file.toStdString()));
        set(next);
    } catch (const core::Error& error) {
        m_bench.banner.showError(error);
    }
}

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
    if (m_isBestWanted && trace->finished()) findBestHead();
    std::vector<FlowView::Head> shown;
    for (const HeadAddress& place : heads(*trace))
        shown.push_back(
            {place, headTitle(trace->model->info, place.layer, place.head), m_bench.stages.of(trace, place)});
    if (std::ranges::any_of(shown, [](const FlowView::Head& head) { return head.stages == nullptr; })) return;
    m_view->display(*trace, std::move(shown), m_bench.session().flow, rows(), m_bench.session().figure.map.by_span);
    showCells();
}

void FlowBench::showCells() { m_view->setCells(m_bench.selection.chosen(), m_bench.selection.hover()); }

#include "moc_flow_bench.cpp"
