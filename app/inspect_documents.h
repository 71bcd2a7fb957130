#pragma once

#include "app/inspect_model.h"

#include <optional>

/// What a lesson, an atlas or a page of this program holds, or a sound; nothing for any other file.
/// @throws core::Error
std::optional<Report> inspectDocument(const std::filesystem::path& file);
