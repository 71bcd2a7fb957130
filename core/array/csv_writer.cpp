#include "core/array/csv_writer.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace core {
namespace {

constexpr char asText = '\'';

/// Whether a spreadsheet would compute a text, or would if its "'"s were taken away.
bool isComputed(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(asText), text.size()));
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    constexpr std::string_view begins("=+-@\t\r\n\0", 8);
    constexpr std::string_view wide[] = {"\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
    return (!text.empty() && begins.find(text.front()) != std::string_view::npos)
           || std::ranges::any_of(wide, [&](std::string_view each) { return text.starts_with(each); });
}

}  // namespace

std::string_view csvLabel(std::string_view text)
{
    return text.starts_with(asText) && isComputed(text) ? text.substr(1) : text;
}

std::string csvText(std::string_view text)
{
    std::string neutral(isComputed(text) ? 1 : 0, asText);
    return neutral.append(text);
}

std::string csvCell(std::string_view label)
{
    std::string text = csvText(label);
    if (text.find_first_of(",;\"\r\n \t") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

std::string csvNumber(float value)
{
    if (std::isnan(value)) return "nan";
    if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
    char text[32];
    return {text, std::to_chars(text, text + sizeof text, value).ptr};
}

std::string csvRounded(double value, int digits)
{
    if (!std::isfinite(value)) return {};
    char text[32];
    return {text, std::to_chars(text, text + sizeof text, value, std::chars_format::general, digits).ptr};
}

}  // namespace core
