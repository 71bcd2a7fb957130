#include "ui/bench/measures_bench.h"

#include <QFileDialog>
#include <QTableView>

#include "core/atlas/reference_source.h"
#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/model/pass/silent_head.h"
#include "core/model/recorded/recorded_tokens.h"
#include "core/session/session_sources.h"
#include "ui/file/dialog_folder.h"
#include "ui/part/banner.h"
#include "ui/view/heads/measures_view.h"
#include "ui/words/token_text.h"

using core::Index;

namespace {

const QString tablePurpose = QStringLiteral("measures");
const QString referencePurpose = QStringLiteral("reference");

}  // namespace

MeasuresBench::MeasuresBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new MeasuresView)
{
    connect(m_view, &MeasuresView::headClicked, &bench.selection, &Selection::setHead);
    connect(m_view, &MeasuresView::headOpened, this, [this](Index layer, Index head) {
        m_bench.selection.setHead(layer, head);
        m_bench.editor.setView(core::View::Map);
    });
    connect(m_view, &MeasuresView::settingsChanged, &bench.editor, &SessionEditor::setHeads);
    connect(m_view, &MeasuresView::knockOutAsked, &bench.findings, &HeadFindings::knockOut);
    connect(m_view, &MeasuresView::stopAsked, &bench.findings, &HeadFindings::cancel);
    connect(m_view, &MeasuresView::saveAsked, this, &MeasuresBench::save);
    connect(m_view, &MeasuresView::referenceAsked, this, &MeasuresBench::chooseReference);
    connect(m_view, &MeasuresView::referenceFileAsked, this, &MeasuresBench::chooseReferenceFile);
    connect(&bench.answer, &ModelAnswer::changed, this, &MeasuresBench::showAnswer);
    connectFindings();
}

void MeasuresBench::connectFindings()
{
    const HeadFindings& findings = m_bench.findings;
    connect(&findings, &HeadFindings::tableChanged, this, &MeasuresBench::showTable);
    connect(&findings, &HeadFindings::knocking, this, [this](int layers, int ofLayers) {
        m_view->setKnocking(true, tr("layer %1 of %2").arg(layers).arg(ofLayers));
    });
    connect(&findings, &HeadFindings::repeating, this, [this](Index sequences, Index ofSequences) {
        m_view->setProgress(tr("%1 of %2 sequences (Esc stops)").arg(sequences).arg(ofSequences));
    });
    connect(&findings, &HeadFindings::measuringEnded, this, [this] { m_view->setProgress({}); });
    connect(&findings, &HeadFindings::knockingEnded, this, [this] { m_view->setKnocking(false, {}); });
    connect(&findings, &HeadFindings::failed, this, [this](const core::Error& error) {
        m_bench.banner.showError(error);
        emit activityChanged();
    });
}

QWidget* MeasuresBench::widget() { return m_view; }

QWidget* MeasuresBench::focusTarget() { return m_view->table(); }

void MeasuresBench::setBare(bool bare)
{
    ViewBench::setBare(bare);
    m_view->setBare(bare);
}

void MeasuresBench::clear() { m_view->display({}, {}, true); }

bool MeasuresBench::cancel()
{
    if (!m_bench.findings.isKnockingOut() && !m_bench.findings.isMeasuring()) return false;
    m_bench.findings.cancel();
    return true;
}

/// The chart of the measure that is chosen.
void MeasuresBench::adjustFigure(core::FigureSettings& figure) const
{
    const core::Measure measure = m_bench.session().heads.measure;
    const bool knockOuts = measure == core::Measure::KnockOut;
    figure.content = knockOuts ? core::FigureSettings::Content::KnockOuts : core::FigureSettings::Content::Measures;
    if (!knockOuts) figure.part.chart.measure = measure;
}

void MeasuresBench::show()
{
    if (!m_bench.selection.headIsThere()) return;
    const core::Focus focus = m_bench.selection.focus();
    m_view->setSettings(m_bench.session().heads);
    m_view->setCurrent(focus.layer, focus.head);
    m_bench.findings.measure();
    showTable();
    showAnswer();  // which may have been given before there was this view
}

void MeasuresBench::showTable()
{
    const auto trace = m_bench.results.shown();
    const core::HeadTable& table = m_bench.findings.table();
    if (trace == nullptr || table.layers == 0) return;
    std::vector<core::HeadAddress> off;
    for (Index layer = 0; layer < table.layers; ++layer)
        for (Index head = 0; head < table.heads; ++head)
            if (core::addsNothing(*trace, layer, head)) off.push_back({layer, head, 0});
    m_view->setOff(off);
    m_view->display(table, trace->model->info, core::tellsSpecialTokens(*trace, m_bench.selection.focus().item));
}

void MeasuresBench::showAnswer()
{
    const std::vector<core::Prediction>& said = m_bench.answer.predictions();
    m_view->setAnswer(
        said.empty() ? QString()
                     : tr("“%1” at token %2").arg(tokenText(said.front().token)).arg(m_bench.answer.position() + 1));
}

/// @param source  a collection that comes with the program, or a file; empty: the text itself
void MeasuresBench::chooseReference(const QString& source)
{
    core::HeadsSettings heads = m_bench.session().heads;
    try {
        heads.reference = source.isEmpty() ? core::ReferenceTexts() : core::referenceFrom(source.toStdString());
    } catch (const core::Error& error) {
        m_bench.banner.showError(error);
        return;
    }
    m_bench.editor.setHeads(heads);
}

void MeasuresBench::chooseReferenceFile()
{
    const QString path =
        QFileDialog::getOpenFileName(m_view->window(), tr("Open reference texts"), dialogFolder(referencePurpose),
                                     tr("Texts (*.txt *.csv *.tsv *.attnatlas)"));
    if (path.isEmpty()) return;
    rememberDialogFolder(referencePurpose, path);
    chooseReference(path);
}

void MeasuresBench::save()
{
    const QString path = QFileDialog::getSaveFileName(m_view->window(), tr("Save table"),
                                                      dialogFolder(tablePurpose) + QStringLiteral("/measures.csv"),
                                                      tr("Tables (*.csv)"));
    if (path.isEmpty()) return;
    rememberDialogFolder(tablePurpose, path);
    try {
        core::requireNoSource(m_bench.session(), path.toStdString());
        core::writeWhole(path.toStdString(), m_view->csv().toStdString());
    } catch (const core::Error& error) {
        m_bench.banner.showError(error);
    }
}

#include "moc_measures_bench.cpp"
