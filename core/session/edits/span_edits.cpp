#include "core/session/edits/span_edits.h"

#include "core/session/run_edits.h"
#include "core/text/chat/chat_day.h"
#include "core/text/chat/chat_plain.h"
#include "core/text/chat/chat_spans.h"
#include "core/text/span_marks.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace core {

void setConversation(Run& run, const WrittenChat& chat, const std::string& file)
{
    setConversation(run, ModelChat::at(run.model, run.base), chat, file);
}

void setConversation(Run& run, const ModelChat& model, const WrittenChat& chat, const std::string& file)
{
    const Conversation conversation(chat.json, file);
    const auto day = chatDay(chat.day).value_or(chatDayToday());
    const RenderedChat rendered = model.render(conversation, day);
    run.texts = {rendered.text};
    run.tower = Tower::Texts;
    run.as_written = true;
    run.spans = namedSpans(rendered);
    run.chat = WrittenChat{chat.json, chatDayText(day)};
    run.keys_text.reset();
    run.cuts.clear();
    run.continuation = {};
}

void setWithoutTemplate(Run& run, const std::string& json, const std::string& file)
{
    const RenderedChat plain = plainChat({json, file});
    run.texts = {plain.text};
    run.tower = Tower::Texts;
    run.as_written = false;
    run.spans = namedSpans(plain);
    run.chat.reset();
    run.keys_text.reset();
    run.cuts.clear();
    run.continuation = {};
}

void nameSpans(Run& run, const std::vector<TextSpan>& spans)
{
    const bool tokens = std::ranges::any_of(spans, &TextSpan::of_tokens);
    run.spans = tokens ? spans : spansOver(run.spans, spans);
}

bool nameByMarks(Run& run)
{
    std::vector<std::vector<SpanMark>> marks;
    marks.reserve(run.texts.size());
    for (const std::string& text : run.texts) marks.push_back(spanMarks(text));
    std::vector<TextSpan> named;
    for (std::size_t item = 0; item < marks.size(); ++item) {
        // From the last to the first, so that places before a mark stay; what was named already moves along.
        for (const SpanMark& mark : std::views::reverse(marks[item]))
            for (const auto& [from, to] : {std::pair(mark.end, mark.to), std::pair(mark.from, mark.passage)})
                setText(run, item, run.texts[item].substr(0, from) + run.texts[item].substr(to));
        const std::vector<Index> before = codePointsBefore(run.texts[item]);
        std::size_t taken = 0;
        for (const SpanMark& mark : marks[item]) {
            const std::size_t begin = mark.from - taken, end = begin + (mark.end - mark.passage);
            named.push_back({mark.name, {before[begin], before[end]}, static_cast<Index>(item)});
            taken += (mark.passage - mark.from) + (mark.to - mark.end);
        }
    }
    if (!named.empty()) nameSpans(run, named);
    return !named.empty();
}

void forgetSpans(Run& run)
{
    run.as_written = false;
    run.spans.clear();
    run.chat.reset();
    std::erase_if(run.interventions, [](const Intervention& each) { return !each.span.empty(); });
}

void forgetSpan(Run& run, Index item, const std::string& name)
{
    std::erase_if(run.spans, [&](const TextSpan& span) { return span.item == item && span.name == name; });
    if (std::ranges::find(run.spans, name, &TextSpan::name) == run.spans.end())
        std::erase_if(run.interventions, [&](const Intervention& each) { return each.span == name; });
}

}  // namespace core
