#include "ui/bench/steps_bench.h"

#include "ui/bench/head_off_column.h"
#include "ui/view/steps/steps_view.h"

StepsBench::StepsBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new StepsView),
      m_column(new HeadOffColumn(bench, m_view))
{
    connect(m_view, &StepsView::cellClicked, this, &StepsBench::choose);
    connect(m_view, &StepsView::cellHovered, this, &StepsBench::pointAt);
    connect(m_view, &StepsView::headClicked, this,
            [this](core::Index head) { m_bench.selection.setHead(m_bench.selection.focus().layer, head); });
    connect(m_view, &StepsView::settingsChanged, &bench.editor, &SessionEditor::setSteps);
    connect(m_view, &StepsView::statusChanged, this, &StepsBench::statusChanged);
    connect(&bench.editor, &SessionEditor::stepsChanged, this,
            [this] { m_view->setSettings(m_bench.session().steps); });
}

QWidget* StepsBench::widget() { return m_column; }

QWidget* StepsBench::focusTarget() { return m_view; }

void StepsBench::setBare(bool bare)
{
    ViewBench::setBare(bare);
    m_view->setBare(bare);
}

void StepsBench::clear() { m_view->clear(); }

QString StepsBench::absence() const
{
    const QString said = ViewBench::absence();
    return said.isEmpty() ? absenceOfCalculation() : said;
}

void StepsBench::show()
{
    m_column->show();
    m_view->setSettings(m_bench.session().steps);
    const auto trace = m_bench.results.shown();
    // The picture may still be of a file while the Session is a model's again.
    if (!m_bench.selection.headIsThere() || (trace->recorded() && trace->mixes == nullptr)) return;
    const core::HeadAddress address = m_bench.selection.address();
    const auto stages = m_bench.stages.of(trace, address);
    const auto steps = m_bench.stages.steps(trace, address);
    const auto both = m_bench.stages.orders(trace, address);
    if (stages == nullptr || steps == nullptr || both == nullptr) return;
    m_view->display(trace, address, stages, *steps, *both, rows());
    showCells();
}

void StepsBench::showCells() { m_view->setCells(m_bench.selection.chosen(), m_bench.selection.hover()); }

void StepsBench::adjustFigure(core::FigureSettings& figure) const
{
    const core::StepsSettings& shown = m_bench.session().steps;
    figure.part.queries.clear();
    figure.part.stages.clear();
    if (shown.one_query) figure.part.queries = {m_bench.selection.focus().query};
    if (!shown.one_stage || !m_bench.selection.headIsThere()) return;
    const auto steps = m_bench.stages.steps(m_bench.results.shown(), m_bench.selection.address());
    if (steps == nullptr || shown.step >= std::ssize(*steps)) return;
    for (const core::StageTable& table : (*steps)[static_cast<std::size_t>(shown.step)].tables)
        figure.part.stages.push_back(table.stage);
}

#include "moc_steps_bench.cpp"
