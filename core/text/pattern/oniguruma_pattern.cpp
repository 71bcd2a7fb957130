#include "core/text/pattern/oniguruma_pattern.h"

#include "core/text/normalized_text.h"
#include "core/text/pattern/oniguruma_set.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace core {
namespace {

/// The rest of a set with the characters of \w. Alone, unlike in a set, it takes in the numbers of Latin-1 that are no
/// digits.
constexpr std::string_view word = "\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\u00B2\\u00B3\\u00B9\\u00BC-\\u00BE]";

bool isDigit(char32_t c) { return c >= '0' && c <= '9'; }

/// Goes through a pattern once and writes ICU's. What a repeat would repeat is the last atom: its place in the output
/// is kept, because some repeats need it in brackets.
class Translator {
public:
    explicit Translator(std::u32string_view pattern) : m_pattern(pattern) {}

    std::string translate()
    {
        while (m_at < m_pattern.size()) {
            const char32_t c = m_pattern[m_at];
            if (c == '*' || c == '+' || c == '?' || (c == '{' && interval()))
                repeat();
            else
                element();
        }
        return std::move(m_out);
    }

private:
    struct Interval {
        std::u32string least;
        std::u32string most;
        bool fixed;       ///< {n}
        std::size_t end;  ///< behind the bracket
    };

    bool follows(std::u32string_view text) const { return m_pattern.substr(m_at, text.size()) == text; }

    /// {n}, {n,}, {,m} or {n,m} at this place; anything else behind a bracket is text.
    std::optional<Interval> interval() const
    {
        std::size_t at = m_at + 1;
        const auto number = [&] {
            const std::size_t start = at;
            while (at < m_pattern.size() && isDigit(m_pattern[at])) ++at;
            return std::u32string(m_pattern.substr(start, at - start));
        };
        Interval found{number(), {}, true, 0};
        if (at < m_pattern.size() && m_pattern[at] == ',') {
            ++at;
            found.fixed = false;
            found.most = number();
        }
        if (at >= m_pattern.size() || m_pattern[at] != '}' || (found.least.empty() && found.most.empty())) return {};
        found.end = at + 1;
        return found;
    }

    void repeat()
    {
        if (m_repeated) bracketAtom();  // ICU refuses a**
        m_repeated = true;
        if (m_pattern[m_at] == '{') return repeatInterval(*interval());
        append(m_pattern[m_at++]);
        if (m_at < m_pattern.size() && (m_pattern[m_at] == '?' || m_pattern[m_at] == '+')) append(m_pattern[m_at++]);
    }

    void repeatInterval(const Interval& counts)
    {
        append('{');
        for (const char32_t c : counts.least.empty() ? std::u32string(U"0") : counts.least) append(c);
        if (!counts.fixed) append(',');
        for (const char32_t c : counts.most) append(c);
        append('}');
        m_at = counts.end;
        if (counts.fixed || m_at >= m_pattern.size() || m_pattern[m_at] != '?') return;
        append(m_pattern[m_at++]);  // lazy
    }

    void bracketAtom()
    {
        m_out.insert(m_atom, "(?:");
        m_out += ')';
    }

    void element()
    {
        m_repeated = false;
        const char32_t c = m_pattern[m_at];
        if (c == '(') return openGroup();
        if (c == ')') {
            if (!m_groups.empty()) {
                m_atom = m_groups.back();
                m_groups.pop_back();
            }
            append(m_pattern[m_at++]);
            return;
        }
        m_atom = m_out.size();
        if (c == '\\') return escape();
        if (c == '[') {
            m_out += translateSet(m_pattern, m_at);
            return;
        }
        if (c == ']' || c == '{' || c == '}') append('\\');
        append(m_pattern[m_at++]);
    }

    void openGroup()
    {
        m_groups.push_back(m_out.size());
        append(m_pattern[m_at++]);
        m_atom = m_out.size();
        if (m_at >= m_pattern.size() || m_pattern[m_at] != '?') return;
        append(m_pattern[m_at++]);
        if (m_at >= m_pattern.size() || !isOption(m_pattern[m_at])) {
            // (?:  (?=  (?<=  (?<name>: the sign behind the question mark is no repeat
            if (m_at < m_pattern.size()) append(m_pattern[m_at++]);
            return;
        }
        while (m_at < m_pattern.size() && isOption(m_pattern[m_at])) {
            const char32_t option = m_pattern[m_at++];
            append(option == 'm' ? U's' : option);
        }
        if (m_at < m_pattern.size() && m_pattern[m_at] == ':') append(m_pattern[m_at++]);
    }

    static bool isOption(char32_t c) { return c == 'i' || c == 'm' || c == 'x' || c == '-'; }

    void escape()
    {
        const char32_t c = m_at + 1 < m_pattern.size() ? m_pattern[m_at + 1] : U'\0';
        const auto write = [&](std::string_view set) {
            m_out += set;
            m_at += 2;
        };
        if (c == 'w' || c == 'W') return write((c == 'w' ? "[" : "[^") + std::string(word));
        // ICU's own \b looks through marks at what stands before them.
        if (c == 'b' || c == 'B') return write(edgeOfWord(c == 'b'));
        if (c == 'N') return write("[^\\n]");
        if (c == 'O') return write("[\\s\\S]");
        const bool same = std::u32string_view(U"AzZGRXkgKyY").find(c) != std::u32string_view::npos;
        if (c == 0 || same || (isDigit(c) && c != '0')) {
            append(m_pattern[m_at++]);
            if (m_at < m_pattern.size()) append(m_pattern[m_at++]);
        } else if (const auto set = translateSetEscape(m_pattern, m_at)) {
            m_out += *set;
        } else {
            m_out += icuLiteral(translateCharacterEscape(m_pattern, m_at));
        }
    }

    static std::string edgeOfWord(bool is)
    {
        const std::string set = "[" + std::string(word);
        const std::string before = "(?<=" + set + ")";
        const std::string notBefore = "(?<!" + set + ")";
        const std::string behind = "(?=" + set + ")";
        const std::string notBehind = "(?!" + set + ")";
        return is ? "(?:" + before + notBehind + "|" + notBefore + behind + ")"
                  : "(?:" + before + behind + "|" + notBefore + notBehind + ")";
    }

    void append(char32_t c) { appendUtf8(m_out, c); }

    std::u32string_view m_pattern;
    std::size_t m_at = 0;
    std::string m_out;
    std::size_t m_atom = 0;
    bool m_repeated = false;
    std::vector<std::size_t> m_groups;
};

}  // namespace

std::string icuPattern(std::string_view pattern) { return Translator(codePointsOf(pattern)).translate(); }

}  // namespace core
