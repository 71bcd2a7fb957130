#include "core/array/csv_writer.h"

#include <charconv>
#include <cmath>

namespace core {

std::string csvCell(std::string_view text)
{
    if (text.find_first_of(",;\"\r\n \t") == std::string_view::npos) return std::string(text);
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
