#pragma once

#include "core/session/session.h"

namespace core {

/// FlowSettings::least where nobody chose one: as many lines are drawn as can be told apart.
inline constexpr double usualLeast = -1;

/// A session of which nobody has chosen anything yet. Window and command line begin with it, and what a file leaves out
/// is as it is here, so that the same run has the same figure wherever it is drawn.
Session freshSession();

}  // namespace core
