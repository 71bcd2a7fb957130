#include "ui/window/side_column.h"

#include <QContextMenuEvent>
#include <QVBoxLayout>

#include "ui/control/comparison_editor.h"
#include "ui/control/intervention_editor.h"
#include "ui/panel/inspect/heads_navigator.h"
#include "ui/panel/inspect/intervention_list.h"
#include "ui/panel/module/module_panel.h"
#include "ui/part/explained.h"
#include "ui/part/heading.h"
#include "ui/part/segments.h"
#include "ui/part/tall_scroll_area.h"
#include "ui/theme/magnification.h"
#include "ui/window/text_input.h"
#include "ui/words/head_title.h"
#include "ui/words/intervention_words.h"
#include "ui/words/token_text.h"

using core::AttentionBlock;
using core::Index;

SideColumn::SideColumn(const Workbench& bench, QWidget* parent)
    : QFrame(parent),
      m_bench(bench),
      m_scroll(new TallScrollArea(nullptr, this)),
      m_content(new QWidget(m_scroll->viewport())),
      m_scrollBelow(new TallScrollArea(nullptr, m_content)),
      m_below(new QWidget(m_scrollBelow->viewport())),
      m_text(new TextInput(bench, this)),
      m_blocks(new Segments(tr("Attention"),
                            {{tr("Encoder"), tr("The text's attention to itself"), AttentionBlock::Self},
                             {tr("Decoder"), tr("The target's attention to itself"), AttentionBlock::Decoder},
                             {tr("Cross"),
                              tr("From the target's tokens, the queries, to the text's, the keys (Ctrl+B: "
                                 "the next of the three)"),
                              AttentionBlock::Cross}})),
      m_mixing(new Segments(
          tr("Attention or mixing"),
          {{tr("Attention"), tr("The layers with a softmax"), AttentionBlock::Self},
           {tr("Mixing, no softmax"),
            tr("The layers that mix tokens without a softmax, by weights of any sign (Ctrl+B: the other of the two)"),
            AttentionBlock::Mixing}})),
      m_heads(new HeadsNavigator(m_below)),
      m_headHint(new Hint),
      m_interventions(new InterventionList(m_below)),
      m_module(new ModulePanel(m_below))
{
    setObjectName(QStringLiteral("leftPanel"));
    keepScaled(this, [this] { setMaximumWidth(scaled(420)); });
    setTerm(m_blocks, Term::CrossAttention);
    setTerm(m_heads, Term::Head);
    setTerm(m_interventions, Term::KnockOut);
    setTerm(m_module, Term::TeachingModule);
    setTerm(m_mixing, Term::MixingWeight);
    m_blocks->hide();
    m_mixing->hide();
    m_module->hide();
    auto* layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(14, 14, 10, 10);
    layout->setSpacing(8);
    layout->addWidget(m_text->widget());
    layout->addSpacing(8);
    layout->addWidget(m_scrollBelow, 1);
    fillBelow();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_scroll);  // in a low window the text has no room of its own
    m_scroll->hold(m_content);
    connectParts();
}

void SideColumn::fillBelow()
{
    auto* layout = new QVBoxLayout(m_below);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(8);
    auto* heading = new Heading(tr("Heads"));
    explain(heading, Term::Head);
    layout->addWidget(heading);
    layout->addWidget(m_blocks);
    layout->addWidget(m_mixing);
    layout->addWidget(m_heads);
    layout->addWidget(m_headHint);
    layout->addWidget(m_interventions);
    layout->addSpacing(6);
    layout->addWidget(m_module);
    layout->addStretch(1);
    m_scrollBelow->hold(m_below);
}

