#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace core {

/// A JSON text whose extensions are said in the words of RFC 8259.
struct StrictJson {
    std::string text;
    std::size_t lone_surrogates = 0;  ///< escapes that were half of a pair
};

/// Rewrites what Python and JavaScript write beyond the standard: NaN as null, Infinity as 1e99, which no float32 can
/// hold, half of a surrogate pair as U+FFFD. Everything else stays as it is, right or wrong.
/// @param nan  stands for NaN
StrictJson strictJson(std::string_view text, std::string_view nan = "null");

}  // namespace core
