#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Bytes as text (RFC 4648), with = at the end.
std::string toBase64(std::string_view bytes);

/// The bytes; empty for a text with other characters in it. The = at the end may be left out.
std::optional<std::string> fromBase64(std::string_view text);

}  // namespace core
