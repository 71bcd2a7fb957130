#pragma once

#include "core/model/teaching/teaching_module.h"

/// The module after an edit, with what cannot go together set right: the setting that was just made stays as far as it
/// can be, the others follow.
core::TeachingModule repaired(core::TeachingModule after, const core::TeachingModule& before);
