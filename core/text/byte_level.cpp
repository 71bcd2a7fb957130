#include "core/text/byte_level.h"

#include "core/text/unicode.h"

#include <array>
#include <optional>
#include <unordered_map>

namespace core {
namespace {

std::string utf8(unsigned codePoint)
{
    if (codePoint < 0x80) return {static_cast<char>(codePoint)};
    return {static_cast<char>(0xC0U | codePoint >> 6U), static_cast<char>(0x80U | (codePoint & 0x3FU))};
}

/// Printable Latin-1 stands for itself; the other 68 bytes take U+0100 onwards, in order.
std::array<std::string, 256> makeTable()
{
    std::array<std::string, 256> table;
    unsigned next = 0x100;
    for (unsigned byte = 0; byte < 256; ++byte) {
        const bool printable = (byte >= '!' && byte <= '~') || (byte >= 0xA1 && byte <= 0xAC) || byte >= 0xAE;
        table[byte] = utf8(printable ? byte : next++);
    }
    return table;
}

const std::array<std::string, 256>& table()
{
    static const std::array<std::string, 256> characters = makeTable();
    return characters;
}

/// The byte that a character stands for; nothing for one outside the table.
std::optional<char> byteOf(std::string_view character)
{
    static const auto bytes = [] {
        std::unordered_map<std::string_view, char> map;
        for (unsigned byte = 0; byte < 256; ++byte) map.emplace(table()[byte], static_cast<char>(byte));
        return map;
    }();
    const auto found = bytes.find(character);
    return found == bytes.end() ? std::nullopt : std::optional(found->second);
}

/// Hands over one UTF-8 character after the other.
template<typename Use>
void eachCharacter(std::string_view text, const Use& use)
{
    for (std::size_t i = 0; i < text.size();) {
        std::size_t length = 1;
        while (i + length < text.size() && (static_cast<unsigned char>(text[i + length]) & 0xC0U) == 0x80U) ++length;
        use(text.substr(i, length));
        i += length;
    }
}

}  // namespace

std::string_view byteLevelCharacter(unsigned char byte) { return table()[byte]; }

std::string byteLevelBytes(std::string_view piece)
{
    std::string result;
    eachCharacter(piece, [&](std::string_view character) {
        if (const auto byte = byteOf(character))
            result += *byte;
        else
            result += character;
    });
    return result;
}

void writeByteLevel(NormalizedText& text)
{
    std::vector<RewrittenCharacter> written;
    written.reserve(text.text().size());
    for (const char byte : text.text()) {
        const bool continues = (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
        std::size_t start = 0;
        const char32_t character = codePointAt(byteLevelCharacter(static_cast<unsigned char>(byte)), start);
        written.push_back({character, continues ? 1 : 0});
    }
    text.rewrite(written);
}

bool isByteLevel(std::string_view piece)
{
    bool all = true;
    eachCharacter(piece, [&](std::string_view character) { all = all && byteOf(character).has_value(); });
    return all;
}

}  // namespace core
