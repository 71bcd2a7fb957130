#include "core/lesson/computed_step.h"

#include "core/error.h"
#include "core/guess/guess_edits.h"
#include "core/prepare/session_traces.h"

namespace core {

ComputedStep computedStep(const Lesson& lesson, std::size_t step, OpenedModels& models, const std::stop_token& stop)
{
    ComputedStep computed{.session = lesson.sessionAt(step), .traces = {}, .ground = {}};
    Session& session = computed.session;
    computed.traces = tracesOf(session, models, stop);
    const auto trace = blockOf(computed.traces[static_cast<std::size_t>(session.focus.run)], session.focus.block);
    if (trace == nullptr)
        throw Error(Code::Missing, lesson.file().string(),
                    "the attention that step " + std::to_string(step + 1) + " shows", "", "");
    computed.ground = claimGround(trace, session);
    const LessonStep& asked = lesson.steps()[step];
    if (asked.look) {
        computed.looked = lookedAt(*asked.look, computed.ground);
        session.focus.query = computed.looked.row.value_or(session.focus.query);
        session.focus.key = computed.looked.key.value_or(session.focus.key);
    }
    if (!asked.prediction || trace->isLong()) return computed;  // there are too many keys to be guessed one by one
    const Guess guess = guessOf(*asked.prediction, computed.ground, session.focus);
    beginGuess(session, guess.of, guess.at);
    if (guess.of == Guess::Of::Head) session.view = View::Heads;  // where one looks for it
    return computed;
}

}  // namespace core
