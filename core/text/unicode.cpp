#include "core/text/unicode.h"

#include "core/error.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace core {
namespace {

std::string hexadecimal(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        if (!text.empty()) text += ' ';
        text += digits[value >> 4U];
        text += digits[value & 15U];
    }
    return "‹" + text + "›";
}

std::string_view visibleName(char32_t c)
{
    switch (c) {
    case ' ': return "␣";
    case '\n': return "⏎";
    case '\r': return "␍";
    case '\t': return "⇥";
    default: return "";
    }
}

bool isInvisible(char32_t c)
{
    const auto category = u_charType(static_cast<UChar32>(c));
    return category == U_CONTROL_CHAR || category == U_LINE_SEPARATOR || category == U_PARAGRAPH_SEPARATOR
           || category == U_UNASSIGNED || category == U_SURROGATE
           || (category == U_SPACE_SEPARATOR && c != ' ')
           // Direction overrides would reorder the text around the token.
           || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) || c == 0x200E || c == 0x200F || c == 0xFEFF;
}

}  // namespace

// ICU's macros assign int to unsigned char inside.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
char32_t codePointAt(std::string_view text, std::size_t& at)
{
    const std::string_view window = text.substr(at, U8_MAX_LENGTH);
    UChar32 c = 0;
    int32_t used = 0;
    U8_NEXT(window.data(), used, static_cast<int32_t>(window.size()), c);
    at += static_cast<std::size_t>(used);
    return c < 0 ? notACodePoint : static_cast<char32_t>(c);
}

char32_t codePointBefore(std::string_view text, std::size_t at)
{
    if (at == 0) return U' ';
    const std::size_t first = at < U8_MAX_LENGTH ? 0 : at - U8_MAX_LENGTH;
    const std::string_view window = text.substr(first, at - first);
    UChar32 c = 0;
    auto end = static_cast<int32_t>(window.size());
    U8_PREV(window.data(), 0, end, c);
    return c < 0 ? notACodePoint : static_cast<char32_t>(c);
}

void appendUtf8(std::string& text, char32_t c)
{
    char bytes[U8_MAX_LENGTH];
    int32_t size = 0;
    UBool failed = false;
    U8_APPEND(bytes, size, U8_MAX_LENGTH, static_cast<UChar32>(c), failed);
    if (failed) U8_APPEND_UNSAFE(bytes, size, 0xFFFD);
    text.append(bytes, static_cast<std::size_t>(size));
}
#pragma GCC diagnostic pop

void requireUtf8(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t start = i;
        if (codePointAt(text, i) == notACodePoint)
            throw Error(Code::Malformed, "",
                        "the text cannot be understood: expected UTF-8, found byte %1 at position %2",
                        hexadecimal(text.substr(start, 1)), std::to_string(start + 1));
    }
}

std::string validUtf8(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t i = 0; i < bytes.size();) {
        const std::size_t start = i;
        if (codePointAt(bytes, i) == notACodePoint)
            appendUtf8(text, 0xFFFD);
        else
            text += bytes.substr(start, i - start);
    }
    return text;
}

std::vector<Index> codePointsBefore(std::string_view text)
{
    std::vector<Index> before;
    before.reserve(text.size() + 1);
    Index count = 0;
    for (const char byte : text) {
        before.push_back(count);
        const bool continuation = (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
        if (!continuation) ++count;
    }
    before.push_back(count);
    return before;
}

std::string readable(std::string_view bytes)
{
    std::string text;
    std::string broken;
    const auto flush = [&] {
        if (!broken.empty()) text += hexadecimal(broken);
        broken.clear();
    };
    for (std::size_t i = 0; i < bytes.size();) {
        const std::size_t start = i;
        const char32_t c = codePointAt(bytes, i);
        const std::string_view character = bytes.substr(start, i - start);
        if (c == notACodePoint || (isInvisible(c) && visibleName(c).empty())) {
            broken += character;
            continue;
        }
        flush();
        text += visibleName(c).empty() ? character : visibleName(c);
    }
    flush();
    return text;
}

}  // namespace core
