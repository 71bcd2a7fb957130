// Experiments on what heads compute: switched off, given other weights, patched from another run.

#include <QInputDialog>
#include <QMenu>
#include <QMenuBar>

#include "app/main_window.h"
#include "core/analysis/knock_out.h"
#include "ui/panel/banner.h"
#include "ui/panel/intervention_list.h"
#include "ui/theme/token_text.h"

#include <algorithm>

using core::Index;
using core::Intervention;

void MainWindow::createInterveneMenu()
{
    m_interveneMenu = menuBar()->addMenu(tr("&Intervene"));
    m_interveneMenu->setObjectName(QStringLiteral("intervene"));
    m_headOff = m_interveneMenu->addAction(tr("Switch the head &off"), &m_editor, &SessionEditor::setHeadOff);
    m_headOff->setCheckable(true);
    m_headOff->setShortcut(QKeySequence(tr("Ctrl+Shift+K")));
    m_headOff->setStatusTip(tr("The shown head adds nothing to its layer's output, and later layers change"));
    addAction(m_headOff);
    const auto add = [this](const char* name, const QString& text, const QString& tip, auto act) {
        QAction* action = m_interveneMenu->addAction(text, this, act);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        return action;
    };
    add("scaleHead", tr("&Scale the head…"), tr("Multiply what the shown head adds"), [this] {
        bool given = false;
        const double factor =
            QInputDialog::getDouble(this, tr("Scale the head"), tr("Its output times"), 0.5, -100, 100, 2, &given);
        if (given) intervene(Intervention::Kind::Scale, static_cast<float>(factor));
    });
    add("meanHead", tr("Give the head its &mean"), tr("Each token gets the mean of what the head adds in this text"),
        [this] { intervene(Intervention::Kind::Mean); });
    add("uniformHead", tr("Let the head attend &evenly"), tr("Equal weight on every key that a query sees"),
        [this] { intervene(Intervention::Kind::Uniform); });
    m_interveneMenu->addSeparator();
    add("hideCells", tr("&Hide the marked cells in this head"),
        tr("The marked cells, or the chosen one, get no weight in the shown head"),
        [this] { interveneOnCells(Intervention::Kind::Hide, false); });
    add("hideEverywhere", tr("Hide them in e&very head"),
        tr("The marked cells, or the chosen one, get no weight anywhere"),
        [this] { interveneOnCells(Intervention::Kind::Hide, true); });
    add("hideToken", tr("Hide the chosen &key from the other tokens"),
        tr("No other token can attend to it, in any head"), &MainWindow::hideToken);
    add("pattern", tr("Let the head attend to the marked cells &alone"),
        tr("A query with marked cells attends to these alone, to each equally"),
        [this] { interveneOnCells(Intervention::Kind::Pattern, false); });
    m_interveneMenu->addSeparator();
    createPatchMenu();
    add("removeInterventions", tr("&Remove all interventions"), tr("Compute as the model itself does"),
        [this] { m_editor.clearInterventions(); });
    connect(m_interveneMenu, &QMenu::aboutToShow, this, &MainWindow::fillInterveneMenu);
}

/// The output of the shown head, as another run of the comparison computes it.
QMenu* MainWindow::createPatchMenu()
{
    QMenu* patch = m_interveneMenu->addMenu(tr("Take the head's output from &run"));
    patch->setObjectName(QStringLiteral("patch"));
    connect(patch, &QMenu::aboutToShow, this, [this, patch] {
        patch->clear();
        if (session().runs.size() < 2)
            patch->addAction(tr("Compare with another run first"), this, [this] {
                m_editor.setCompareKind(core::CompareSettings::Kind::Runs);
                setView(core::View::Compare);
            });
        for (std::size_t run = 1; run < session().runs.size(); ++run) {
            QString text = QString::fromStdString(session().runs[run].texts.front());
            if (text.size() > 40) text = text.left(39) + QStringLiteral("…");
            patch->addAction(tr("%1: %2").arg(QChar(static_cast<ushort>('A' + run))).arg(text), this, [this, run] {
                const core::Focus& focus = session().focus;
                m_editor.intervene({.kind = Intervention::Kind::Patch,
                                    .layer = focus.layer,
                                    .head = focus.head,
                                    .block = focus.block,
                                    .run = static_cast<Index>(run)});
            });
        }
    });
    return patch;
}

