#include "ui/control/likeness_finder.h"

#include <algorithm>

LikenessFinder::LikenessFinder(SessionEditor& editor, RunResults& results, QObject* parent)
    : QObject(parent),
      m_editor(editor),
      m_results(results)
{
    connect(&results, &RunResults::cleared, this, &LikenessFinder::forget);
    connect(&results, &RunResults::preparedChanged, this, [this](core::Index run) {
        if (run == 0) ask();
    });
}

void LikenessFinder::ask()
{
    const core::Run& run = m_editor.session().run();
    const core::PreparedRun* prepared = m_results.prepared();
    const bool towers = prepared != nullptr && prepared->model->info.tower.has_value();
    const bool whole =
        !run.images.empty() && std::ranges::any_of(run.texts, [](const auto& text) { return !text.empty(); });
    if (!towers || !whole) return forget();
    if (run == m_asked) return;
    m_asked = run;
    m_job.start(
        "the likeness of pictures and texts",
        [this, run](const LatestJob::Turn& turn) {
            const core::Likeness found = core::likeness(run, m_models, turn.stop());
            turn.finish([this, found] {
                m_found = found;
                emit changed();
            });
        },
        [this](const core::Error& error) {
            forget();
            emit failed(error);
        });
}

void LikenessFinder::forget()
{
    m_job.cancel();
    m_asked = {};
    if (!m_found) return;
    m_found.reset();
    emit changed();
}

#include "moc_likeness_finder.cpp"
