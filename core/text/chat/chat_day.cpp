#include "core/text/chat/chat_day.h"

#include <array>
#include <charconv>
#include <cstdio>

namespace core {

std::optional<std::chrono::year_month_day> chatDay(const std::string& text)
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
    const std::chrono::year_month_day day{std::chrono::year(parts[0]),
                                          std::chrono::month(static_cast<unsigned>(parts[1])),
                                          std::chrono::day(static_cast<unsigned>(parts[2]))};
    return at == last && day.ok() && parts[0] < 10'000 ? std::optional(day) : std::nullopt;
}

std::string chatDayText(std::chrono::year_month_day day)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(day.year()),
                  static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
    return text.data();
}

std::chrono::year_month_day chatDayToday()
{
    return {std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now())};
}

}  // namespace core
