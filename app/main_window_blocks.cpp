// The three attentions of an encoder–decoder: which one is looked at, and the target that its decoder reads.

#include <QComboBox>
#include <QLabel>

#include "app/main_window.h"
#include "ui/panel/heads_navigator.h"
#include "ui/panel/input_panel.h"
#include "ui/panel/segments.h"
#include "ui/panel/target_panel.h"
#include "ui/view/map_view.h"
#include "ui/view/mask_view.h"
#include "ui/view/steps_view.h"

#include <algorithm>

using core::AttentionBlock;
using core::Index;

QWidget* MainWindow::createBlocks()
{
    m_blocks = new Segments(
        tr("Attention"),
        {{tr("Encoder"), tr("The text's attention to itself")},
         {tr("Decoder"), tr("The target's attention to itself")},
         {tr("Cross"), tr("From the target's tokens, the queries, to the text's, the keys (Ctrl+B: the next of the "
                          "three)")}});
    m_blocks->hide();
    m_blockBox = new QComboBox;
    m_blockBox->addItems({tr("Encoder"), tr("Decoder"), tr("Cross")});
    m_blockBox->setAccessibleName(tr("Attention"));
    m_blockBox->setToolTip(tr("The encoder's attention, the decoder's, or from decoder to encoder (Ctrl+B)"));
    m_blockBox->hide();
    const auto look = [this](int block) { lookAtBlock(static_cast<AttentionBlock>(block)); };
    connect(m_blocks, &Segments::chosen, this, look);
    connect(m_blockBox, &QComboBox::activated, this, look);
    return m_blocks;
}

/// @param decodes  there is something to choose from
void MainWindow::showBlockChoice(bool decodes)
{
    m_blocks->setVisible(decodes);
    m_blockBox->setVisible(decodes);
    m_blocks->setCurrent(static_cast<int>(session().focus.block));
    m_blockBox->setCurrentIndex(static_cast<int>(session().focus.block));
}

void MainWindow::connectTarget()
{
    connect(m_input, &InputPanel::targetEdited, this,
            [this](const QString& text) { m_editor.setTarget(session().focus.item, text.toStdString()); });
    TokenChips* chips = m_input->target()->chips();
    // A token of the target asks where it is looked at from, and is asked where the target attends to itself.
    connect(chips, &TokenChips::queryClicked, this, [this](Index token) {
        if (session().focus.block == AttentionBlock::Self) lookAtBlock(AttentionBlock::Cross);
        if (const auto row = rowOfChip(token)) chooseCell({*row, m_selection.focus().key});
    });
    connect(chips, &TokenChips::keyClicked, this, [this](Index token) {
        if (session().focus.block == AttentionBlock::Decoder) chooseCell({m_selection.focus().query, token});
    });
}

/// The part of a model that the Session looks at.
const core::Model& MainWindow::lookedAt(const core::Model& model) const
{
    if (model.decoder == nullptr || session().focus.block == AttentionBlock::Self) return model;
    return session().focus.block == AttentionBlock::Decoder ? *model.decoder : *model.cross;
}

void MainWindow::nextBlock()
{
    if (m_blocks->isHidden()) return;
    lookAtBlock(static_cast<AttentionBlock>((static_cast<int>(session().focus.block) + 1) % 3));
}

void MainWindow::lookAtBlock(AttentionBlock block)
{
    core::Focus focus = m_selection.focus();
    if (focus.block == block) return;
    focus.block = block;
    m_cellChosen = false;
    m_editor.setFocus(focus);
    {
        const QSignalBlocker quiet(m_selection);
        m_selection.setHover(std::nullopt);  // of a map with other axes
        m_selection.setFocus(focus);
    }
    showBlock();
}

/// Every view has the traces of the attention that is looked at.
void MainWindow::showBlock()
{
    showBlockChoice(!m_prepared || m_prepared->model->decoder != nullptr);
    for (std::size_t run = 0; run < m_computed.size(); ++run)
        m_traces[run] = core::blockOf(m_computed[run], session().focus.block);
    m_trace = m_traces.empty() ? nullptr : m_traces.front();
    m_asked = {};
    if (m_prepared) showHeadChoice(lookedAt(*m_prepared->model).info);
    if (m_trace == nullptr) {  // the decoder is still to come
        m_map->clear();
        m_steps->clear();
        m_mask->clear();
        return m_heads->setTrace(nullptr);
    }
    core::Focus focus = mostAttended(insideTrace(m_selection.focus()));
    {
        const QSignalBlocker quiet(m_selection);
        m_selection.setFocus(focus);
    }
    m_heads->setTrace(m_trace, focus.item);
    showPage();
    showHead();
    showStatus();
}

/// Which chips are the chosen query and key.
void MainWindow::markChips(const Cell& cell)
{
    const bool decodes =
        m_trace != nullptr && m_trace->model->info.block && session().focus.block != AttentionBlock::Self;
    const bool cross = decodes && session().focus.block == AttentionBlock::Cross;
    TokenChips* target = m_input->target()->chips();
    const Index named = chipOfRow(cell.query);
    target->mark(decodes ? named : -1, decodes && !cross ? cell.key : -1);
    if (decodes) return m_input->chips()->mark(-1, cross ? cell.key : -1);
    const Index first = m_trace == nullptr ? 0 : m_trace->batch.first_query;
    // Keys that come from a cache are the same text's.
    const bool other = m_trace != nullptr && !m_trace->batch.key_sequences.empty() && first == 0;
    m_input->chips()->mark(first + named, other ? -1 : cell.key);
    m_input->keyChips()->mark(-1, cell.key);
}

/// The text's chips choose a query where the text attends, and a key where it is attended to.
void MainWindow::chooseByChip(Index token, bool asKey)
{
    const AttentionBlock block = session().focus.block;
    const Cell now{m_selection.focus().query, m_selection.focus().key};
    if (block == AttentionBlock::Decoder) return;
    if (asKey || block == AttentionBlock::Cross) return chooseCell({now.query, token});
    // Where only the last tokens ask, those before them have no row.
    const Index first = m_trace == nullptr ? 0 : m_trace->batch.first_query;
    if (token < first) return;
    if (const auto row = rowOfChip(token - first)) chooseCell({*row, std::min(first + *row, now.key)});
}
