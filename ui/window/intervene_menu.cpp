#include "ui/window/intervene_menu.h"

#include <QInputDialog>

#include "core/atlas/atlas_texts.h"
#include "core/atlas/reference_source.h"
#include "core/error.h"
#include "core/model/pass/reference_contexts.h"
#include "core/session/edits/intervention_edits.h"
#include "ui/control/comparison_editor.h"
#include "ui/control/intervention_editor.h"
#include "ui/part/banner.h"
#include "ui/window/layer_menu.h"
#include "ui/words/shortened.h"

#include <algorithm>

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
    createSubmenus();
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

void InterveneMenu::createSubmenus()
{
    const auto create = [this](const char* name, const QString& title, void (InterveneMenu::*offer)(QMenu*)) {
        QMenu* menu = addMenu(title);
        menu->setObjectName(QString::fromLatin1(name));
        connect(menu, &QMenu::aboutToShow, this, [this, menu, offer] { (this->*offer)(menu); });
    };
    create("patch", tr("Take the head's output from &run"), &InterveneMenu::fillPatches);
    create("otherTexts", tr("Take the head's output from o&ther texts"), &InterveneMenu::fillReferences);
    create("pickedHeads", tr("K&nock out the picked heads together"), &InterveneMenu::fillPicked);
    addMenu(new LayerMenu(m_bench, this));
}

/// The mean of the shown head's output over other texts, and its output on one of them.
void InterveneMenu::fillReferences(QMenu* menu)
{
    menu->clear();
    const core::Focus& focus = m_bench.session().focus;
    const std::vector<core::ComparedHead> head{{0, focus.layer, focus.head}};
    const auto offer = [&](const QString& name, const std::function<core::ReferenceTexts()>& texts) {
        const auto take = [this, texts, head](Intervention::Kind kind) {
            try {
                replaceBy(kind, texts(), head);
            } catch (const core::Error& error) {
                m_bench.banner.showError(error);
            }
        };
        menu->addAction(tr("Its mean over “%1”").arg(name), this, [take] { take(Intervention::Kind::Mean); });
        menu->addAction(tr("Its output on a text of “%1”").arg(name), this,
                        [take] { take(Intervention::Kind::Resample); });
    };
    const core::ReferenceTexts& chosen = m_bench.session().heads.reference;
    bool isListed = chosen.empty();
    for (const core::BundledCollection& each : core::bundledCollections()) {
        isListed = isListed || each.name == chosen.name();
        offer(QString::fromStdString(each.name), [name = each.name] { return core::referenceFrom(name); });
    }
    if (!isListed) offer(QString::fromStdString(chosen.name()), [chosen] { return chosen; });
}

/// Heads that make up for each other show what they do only together.
void InterveneMenu::fillPicked(QMenu* menu)
{
    menu->clear();
    const std::vector<core::ComparedHead>& picked = m_bench.session().chosen;
    if (picked.empty()) {
        menu->addAction(tr("Pick heads in All heads first"), this,
                        [this] { m_bench.editor.setView(core::View::Heads); });
        return;
    }
    const core::ReferenceTexts& texts = m_bench.session().heads.reference;
    const QString name = QString::fromStdString(texts.name());
    const auto offer = [&](const QString& text, Intervention::Kind kind, const core::ReferenceTexts& reference) {
        menu->addAction(text, this, [this, kind, reference] {
            try {
                replaceBy(kind, reference, m_bench.session().chosen);
            } catch (const core::Error& error) {
                m_bench.banner.showError(error);
            }
        });
    };
    offer(tr("By zero"), Intervention::Kind::Scale, {});
    offer(tr("By their means over this text"), Intervention::Kind::Mean, {});
    if (texts.empty()) return;
    offer(tr("By their means over “%1”").arg(name), Intervention::Kind::Mean, texts);
    offer(tr("By their output on a text of “%1”").arg(name), Intervention::Kind::Resample, texts);
}

/// One step, which is undone together.
void InterveneMenu::replaceBy(Intervention::Kind kind, const core::ReferenceTexts& reference,
                              const std::vector<core::ComparedHead>& heads)
{
    const auto shown = m_bench.results.shown(), whole = m_bench.results.computed();
    if (shown == nullptr || whole == nullptr) return;
    const core::AttentionBlock block = m_bench.session().focus.block;
    Intervention one{.kind = kind, .block = block, .reference = reference};
    if (kind == Intervention::Kind::Resample) {
        Index longest = 0;
        for (const core::Sequence& each : shown->batch.sequences)
            longest = std::max<Index>(longest, std::ranges::count(each.real, true));
        one.text = core::drawnReferences(reference, whole->model, block, longest, 1, {}).front();
    }
    std::vector<Intervention> all;
    all.reserve(heads.size());
    for (const core::ComparedHead& head : heads) {
        one.layer = head.layer;
        one.head = head.head;
        all.push_back(one);
    }
    InterventionEditor(m_bench.editor).add(all);
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
