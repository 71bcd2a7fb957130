#pragma once

#include "core/text/chat/chat_value.h"

#include <string_view>

namespace core::chat {

/// value.name: a method that Python's values have, else a mapping's entry, else Undefined.
/// @param budget  of the run, which outlives what is returned
/// @throws Problem for members of what is not there, and for methods that would change a value
Value memberOf(const Value& value, std::string_view name, Budget& budget);

/// value[key]: an entry, an item counted from 0 or from the end, a character; Undefined where there is none.
/// @throws Problem for items of what is not there
Value itemOf(const Value& value, const Value& key, Budget& budget);

/// value[from:to:step]; none for what is left out.
/// @throws Problem for what cannot be cut
Value sliceOf(const Value& value, const Value& from, const Value& to, const Value& step, Budget& budget);

/// What Python's str.strip() leaves.
/// @param letters  what is taken away at the ends; null: blanks
std::string stripped(std::string_view text, const Value* letters, bool left, bool right);
std::string replaced(const std::string& text, const std::string& before, const std::string& after, std::int64_t most,
                     Budget& budget);
std::string inCapitals(std::string_view text);
std::string inSmallLetters(std::string_view text);
/// The first letter large, the others small.
std::string capitalized(std::string_view text);
/// The first letter of each word large, the others small, where everything but letters ends a word, as str.title() has
/// it.
std::string titled(std::string_view text);

}  // namespace core::chat
