#include "core/text/chat/chat_spans.h"

#include "core/text/unicode.h"

#include <algorithm>
#include <map>

namespace core {

std::vector<TextSpan> namedSpans(const RenderedChat& chat)
{
    const std::vector<Index> points = codePointsBefore(chat.text);
    std::map<std::string, Index> counts, numbers;
    for (const MessageSpan& message : chat.spans) ++counts[message.role];
    const auto named = [&](std::string role, Index count, Index number, std::size_t from, std::size_t to) {
        if (role.empty() || role.size() > longestSpanName / 2) role = "message";
        return TextSpan{count > 1 ? role + " " + std::to_string(number) : role, {points[from], points[to]}};
    };
    std::vector<TextSpan> messages, answers;
    messages.reserve(chat.spans.size());
    for (const MessageSpan& each : chat.spans)
        messages.push_back(named(each.role, counts[each.role], ++numbers[each.role], each.from, each.to));
    answers.reserve(chat.generated.size());
    for (const auto& [from, to] : chat.generated)
        answers.push_back(named("answer", std::ssize(chat.generated), std::ssize(answers) + 1, from, to));
    return spansOver(spansInOrder(std::move(messages), {}), spansInOrder(std::move(answers), {}));
}

}  // namespace core
