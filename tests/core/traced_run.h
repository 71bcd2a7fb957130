#pragma once

#include "core/prepare/prepared_run.h"

#include <memory>

/// The trace of a run, whose models are opened for it alone.
inline std::shared_ptr<const core::Trace> tracedRun(const core::Run& run)
{
    core::OpenedModels models;
    const core::PreparedRun prepared = core::prepare(run, models);
    return prepared.recorded ? prepared.recorded : core::run(prepared.model, prepared.batch, core::optionsOf(run));
}
