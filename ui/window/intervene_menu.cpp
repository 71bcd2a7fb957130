#include "ui/window/intervene_menu.h"

#include <QInputDialog>

#include "core/session/edits/intervention_edits.h"
#include "ui/control/comparison_editor.h"
#include "ui/control/intervention_editor.h"
#include "ui/words/shortened.h"

using core::Index;
using core::Intervention;

InterveneMenu::InterveneMenu(const Workbench& bench, QWidget* parent)
    : QMenu(tr("&Intervene"), parent),
      m_bench(bench),
      m_headOff(addAction(tr("Switch the head &off"), this,
                          [this](bool off) { InterventionEditor(m_bench.editor).setHeadOff(off); }))
{
    setObjectName(QStringLiteral("intervene"));
    m_headOff->setCheckable(true);
    m_headOff->setShortcut(QKeySequence(tr("Ctrl+Shift+K")));
    m_headOff->setStatusTip(tr("The shown head adds nothing to its layer's output, and later layers change"));
    createHeadActions();
    m_ofHead = actions();
    addSeparator();
    createCellActions();
    m_ofCell = actions().mid(m_ofHead.size() + 1);
    addSeparator();
    QMenu* patch = addMenu(tr("Take the head's output from &run"));
    patch->setObjectName(QStringLiteral("patch"));
    connect(patch, &QMenu::aboutToShow, this, [this, patch] { fillPatches(patch); });
    m_remove = add("removeInterventions", tr("&Remove all interventions"), tr("Compute as the model itself does"),
                   [this] { InterventionEditor(m_bench.editor).clear(); });
    connect(this, &QMenu::aboutToShow, this, &InterveneMenu::fill);
}

QAction* InterveneMenu::add(const char* name, const QString& text, const QString& tip, const std::function<void()>& act)
{
    QAction* action = addAction(text, this, act);
    action->setObjectName(QString::fromLatin1(name));
    action->setStatusTip(tip);
    return action;
}

void InterveneMenu::createHeadActions()
{
    m_scale = add("scaleHead", tr("&Scale the head…"), tr("Multiply the shown head's output by a number"),
                  [this] { scale(); });
    add("meanHead", tr("Replace the head's output by its &mean"),
        tr("Each token gets the mean of the head's output over all tokens of this text, later ones too"),
        [this] { intervene(Intervention::Kind::Mean); });
    add("uniformHead", tr("Let the head attend &evenly"),
        tr("Each query gives the same weight to every key that it sees"),
        [this] { intervene(Intervention::Kind::Uniform); });
}

void InterveneMenu::createCellActions()
{
    m_hideCells = add("hideCells", tr("&Hide the marked cells in this head"),
                      tr("In the shown head, the marked cells (or the chosen one) get no weight"),
                      [this] { interveneOnCells(Intervention::Kind::Hide, false); });
    m_hideEverywhere = add("hideEverywhere", tr("Hide the marked cells in e&very head"),
                           tr("In every head, the marked cells (or the chosen one) get no weight"),
                           [this] { interveneOnCells(Intervention::Kind::Hide, true); });
    add("hideToken", tr("Hide the chosen &key from the other tokens"),
        tr("No other token can attend to it, in any head"), [this] { hideToken(); });
    m_pattern = add("pattern", tr("Let the head attend to the marked cells &alone"),
                    tr("A query with marked cells attends to these alone, to each of them equally"),
                    [this] { interveneOnCells(Intervention::Kind::Pattern, false); });
}

void InterveneMenu::addHeadActions(QMenu* menu)
{
    fill();
    menu->addActions(m_ofHead);
}

void InterveneMenu::addCellActions(QMenu* menu)
{
    fill();
    menu->addActions(m_ofCell);
}

void InterveneMenu::showHead()
{
    const core::Run& run = m_bench.run();
    m_headOff->setChecked(core::isHeadOff(m_bench.session()));
    m_headOff->setEnabled(!run.recorded.isVectors() && !run.recorded.isDump());
}

void InterveneMenu::fill()
{
    const auto trace = m_bench.results.shown();
    const bool computes = trace != nullptr && !trace->recorded() && !trace->fromGiven();
    for (QAction* action : actions()) action->setEnabled(computes);
    if (trace != nullptr && trace->mixes != nullptr)
        // Without a softmax a head has an output, and no pattern to put in the place of its own.
        for (QAction* action : {m_headOff, m_scale}) action->setEnabled(true);
    const bool marked = m_bench.session().marked != nullptr;
    m_hideCells->setText(marked ? tr("&Hide the marked cells in this head") : tr("&Hide the chosen cell in this head"));
    m_hideEverywhere->setText(marked ? tr("Hide the marked cells in e&very head")
                                     : tr("Hide the chosen cell in e&very head"));
    m_pattern->setEnabled(computes && marked);
    m_remove->setEnabled(!m_bench.run().interventions.empty());
}