void SideColumn::connectParts()
{
    SessionEditor& editor = m_bench.editor;
    for (Segments* blocks : {m_blocks, m_mixing})
        connect(blocks, &Segments::chosen, this,
                [this](int block) { m_bench.selection.setBlock(static_cast<AttentionBlock>(block)); });
    connect(m_heads, &HeadsNavigator::headClicked, &m_bench.selection, &Selection::setHead);
    connect(m_heads, &HeadsNavigator::compareAsked, this, &SideColumn::compareWith);
    connect(m_interventions, &InterventionList::removed, &editor,
            [&editor](std::size_t place) { InterventionEditor(editor).remove(place); });
    connect(m_interventions, &InterventionList::cleared, &editor, [&editor] { InterventionEditor(editor).clear(); });
    connect(m_interventions, &InterventionList::factorEdited, this, [this](std::size_t place, float factor) {
        if (place >= m_bench.run().interventions.size()) return;
        core::Intervention changed = m_bench.run().interventions[place];
        changed.factor = factor;
        InterventionEditor(m_bench.editor).set(place, changed);
    });
    connect(m_module, &ModulePanel::moduleEdited, &editor, &SessionEditor::setModule);
    connect(m_module, &ModulePanel::presetChosen, &editor, &SessionEditor::setPreset);
    connect(m_module, &ModulePanel::openAsked, this, &SideColumn::moduleOpenAsked);
    connect(m_module, &ModulePanel::saveAsked, this, &SideColumn::moduleSaveAsked);
}

void SideColumn::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const bool overHeads = m_heads->rect().contains(m_heads->mapFromGlobal(event->globalPos()));
    if (byKey ? m_heads->hasFocus() : overHeads) emit headMenuAsked(event->globalPos());
}

void SideColumn::compareWith(Index layer, Index head)
{
    const core::Focus focus = m_bench.selection.focus();
    ComparisonEditor(m_bench.editor)
        .compare(m_bench.session().view == core::View::Compare, {0, focus.layer, focus.head}, {0, layer, head});
    m_bench.editor.setView(core::View::Compare);
}

void SideColumn::showSession()
{
    m_text->show();
    m_module->setVisible(m_bench.run().module.has_value());
    if (m_bench.run().module) m_module->show(m_bench.run());
    showInterventions();
}

void SideColumn::showPrepared()
{
    m_text->showPrepared();
    showBlocks();
}

void SideColumn::showBlocks()
{
    const core::PreparedRun* prepared = m_bench.results.prepared();
    m_blocks->setVisible(prepared != nullptr && prepared->model->decoder != nullptr);
    m_mixing->setVisible(prepared != nullptr && prepared->model->mixing != nullptr);
    for (Segments* blocks : {m_blocks, m_mixing}) blocks->setCurrent(static_cast<int>(m_bench.session().focus.block));
}

void SideColumn::showTrace()
{
    m_heads->setTrace(m_bench.results.shown(), m_bench.selection.focus().item);
    if (m_bench.results.shown() == nullptr) m_headHint->clear();
    showBlocks();
    showInterventions();
}

QList<QWidget*> SideColumn::ofRun() const { return m_text->tokens() << m_heads; }

void SideColumn::showHead()
{
    const core::Focus focus = m_bench.selection.focus();
    m_heads->setCurrent(focus.layer, focus.head);
    const auto trace = m_bench.results.shown();
    if (trace == nullptr) return;
    m_headHint->setText(tr("Shown: %1. Click a head to show it, Ctrl+click to compare.")
                            .arg(headTitle(trace->model->info, focus.layer, focus.head)));
}

void SideColumn::showInterventions()
{
    const auto shown = m_bench.results.shown();
    const Index item = m_bench.selection.focus().item;
    const PassNames names = shown == nullptr ? PassNames() : PassNames::of(*shown, item, 1);
    QStringList words;
    for (const core::Intervention& each : m_bench.run().interventions) {
        words << interventionText(each, names);
        const QString rows = shown == nullptr ? QString() : patchedRowsText(each, *shown, item);
        if (!rows.isEmpty())
            words.back() = tr("%1, in %2 (the other words are not in that run)").arg(words.back(), rows);
    }
    m_interventions->display(m_bench.run().interventions, words);
}

#include "moc_side_column.cpp"
