#pragma once

#include "app/inspect_model.h"

/// A training: what is learned, how far it has come, and which steps are kept.
/// @throws core::Error
Report inspectTraining(const std::filesystem::path& file);
