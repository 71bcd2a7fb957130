#pragma once

#include "core/session/session.h"

/// Edits of how all heads are looked at.
namespace core {

/// The head with the largest number first, in All heads and Measures alike.
void sortHeadsBy(Session& session, Measure measure);

}  // namespace core
