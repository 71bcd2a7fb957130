#include "core/text/wide_text.h"

#include <unicode/unistr.h>

namespace core {

std::optional<std::string> fromWideText(std::string_view bytes)
{
    const bool littleEndian = bytes.starts_with("\xFF\xFE");
    if (!littleEndian && !bytes.starts_with("\xFE\xFF")) return std::nullopt;
    icu::UnicodeString text;
    for (std::size_t at = 2; at + 1 < bytes.size(); at += 2) {
        const auto first = static_cast<unsigned char>(bytes[at]), second = static_cast<unsigned char>(bytes[at + 1]);
        const int unit = littleEndian ? second << 8 | first : first << 8 | second;
        text.append(static_cast<char16_t>(unit));
    }
    if (bytes.size() % 2 != 0) text.append(u'\uFFFD');
    std::string utf8;
    text.toUTF8String(utf8);
    return utf8;
}

}  // namespace core
