#include "core/json/strict_json.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace core {
namespace {

bool isWordCharacter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' || c == '+'
           || c == '_';
}

std::optional<unsigned> codeUnit(std::string_view escape)
{
    unsigned value = 0;
    if (escape.size() < 6 || !escape.starts_with("\\u")) return std::nullopt;
    const auto [stop, error] = std::from_chars(escape.data() + 2, escape.data() + 6, value, 16);
    return error == std::errc() && stop == escape.data() + 6 ? std::optional(value) : std::nullopt;
}

class Rewriter {
public:
    Rewriter(std::string_view text, std::string_view nan) : m_rest(text), m_nan(nan)
    {
        m_result.text.reserve(text.size());
    }

    StrictJson rewrite()
    {
        bool quoted = false;
        while (!m_rest.empty()) {
            if (m_rest.front() == '"') quoted = !quoted;
            if (quoted && m_rest.front() == '\\')
                takeEscape();
            else if (quoted || !(takeWord("NaN", m_nan) || takeWord("Infinity", "1e99")))
                take(1);
        }
        return std::move(m_result);
    }

private:
    void take(std::size_t count)
    {
        count = std::min(count, m_rest.size());
        m_result.text += m_rest.substr(0, count);
        m_rest.remove_prefix(count);
    }
    bool takeWord(std::string_view word, std::string_view instead)
    {
        if (!m_rest.starts_with(word) || (!m_result.text.empty() && isWordCharacter(m_result.text.back()))
            || (m_rest.size() > word.size() && isWordCharacter(m_rest[word.size()])))
            return false;
        m_result.text += instead;
        m_rest.remove_prefix(word.size());
        return true;
    }
    void takeEscape()
    {
        const auto isHigh = [](unsigned unit) { return unit >= 0xD800 && unit < 0xDC00; };
        const auto isLow = [](unsigned unit) { return unit >= 0xDC00 && unit < 0xE000; };
        const auto unit = codeUnit(m_rest);
        if (!unit) return take(2);
        if (isHigh(*unit) && isLow(codeUnit(m_rest.substr(6)).value_or(0))) return take(12);
        if (!isHigh(*unit) && !isLow(*unit)) return take(6);
        m_result.text += "\\ufffd";
        m_rest.remove_prefix(6);
        ++m_result.lone_surrogates;
    }

    std::string_view m_rest, m_nan;
    StrictJson m_result;
};

}  // namespace

StrictJson strictJson(std::string_view text, std::string_view nan) { return Rewriter(text, nan).rewrite(); }

}  // namespace core
