// What a model says: the next token, the words for a mask, and texts that it goes on with itself. And what to do where
// memory is short.

#include <QLabel>

#include "app/main_window.h"
#include "core/model/available_memory.h"
#include "ui/control/error_text.h"
#include "ui/control/text_generation.h"
#include "ui/panel/banner.h"
#include "ui/panel/generation_bar.h"
#include "ui/panel/input_panel.h"
#include "ui/panel/inspector.h"
#include "ui/panel/segments.h"
#include "ui/theme/token_text.h"
#include "ui/view/measures_view.h"

#include <algorithm>

using core::Index;

void MainWindow::connectGeneration()
{
    m_generation = new TextGeneration(m_editor, m_controller, this);
    GenerationBar* bar = m_input->generation();
    connect(bar, &GenerationBar::startAsked, this, &MainWindow::generate);
    connect(bar, &GenerationBar::stopAsked, m_generation, &TextGeneration::stop);
    connect(bar, &GenerationBar::dropAsked, &m_editor, &SessionEditor::dropContinuation);
    connect(bar, &GenerationBar::stepChosen, this, [this](Index shown) {
        m_cellChosen = false;  // the end of the text is what the step is about
        m_editor.showGenerated(shown);
    });
    connect(m_generation, &TextGeneration::changed, this, [this, bar] { bar->setRunning(m_generation->isRunning()); });
    connect(m_generation, &TextGeneration::ended, this, [this](const QString& at) {
        const core::Trace* writer = writing();
        const bool full =
            writer != nullptr && static_cast<Index>(writer->queries(0).size()) >= writer->model->info.max_tokens;
        m_banner->showMessage(full ? tr("The text has as many tokens as %1 has places for.")
                                         .arg(QString::fromStdString(writer->model->info.name))
                                   : tr("The model ends its text behind “%1”.").arg(at));
    });
}

void MainWindow::generate()
{
    if (m_generation->isRunning()) return m_generation->stop();
    if (!m_prepared || !GenerationBar::canContinue(*m_prepared))
        return m_banner->showMessage(
            tr("Only models that predict the next token can continue a text, and only a single one."));
    const auto& whole = m_computed.front();
    const bool ready = whole != nullptr && whole->finished() && !m_controller.isRunning();
    if (!ready && !m_controller.isRunning()) return;
    // What is written is seen where it is written.
    if (!m_blocks->isHidden() && session().focus.block == core::AttentionBlock::Self)
        lookAtBlock(core::AttentionBlock::Cross);
    m_cellChosen = false;
    m_generation->start(ready ? whole : nullptr, m_input->generation()->count());
}

/// The trace of what the model reads before it says the next token; null while there is none.
const core::Trace* MainWindow::writing() const
{
    if (m_computed.empty() || m_computed.front() == nullptr) return nullptr;
    const core::Trace& whole = *m_computed.front();
    return whole.decoder ? whole.decoder.get() : &whole;
}

/// @param position  where the model says something
QString MainWindow::predictionHeading(Index position) const
{
    const core::Token& token = m_trace->queries(m_selection.focus().item)[static_cast<std::size_t>(position)];
    QString text = tokenText(token);
    constexpr qsizetype longest = 16;
    if (text.size() > longest) text = text.left(longest - 1) + QStringLiteral("…");
    const bool decodes = m_trace->model->info.block && m_trace->model->info.block != core::AttentionBlock::Self;
    if (m_trace->model->transformer.causal || decodes) return tr("NEXT TOKEN AFTER “%1”").arg(text);
    if (token.id == m_trace->model->info.mask_id) return tr("WORDS FOR “%1”, TOKEN %2").arg(text).arg(position + 1);
    return tr("IN PLACE OF “%1”").arg(text);
}

void MainWindow::showPredictions(Index position, const std::vector<core::Prediction>& predictions,
                                 const std::vector<core::Prediction>& before)
{
    if (!headIsThere() || position >= static_cast<Index>(m_trace->queries(m_selection.focus().item).size())) return;
    m_inspector->displayPredictions(predictionHeading(position), predictions, before);
    m_answer.reset();
    if (!predictions.empty()) m_answer = core::Answer{m_selection.focus().item, position, predictions.front().token.id};
    m_measures->setAnswer(predictions.empty()
                              ? QString()
                              : tr("“%1” at token %2").arg(tokenText(predictions.front().token)).arg(position + 1));
}

/// Says what a pass needs and offers what fits.
void MainWindow::offerLess(const core::Error& error)
{
    const core::Transformer& transformer = m_prepared->model->transformer;
    const auto texts = static_cast<Index>(m_prepared->batch.sequences.size());
    const auto tokens = static_cast<Index>(m_prepared->batch.sequences.front().tokens.size());
    const Index fits = std::min(tokens - 1, core::tokensWithin(transformer, texts, core::memoryForTraces() / 2));
    std::vector<Banner::Answer> answers;
    if (fits >= 1)
        answers.push_back({tr("Only the first %1 tokens").arg(fits), [this, fits] { m_editor.setMostTokens(fits); }});
    if (!session().run().layers_on_demand && m_prepared->model->info.layers > 1 && !m_prepared->model->decoder)
        answers.push_back({tr("Layers on demand"), [this] { m_editor.setLayersOnDemand(true); }});
    m_banner->ask(answers.size() > 1
                      ? tr("%1: fewer tokens fit, or only the layer that you look at is kept.").arg(errorText(error))
                      : errorText(error),
                  answers);
}
