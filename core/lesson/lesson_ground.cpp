#include "core/lesson/lesson_ground.h"

#include "core/error.h"
#include "core/prepare/prepared_run.h"

namespace core {

ClaimGround lessonGround(const Session& session, OpenedModels& models, const std::stop_token& stop)
{
    std::vector<std::shared_ptr<const Trace>> traces(session.runs.size());
    for (const std::size_t i : patchedLast(session.runs)) {
        PreparedRun prepared = prepare(session.runs[i], models, stop);
        if (!prepared.computable()) throw Error(Code::Missing, "", "the text", "", "");
        if (prepared.recorded != nullptr) {
            traces[i] = prepared.recorded;
            continue;
        }
        RunOptions options = optionsOf(session.runs[i]);
        options.stop = stop;
        options.patches = traces;
        traces[i] = run(prepared.model, std::move(prepared.batch), options);
        if (traces[i] == nullptr) throw Stopped{};
    }
    const Focus& focus = session.focus;
    const auto trace = blockOf(traces[static_cast<std::size_t>(focus.run)], focus.block);
    if (trace == nullptr) throw Error(Code::Missing, "", "the attention that the lesson shows", "", "");
    return claimGround(trace, session);
}

}  // namespace core
