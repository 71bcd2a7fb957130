#include "core/text/chat/chat_lexer.h"

#include "core/text/unicode.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace core::chat {
namespace {

bool isBlank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool beginsName(char c)
{
    const char small = static_cast<char>(c | 0x20);
    return c == '_' || (small >= 'a' && small <= 'z') || static_cast<signed char>(c) < 0;
}

/// Line ends as "\n", without the last one.
std::string withPlainLines(std::string_view source)
{
    std::string text;
    for (std::size_t i = 0; i < source.size(); ++i) {
        if (source[i] == '\r' && i + 1 < source.size() && source[i + 1] == '\n') continue;
        text += source[i] == '\r' ? '\n' : source[i];
    }
    if (text.ends_with('\n')) text.pop_back();
    return text;
}

class Lexer {
public:
    explicit Lexer(std::string_view source) : m_source(withPlainLines(source)) {}

    std::vector<Lexeme> all()
    {
        while (m_at < m_source.size()) {
            const std::size_t begin = nextBegin();
            takeText(begin);
            if (m_at >= m_source.size()) break;
            const char kind = m_source[m_at + 1];
            const bool signedBegin =
                m_at + 2 < m_source.size() && (m_source[m_at + 2] == '-' || m_source[m_at + 2] == '+');
            const std::size_t inside = m_at + 2 + (signedBegin ? 1 : 0);
            if (kind == '#')
                skipComment(inside);
            else if (kind == '%' && isRaw(inside))
                takeRaw();
            else
                takeInside(inside, kind == '%');
        }
        add(Lexeme::Kind::End, {});
        return std::move(m_lexemes);
    }

private:
    void add(Lexeme::Kind kind, std::string text) { m_lexemes.push_back({kind, std::move(text), m_line}); }

    /// @param said  with %1 for the line; its own values follow
    [[noreturn]] void fail(const Words& said) const { throw SourceProblem{said.about({std::to_string(m_line)})}; }

    /// Where the next "{{", "{%" or "{#" stands, or the end.
    std::size_t nextBegin() const
    {
        for (std::size_t at = m_source.find('{', m_at); at != std::string::npos; at = m_source.find('{', at + 1))
            if (at + 1 < m_source.size()
                && (m_source[at + 1] == '{' || m_source[at + 1] == '%' || m_source[at + 1] == '#'))
                return at;
        return m_source.size();
    }

    /// Moves over source and counts its lines.
    void moveTo(std::size_t to)
    {
        m_line += static_cast<int>(std::count(m_source.begin() + static_cast<std::ptrdiff_t>(m_at),
                                              m_source.begin() + static_cast<std::ptrdiff_t>(to), '\n'));
        m_at = to;
    }

    /// The text before a begin, without what the begin takes of it.
    void takeText(std::size_t begin)
    {
        std::string text = m_source.substr(m_at, begin - m_at);
        if (begin < m_source.size()) {
            const char kind = m_source[begin + 1];
            const char sign = begin + 2 < m_source.size() ? m_source[begin + 2] : ' ';
            if (sign == '-') {
                while (!text.empty() && isBlank(text.back())) text.pop_back();
            } else if (sign != '+' && kind != '{') {
                const std::size_t lineBegin = text.rfind('\n') + 1;  // 0 where there is none
                const bool onlyBlanks =
                    std::all_of(text.begin() + static_cast<std::ptrdiff_t>(lineBegin), text.end(), isBlank);
                if (onlyBlanks && (lineBegin > 0 || m_begins_line)) text.resize(lineBegin);
            }
        }
        if (!text.empty()) add(Lexeme::Kind::Text, std::move(text));
        moveTo(begin);
    }

    /// Moves behind what ends a tag or a comment, with the blanks that the end takes.
    /// @param at    where the end begins: at its sign, or at its first letter
    /// @param size  of the end with its sign
    void endAt(std::size_t at, std::size_t size, char sign, bool trimsLine)
    {
        std::size_t end = at + size;
        if (sign == '-') {
            while (end < m_source.size() && isBlank(m_source[end])) ++end;
        } else if (sign != '+' && trimsLine && end < m_source.size() && m_source[end] == '\n') {
            ++end;
        }
        moveTo(end);
        m_begins_line = end > 0 && m_source[end - 1] == '\n';
    }

