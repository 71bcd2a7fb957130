#include "core/lesson/lesson_ground.h"

#include "core/error.h"
#include "core/prepare/session_traces.h"

namespace core {

ClaimGround lessonGround(const Session& session, OpenedModels& models, const std::stop_token& stop)
{
    const auto traces = tracesOf(session, models, stop);
    const auto trace = blockOf(traces[static_cast<std::size_t>(session.focus.run)], session.focus.block);
    if (trace == nullptr) throw Error(Code::Missing, "", "the attention that the lesson shows is missing");
    return claimGround(trace, session);
}

}  // namespace core
