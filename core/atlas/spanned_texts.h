#pragma once

#include "core/atlas/atlas.h"

namespace core {

/// The texts of NAME.jsonl: each line an object with `text` and `spans`, as a file of spans has them, or with
/// `messages` and whatever else a conversation has. Empty lines are none.
/// @throws Error{CannotRead, Malformed, Missing, OutOfRange} naming the line
std::vector<AtlasText> spannedTexts(const std::filesystem::path& file);

}  // namespace core
