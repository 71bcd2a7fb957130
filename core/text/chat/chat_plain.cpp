#include "core/text/chat/chat_plain.h"

#include "core/text/chat/chat_value.h"

namespace core {
namespace {

/// A content is a text, or a list of parts that may have one.
std::string wordsIn(const chat::Value* content)
{
    if (content == nullptr) return {};
    if (content->isText()) return content->text();
    std::string words;
    if (!content->isList()) return words;
    for (const chat::Value& part : content->list().items) {
        const chat::Value* text = part.isMapping() ? part.mapping().find("text") : nullptr;
        if (text != nullptr && text->isText()) words += text->text();
    }
    return words;
}

}  // namespace

RenderedChat plainChat(const Conversation& conversation)
{
    RenderedChat plain;
    for (const chat::Value& message : conversation.names().find("messages")->list().items) {
        const std::string words = wordsIn(message.mapping().find("content"));
        if (words.empty()) continue;
        if (!plain.text.empty()) plain.text += "\n\n";
        const std::size_t from = plain.text.size();
        plain.text += words;
        plain.spans.push_back({message.mapping().find("role")->text(), from, plain.text.size()});
    }
    return plain;
}

}  // namespace core
