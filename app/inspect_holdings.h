#pragma once

#include "app/inspect_model.h"

/// What lies in a file or folder that cannot be opened, as far as it can be read: what its configuration says, the
/// files of a folder, tensors with their types and shapes. Empty where nothing can be told.
Report whatIsIn(const std::filesystem::path& path);

/// The names in a folder, in their order; those of folders end with a slash.
Report filesIn(const std::filesystem::path& folder);

/// Where a folder keeps the template of talks; empty where it has none.
std::string templateIn(const std::filesystem::path& folder);
