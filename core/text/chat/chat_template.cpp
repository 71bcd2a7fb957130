#include "core/text/chat/chat_template.h"

#include "core/error.h"
#include "core/text/chat/chat_interpreter.h"
#include "core/text/chat/chat_parser.h"

#include <algorithm>

namespace core {
namespace {

using chat::Value;

constexpr std::size_t longestTemplate = 1U << 20U;

/// @throws Error{Malformed} unless there are messages with a role each
void requireMessages(const Value* messages, const std::string& file)
{
    if (messages == nullptr || !messages->isList())
        throw Error(Code::Malformed, file,
                    messages == nullptr ? Words("the conversation cannot be understood: expected a list of messages, "
                                                "or an object with “messages”, found none")
                                        : Words("the conversation cannot be understood: expected a list of messages, "
                                                "or an object with “messages”, found %1",
                                                messages->kind()));
    std::size_t number = 0;
    for (const Value& each : messages->list().items) {
        ++number;
        const Value* role = each.isMapping() ? each.mapping().find("role") : nullptr;
        if (role == nullptr || !role->isText())
            throw Error(
                Code::Malformed, file,
                !each.isMapping()
                    ? Words("message %1 cannot be understood: expected an object with a text as its “role”, found %2",
                            std::to_string(number), each.kind())
                : role == nullptr
                    ? Words("message %1 cannot be understood: expected an object with a text as its “role”, found none",
                            std::to_string(number))
                    : Words("message %1 cannot be understood: expected an object with a text as its “role”, found %2",
                            std::to_string(number), role->kind()));
    }
}

std::string roleOf(const Value& message) { return message.mapping().find("role")->text(); }

/// Before the first message that a loop writes stands what was written of the first ones without it, a system's often.
std::vector<MessageSpan> spansOf(const std::vector<chat::Interpreter::Written>& written, const chat::List& messages,
                                 const std::string& text, bool asks)
{
    std::vector<MessageSpan> spans;
    for (const chat::Interpreter::Written& each : written)
        if (each.to > each.from) spans.push_back({roleOf(each.item), each.from, each.to});
    const std::size_t first = spans.empty() ? text.size() : spans.front().from;
    const bool unwritten =
        !messages.items.empty() && std::ranges::none_of(written, [&](const chat::Interpreter::Written& each) {
            return each.to > each.from && each.item.isSameMapping(messages.items.front());
        });
    if (unwritten && first > 0) spans.insert(spans.begin(), {roleOf(messages.items.front()), 0, first});
    if (asks && !spans.empty() && spans.back().to < text.size())
        spans.push_back({"assistant", spans.back().to, text.size()});
    return spans;
}

}  // namespace

Conversation::Conversation(std::string_view json, const std::string& file)
{
    const Value whole = chat::valueOfJson(json, file, "the conversation");
    auto names = std::make_shared<chat::Mapping>();
    if (whole.isMapping()) *names = whole.mapping();
    if (whole.isList()) names->set(Value::of(std::string("messages")), whole);  // a list of them alone
    requireMessages(names->find("messages"), file);
    m_names = std::move(names);
}

bool Conversation::hasTools() const
{
    const Value* tools = m_names->find("tools");
    return tools != nullptr && tools->truth();
}

struct ChatTemplate::Parts {
    std::string file;
    chat::Body body;
};

ChatTemplate::ChatTemplate(std::string_view source, std::string file)
{
    if (source.size() > longestTemplate)
        throw Error(Code::OutOfRange, file, "the chat template cannot be used: expected at most 1 MiB, found %1 bytes",
                    std::to_string(source.size()));
    chat::Body body = chat::parseTemplate(source, file);
    m_parts = std::make_unique<Parts>(Parts{std::move(file), std::move(body)});
}

ChatTemplate::~ChatTemplate() = default;
ChatTemplate::ChatTemplate(ChatTemplate&&) noexcept = default;
ChatTemplate& ChatTemplate::operator=(ChatTemplate&&) noexcept = default;

RenderedChat ChatTemplate::render(const Conversation& conversation, const std::vector<SpecialTokenText>& tokens,
                                  std::chrono::year_month_day day) const
{
    const chat::Mapping& names = conversation.names();
    const Value* messages = names.find("messages");
    chat::Interpreter interpreter(*messages, day);
    for (const char* absent : {"tools", "documents"}) interpreter.set(absent, Value::none());
    interpreter.set("add_generation_prompt", Value::of(false));
    for (const SpecialTokenText& token : tokens) interpreter.set(token.role, Value::of(token.text));
    for (const auto& [name, value] : names.items) interpreter.set(name.text(), value);
    try {
        RenderedChat rendered{interpreter.run(m_parts->body)};
        const Value* asks = names.find("add_generation_prompt");
        rendered.spans =
            spansOf(interpreter.written(), messages->list(), rendered.text, asks != nullptr && asks->truth());
        rendered.generated = interpreter.generated();
        return rendered;
    } catch (const chat::Problem& problem) {
        throw Error(Code::Failed, m_parts->file, "line %1 of the chat template failed: %2",
                    std::to_string(interpreter.line()), problem.sentence);
    }
}

}  // namespace core
