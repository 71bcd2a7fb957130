#pragma once

#include "core/json/json_object.h"
#include "core/text/text_span.h"

#include <filesystem>

namespace core {

/// A span as sessions and span files have it: "name", and "begin" and "end" in code points of the text, the end not
/// included, or "first" and "last" among the tokens, from 1, both included; "item" counts texts from 1.
Json spanJson(const TextSpan& span);

/// The list "spans" of an object. A span may also be told by its "text": the place where that stands, behind the span
/// before where that is of the same text, else anywhere.
/// @param texts  of the run; none where only tokens are known
/// @throws Error{Malformed, OutOfRange, Missing} naming the field or the span
std::vector<TextSpan> spansIn(const JsonObject& reader, const std::vector<std::string>& texts);

/// A file of spans: a list of them, or an object with the list "spans".
/// @throws Error as spansIn(), Error{CannotRead, …}
std::vector<TextSpan> readSpanFile(const std::filesystem::path& file, const std::vector<std::string>& texts);

}  // namespace core
