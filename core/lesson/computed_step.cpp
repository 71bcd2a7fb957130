#include "core/lesson/computed_step.h"

#include "core/error.h"
#include "core/guess/guess_edits.h"
#include "core/prepare/session_traces.h"

namespace core {

ComputedStep computedStep(const Lesson& lesson, std::size_t step, OpenedModels& models, const std::stop_token& stop)
{
    return computedStep(lesson, step, lesson.sessionAt(step), models, stop);
}

ComputedStep computedStep(const Lesson& lesson, std::size_t step, Session shown, OpenedModels& models,
                          const std::stop_token& stop)
{
    ComputedStep computed{.session = std::move(shown), .traces = {}, .ground = {}};
    Session& session = computed.session;
    computed.traces = tracesOf(session, models, stop);
    const auto trace = blockOf(computed.traces[static_cast<std::size_t>(session.focus.run)], session.focus.block);
    if (trace == nullptr)
        throw Error(Code::Missing, lesson.file().string(), "the attention that step %1 shows is missing",
                    std::to_string(step + 1));
    computed.ground = claimGround(trace, session);
    const LessonStep& asked = lesson.steps()[step];
    if (asked.look) {
        computed.looked = lookedAt(*asked.look, computed.ground);
        session.focus.query = computed.looked.row.value_or(session.focus.query);
        session.focus.key = computed.looked.key.value_or(session.focus.key);
        if (asked.look->dimension) session.steps.number = {*asked.look->stage, *asked.look->dimension};
    }
    if (trace->isLong()) return computed;  // there are too many keys to be guessed one by one
    for (const LessonQuestion& question : asked.questions) {
        if (asked.prediction || computed.covers) break;
        const auto row = coveredBy(question, computed.ground, session.focus);
        if (!row) continue;
        session.guess = Guess{.of = Guess::Of::Row, .at = *row};
        computed.covers = true;
    }
    if (!asked.prediction) return computed;
    const Guess guess = guessOf(*asked.prediction, computed.ground, session.focus);
    beginGuess(session, guess.of, guess.at);
    if (guess.of == Guess::Of::Head) session.view = View::Heads;  // where one looks for it
    return computed;
}

}  // namespace core
