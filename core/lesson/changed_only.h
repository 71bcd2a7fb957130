#pragma once

#include "core/lesson/claim.h"
#include "core/session/session.h"

namespace core {

/// Whether a run differs from another in nothing but what a goal allows to be changed.
bool changedOnly(const Run& before, const Run& now, Claim::Change allowed);

}  // namespace core
