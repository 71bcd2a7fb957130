#pragma once

#include "core/error.h"
#include "core/gguf/gguf_bytes.h"
#include "core/gguf/gguf_file.h"

namespace core {

using GgufValues = std::map<std::string, GgufValue, std::less<>>;

/// The values that a header begins with.
/// @throws Error{Truncated, Malformed, OutOfRange} naming the key
GgufValues readGgufValues(GgufBytes& bytes, std::uint64_t count);

/// The name of a value's kind in messages: "a list of texts".
Words kindOf(const GgufValue& value);

/// A whole number by its key; nothing where the key is not there.
/// @throws Error{Malformed} naming the key for a value of another kind
std::optional<std::int64_t> integerOf(const GgufValues& values, std::string_view key, const std::string& file);

}  // namespace core
