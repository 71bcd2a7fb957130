#include "app/command/chat_options.h"

#include "core/file/mapped_file.h"

#include <charconv>
#include <chrono>
#include <optional>

namespace {

using Day = std::chrono::year_month_day;

/// "2026-11-29"
std::optional<Day> dayIn(const std::string& text)
{
    int parts[3] = {};
    const char* at = text.data();
    const char* const last = text.data() + text.size();
    for (int i = 0; i < 3; ++i) {
        if (i > 0 && (at == last || *at++ != '-')) return std::nullopt;
        const auto [end, error] = std::from_chars(at, last, parts[i]);
        if (error != std::errc() || parts[i] < 1) return std::nullopt;
        at = end;
    }
    const Day day{std::chrono::year(parts[0]), std::chrono::month(static_cast<unsigned>(parts[1])),
                  std::chrono::day(static_cast<unsigned>(parts[2]))};
    return at == last && day.ok() && parts[0] < 10'000 ? std::optional(day) : std::nullopt;
}

Day today() { return {std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now())}; }

}  // namespace

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
            return dayIn(text) ? std::string() : "expected a day such as 2026-11-29, found “" + text + "”";
        })
        ->needs(chat)
        ->typeName("YYYY-MM-DD");
}

core::RenderedChat ChatOptions::rendered(const std::filesystem::path& model, const std::filesystem::path& base) const
{
    constexpr std::size_t longest = 64U << 20U;
    const core::Conversation conversation{core::readText(m_file, longest), m_file};
    return core::ModelChat::at(model, base).render(conversation, dayIn(m_day).value_or(today()));
}
