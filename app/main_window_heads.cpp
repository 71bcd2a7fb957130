// All heads, what is measured of them, which of them does something, and their lines.

#include <QFileDialog>

#include "app/main_window.h"
#include "core/tensor/whole_file.h"
#include "ui/control/dialog_folder.h"
#include "ui/control/error_text.h"
#include "ui/control/head_analysis.h"
#include "ui/panel/banner.h"
#include "ui/panel/heads_navigator.h"
#include "ui/theme/row_names.h"
#include "ui/theme/token_text.h"
#include "ui/view/all_heads_view.h"
#include "ui/view/flow_view.h"
#include "ui/view/measures_view.h"

#include <algorithm>

using core::Index;

void MainWindow::connectHeads()
{
    connect(m_allHeads, &AllHeadsView::headClicked, &m_selection, &Selection::setHead);
    connect(m_measures, &MeasuresView::headClicked, &m_selection, &Selection::setHead);
    const auto open = [this](Index layer, Index head) {
        m_selection.setHead(layer, head);
        setView(core::View::Map);
    };
    connect(m_allHeads, &AllHeadsView::headOpened, this, open);
    connect(m_measures, &MeasuresView::headOpened, this, open);
    connect(m_allHeads, &AllHeadsView::headsChosen, this, &MainWindow::chooseHeads);
    connect(m_allHeads, &AllHeadsView::settingsChanged, &m_editor, &SessionEditor::setHeads);
    connect(m_measures, &MeasuresView::settingsChanged, &m_editor, &SessionEditor::setHeads);
    connect(m_allHeads, &AllHeadsView::relationAsked, this, [this](const Cell& cell) {
        chooseCell(cell);
        core::HeadsSettings heads = session().heads;
        heads.measure = core::Measure::Cell;
        heads.order = core::HeadsSettings::Order::Measure;
        m_editor.setHeads(heads);
    });
    connect(m_allHeads, &AllHeadsView::compareAsked, this, &MainWindow::showChosenHeads);
    connect(m_allHeads, &AllHeadsView::flowAsked, this, [this] { setView(core::View::Flow); });
    connect(m_allHeads, &AllHeadsView::switchOffAsked, this, [this] {
        std::vector<core::Intervention> off;
        for (const core::ComparedHead& head : session().chosen)
            off.push_back({.layer = head.layer, .head = head.head, .block = session().focus.block, .factor = 0});
        m_editor.intervene(off);
    });
    connect(m_flow, &FlowView::cellClicked, this, &MainWindow::chooseCell);
    connect(m_flow, &FlowView::cellHovered, &m_selection, &Selection::setHover);
    connect(m_flow, &FlowView::settingsChanged, &m_editor, &SessionEditor::setFlow);
    connect(m_flow, &FlowView::headRemoved, this, [this](Index layer, Index head) {
        std::vector<core::ComparedHead> chosen = session().chosen;
        std::erase(chosen, core::ComparedHead{0, layer, head});
        chooseHeads(chosen);
    });
    connect(m_measures, &MeasuresView::knockOutAsked, this, &MainWindow::askKnockOut);
    connect(m_measures, &MeasuresView::stopAsked, m_analysis, &HeadAnalysis::cancel);
    connect(m_measures, &MeasuresView::saveAsked, this, &MainWindow::saveMeasures);
    connect(m_analysis, &HeadAnalysis::measured, this,
            [this](const auto& trace, Index, const core::HeadTable& table) { showTable(trace, table); });
    connect(m_analysis, &HeadAnalysis::ordering, m_allHeads, &AllHeadsView::setOrdering);
    connect(m_analysis, &HeadAnalysis::ordered, this,
            [this](const auto& trace, const std::vector<Index>& order,
                   const std::shared_ptr<const core::Matrix>& divergences) {
                m_ordered = trace;
                m_headOrder = order;
                m_divergences = divergences;
                if (trace == m_trace) m_allHeads->setOrder(order, divergences);
            });
    connect(m_analysis, &HeadAnalysis::knockedOut, this,
            [this](const auto&, const core::HeadTable& table, int layersDone) {
                showTable(m_trace, table);
                m_measures->setKnocking(true, tr("layer %1 of %2").arg(layersDone).arg(table.layers));
            });
    connect(m_analysis, &HeadAnalysis::knockingEnded, this, [this] { m_measures->setKnocking(false, {}); });
    connect(m_analysis, &HeadAnalysis::failed, this, [this](const core::Error& error) {
        m_banner->showMessage(errorText(error));
        showStatus();
    });
}

void MainWindow::chooseHeads(const std::vector<core::ComparedHead>& heads) { m_editor.setChosen(heads); }

/// The picked heads side by side: as many as there are sides.
void MainWindow::showChosenHeads()
{
    std::vector<core::ComparedHead> heads = session().chosen;
    const core::ComparedHead shown{0, m_selection.focus().layer, m_selection.focus().head};
    if (heads.size() == 1 && heads.front() != shown) heads.insert(heads.begin(), shown);
    if (heads.size() < 2) return;
    heads.resize(std::min(heads.size(), core::mostRuns));
    m_editor.compareHeads(heads);
    setView(core::View::Compare);
}

/// What is computed anew is measured anew; meanwhile nothing keeps it from the processors.
void MainWindow::stopAnalysis()
{
    m_analysis->cancel();
    m_measured.reset();
    m_orderAsked.reset();
}

void MainWindow::forgetHeads()
{
    stopAnalysis();
    m_ordered.reset();
    m_table = {};
    m_answer.reset();
    m_allHeads->display(nullptr, 0);
    m_measures->display({}, {});
    m_measures->setAnswer({});
}

