#pragma once

#include "core/json/json.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <utility>

namespace core {

/// Parses untrusted JSON (RFC 8259): UTF-8, nothing nested deeper than 64 levels, no key twice in one object.
///
/// @param file  names the source in errors
/// @param what  names the text in errors, e.g. "the header"
/// @throws Error{Malformed} with the place of the mistake
Json parseJson(std::string_view text, const std::string& file, const std::string& what);

/// The file's text as JSON, whose top level must be an object. A byte-order mark is skipped.
/// @param limit  in bytes; a larger file is refused unread
Json readJsonObject(const std::string& file, std::size_t limit);

/// Adds to the list in an object's field, which begins here where there is none. (push_back on nothing makes it a list
/// before there is memory for one, and what is left then cannot be destroyed.)
template<typename AnyJson>
void append(AnyJson& object, const char* field, AnyJson value)
{
    AnyJson& list = object[field];
    if (list.is_null()) list = AnyJson::array();
    list.push_back(std::move(value));
}

}  // namespace core
