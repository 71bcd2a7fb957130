// What the window shows of what was computed.

#include <QComboBox>
#include <QLabel>
#include <QTimer>
#include <QToolButton>

#include "app/main_window.h"
#include "core/model/layer_numbers.h"
#include "ui/control/head_analysis.h"
#include "ui/panel/banner.h"
#include "ui/panel/heads_navigator.h"
#include "ui/panel/input_panel.h"
#include "ui/panel/inspector.h"
#include "ui/panel/picture_input.h"
#include "ui/view/compare_view.h"
#include "ui/view/flow_view.h"
#include "ui/view/map_view.h"
#include "ui/view/mask_view.h"
#include "ui/view/picture_view.h"
#include "ui/view/steps_view.h"

#include <algorithm>

using core::Index;

namespace {

/// A batch may have become smaller than what was looked at.
Index insideBatch(const core::PreparedRun& prepared, Index item)
{
    return std::min(item, static_cast<Index>(prepared.texts.size()) - 1);
}

}  // namespace

void MainWindow::showPrepared(Index run, const core::PreparedRun& prepared)
{
    if (run != 0) {
        if (!prepared.computable()) showUncomputable(run, prepared);
        return;
    }
    m_prepared = prepared;
    m_good = m_started.front();
    m_modelAsked = false;
    if (m_modelMissing) m_banner->hide();
    m_modelMissing = false;
    const core::ModelInfo& info = prepared.model->info;
    const QString name = session().run().module && session().run().model.empty() ? tr("Teaching module")
                                                                                 : QString::fromStdString(info.name);
    m_model->setText(tr("Model  %1 ▾").arg(name));
    m_model->setAccessibleName(tr("Model %1").arg(name));
    const core::Run& asked = session().run();
    const QString identity =
        QStringLiteral("%1 %2 %3 %4 %5 %6")
            .arg(QString::fromStdString(asked.model.string()), asked.module ? tr("module") : QString(),
                 QString::fromStdString(asked.recorded.file.string()), QString::fromStdString(asked.recorded.tensor),
                 QString::fromStdString(asked.recorded.queries), QString::fromStdString(asked.recorded.keys));
    const bool other = m_shownModel != identity;
    if (other) {
        m_shownModel = identity;
        rememberModel();
        m_selection.setHover(std::nullopt);
        clearPicture();
    }
    const bool decodes = prepared.model->decoder != nullptr;
    if (!decodes && session().focus.block != core::AttentionBlock::Self) lookAtBlock(core::AttentionBlock::Self);
    showBlockChoice(decodes);
    if (other) m_layerBox->clear();
    showHeadChoice(lookedAt(*prepared.model).info);
    m_input->showPrepared(prepared, session().run(), insideBatch(prepared, session().focus.item), m_trace != nullptr);
    // What is odd about queries and keys is said once, not after each edit of their mask.
    if (prepared.recorded != nullptr || (other && prepared.isFromFile())) showRecorded(prepared);
    if (!readsPictures() && session().view == core::View::Picture) m_editor.setView(core::View::Map);
    showPictureTab();
    showPage();
    if (!prepared.computable()) {
        m_slow->stop();
        showStatus();
    }
}

/// A compared run whose text has no token for the model has no picture, and says why.
void MainWindow::showUncomputable(Index run, const core::PreparedRun& prepared)
{
    m_computed[static_cast<std::size_t>(run)].reset();
    m_traces[static_cast<std::size_t>(run)].reset();
    const bool empty = prepared.texts.front().text.empty();
    m_runErrors[static_cast<std::size_t>(run)] =
        empty ? tr("Type a text to compare.")
              : tr("%1 has no token for this text.").arg(QString::fromStdString(prepared.model->info.name));
    if (session().view == core::View::Compare) showComparison();
}

/// Another model's picture must not stand under this one's name.
void MainWindow::clearPicture()
{
    m_trace.reset();
    m_computed.assign(m_started.size(), nullptr);
    m_traces.assign(m_started.size(), nullptr);
    m_asked = {};
    m_map->clear();
    m_steps->clear();
    m_mask->clear();
    m_picture->clear();
    m_flow->clear();
    forgetHeads();
    m_heads->setTrace(nullptr);
    showPage();
    m_inspector->hide();
    m_inspector->displayPredictions({}, {}, {});  // another model's words
    m_headHint->clear();
    for (QLabel* label : {m_counts, m_timing, m_status}) label->clear();
}

