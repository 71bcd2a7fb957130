#include "core/text/character_class.h"

#include <unicode/uchar.h>

#include <algorithm>

namespace core {
namespace {

UChar32 icu(char32_t c) { return static_cast<UChar32>(c); }

bool isIn(char32_t c, uint32_t categories) { return (U_GET_GC_MASK(icu(c)) & categories) != 0; }

}  // namespace

bool isInUnicode(char32_t c, int version)
{
    UVersionInfo age;
    u_charAge(icu(c), age);
    return age[0] > 0 && age[0] <= version;
}

bool isAssigned(char32_t c) { return !isIn(c, U_GC_CN_MASK | U_GC_CS_MASK); }

bool isWordCharacter(char32_t c)
{
    return u_hasBinaryProperty(icu(c), UCHAR_ALPHABETIC) || isIn(c, U_GC_M_MASK | U_GC_ND_MASK | U_GC_PC_MASK)
           || c == 0x200C || c == 0x200D;
}

bool isWhiteSpace(char32_t c) { return u_isUWhiteSpace(icu(c)); }

bool isNumeric(char32_t c) { return isIn(c, U_GC_N_MASK); }

bool isPunctuation(char32_t c)
{
    if (c < 0x80) return c > ' ' && c < 0x7F && u_isalnum(icu(c)) == 0;
    if (c == 0x166D || c == 0x111C9) return true;  // a symbol and a mark since Unicode 12 and 11
    return isIn(c, U_GC_P_MASK) && isInUnicode(c, 8);
}

bool isControl(char32_t c)
{
    if (c == '\t' || c == '\n' || c == '\r') return false;
    return isIn(c, U_GC_CC_MASK | U_GC_CF_MASK | U_GC_CO_MASK) && isInUnicode(c, 8);
}

bool isChinese(char32_t c)
{
    struct CodeRange {
        char32_t first;
        char32_t last;
    };
    // The last but one begins at U+2B920, not at U+2B820, in the tokenizers that the models were trained with.
    constexpr CodeRange blocks[] = {{0x3400, 0x4DBF},   {0x4E00, 0x9FFF},   {0xF900, 0xFAFF},  {0x20000, 0x2A6DF},
                                    {0x2A700, 0x2B81F}, {0x2B920, 0x2CEAF}, {0x2F800, 0x2FA1F}};
    for (const CodeRange& block : blocks)
        if (c >= block.first && c <= block.last) return true;
    return false;
}

bool isNonspacingMark(char32_t c)
{
    if (c == 0x1734) return true;                                                 // Mc since Unicode 14
    if (c == 0x1885 || c == 0x1886 || c == 0xA9BD || c == 0x111C9) return false;  // Mn only since later
    return isIn(c, U_GC_MN_MASK) && isInUnicode(c, 8);
}

bool isMark(char32_t c)
{
    if (c == 0x1CF2 || c == 0x1CF3) return true;  // letters since Unicode 12
    if (c == 0x111C9) return false;               // a mark only since Unicode 11
    return isIn(c, U_GC_M_MASK) && isInUnicode(c, 9);
}

bool isUnspaced(char32_t c)
{
    struct CodeRange {
        char32_t first;
        char32_t last;
    };
    constexpr CodeRange blocks[] = {{0x0E00, 0x0EFF},   // Thai, Lao
                                    {0x1000, 0x109F},   // Myanmar
                                    {0x1780, 0x17FF},   // Khmer
                                    {0x3040, 0x30FF}};  // kana
    const auto has = [c](const CodeRange& block) { return c >= block.first && c <= block.last; };
    return isChinese(c) || (std::ranges::any_of(blocks, has) && !isMark(c));
}

char32_t akin(char32_t c, const std::function<bool(char32_t)>& test)
{
    constexpr char32_t farthest = 32'768;
    const char32_t shortest = c < 0x80 ? 0 : c < 0x800 ? 0x80 : c < 0x10000 ? 0x800 : 0x10000;
    const int8_t category = u_charType(icu(c));
    for (char32_t other = c; other > shortest && c - other < farthest;)
        if (--other; u_charType(icu(other)) == category && test(other)) return other;
    return c;
}

char32_t lowerCase(char32_t c) { return static_cast<char32_t>(u_tolower(icu(c))); }

}  // namespace core
