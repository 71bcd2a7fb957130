#pragma once

#include <filesystem>
#include <string>

namespace core {

/// What a model folder says of itself in one line: `summary` among the fields between two lines of `---` with which its
/// README.md, the model card, begins.
///
///     ---
///     summary: Fills in masked words; one head finds what "it" stands for
///     ---
///     # My model
///
/// The value may stand in quotes. It is as long as its author made it, up to 4 kB.
/// @return empty where there is none
std::string modelSummary(const std::filesystem::path& folder);

}  // namespace core
