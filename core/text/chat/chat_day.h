#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace core {

/// The day that a chat template calls today, as people write it: "2026-11-29".
/// @return nothing for what is no day of the years 1 to 9999
std::optional<std::chrono::year_month_day> chatDay(const std::string& text);
std::string chatDayText(std::chrono::year_month_day day);
/// The clock's, in UTC.
std::chrono::year_month_day chatDayToday();

}  // namespace core
