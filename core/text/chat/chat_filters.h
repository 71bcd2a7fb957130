#pragma once

#include "core/text/chat/chat_value.h"

#include <string_view>

namespace core::chat {

/// value | name(…), as Jinja has it; tojson as transformers does: JSON as it is, and not made safe for HTML.
/// @throws Problem for a filter that is not known here, and for what it cannot take
Value filtered(std::string_view name, const Value& value, const Arguments& arguments, Budget& budget);

/// value is name(…).
/// @throws Problem for a test that is not known here
bool tested(std::string_view name, const Value& value, const Arguments& arguments, Budget& budget);

}  // namespace core::chat