/// What cannot be done now is not offered.
void MainWindow::fillInterveneMenu()
{
    const bool computes = m_trace != nullptr && !m_trace->recorded() && !m_trace->fromGiven();
    for (QAction* action : m_interveneMenu->actions()) action->setEnabled(computes);
    const bool marked = session().marked != nullptr;
    for (QAction* action : m_interveneMenu->actions()) {
        if (action->objectName() == QLatin1String("hideCells"))
            action->setText(marked ? tr("&Hide the marked cells in this head")
                                   : tr("&Hide the chosen cell in this head"));
        if (action->objectName() == QLatin1String("hideEverywhere"))
            action->setText(marked ? tr("Hide them in e&very head") : tr("Hide it in e&very head"));
        if (action->objectName() == QLatin1String("removeInterventions"))
            action->setEnabled(!session().run().interventions.empty());
        if (action->objectName() == QLatin1String("pattern")) action->setEnabled(computes && session().marked);
    }
}

void MainWindow::connectInterventions()
{
    connect(m_interventions, &InterventionList::removed, &m_editor, &SessionEditor::removeIntervention);
    connect(m_interventions, &InterventionList::cleared, &m_editor, &SessionEditor::clearInterventions);
    connect(m_interventions, &InterventionList::factorEdited, this, [this](std::size_t place, float factor) {
        if (place >= session().run().interventions.size()) return;
        Intervention changed = session().run().interventions[place];
        changed.factor = factor;
        m_editor.setIntervention(place, changed);
    });
    connect(&m_controller, &RunController::untouched, this, [this](const std::shared_ptr<const core::Trace>& trace) {
        m_untouched = trace;
        m_asked = {};
        askForPrediction();
    });
}

void MainWindow::showInterventions()
{
    if (session().run().interventions.empty()) m_untouched.reset();
    QStringList queries;
    QStringList keys;
    if (m_trace != nullptr) {
        const Index item = insideTrace(session().focus).item;
        queries = tokenTexts(m_trace->queries(item));
        keys = tokenTexts(m_trace->keys(item));
    }
    m_interventions->display(session().run().interventions, queries, keys);
}

void MainWindow::intervene(Intervention::Kind kind, float factor)
{
    const core::Focus& focus = session().focus;
    m_editor.intervene(
        {.kind = kind, .layer = focus.layer, .head = focus.head, .block = focus.block, .factor = factor});
}

/// Cells as the text counts them: rows of a map may be the last queries alone.
core::Painting MainWindow::inText(const core::Painting& rows) const
{
    const Index first = m_trace == nullptr ? 0 : m_trace->batch.first_query;
    core::Painting::Runs cells;
    for (const auto& [row, runs] : rows.hidden()) cells[row + first] = runs;
    return core::Painting::fromRuns(std::move(cells), {});
}

/// The marked cells, or the chosen one where none is marked.
void MainWindow::interveneOnCells(Intervention::Kind kind, bool everywhere)
{
    const core::Focus& focus = session().focus;
    const bool marked = session().marked != nullptr && !session().marked->empty();
    const core::CellRange chosen{focus.query, focus.query, focus.key, focus.key};
    Intervention intervention{.kind = kind, .block = focus.block};
    intervention.cells = std::make_shared<const core::Painting>(
        inText(marked ? *session().marked : core::Painting{}.painted(chosen, core::Brush::Hide)));
    if (!everywhere) {
        intervention.layer = focus.layer;
        intervention.head = focus.head;
    }
    m_editor.intervene(intervention);
}

/// From all queries but itself, so that it can still be read where it stands.
void MainWindow::hideToken()
{
    if (m_trace == nullptr) return;
    const core::Focus& focus = session().focus;
    const auto queries = std::ssize(m_trace->queries(focus.item));
    core::Painting cells = inText(core::Painting{}.painted({0, queries - 1, focus.key, focus.key}, core::Brush::Hide));
    if (m_trace->batch.key_sequences.empty() || m_trace->batch.first_query > 0)
        cells = cells.painted({focus.key, focus.key, focus.key, focus.key}, core::Brush::Erase);
    if (cells.empty()) return;
    m_editor.intervene({.kind = Intervention::Kind::Hide,
                        .block = focus.block,
                        .cells = std::make_shared<const core::Painting>(std::move(cells))});
}
