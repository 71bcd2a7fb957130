#pragma once

#include "core/model/teaching/teaching_module.h"

namespace core {

/// Whether a module's settings go together and are within what teaching modules may be.
/// @throws Error{OutOfRange, WrongShape} naming the field
void requireUsable(const TeachingModule& module);

}  // namespace core
