#include "core/prepare/session_traces.h"

#include "core/available_memory.h"
#include "core/stopped.h"

namespace core {

std::vector<std::shared_ptr<const Trace>> tracesOf(const Session& session, OpenedModels& models,
                                                   const std::stop_token& stop)
{
    std::vector<std::shared_ptr<const Trace>> traces(session.runs.size());
    for (const std::size_t i : patchedLast(session.runs)) {
        PreparedRun prepared = prepare(session.runs[i], models, stop);
        if (prepared.recorded != nullptr) traces[i] = prepared.recorded;
        if (prepared.recorded != nullptr || !prepared.computable()) continue;
        RunOptions options = optionsOf(session.runs[i]);
        options.stop = stop;
        options.patches = traces;
        options.memory = memoryForTraces();
        if (session.runs[i].layers_on_demand) options.whole_layer = session.focus.layer;
        traces[i] = run(prepared.model, std::move(prepared.batch), options);
        if (traces[i] == nullptr) throw Stopped{};
    }
    return traces;
}

}  // namespace core
