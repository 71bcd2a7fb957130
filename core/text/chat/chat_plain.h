#pragma once

#include "core/text/chat/chat_template.h"

namespace core {

/// The words of a conversation's messages alone, an empty line between two, as if there were no chat template: to see
/// what the template does. Parts of a message that are no text are left out, and so are messages without any.
RenderedChat plainChat(const Conversation& conversation);

}  // namespace core
