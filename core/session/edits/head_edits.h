#pragma once

#include "core/session/session.h"

/// Edits of the view of all heads.
namespace core {

/// The head with the largest number first, in All heads and Measures alike.
void sortHeadsBy(Session& session, Measure measure);

}  // namespace core
