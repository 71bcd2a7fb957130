#pragma once

#include "core/json/json_object.h"
#include "core/session/session.h"

namespace core {

/// How a session file stores its user's focus, guess and drawings.
Json focusJson(const Focus& focus);
/// Errors: Malformed or OutOfRange, naming the field.
void readFocus(const JsonObject& reader, Focus& focus);

/// Heads of the first run; null where there are none.
Json headsJson(const std::vector<ComparedHead>& heads);
/// Errors: Malformed or OutOfRange, naming the field.
std::vector<ComparedHead> headsIn(const JsonObject& reader, const char* field);

/// Writes `guess` and `ink` where there are any.
void writeMarks(Json& json, const Session& session);
/// Errors: Malformed or OutOfRange, naming the field.
void readMarks(const JsonObject& reader, Session& session);

}  // namespace core
