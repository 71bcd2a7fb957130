#pragma once

#include "core/text/chat/chat_tree.h"

#include <string>
#include <string_view>

namespace core::chat {

/// Reads a template.
/// @param file  names where it comes from, in errors
/// @throws Error{Malformed, Unsupported} naming the line, and the statement that is not known here
Body parseTemplate(std::string_view source, const std::string& file);

}  // namespace core::chat