/// The output of the shown head, as another run of the comparison computes it.
void InterveneMenu::fillPatches(QMenu* menu)
{
    menu->clear();
    const std::vector<core::Run>& runs = m_bench.session().runs;
    if (runs.size() < 2)
        menu->addAction(tr("Compare with another run first"), this, [this] {
            ComparisonEditor(m_bench.editor).setKind(core::CompareSettings::Kind::Runs);
            m_bench.editor.setView(core::View::Compare);
        });
    for (std::size_t run = 1; run < runs.size(); ++run) {
        const QString text = shortened(QString::fromStdString(runs[run].texts.front()), 40, 39);
        menu->addAction(tr("%1: %2").arg(QChar(static_cast<ushort>('A' + run))).arg(text), this, [this, run] {
            const core::Focus& focus = m_bench.session().focus;
            InterventionEditor(m_bench.editor)
                .add({.kind = Intervention::Kind::Patch,
                      .layer = focus.layer,
                      .head = focus.head,
                      .block = focus.block,
                      .run = static_cast<Index>(run)});
        });
    }
}

void InterveneMenu::scale()
{
    bool given = false;
    const double factor = QInputDialog::getDouble(parentWidget()->window(), tr("Scale the head"),
                                                  tr("Multiply its output by"), 0.5, -100, 100, 2, &given);
    if (given) intervene(Intervention::Kind::Scale, static_cast<float>(factor));
}

void InterveneMenu::intervene(Intervention::Kind kind, float factor)
{
    const core::Focus& focus = m_bench.session().focus;
    InterventionEditor(m_bench.editor)
        .add({.kind = kind, .layer = focus.layer, .head = focus.head, .block = focus.block, .factor = factor});
}

/// Cells as the text counts them: rows of a map may be the last queries alone.
core::Painting InterveneMenu::inText(const core::Painting& rows) const
{
    const auto trace = m_bench.results.shown();
    const Index first = trace == nullptr ? 0 : trace->batch.first_query;
    core::Painting::Runs cells;
    for (const auto& [row, runs] : rows.hidden()) cells[row + first] = runs;
    return core::Painting::fromRuns(std::move(cells), {});
}

core::Painting InterveneMenu::chosenCell() const
{
    const core::Focus focus = m_bench.selection.focus();
    return core::Painting{}.painted({focus.query, focus.query, focus.key, focus.key}, core::Brush::Hide);
}

void InterveneMenu::hideChosenCell()
{
    const core::Cell cell = m_bench.selection.chosen();
    m_bench.selection.setCell(cell);  // else the next largest weight may be followed
    interveneOn(chosenCell(), Intervention::Kind::Hide, false);
}

/// The marked cells, or the chosen one where none is marked.
void InterveneMenu::interveneOnCells(Intervention::Kind kind, bool everywhere)
{
    const auto marked = m_bench.session().marked;
    const bool isMarked = marked != nullptr && !marked->empty();
    interveneOn(isMarked ? *marked : chosenCell(), kind, everywhere);
}

/// @param rows  cells as the map counts them
void InterveneMenu::interveneOn(const core::Painting& rows, Intervention::Kind kind, bool everywhere)
{
    const core::Focus& focus = m_bench.session().focus;
    Intervention intervention{.kind = kind, .block = focus.block};
    intervention.cells = std::make_shared<const core::Painting>(inText(rows));
    if (!everywhere) {
        intervention.layer = focus.layer;
        intervention.head = focus.head;
    }
    InterventionEditor(m_bench.editor).add(intervention);
}

/// From all queries but itself, so that it can still be read where it stands.
void InterveneMenu::hideToken()
{
    const auto trace = m_bench.results.shown();
    if (trace == nullptr) return;
    const core::Focus focus = m_bench.selection.focus();
    const Index queries = std::ssize(trace->queries(focus.item));
    core::Painting cells = inText(core::Painting{}.painted({0, queries - 1, focus.key, focus.key}, core::Brush::Hide));
    if (trace->batch.key_sequences.empty() || trace->batch.first_query > 0)
        cells = cells.painted({focus.key, focus.key, focus.key, focus.key}, core::Brush::Erase);
    if (cells.empty()) return;
    InterventionEditor(m_bench.editor)
        .add({.kind = Intervention::Kind::Hide,
              .block = focus.block,
              .cells = std::make_shared<const core::Painting>(std::move(cells))});
}

#include "moc_intervene_menu.cpp"
