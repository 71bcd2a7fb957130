#pragma once

#include "core/json/json.h"
#include "ui/bench/workbench.h"

#include <filesystem>

/// The focus, for another program: model, view, text, and the layer, head, query and key that are chosen, all
/// counted from 1, with their tokens and the weight. Tokens of both axes are there unless they are too many to be told
/// at once.
/// @throws core::Error{Missing} where nothing is shown yet
core::Json toldSelection(const Workbench& bench);

/// What was chosen, with `file`: an NPY file of the weights of the chosen head, [T_q, T_k], which its reader removes.
/// @param folder  that the user alone can enter
/// @throws core::Error as toldSelection(); Error{TooLong} for a map of which no window has all weights;
/// Error{CannotWrite}
core::Json toldWeights(const Workbench& bench, const std::filesystem::path& folder);
