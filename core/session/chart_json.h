#pragma once

#include "core/json/json_object.h"
#include "core/session/figure_settings.h"

namespace core {

/// A tracked word: a text as it was typed, or an object with a piece of the vocabulary.
Json wordJson(const TrackedWord& word);
/// @param field  where it stands, for the error
/// @throws Error{OutOfRange} for what is empty, too long or no word
TrackedWord wordIn(const JsonObject& reader, const char* field, const Json& json);

/// A figure's chart in a session file; null where all settings are usual.
Json chartJson(const ChartSettings& chart);
/// @throws Error{Malformed, OutOfRange}, naming the field
void readChart(const JsonObject& reader, ChartSettings& chart);

}  // namespace core
