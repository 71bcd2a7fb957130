#include "ui/bench/heads_bench.h"

#include "core/session/edits/head_edits.h"
#include "ui/bench/head_set_menu.h"
#include "ui/control/comparison_editor.h"
#include "ui/control/intervention_editor.h"
#include "ui/view/heads/all_heads_view.h"
#include "ui/words/head_title.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::ComparedHead;
using core::HeadsSettings;
using core::Index;

namespace {

bool isLookedFor(const std::optional<core::Guess>& guess)
{
    return guess && guess->of == core::Guess::Of::Head && !guess->shown;
}

}  // namespace

HeadsBench::HeadsBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new AllHeadsView)
{
    connect(m_view, &AllHeadsView::headClicked, &bench.selection, &Selection::setHead);
    connect(m_view, &AllHeadsView::headOpened, this, [this](Index layer, Index head) {
        m_bench.selection.setHead(layer, head);
        m_bench.editor.setView(core::View::Map);
    });
    connect(m_view, &AllHeadsView::statusChanged, this, &HeadsBench::statusChanged);
    m_view->setSets(new HeadSetMenu(bench, m_view));
    connectEdits();
    connectFindings();
}

void HeadsBench::connectEdits()
{
    connect(m_view, &AllHeadsView::headsChosen, &m_bench.editor, &SessionEditor::setChosen);
    connect(m_view, &AllHeadsView::settingsChanged, &m_bench.editor, &SessionEditor::setHeads);
    connect(m_view, &AllHeadsView::relationAsked, this, [this](const core::Cell& cell) {
        choose(cell);
        m_bench.editor.look([](core::Session& next) { core::sortHeadsBy(next, core::Measure::Cell); });
    });
    connect(m_view, &AllHeadsView::compareAsked, this, &HeadsBench::compareChosen);
    connect(m_view, &AllHeadsView::flowAsked, this, [this] { m_bench.editor.setView(core::View::Flow); });
    connect(m_view, &AllHeadsView::switchOffAsked, this, &HeadsBench::switchChosenOff);
}

void HeadsBench::connectFindings()
{
    const HeadFindings& findings = m_bench.findings;
    connect(&findings, &HeadFindings::tableChanged, this, &HeadsBench::showTable);
    connect(&findings, &HeadFindings::ordering, m_view, &AllHeadsView::setOrdering);
    connect(&findings, &HeadFindings::orderChanged, this, &HeadsBench::showOrder);
}

QWidget* HeadsBench::widget() { return m_view; }

QWidget* HeadsBench::focusTarget() { return m_view->grid(); }

void HeadsBench::setBare(bool bare)
{
    ViewBench::setBare(bare);
    m_view->setBare(bare);
}

void HeadsBench::clear() { m_view->display(nullptr, 0); }

/// Shows heads as their layers are finished, whichever layer is in focus.
void HeadsBench::show()
{
    const auto trace = m_bench.results.shown();
    if (trace == nullptr) return;
    const core::Focus focus = m_bench.selection.focus();
    m_view->display(trace, focus.item);
    m_view->setSettings(m_bench.session().heads);
    m_view->setChosen(m_bench.session().chosen);
    m_view->setCurrent(focus.layer, focus.head);
    m_bench.findings.measure();
    showTable();
    if (m_bench.session().heads.order != HeadsSettings::Order::Similarity) return;
    m_bench.findings.findOrder();
    showOrder();
}

void HeadsBench::showTable()
{
    const auto trace = m_bench.results.shown();
    if (trace == nullptr || m_bench.findings.table().layers == 0) return;
    const core::Focus focus = m_bench.selection.focus();
    const QStringList queries = tokenTexts(trace->queries(focus.item));
    const QStringList keys = tokenTexts(trace->keys(focus.item));
    m_view->setCellName(cellTitle(queries.value(focus.query), keys.value(focus.key)));
    const core::HeadTable& table = m_bench.findings.table();
    // Numbers and badges would say which head it is.
    m_view->setTable(isLookedFor(m_bench.session().guess) ? core::HeadTable(table.layers, table.heads) : table);
}

void HeadsBench::showOrder()
{
    const auto trace = m_bench.results.shown();
    if (trace != nullptr && trace->finished())
        m_view->setOrder(m_bench.findings.order(), m_bench.findings.divergences());
}

void HeadsBench::showCells()
{
    const core::Focus focus = m_bench.selection.focus();
    m_view->setCurrent(focus.layer, focus.head);
}

/// The picked heads side by side: as many as there are sides.
void HeadsBench::compareChosen()
{
    std::vector<ComparedHead> heads = m_bench.session().chosen;
    const core::Focus focus = m_bench.selection.focus();
    const ComparedHead shown{0, focus.layer, focus.head};
    if (heads.size() == 1 && heads.front() != shown) heads.insert(heads.begin(), shown);
    if (heads.size() < 2) return;
    heads.resize(std::min(heads.size(), core::mostRuns));
    ComparisonEditor(m_bench.editor).compare(heads);
    m_bench.editor.setView(core::View::Compare);
}

void HeadsBench::switchChosenOff()
{
    std::vector<core::Intervention> off;
    for (const ComparedHead& head : m_bench.session().chosen)
        off.push_back({.layer = head.layer, .head = head.head, .block = m_bench.session().focus.block, .factor = 0});
    InterventionEditor(m_bench.editor).add(off);
}

#include "moc_heads_bench.cpp"