    void skipComment(std::size_t inside)
    {
        const std::size_t end = m_source.find("#}", inside);
        if (end == std::string::npos)
            fail(Words("line %1 of the chat template cannot be understood: expected #} behind the comment, found the "
                       "template's end"));
        const char sign =
            end > inside && (m_source[end - 1] == '-' || m_source[end - 1] == '+') ? m_source[end - 1] : ' ';
        endAt(end, 2, sign, true);
    }

    std::size_t skipBlanks(std::size_t at) const
    {
        while (at < m_source.size() && isBlank(m_source[at])) ++at;
        return at;
    }

    /// Where a tag that holds one word alone ends: at "%}" with or without a sign.
    struct WordEnd {
        std::size_t at;
        std::size_t size;
        char sign;
    };
    std::optional<WordEnd> endOfWord(std::size_t inside, std::string_view word) const
    {
        std::size_t at = skipBlanks(inside);
        if (m_source.compare(at, word.size(), word) != 0) return std::nullopt;
        at = skipBlanks(at + word.size());
        const char sign = at < m_source.size() && (m_source[at] == '-' || m_source[at] == '+') ? m_source[at] : ' ';
        const std::size_t end = sign == ' ' ? at : at + 1;
        if (m_source.compare(end, 2, "%}") != 0) return std::nullopt;
        return WordEnd{at, end + 2 - at, sign};
    }

    bool isRaw(std::size_t inside) const { return endOfWord(inside, "raw").has_value(); }

    /// What stands between raw and endraw, as it is.
    void takeRaw()
    {
        const std::size_t inside = m_at + 2 + (m_source[m_at + 2] == '-' || m_source[m_at + 2] == '+' ? 1 : 0);
        const WordEnd begin = *endOfWord(inside, "raw");
        endAt(begin.at, begin.size, begin.sign, false);  // Jinja trims no line there
        for (std::size_t at = m_source.find("{%", m_at); at != std::string::npos; at = m_source.find("{%", at + 1)) {
            const bool isSigned = at + 2 < m_source.size() && (m_source[at + 2] == '-' || m_source[at + 2] == '+');
            const auto end = endOfWord(at + 2 + (isSigned ? 1 : 0), "endraw");
            if (!end) continue;
            takeText(at);
            endAt(end->at, end->size, end->sign, true);
            return;
        }
        fail(Words(
            "line %1 of the chat template cannot be understood: expected {% endraw %}, found the template's end"));
    }

    /// What stands in a tag or between "{{" and "}}".
    void takeInside(std::size_t inside, bool tag)
    {
        using enum Lexeme::Kind;
        add(tag ? TagBegin : PrintBegin, {});
        moveTo(inside);
        std::string open;  // brackets
        const std::string end = tag ? "%}" : "}}";
        while (true) {
            moveTo(skipBlanks(m_at));
            if (m_at >= m_source.size())
                fail(Words("line %1 of the chat template cannot be understood: expected %2, found the template's end",
                           end));
            const char c = m_source[m_at];
            if (open.empty()) {
                const bool isSigned = (c == '-' || (c == '+' && tag)) && m_source.compare(m_at + 1, 2, end) == 0;
                if (isSigned || m_source.compare(m_at, 2, end) == 0) {
                    add(tag ? Lexeme::Kind::TagEnd : PrintEnd, {});
                    return endAt(m_at, isSigned ? 3 : 2, isSigned ? c : ' ', tag);
                }
            }
            if (beginsName(c))
                takeName();
            else if (isDigit(c))
                takeNumber();
            else if (c == '"' || c == '\'')
                takeQuoted(c);
            else
                takeOperator(open);
        }
    }

    void takeName()
    {
        std::size_t end = m_at;
        while (end < m_source.size() && (beginsName(m_source[end]) || isDigit(m_source[end]))) ++end;
        add(Lexeme::Kind::Name, m_source.substr(m_at, end - m_at));
        moveTo(end);
    }

    void takeNumber()
    {
        std::string number;
        std::size_t end = m_at;
        const auto digits = [&] {
            while (end < m_source.size()
                   && (isDigit(m_source[end]) || (m_source[end] == '_' && isDigit(m_source[end + 1])))) {
                if (m_source[end] != '_') number += m_source[end];
                ++end;
            }
        };
        const auto isAt = [&](std::size_t at, auto is) { return at < m_source.size() && is(m_source[at]); };
        digits();
        bool fraction = false;
        if (isAt(end, [](char c) { return c == '.'; }) && isAt(end + 1, isDigit)) {
            fraction = true;
            number += m_source[end++];
            digits();
        }
        if (isAt(end, [](char c) { return (c | 0x20) == 'e'; })) {
            const bool isSigned = isAt(end + 1, [](char c) { return c == '-' || c == '+'; });
            if (isAt(end + (isSigned ? 2 : 1), isDigit)) {
                fraction = true;
                number += 'e';
                ++end;
                if (isSigned) number += m_source[end++];
                digits();
            }
        }
        add(fraction ? Lexeme::Kind::Fraction : Lexeme::Kind::Whole, std::move(number));
        moveTo(end);
    }

