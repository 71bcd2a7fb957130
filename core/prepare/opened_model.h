#pragma once

#include "core/prepare/opened_models.h"

namespace core {

/// The model of a run: a folder's, or an engine's.
/// @return null where the run has a teaching module
/// @throws Error as OpenedModels::folder() and OpenedModels::engine(), Stopped
std::shared_ptr<const Model> openedModel(const Run& run, OpenedModels& models, const std::stop_token& stop = {});

}  // namespace core
