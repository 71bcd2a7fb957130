#include "app/command/chat_options.h"

#include "core/file/mapped_file.h"
#include "core/session/edits/span_edits.h"
#include "core/text/chat/chat_day.h"
#include "core/text/chat/chat_plain.h"

void ChatOptions::add(cli::Command& command, const std::vector<const char*>& others)
{
    auto* chat =
        command.addOption("--chat", m_file,
                          "A conversation in place of a text: JSON with a list of messages (role and content), "
                          "or an object with messages, tools and whatever else the model's chat template reads");
    chat->typeName("F.json");
    for (const char* other : others) chat->excludes(other);
    command.addOption("--chat-day", m_day, "The day that a chat template calls today (the clock's)")
        ->check([](const std::string& text) {
            return core::chatDay(text) ? std::string() : "expected a day such as 2026-11-29, found “" + text + "”";
        })
        ->needs(chat)
        ->typeName("YYYY-MM-DD");
    command
        .addFlag("--plain-chat", m_plain,
                 "The words of the conversation's messages alone, without the template, to see what it does")
        ->needs(chat);
}

std::string ChatOptions::conversation() const
{
    constexpr std::size_t longest = 64U << 20U;
    return core::readText(m_file, longest);
}

core::RenderedChat ChatOptions::rendered(const std::filesystem::path& model, const std::filesystem::path& base) const
{
    if (m_plain) return core::plainChat({conversation(), m_file});
    return core::ModelChat::at(model, base)
        .render({conversation(), m_file}, core::chatDay(m_day).value_or(core::chatDayToday()));
}

void ChatOptions::giveTo(core::Run& run) const
{
    if (m_plain) return givePlainTo(run);
    core::setConversation(run, {conversation(), m_day}, m_file);
}

void ChatOptions::givePlainTo(core::Run& run) const { core::setWithoutTemplate(run, conversation(), m_file); }