/// Only what is looked at is measured, and only once.
void MainWindow::analyse()
{
    const core::View view = session().view;
    if (view != core::View::Heads && view != core::View::Measures) return;
    if (m_trace == nullptr || !m_trace->finished() || m_trace->isLong()) return;
    const Index item = insideTrace(session().focus).item;
    if (m_measured == m_trace && m_measuredItem == item) return;
    m_measured = m_trace;
    m_measuredItem = item;
    m_table = core::HeadTable(m_trace->model->info.layers, m_trace->model->info.heads);
    m_analysis->cancel();
    m_analysis->measure(m_trace, item);
    rankByCells();
}

void MainWindow::showTable(const std::shared_ptr<const core::Trace>& trace, const core::HeadTable& table)
{
    if (trace != m_measured) return;
    m_table.take(table);
    m_allHeads->setTable(m_table);
    m_measures->display(m_table, trace->model->info);
}

/// The weights at the chosen and the marked cells, of all heads: in the frame in which they are chosen.
void MainWindow::rankByCells()
{
    const core::View view = session().view;
    if (m_measured == nullptr || m_measured != m_trace) return;
    if (view != core::View::Heads && view != core::View::Measures) return;
    const core::Focus& focus = m_selection.focus();
    const bool known = m_table.values.contains(core::Measure::Cell);
    if (known && m_rankedCell == Cell{focus.query, focus.key} && m_rankedMarks == session().marked) return;
    m_rankedCell = {focus.query, focus.key};
    m_rankedMarks = session().marked;
    const core::Painting cell =
        core::Painting{}.painted({focus.query, focus.query, focus.key, focus.key}, core::Brush::Hide);
    m_table.take(core::weightsOn(*m_trace, m_measuredItem, core::Measure::Cell, cell));
    const core::Painting marked = session().marked ? *session().marked : core::Painting{};
    m_table.take(core::weightsOn(*m_trace, m_measuredItem, core::Measure::Marked, marked));
    if (marked.empty()) m_table.values.erase(core::Measure::Marked);
    const QStringList queries = tokenTexts(m_trace->queries(m_measuredItem));
    const QStringList keys = tokenTexts(m_trace->keys(m_measuredItem));
    m_allHeads->setCellName(QStringLiteral("%1 → %2").arg(queries.value(focus.query), keys.value(focus.key)));
    m_allHeads->setTable(m_table);
    m_measures->display(m_table, m_trace->model->info);
}

void MainWindow::showAllHeads()
{
    m_allHeads->display(m_trace, insideTrace(session().focus).item);
    m_allHeads->setSettings(session().heads);
    m_allHeads->setChosen(session().chosen);
    m_allHeads->setCurrent(m_selection.focus().layer, m_selection.focus().head);
    analyse();
    if (m_measured == m_trace) m_allHeads->setTable(m_table);
    const bool alike = session().heads.order == core::HeadsSettings::Order::Similarity;
    if (!alike || !m_trace->finished()) return;
    if (m_ordered == m_trace) return m_allHeads->setOrder(m_headOrder, m_divergences);
    if (m_orderAsked == m_trace) return;
    m_orderAsked = m_trace;
    m_allHeads->setOrder({}, nullptr);
    m_analysis->order(m_trace, insideTrace(session().focus).item);
}

void MainWindow::showMeasures()
{
    m_measures->setSettings(session().heads);
    m_measures->setCurrent(m_selection.focus().layer, m_selection.focus().head);
    analyse();
}

/// The shown head's lines, and those of the heads that were picked beside it.
void MainWindow::showFlow()
{
    constexpr std::size_t most = 12;
    std::vector<FlowView::Head> heads;
    const auto add = [&](Index layer, Index head) {
        const core::HeadAddress place{layer, head, insideTrace(session().focus).item};
        const bool known =
            std::ranges::any_of(heads, [&](const FlowView::Head& each) { return each.address == place; });
        if (known || !m_trace->has(layer) || head >= m_trace->model->info.heads || heads.size() == most) return;
        heads.push_back({place, headTitle(m_trace->model->info, layer, head), m_stages.of(m_trace, place)});
    };
    add(m_selection.focus().layer, m_selection.focus().head);
    for (const core::ComparedHead& head : session().chosen) add(head.layer, head.head);
    m_flow->display(*m_trace, std::move(heads), session().flow, session().figure.rows);
    m_flow->setCells({m_selection.focus().query, m_selection.focus().key}, m_selection.hover());
}

/// What the model said last where it was asked: how does each head bear on it?
void MainWindow::askKnockOut()
{
    if (!m_answer || m_computed.empty() || m_computed.front() == nullptr || !m_computed.front()->finished()) return;
    core::RunOptions options = core::optionsOf(session().run());
    for (const auto& trace : m_computed) options.patches.push_back(trace);
    core::HeadsSettings heads = session().heads;
    heads.measure = core::Measure::KnockOut;
    m_editor.setHeads(heads);
    m_measures->setKnocking(true, tr("layer %1 of %2").arg(0).arg(m_trace->model->info.layers));
    m_analysis->knockOut({m_computed.front(), std::move(options), session().focus.block, *m_answer});
}

void MainWindow::saveMeasures()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save table"), dialogFolder(QStringLiteral("measures")) + QStringLiteral("/measures.csv"),
        tr("Tables (*.csv)"));
    if (path.isEmpty()) return;
    rememberDialogFolder(QStringLiteral("measures"), path);
    try {
        core::writeWhole(path.toStdString(), m_measures->csv().toStdString());
    } catch (const core::Error& error) {
        m_banner->showMessage(errorText(error));
    }
}
