#include "core/text/parted_tokens.h"

#include "core/text/character_class.h"
#include "core/text/normalized_text.h"

#include <algorithm>

namespace core {
namespace {

constexpr char32_t zeroWidthSpace = 0x200B;

/// Vowels and endings of Hangul that is spelled letter by letter.
bool isLaterJamo(char32_t c) { return (c >= 0x1160 && c <= 0x11FF) || (c >= 0xD7B0 && c <= 0xD7FB); }

bool parts(char32_t c)
{
    if (isWhiteSpace(c) || c == zeroWidthSpace) return true;
    return !isMark(c) && !isControl(c) && !isLaterJamo(c);
}

}  // namespace

void markParted(std::vector<Token>& tokens, std::string_view text, Index sequence)
{
    const std::u32string characters = codePointsOf(text);
    const auto length = static_cast<Index>(characters.size());
    Index before = 0;
    for (Token& token : tokens) {
        const auto [from, to] = token.range;
        if (token.special || token.sequence != sequence || to == 0 || to > length) continue;
        const auto at = [&](Index place) { return characters.begin() + static_cast<std::ptrdiff_t>(place); };
        const bool gap = from > before && std::any_of(at(before), at(from), parts);
        const bool spaced = from >= before && from < to && isWhiteSpace(*at(from));
        token.parted = before == 0 || gap || spaced;
        before = std::max(before, to);
    }
}

}  // namespace core