/// The boxes have the layers and heads of what is looked at, and the shown head is one of them.
void MainWindow::showHeadChoice(const core::ModelInfo& info)
{
    if (m_layerBox->count() == info.layers && m_headBox->count() == info.heads) return;
    fillHeadBoxes(info);
    const core::Focus& focus = m_selection.focus();
    m_selection.setHead(std::min(focus.layer, info.layers - 1), std::min(focus.head, info.heads - 1));
}

void MainWindow::fillHeadBoxes(const core::ModelInfo& info)
{
    m_layerBox->clear();
    for (Index layer = 0; layer < info.layers; ++layer)
        m_layerBox->addItem(tr("Layer  %1").arg(core::layerNumber(info, layer, 1)));
    m_headBox->clear();
    for (Index head = 0; head < info.heads; ++head)
        m_headBox->addItem(info.head_names.empty()
                               ? tr("Head  %1").arg(head + 1)
                               : tr("Head  %1 · %2").arg(head + 1).arg(QString::fromStdString(info.head_names[head])));
    m_layerBox->setEnabled(info.layers > 1);
}

core::Focus MainWindow::insideTrace(core::Focus focus) const
{
    if (m_trace == nullptr) return focus;
    const core::ModelInfo& info = m_trace->model->info;
    focus.item = std::min(focus.item, static_cast<Index>(m_trace->batch.sequences.size()) - 1);
    focus.layer = std::min(focus.layer, info.layers - 1);
    focus.head = std::min(focus.head, info.heads - 1);
    focus.query = std::min(focus.query, static_cast<Index>(m_trace->queries(focus.item).size()) - 1);
    focus.key = std::min(focus.key, static_cast<Index>(m_trace->keys(focus.item).size()) - 1);
    return focus;
}

void MainWindow::showTrace(Index run, const std::shared_ptr<const core::Trace>& whole)
{
    if (run >= static_cast<Index>(m_traces.size())) return;
    if (whole->finished()) m_slow->stop();
    const auto trace = core::blockOf(whole, session().focus.block);
    // A compared model that has no such attention shows none; else the decoder is still to come.
    if (run != 0 && trace == nullptr && whole->model->decoder == nullptr)
        m_traces[static_cast<std::size_t>(run)].reset();
    if (trace == nullptr) return;
    m_computed[static_cast<std::size_t>(run)] = whole;
    m_traces[static_cast<std::size_t>(run)] = trace;
    if (run != 0) {
        if (session().view == core::View::Compare) showComparison();
        return;
    }
    const bool first = m_trace == nullptr;
    m_trace = trace;
    m_answer.reset();  // until the model is asked again
    core::Focus focus = insideTrace(session().focus);
    if (focus.query != session().focus.query || focus.key != session().focus.key) m_cellChosen = false;
    if (!m_cellChosen && (!first || (focus.query == 0 && focus.key == 0))) focus = mostAttended(focus);
    {
        // Nobody may look at a cell that the new trace does not have; showHead() tells them all afterwards.
        const QSignalBlocker quiet(m_selection);
        const auto hover = m_selection.hover();
        const auto queries = static_cast<Index>(trace->queries(focus.item).size());
        const auto keys = static_cast<Index>(trace->keys(focus.item).size());
        if (hover && (hover->query >= queries || hover->key >= keys)) m_selection.setHover(std::nullopt);
        m_selection.setFocus(focus);
    }
    m_heads->setTrace(trace, focus.item);
    analyse();
    m_inspector->show();
    showPage();
    showHead();
    showInterventions();
    showStatus();
}

/// A new model begins at the text's end, where most is visible, and at the key that is attended to most there.
core::Focus MainWindow::mostAttended(core::Focus focus)
{
    const auto last = static_cast<Index>(m_trace->layers.size()) - 1;
    const core::HeadAddress head{std::min(focus.layer, last), focus.head, focus.item};
    if (m_trace->isLong()) {
        const Cell cell = mostAttendedInLong(head);
        focus.query = cell.query;
        focus.key = cell.key;
        return focus;
    }
    const auto stages = m_stages.of(m_trace, head);
    // Of a picture [CLS] stands for the whole of it.
    focus.query = m_trace->model->transformer.patches ? 0 : stages->weights.rows() - 1;
    stages->weights.row(focus.query).maxCoeff(&focus.key);
    return focus;
}

core::HeadAddress MainWindow::address() const
{
    const core::Focus& focus = m_selection.focus();
    return {focus.layer, focus.head, focus.item};
}

bool MainWindow::headIsThere() const
{
    if (m_trace == nullptr || !m_trace->has(m_selection.focus().layer)) return false;
    return m_selection.focus().item < static_cast<Index>(m_trace->batch.sequences.size());
}

