#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// UTF-16 with a byte-order mark, which Excel calls Unicode text, in UTF-8; what is no character becomes U+FFFD.
/// @return nothing for a text without such a mark
std::optional<std::string> fromWideText(std::string_view bytes);

}  // namespace core
