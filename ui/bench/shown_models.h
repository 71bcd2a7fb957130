#pragma once

#include "core/session/focus.h"

#include <cstddef>

class SessionEditor;

/// What views that show the models of all runs do alike.

/// Adds a run in Compare, where its model is chosen.
/// @param shown  models so far; where some run has none of its own yet, none is added
void askForAnotherModel(SessionEditor& editor, std::size_t shown);

/// Goes to a view of the first run; of another one to all of them side by side.
void goToModel(SessionEditor& editor, std::size_t run, core::View view);
