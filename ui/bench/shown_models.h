#pragma once

#include "core/model/model.h"
#include "core/session/focus.h"

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

class RunResults;
class SessionEditor;

/// What views that show the models of all runs do alike.

/// Each model that is open once, with the first run that has it, also where nothing can be computed yet.
std::vector<std::pair<std::size_t, std::shared_ptr<const core::Model>>> modelsOfRuns(const RunResults& results);

/// Adds a run in Compare, where its model is chosen.
/// @param shown  models so far; where some run has none of its own yet, none is added
void askForAnotherModel(SessionEditor& editor, std::size_t shown);

/// Goes to a view of the first run; of another one to all of them side by side.
void goToModel(SessionEditor& editor, std::size_t run, core::View view);
