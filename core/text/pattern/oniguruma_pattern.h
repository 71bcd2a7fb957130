#pragma once

#include <string>
#include <string_view>

namespace core {

/// A regular expression as tokenizer files spell it (Oniguruma, Ruby's syntax) in ICU's spelling.
///
/// The two differ in what \s, \w, \h and \v stand for, in [:names:] and \p{^…}, in what a set may hold unescaped, in
/// repeats such as a{1,2}+ (repeated, not possessive), a{2}? (optional, not lazy), a{,2} and a**, and in (?m), which is
/// ICU's (?s). What ICU cannot do at all stays as it is, for ICU to refuse.
///
/// @param pattern  UTF-8
std::string icuPattern(std::string_view pattern);

}  // namespace core
