#pragma once

#include "core/lesson/claim_check.h"
#include "core/prepare/opened_models.h"

#include <stop_token>

namespace core {

/// Computes what a step of a lesson shows, for its claims and answers to be held against.
/// @throws Error where it cannot be computed; Stopped
ClaimGround lessonGround(const Session& session, OpenedModels& models, const std::stop_token& stop = {});

}  // namespace core
