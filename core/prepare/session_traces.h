#pragma once

#include "core/prepare/prepared_run.h"

namespace core {

/// The traces of a session's runs, computed one after the other. Of runs whose layers are kept on demand, the layer of
/// the focus is whole.
/// @return [runs]; null where a text has nothing to be computed of
/// @throws Error, Stopped
std::vector<std::shared_ptr<const Trace>> tracesOf(const Session& session, OpenedModels& models,
                                                   const std::stop_token& stop);

}  // namespace core
