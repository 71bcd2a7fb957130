#include "core/text/base64.h"

namespace core {
namespace {

constexpr std::string_view base64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

}  // namespace

std::string toBase64(std::string_view bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        unsigned three = 0;
        for (std::size_t i = at; i < at + 3; ++i)
            three = three << 8U | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U);
        for (const unsigned shift : {18U, 12U, 6U, 0U}) text += base64Digits[three >> shift & 63U];
    }
    for (std::size_t i = bytes.size(); i % 3 != 0; ++i) text[text.size() - 1 - (i - bytes.size())] = '=';
    return text;
}

std::optional<std::string> fromBase64(std::string_view text)
{
    while (text.ends_with('=')) text.remove_suffix(1);
    std::string bytes;
    unsigned pending = 0;
    unsigned bits = 0;
    for (const char c : text) {
        const std::size_t digit = base64Digits.find(c);
        if (digit == std::string_view::npos) return std::nullopt;
        pending = pending << 6U | static_cast<unsigned>(digit);
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        bytes += static_cast<char>(pending >> bits & 0xFFU);
    }
    return bytes;
}

}  // namespace core
