#pragma once

#include "core/matrix.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The code point at byte `at`, or notACodePoint if the bytes there are not UTF-8; moves `at` behind it.
char32_t codePointAt(std::string_view text, std::size_t& at);

/// The result of codePointAt for invalid UTF-8.
constexpr char32_t notACodePoint = 0xFFFFFFFF;

/// The code point that ends before byte `at`; a space at the text's beginning.
char32_t codePointBefore(std::string_view text, std::size_t at);

/// @throws Error{Malformed} naming the byte, if the text is not UTF-8
void requireUtf8(std::string_view text);

/// The bytes with U+FFFD in place of those that are not UTF-8.
std::string validUtf8(std::string_view bytes);

/// Appends a code point, or U+FFFD for a number that is none (beyond U+10FFFF, half of a surrogate pair).
void appendUtf8(std::string& text, char32_t c);

/// For every byte of a UTF-8 text, and for the position behind it, how many code points begin before it.
/// byte b lies in code point result[b + 1] - 1.
std::vector<Index> codePointsBefore(std::string_view text);

/// A token's bytes as people can read them: spaces as ␣, line ends as ⏎, tabs as ⇥, other control characters and
/// bytes that are no whole character as hexadecimal, e.g. ‹E4 BD›.
std::string readable(std::string_view bytes);

}  // namespace core
