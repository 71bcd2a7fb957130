#pragma once

#include "core/atlas/atlas_changes.h"

#include <string>
#include <vector>

/// What changed from one atlas to another, as a table.
/// @param before  whose heads and blocks they are
std::string atlasChangesCsv(const core::Atlas& before, const std::vector<core::AtlasChange>& changes);
/// What changed between two atlases as an object, the largest change first.
std::string atlasChangesJson(const core::Atlas& before, const std::vector<core::AtlasChange>& changes);
/// For a reader: a line for each of the largest.
std::string atlasChangesText(const core::Atlas& before, const std::vector<core::AtlasChange>& changes,
                             std::size_t most);
