#include "core/session/edits/span_edits.h"

#include "core/text/chat/chat_day.h"
#include "core/text/chat/chat_plain.h"
#include "core/text/chat/chat_spans.h"

#include <algorithm>

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
