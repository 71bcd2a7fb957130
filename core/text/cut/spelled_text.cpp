#include "core/text/cut/spelled_text.h"

#include "core/text/byte_level.h"
#include "core/text/unicode.h"

#include <algorithm>

namespace core {
namespace {

using Pieces = std::vector<std::string>;

constexpr std::string_view spaceMarks[] = {"▁", "␣"};

/// How pieces stand for bytes.
enum class Spelling {
    ByteLevel,
    Marked,  ///< spaces are marks
    Plain,
    Words,  ///< the same, with a space between two
};

template<typename Test>
bool any(const std::vector<Pieces>& texts, const Test& test)
{
    return std::ranges::any_of(texts, [&](const Pieces& pieces) { return std::ranges::any_of(pieces, test); });
}

Spelling spellingOf(const std::vector<Pieces>& texts)
{
    const auto contains = [&](std::string_view part) {
        return any(texts, [&](const std::string& piece) { return piece.find(part) != std::string::npos; });
    };
    if ((contains("Ġ") || contains("Ċ")) && !any(texts, [](const std::string& piece) { return !isByteLevel(piece); }))
        return Spelling::ByteLevel;
    for (const std::string_view mark : spaceMarks)
        if (any(texts, [&](const std::string& piece) { return piece.starts_with(mark); })) return Spelling::Marked;
    const auto spaced = [](const std::string& piece) { return piece.find_first_of(" \t\r\n") != std::string::npos; };
    return any(texts, spaced) ? Spelling::Plain : Spelling::Words;
}

std::string bytesOf(std::string piece, Spelling spelling)
{
    if (spelling == Spelling::ByteLevel) return byteLevelBytes(piece);
    if (spelling != Spelling::Marked) return piece;
    for (const std::string_view mark : spaceMarks)
        for (std::size_t at = piece.find(mark); at != std::string::npos; at = piece.find(mark, at))
            piece.replace(at, mark.size(), " ");
    return piece;
}

bool isUtf8(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();)
        if (codePointAt(text, i) == notACodePoint) return false;
    return true;
}

SpelledText spelled(const Pieces& pieces, Spelling spelling)
{
    SpelledText result;
    std::vector<std::string> parts;
    std::string whole;
    for (const std::string& piece : pieces) {
        parts.push_back(bytesOf(piece, spelling));
        result.tokens.push_back({0, piece, readable(parts.back()), {}});
        whole += parts.back();
    }
    // Bytes of a character may be spread over tokens, but a text begins and ends with whole ones.
    if (!isUtf8(whole))
        for (std::size_t i = 0; i < parts.size(); ++i) parts[i] = result.tokens[i].text;

    std::vector<std::size_t> starts;
    for (const std::string& part : parts) {
        if (spelling == Spelling::Words && !starts.empty()) result.text += ' ';
        starts.push_back(result.text.size());
        result.text += part;
    }
    const std::vector<Index> before = codePointsBefore(result.text);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::size_t from = starts[i];
        const std::size_t to = from + parts[i].size();
        result.tokens[i].range = {to > from ? before[from + 1] - 1 : before[from], before[to]};
    }
    return result;
}

}  // namespace

std::vector<SpelledText> spelledTexts(const std::vector<Pieces>& pieces)
{
    const Spelling spelling = spellingOf(pieces);
    std::vector<SpelledText> texts;
    texts.reserve(pieces.size());
    for (const Pieces& each : pieces) texts.push_back(spelled(each, spelling));
    return texts;
}

}  // namespace core
