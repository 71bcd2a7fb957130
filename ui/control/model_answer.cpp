#include "ui/control/model_answer.h"

#include "core/session/run_edits.h"

using core::Index;

ModelAnswer::ModelAnswer(SessionEditor& editor, RunResults& results, Selection& selection, QObject* parent)
    : QObject(parent),
      m_editor(editor),
      m_results(results),
      m_selection(selection)
{
    connect(&results, &RunResults::cleared, this, &ModelAnswer::forget);
    connect(&results, &RunResults::traceChanged, this, [this](Index run) {
        if (run != 0) return;
        m_likeliest.reset();  // until the model is asked again
        ask();
    });
    connect(&results, &RunResults::untouchedChanged, this, [this] {
        m_asked = {};
        ask();
    });
    connect(&editor, &SessionEditor::edited, this, &ModelAnswer::ask);
    connect(&selection, &Selection::headChanged, this, &ModelAnswer::ask);
    connect(&selection, &Selection::cellChanged, this, &ModelAnswer::ask);
    connect(&results.controller(), &RunController::predicted, this, &ModelAnswer::take);
}

void ModelAnswer::ask()
{
    const auto trace = m_results.shown();
    if (trace == nullptr || !trace->finished() || !m_selection.cellIsThere()) return;
    const core::Session& session = m_editor.session();
    const core::TokenQuestion question{.item = m_selection.focus().item,
                                       .position = m_selection.cell().query,
                                       .tracked = session.tracked,
                                       .sampling = session.sampling};
    if (m_asked == Asked{trace, question}) return;
    m_asked = {trace, question};
    m_results.controller().predict(trace, question, core::isTouched(session.run()) ? m_results.untouched() : nullptr);
}

/// Another model's words must not stand beside this one's map.
void ModelAnswer::forget()
{
    m_asked = {};
    m_now = {};
    m_before.reset();
    m_likeliest.reset();
    emit changed();
}

void ModelAnswer::take(const core::TokenStatement& now, const std::optional<core::TokenStatement>& before)
{
    const auto trace = m_results.shown();
    const Index item = m_selection.focus().item;
    if (!m_selection.headIsThere() || now.position >= std::ssize(trace->queries(item))) return;
    m_now = now;
    m_before = before;
    m_likeliest.reset();
    if (!now.likeliest.empty()) m_likeliest = core::Answer{item, now.position, now.likeliest.front().token.id};
    emit changed();
}

#include "moc_model_answer.cpp"
