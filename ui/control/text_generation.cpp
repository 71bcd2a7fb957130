#include "ui/control/text_generation.h"

#include "core/model/pass/prediction.h"
#include "ui/words/token_text.h"

using core::Index;

TextGeneration::TextGeneration(SessionEditor& editor, RunController& controller, QObject* parent)
    : QObject(parent),
      m_editor(editor),
      m_controller(controller)
{
    connect(&controller, &RunController::continued, this, &TextGeneration::append);
    connect(&controller, &RunController::finished, this, &TextGeneration::goOn);
    connect(&controller, &RunController::failed, this, &TextGeneration::stop);
    connect(&controller, &RunController::notAnswered, this, &TextGeneration::stop);
    connect(&controller, &RunController::stopped, this, &TextGeneration::stop);
}

void TextGeneration::start(std::shared_ptr<const core::Trace> trace, Index count)
{
    m_left = count;
    m_first = true;
    m_expected = m_editor.session().run();
    emit changed();
    if (trace != nullptr) ask(std::move(trace));
}

void TextGeneration::ask(std::shared_ptr<const core::Trace> trace)
{
    const core::Session& session = m_editor.session();
    m_controller.continueText(std::move(trace), session.sampling, session.run().continuation.shown);
}

void TextGeneration::startAnew(Index count)
{
    start(nullptr, count);
    m_first = false;
}

void TextGeneration::stop()
{
    if (m_left == 0) return;
    m_left = 0;
    emit changed();
}

void TextGeneration::append(const std::shared_ptr<const core::Trace>& trace, const std::optional<core::Token>& next)
{
    if (m_left == 0) return;
    if (m_editor.session().run() != m_expected) return stop();
    if (!next) {
        emit ended(tokenText(core::speakerOf(*trace).queries(0).back()));
        return stop();
    }
    const bool last = m_left == 1;
    const auto what = trace->decoder ? core::Continued::Target : core::Continued::Text;
    m_editor.appendGenerated(next->id, what, m_first);
    m_first = false;
    m_expected = m_editor.session().run();
    if (last) return stop();
    if (m_left > 0) --m_left;  // a listener to the edit may have stopped it
}

void TextGeneration::goOn(Index run, const std::shared_ptr<const core::Trace>& trace)
{
    if (m_left == 0 || run != 0) return;
    if (m_editor.session().run() != m_expected) return stop();
    ask(trace);
}

#include "moc_text_generation.cpp"
