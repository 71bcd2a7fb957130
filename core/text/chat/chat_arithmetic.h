#pragma once

#include "core/text/chat/chat_value.h"

#include <string_view>

namespace core::chat {

/// left operator right, as Python has it: + - * / // % ** of numbers, + and * of texts and lists, % of a text with
/// places, ~ of whatever prints.
/// @throws Problem for values that have no such operation
Value calculated(std::string_view operation, const Value& left, const Value& right, Budget& budget);
Value negative(const Value& value);
/// @throws Problem for what is no number
Value number(const Value& value);

/// Whether left operator right holds: == != < <= > >= in "not in".
/// @throws Problem for values that cannot be compared so
bool holds(std::string_view operation, const Value& left, const Value& right, Budget& budget);

}  // namespace core::chat
