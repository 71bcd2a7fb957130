#pragma once

#include "core/lesson/claim.h"
#include "core/session/session.h"

namespace core {

/// Whether a run differs from another only in the part that a goal allows to change.
bool changedOnly(const Run& before, const Run& now, Claim::Change allowed);

}  // namespace core
