#pragma once

#include "core/json/json.h"
#include "core/model/reference_texts.h"

namespace core {

class JsonObject;

/// Reference texts in files: their name and every text, so that a file needs nothing beside it.
Json referenceJson(const ReferenceTexts& reference);

/// @throws Error{OutOfRange, Missing} naming what is wrong
ReferenceTexts referenceIn(const JsonObject& reader);

/// The longest name, in bytes.
inline constexpr std::size_t longestReferenceName = 256;

}  // namespace core
