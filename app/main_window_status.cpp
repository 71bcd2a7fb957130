// What the window says below its views, and about what went wrong.

#include <QLabel>
#include <QTimer>

#include "app/main_window.h"
#include "ui/control/error_text.h"
#include "ui/control/head_analysis.h"
#include "ui/panel/banner.h"

#include <algorithm>

using core::Index;

void MainWindow::showStatus()
{
    if (m_trace == nullptr) return;
    const core::ModelInfo& info = m_trace->model->info;
    const Index item = std::min(session().focus.item, static_cast<Index>(m_trace->batch.sequences.size()) - 1);
    const auto queries = static_cast<Index>(m_trace->queries(item).size());
    const auto keys = static_cast<Index>(m_trace->keys(item).size());
    const QString tokens = m_trace->batch.key_sequences.empty()
                               ? (queries == 1 ? tr("1 token") : tr("%1 tokens").arg(queries))
                               : tr("%1 × %2 tokens").arg(queries).arg(keys);
    const auto& module = session().run().module;
    QString learned = module ? tr("random weights, not learned") : QStringLiteral("float32");
    if (m_trace->recorded()) learned = tr("from a file");
    if (m_trace->fromGiven()) learned = tr("queries and keys from a file");
    if (module && module->dropout > 0) learned += tr("    shown before dropout");
    if (headIsThere() && !m_trace->recorded() && m_trace->scoring(address()).output == 0)
        learned += tr("    this head is switched off");
    const std::size_t interventions = session().run().interventions.size();
    if (interventions > 0)
        learned += interventions == 1 ? tr("    1 intervention") : tr("    %1 interventions").arg(interventions);
    const bool plain = session().view == core::View::Map || session().view == core::View::Picture
                       || session().view == core::View::Measures;
    if (plain || m_counts->text().isEmpty())
        m_counts->setText(info.layers * info.heads == 1
                              ? tr("%1 · 1 head").arg(tokens)
                              : tr("%1 · %2 heads").arg(tokens).arg(info.layers * info.heads));
    if (!m_trace->finished())
        m_timing->setText(tr("layer %1 of %2").arg(m_trace->layers.size()).arg(info.layers));
    else if (m_analysis->isMakingMap())
        m_timing->setText(tr("making the map… (Esc stops)"));
    else if (m_trace->recorded())
        m_timing->setText(
            tr("read from %1").arg(QString::fromStdString(session().run().recorded.file.filename().string())));
    else
        m_timing->setText(
            tr("computed in %1 ms").arg(m_trace->milliseconds, 0, 'f', m_trace->milliseconds < 10 ? 1 : 0));
    // Counting the hidden cells of a long map would take seconds.
    if (m_trace->isLong())
        m_status->setText(learned);
    else if (plain && headIsThere())
        m_status->setText(tr("mask: %1 of %2 cells hidden    %3")
                              .arg(m_trace->mask(address()).hiddenCells(queries, keys))
                              .arg(queries * keys)
                              .arg(learned));
    Index broken = 0;
    for (const auto& layer : m_trace->layers)
        for (const auto& each : layer->items) broken += each.brokenWeights();
    if (broken > 0)
        m_banner->showAbout(
            m_shownModel,
            (m_trace->recorded()    ? tr("%1 of the file's weights are not numbers; they are drawn in pink.")
             : m_trace->fromGiven() ? tr("%1 of the weights are not numbers, which comes from the file's queries and "
                                         "keys; they are drawn in pink.")
                                    : tr("%1 of the weights are not numbers, which comes from the model's own weights; "
                                         "they are drawn in pink."))
                .arg(broken));
}

void MainWindow::showError(Index run, const core::Error& error)
{
    m_slow->stop();
    m_timing->clear();
    if (run < static_cast<Index>(m_runErrors.size())) m_runErrors[static_cast<std::size_t>(run)] = errorText(error);
    if (run != 0) return showComparison();
    if (error.code == core::Code::NoMemory && m_prepared) return offerLess(error);
    if (error.code == core::Code::Ambiguous && showsRecorded()) return chooseTensor(error);
    if (m_modelAsked && m_good) {
        m_modelAsked = false;
        m_started.clear();
        m_editor.keepModelOf(*m_good);
        return m_banner->showMessage(errorText(error));
    }
    if (openWithoutPictures(error)) return m_banner->showMessage(errorText(error));
    std::error_code none;
    const core::Run& asked = session().run();
    const std::filesystem::path& model = asked.recorded.empty() ? asked.model : asked.recorded.file;
    m_modelMissing = !model.empty() && !std::filesystem::exists(model, none);
    if (m_modelMissing || m_files.isOfUnknown())
        askForModel(errorText(error));
    else
        m_banner->showMessage(errorText(error));
}
