#include "core/text/pattern/oniguruma_set.h"

#include "core/text/unicode.h"

#include <algorithm>
#include <vector>

namespace core {
namespace {

struct NamedSet {
    std::string_view name;
    std::string_view members;
};

/// POSIX names in Oniguruma's meaning. ICU's punct has no symbols, its graph and print differ too.
constexpr NamedSet namedSets[] = {
    {"alnum", "\\p{Alphabetic}\\p{Nd}"},
    {"alpha", "\\p{Alphabetic}"},
    {"any", "\\x{0}-\\x{10FFFF}"},
    {"ascii", "\\x{0}-\\x{7F}"},
    {"blank", "\\p{Zs}\\x{9}"},
    {"cntrl", "\\p{Cc}"},
    {"digit", "\\p{Nd}"},
    {"graph", "[^\\p{White_Space}\\p{Cc}\\p{Cn}\\p{Cs}]"},
    {"lower", "\\p{Lowercase}"},
    {"posixpunct", "\\p{P}\\p{S}"},
    {"print", "[^\\p{White_Space}\\p{Cc}\\p{Cn}\\p{Cs}]\\p{Zs}"},
    {"space", "\\p{White_Space}"},
    {"upper", "\\p{Uppercase}"},
    {"word", "\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}"},
    {"xdigit", "0-9A-Fa-f"},
};

std::optional<std::string_view> membersOf(std::string_view name)
{
    const auto* found = std::ranges::find(namedSets, name, &NamedSet::name);
    return found == std::end(namedSets) ? std::nullopt : std::optional(found->members);
}

std::string set(std::string_view members, bool negated) { return (negated ? "[^" : "[") + std::string(members) + "]"; }

/// Lower case, without the signs that names are compared without.
std::string plainName(std::u32string_view name)
{
    std::string plain;
    for (const char32_t c : name)
        if (c != ' ' && c != '_' && c != '-') appendUtf8(plain, c >= 'A' && c <= 'Z' ? c + 0x20 : c);
    return plain;
}

/// \p{…}, \P{…}, \p{^…}; `at` is at the letter.
std::optional<std::string> translateProperty(std::u32string_view pattern, std::size_t& at)
{
    const std::size_t close = pattern.find(U'}', at);
    if (close == std::u32string_view::npos || at + 1 >= pattern.size() || pattern[at + 1] != '{') return std::nullopt;
    bool negated = pattern[at] == 'P';
    std::u32string_view name = pattern.substr(at + 2, close - at - 2);
    if (name.starts_with(U'^')) {
        negated = !negated;
        name.remove_prefix(1);
    }
    at = close + 1;
    const std::string plain = plainName(name);
    if (const auto members = membersOf(plain)) return set(*members, negated);
    std::string spelled;
    for (const char32_t c : name) appendUtf8(spelled, c);
    const bool script = plain.starts_with("inherited") || plain.starts_with("inscriptional");
    if (plain.starts_with("in") && !script) spelled = "block=" + plain.substr(2);
    return set("\\p{" + spelled + "}", negated);
}

/// A number in base 16 or 8 of at most `digits` digits.
char32_t number(std::u32string_view pattern, std::size_t& at, char32_t base, std::size_t digits)
{
    char32_t value = 0;
    for (; digits > 0 && at < pattern.size(); --digits, ++at) {
        const char32_t c = pattern[at];
        const char32_t lower = c | 0x20U;
        const char32_t digit = c >= '0' && c <= '9' ? c - '0' : lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : 99;
        if (digit >= base) break;
        value = value * base + digit;
    }
    return value;
}

/// \xE2\x80\x99: bytes of one UTF-8 character; `at` is behind the first.
char32_t characterOfBytes(std::u32string_view pattern, std::size_t& at, char32_t first)
{
    std::string bytes(1, static_cast<char>(first));
    while (first >= 0x80 && bytes.size() < 4 && pattern.substr(at, 2) == U"\\x") {
        std::size_t behind = at + 2;
        const char32_t next = number(pattern, behind, 16, 2);
        if ((next & 0xC0U) != 0x80) break;
        bytes += static_cast<char>(next);
        at = behind;
    }
    std::size_t start = 0;
    const char32_t c = codePointAt(bytes, start);
    return c == notACodePoint ? first : c;
}

/// Reads the members of one set.
class SetTranslator {
public:
    SetTranslator(std::u32string_view pattern, std::size_t& at, int depth = 0)
        : m_pattern(pattern),
          m_at(at),
          m_depth(depth)
    {
    }

