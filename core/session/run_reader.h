#pragma once

#include "core/json/json_object.h"
#include "core/session/session.h"

namespace core {

/// One of a session file's "runs".
/// @param folder  where the file lies: its relative paths begin there
/// @param whole   also what a run of recorded attention has of the work before, as copies of unsaved work do
/// @throws Error{Malformed, Missing, OutOfRange, TooLong, Unknown} naming the field
Run runIn(const JsonObject& reader, const std::filesystem::path& folder, bool whole);

/// Cells that were picked, a list of [query, first key, last key], as the painting that hides them.
/// @throws Error{OutOfRange} naming the field
std::shared_ptr<const Painting> markedIn(const JsonObject& reader, const char* field);

}  // namespace core
