#pragma once

#include "app/inspect_model.h"
#include "core/matrix.h"

/// The costs of a text of so many tokens: multiply–adds and bytes of float32.
/// @param path  a model's folder or file
/// @throws core::Error where it is no model, or where so long a text is not counted
Report costsOf(const std::filesystem::path& path, core::Index tokens);