    std::string translate()
    {
        ++m_at;
        const bool negated = follows(U"^");
        if (negated) ++m_at;
        for (bool first = true; m_at < m_pattern.size() && (first || m_pattern[m_at] != ']'); first = false) member();
        if (m_at >= m_pattern.size()) return "[";  // unclosed, for ICU to refuse
        ++m_at;
        if (m_parts.empty()) return set(m_members, negated);
        std::string all;
        for (const std::string& part : m_parts) all += "[" + part + "]&&";
        return set("[" + all + "[" + m_members + "]]", negated);
    }

private:
    static constexpr int deepest = 32;  ///< sets in sets; a deeper one is left unclosed, for ICU to refuse

    bool follows(std::u32string_view text) const { return m_pattern.substr(m_at, text.size()) == text; }

    void member()
    {
        if (follows(U"&&")) {
            m_at += 2;
            m_parts.push_back(std::move(m_members));
            m_members.clear();
        } else if (follows(U"[:") && posixName()) {
            return;
        } else if (m_pattern[m_at] == '[') {
            m_members += m_depth < deepest ? SetTranslator(m_pattern, m_at, m_depth + 1).translate() : "[";
            if (m_depth == deepest) m_at = m_pattern.size();
        } else if (const auto escaped = translateSetEscape(m_pattern, m_at)) {
            m_members += *escaped;
        } else {
            range();
        }
    }

    /// [:name:] or [:^name:]
    bool posixName()
    {
        const std::size_t close = m_pattern.find(U":]", m_at + 2);
        if (close == std::u32string_view::npos) return false;
        std::u32string_view name = m_pattern.substr(m_at + 2, close - m_at - 2);
        const bool negated = name.starts_with(U'^');
        if (negated) name.remove_prefix(1);
        const std::string plain = plainName(name);
        const auto members = membersOf(plain == "punct" ? "posixpunct" : plain);
        if (!members) return false;
        m_members += set(*members, negated);
        m_at = close + 2;
        return true;
    }

    void range()
    {
        m_members += icuLiteral(character());
        const bool more = follows(U"-") && m_at + 1 < m_pattern.size() && m_pattern[m_at + 1] != ']';
        if (!more || m_pattern.substr(m_at + 1, 2) == U"&&" || m_pattern[m_at + 1] == '[') return;
        ++m_at;
        m_members += "-" + icuLiteral(character());
    }

    char32_t character()
    {
        return m_pattern[m_at] == '\\' ? translateCharacterEscape(m_pattern, m_at) : m_pattern[m_at++];
    }

    std::u32string_view m_pattern;
    std::size_t& m_at;
    int m_depth;
    std::string m_members;
    std::vector<std::string> m_parts;  ///< what stands before each &&
};

}  // namespace

std::string icuLiteral(char32_t c)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string number;
    do number.insert(number.begin(), digits[c % 16]);
    while ((c /= 16) > 0);
    return "\\x{" + number + "}";
}

std::string translateSet(std::u32string_view pattern, std::size_t& at)
{
    return SetTranslator(pattern, at).translate();
}

std::optional<std::string> translateSetEscape(std::u32string_view pattern, std::size_t& at)
{
    if (pattern[at] != '\\' || at + 1 >= pattern.size()) return std::nullopt;
    std::size_t letter = at + 1;
    const auto named = [&](std::string_view name, bool negated) {
        at = letter + 1;
        return set(*membersOf(name), negated);
    };
    switch (pattern[letter]) {
    case 's': return named("space", false);
    case 'S': return named("space", true);
    case 'd': return named("digit", false);
    case 'D': return named("digit", true);
    case 'w': return named("word", false);
    case 'W': return named("word", true);
    case 'h': return named("xdigit", false);
    case 'H': return named("xdigit", true);
    case 'p':
    case 'P': {
        auto property = translateProperty(pattern, letter);
        if (property) at = letter;
        return property;
    }
    default: return std::nullopt;
    }
}

char32_t translateCharacterEscape(std::u32string_view pattern, std::size_t& at)
{
    ++at;
    if (at >= pattern.size()) return U'\\';
    const char32_t c = pattern[at++];
    switch (c) {
    case 'n': return U'\n';
    case 't': return U'\t';
    case 'r': return U'\r';
    case 'f': return 0x0C;
    case 'v': return 0x0B;
    case 'a': return 0x07;
    case 'e': return 0x1B;
    case 'b': return 0x08;  // in a set; elsewhere it is a word's edge
    case '0': return number(pattern, at, 8, 2);
    case 'u': return number(pattern, at, 16, 4);
    case 'c': return at < pattern.size() ? pattern[at++] & 0x1FU : c;
    case 'x': break;
    default: return c;
    }
    if (at < pattern.size() && pattern[at] == '{') {
        ++at;
        const char32_t value = number(pattern, at, 16, 8);
        if (at < pattern.size() && pattern[at] == '}') ++at;
        return value;
    }
    const char32_t first = number(pattern, at, 16, 2);
    return characterOfBytes(pattern, at, first);
}

}  // namespace core