void MainWindow::showHead()
{
    m_editor.setFocus(m_selection.focus());
    const core::Focus& focus = m_selection.focus();
    m_heads->setCurrent(focus.layer, focus.head);
    m_layerBox->setCurrentIndex(static_cast<int>(focus.layer));
    m_headBox->setCurrentIndex(static_cast<int>(focus.head));
    if (m_trace == nullptr) return;
    // The layer was computed, but is kept only while somebody looks at it.
    if (m_trace->finished() && m_trace->layers[static_cast<std::size_t>(focus.layer)]->light) start();
    m_headHint->setText(tr("Shown: %1. Click a head to show it, Ctrl+click to compare.")
                            .arg(headTitle(m_trace->model->info, focus.layer, focus.head)));
    showScoring();
    showView();
    showCell();
}

/// Only the view that is looked at is kept up to date.
void MainWindow::showView()
{
    if (!absence(session().view).isEmpty()) return showStatus();
    if (session().view == core::View::Compare) return showComparison();
    const bool calculates = session().view == core::View::Steps || session().view == core::View::Mask;
    // Heads appear as their layers are finished, whichever is looked at.
    if (session().view == core::View::Heads && m_trace != nullptr) {
        showAllHeads();
        return showStatus();
    }
    // The picture may still be of the file while the Session is a model's again.
    if (!headIsThere() || (m_trace->recorded() && calculates)) return showStatus();
    const Cell chosen{m_selection.focus().query, m_selection.focus().key};
    const core::RowReading rows = session().figure.rows;
    if (m_trace->isLong()) {
        m_map->displayLong(m_trace, address(), session().figure.pooled_by, rows);
        m_map->setCells(chosen, m_selection.hover());
        return showStatus();
    }
    const auto stages = m_stages.of(m_trace, address());
    switch (session().view) {
    case core::View::Map:
        showMap(*stages);
        m_map->setCells(chosen, m_selection.hover());
        break;
    case core::View::Steps:
        m_steps->display(m_trace, address(), stages, rows);
        m_steps->setCells(chosen, m_selection.hover());
        break;
    case core::View::Mask:
        m_mask->display(m_trace, address(), *stages, session().run(), m_editor.scoringScope(), rows);
        m_mask->setCells(chosen, m_selection.hover());
        break;
    case core::View::Picture: showPicture(*stages); break;
    case core::View::Heads: break;
    case core::View::Flow: showFlow(); break;
    case core::View::Measures: showMeasures(); break;
    case core::View::Compare: break;
    }
    showStatus();
}

void MainWindow::showCell()
{
    m_editor.setFocus(m_selection.focus());
    const core::Focus& focus = m_selection.focus();
    const Cell cell = m_selection.cell();
    const Cell chosen{focus.query, focus.key};
    m_map->setCells(chosen, m_selection.hover());
    m_steps->setCells(chosen, m_selection.hover());
    m_mask->setCells(chosen, m_selection.hover());
    m_compare->setCells(chosen, m_selection.hover());
    m_flow->setCells(chosen, m_selection.hover());
    m_picture->setCells(chosen, m_selection.hover());
    m_input->picture()->thumbnail()->setQuery(cell.query);
    markChips(cell);
    if (!headIsThere()) return;
    // A chip of the newest text may be clicked while the picture is still of a shorter one.
    if (cell.query >= static_cast<Index>(m_trace->queries(focus.item).size())
        || cell.key >= static_cast<Index>(m_trace->keys(focus.item).size()))
        return;
    if (m_trace->isLong())
        m_inspector->displayLong(*m_trace, address(), cell, session().figure.rows);
    else
        m_inspector->display(*m_trace, address(), *m_stages.of(m_trace, address()), cell, session().figure.rows);
    rankByCells();
    askForPrediction();
}

void MainWindow::chooseCell(const Cell& cell)
{
    m_cellChosen = true;
    m_selection.setCell(cell);
}

void MainWindow::askForPrediction()
{
    if (m_trace == nullptr || !m_trace->finished()) return;
    const std::pair question(m_trace, m_selection.cell().query);
    if (question == m_asked) return;
    m_asked = question;
    const std::shared_ptr<const core::Trace> whole = m_computed.empty() ? nullptr : m_computed.front();
    // What was said before, of the text that is shown and of no other.
    const auto untouched = session().run().interventions.empty() || m_untouched == nullptr || whole == nullptr
                                   || !core::isOfTheSameText(*m_untouched, *whole)
                               ? nullptr
                               : core::blockOf(m_untouched, session().focus.block);
    m_controller.predict(m_trace, m_selection.focus().item, question.second, untouched);
}
