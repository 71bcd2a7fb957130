#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// A character as ICU's patterns can hold it anywhere.
std::string icuLiteral(char32_t c);

/// The set of characters that begins at a bracket, in ICU's spelling; moves `at` behind it.
std::string translateSet(std::u32string_view pattern, std::size_t& at);

/// What a backslash and what follows stand for if that is a set of characters (\s, \d, \h, \p{…}), in ICU's spelling,
/// moving `at` behind it; nothing for other escapes.
std::optional<std::string> translateSetEscape(std::u32string_view pattern, std::size_t& at);

/// What a backslash and what follows stand for if that is one character (\n, \x41, \u2019); moves `at` behind it.
char32_t translateCharacterEscape(std::u32string_view pattern, std::size_t& at);

}  // namespace core
