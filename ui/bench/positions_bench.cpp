#include "ui/bench/positions_bench.h"

#include "core/guess/hidden_row.h"
#include "core/session/run_edits.h"
#include "ui/view/compare/compare_maps.h"
#include "ui/view/positions/position_words.h"
#include "ui/view/positions/positions_view.h"
#include "ui/words/error_text.h"

PositionsBench::PositionsBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new PositionsView)
{
    connect(m_view, &PositionsView::cellClicked, this, &PositionsBench::choose);
    connect(m_view, &PositionsView::cellHovered, this, &PositionsBench::pointAt);
    connect(m_view, &PositionsView::settingsChanged, this, [this](const core::PositionsSettings& settings) {
        m_bench.editor.look([&](core::Session& next) { next.positions = settings; });
    });
}

QWidget* PositionsBench::widget() { return m_view; }

QWidget* PositionsBench::focusTarget() { return m_view->maps(); }

void PositionsBench::setBare(bool bare)
{
    ViewBench::setBare(bare);
    m_view->setBare(bare);
}

QString PositionsBench::absence() const
{
    if (!m_bench.run().module)
        return tr("Position encodings are compared in a teaching module, because its encoding can be changed. "
                  "Press Ctrl+T, or choose one under Model in the top bar.");
    if (m_bench.run().keys_text)
        return tr("Position encodings are compared within one text. Remove the second text under Input.");
    // Every trial is computed anew, and one of them would show the row to be guessed.
    if (m_bench.results.hidden() && !m_bench.session().guess)
        return tr("This view would reveal the row that a question of the lesson asks for. Answer it first.");
    if (m_bench.results.hidden())
        return tr("This view would reveal the row that is being guessed. Press Show under Predict first.");
    return ViewBench::absence();
}

QString PositionsBench::activity() const
{
    return m_job.isRunning() ? tr("Computing position encodings …") : QString();
}

void PositionsBench::clear()
{
    m_job.cancel();
    m_asked.reset();
    m_lab.reset();
}

/// The pair is the chosen cell: pointing at others asks for nothing.
PositionsBench::Asked PositionsBench::asked() const
{
    core::Focus pair = m_bench.selection.focus();
    pair.query = m_bench.selection.chosen().query;
    pair.key = m_bench.selection.chosen().key;
    return {m_bench.run(), m_bench.session().positions, pair};
}

void PositionsBench::show()
{
    m_view->setSettings(m_bench.session().positions);
    compute();
    if (!m_lab) return;
    QStringList formulas;
    for (const core::PositionTrial& trial : m_lab->trials) {
        core::TeachingModule module = *m_asked->run.module;
        module.positions = trial.encoding;
        formulas << positionFormula(module, m_asked->pair.head);
    }
    m_view->display(*m_lab, m_bench.selection.chosen(), m_bench.session().figure, formulas);
}

void PositionsBench::showCells()
{
    compute();
    m_view->setCells(m_bench.selection.chosen(), m_bench.selection.hover());
}

void PositionsBench::compute()
{
    const Asked wanted = asked();
    if (m_asked == wanted || !absence().isEmpty()) return;
    m_asked = wanted;
    m_job.start(
        "the position encodings side by side",
        [this, wanted](const LatestJob::Turn& turn) {
            const core::PositionLab lab =
                core::positionLab(wanted.run, wanted.settings, wanted.pair, m_models, turn.stop());
            turn.finish([this, lab] {
                m_lab = lab;
                emit activityChanged();
                show();
            });
        },
        [this](const core::Error& error) {
            emit activityChanged();
            emit statusChanged(errorText(error), {});
        });
    emit activityChanged();
}

#include "moc_positions_bench.cpp"
