#include "ui/control/model_answer.h"

using core::Index;
using core::Prediction;

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
    connect(&selection, &Selection::headChanged, this, &ModelAnswer::ask);
    connect(&selection, &Selection::cellChanged, this, &ModelAnswer::ask);
    connect(&results.controller(), &RunController::predicted, this, &ModelAnswer::take);
}

void ModelAnswer::ask()
{
    const auto trace = m_results.shown();
    if (trace == nullptr || !trace->finished() || !m_selection.cellIsThere()) return;
    const std::pair question(trace, m_selection.cell().query);
    if (question == m_asked) return;
    m_asked = question;
    const auto untouched = m_editor.session().run().interventions.empty() ? nullptr : m_results.untouched();
    m_results.controller().predict(trace, m_selection.focus().item, question.second, untouched);
}

/// Another model's words must not stand beside this one's map.
void ModelAnswer::forget()
{
    m_asked = {};
    m_predictions.clear();
    m_before.clear();
    m_likeliest.reset();
    emit changed();
}

void ModelAnswer::take(Index position, const std::vector<Prediction>& predictions,
                       const std::vector<Prediction>& before)
{
    const auto trace = m_results.shown();
    const Index item = m_selection.focus().item;
    if (!m_selection.headIsThere() || position >= std::ssize(trace->queries(item))) return;
    m_position = position;
    m_predictions = predictions;
    m_before = before;
    m_likeliest.reset();
    if (!predictions.empty()) m_likeliest = core::Answer{item, position, predictions.front().token.id};
    emit changed();
}
