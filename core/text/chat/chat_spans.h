#pragma once

#include "core/text/chat/chat_template.h"
#include "core/text/text_span.h"

namespace core {

/// Names for the parts of a conversation: each message is called after its role, with its number among those of the
/// role where there are several ("user 2"), and what the model itself wrote, where the template tells it, "answer".
std::vector<TextSpan> namedSpans(const RenderedChat& chat);

}  // namespace core