    /// The code point of an escape of `digits` hexadecimal digits behind `at`.
    char32_t escapedPoint(std::size_t at, std::size_t digits) const
    {
        char32_t point = 0;
        for (std::size_t i = at; i < at + digits; ++i) {
            const char c = i < m_source.size() ? static_cast<char>(m_source[i] | 0x20) : ' ';
            const bool letter = c >= 'a' && c <= 'f';
            if (!letter && !(i < m_source.size() && isDigit(m_source[i])))
                fail(Words(
                    "line %1 of the chat template cannot be understood: expected %2 hexadecimal digits, found \\%3",
                    std::to_string(digits), m_source.substr(at - 1, 4)));
            point = point * 16 + static_cast<char32_t>(letter ? c - 'a' + 10 : m_source[i] - '0');
        }
        return point;
    }

    void takeQuoted(char quote)
    {
        std::string text;
        std::size_t at = m_at + 1;
        for (; at < m_source.size() && m_source[at] != quote; ++at) {
            if (m_source[at] != '\\' || at + 1 >= m_source.size()) {
                text += m_source[at];
                continue;
            }
            constexpr std::string_view letters = "abfnrtv\\'\"", meant = "\a\b\f\n\r\t\v\\'\"";
            const char escape = m_source[++at];
            const std::size_t simple = letters.find(escape);
            const std::size_t digits = escape == 'x' ? 2 : escape == 'u' ? 4 : escape == 'U' ? 8 : 0;
            if (simple != std::string_view::npos) {
                text += meant[simple];
            } else if (digits > 0) {
                appendUtf8(text, escapedPoint(at + 1, digits));
                at += digits;
            } else if (escape != '\n') {
                (text += '\\') += escape;
            }
        }
        if (at >= m_source.size())
            fail(Words("line %1 of the chat template cannot be understood: expected a %2 at the end of the text, found "
                       "the template's end",
                       std::string(1, quote)));
        add(Lexeme::Kind::Quoted, std::move(text));
        moveTo(at + 1);
    }

    void takeOperator(std::string& open)
    {
        constexpr std::string_view operators[] = {"==", "!=", "<=", ">=", "//", "**", "+", "-", "*",
                                                  "/",  "%",  "~",  "<",  ">",  "=",  "(", ")", "[",
                                                  "]",  "{",  "}",  ".",  ",",  ":",  "|", ";"};
        const auto found = std::ranges::find_if(
            operators, [&](std::string_view each) { return m_source.compare(m_at, each.size(), each) == 0; });
        if (found == std::end(operators))
            fail(Words("line %1 of the chat template cannot be understood: expected a name, a number, a text or an "
                       "operator, found %2",
                       m_source.substr(m_at, 1)));
        constexpr std::string_view begins = "([{", ends = ")]}";
        if (begins.find(found->front()) != std::string_view::npos) open += found->front();
        if (const std::size_t which = ends.find(found->front()); which != std::string_view::npos) {
            if (open.empty() || open.back() != begins[which])
                fail(open.empty()
                         ? Words("line %1 of the chat template cannot be understood: expected an opening bracket "
                                 "before it, found %2",
                                 std::string(*found))
                         : Words("line %1 of the chat template cannot be understood: expected the end of %2, found %3",
                                 open.substr(open.size() - 1), std::string(*found)));
            open.pop_back();
        }
        if (open.size() > mostBrackets)
            fail(Words("line %1 of the chat template cannot be understood: expected brackets that are not nested so "
                       "deeply, found %2",
                       std::string(*found)));
        add(Lexeme::Kind::Operator, std::string(*found));
        moveTo(m_at + found->size());
    }

    static constexpr std::size_t mostBrackets = 60;

    std::string m_source;
    std::size_t m_at = 0;
    int m_line = 1;
    bool m_begins_line = true;  ///< the text that comes next begins a line
    std::vector<Lexeme> m_lexemes;
};

}  // namespace

std::vector<Lexeme> lexemesOf(std::string_view source) { return Lexer(source).all(); }

}  // namespace core::chat
