#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// [keys] Which keys somebody who guesses a row may give points to: those that it sees. A finite fill may leave a
/// hidden key some weight, and whoever understands that gives it points, so that all of them may have some then.
std::vector<bool> guessedKeys(const Trace& trace, const HeadAddress& address, Index query);

}  // namespace core
