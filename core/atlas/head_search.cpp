#include "core/atlas/head_search.h"

#include "core/error.h"
#include "core/session/session_names.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace core {
namespace {

/// Words, numbers, comparisons and brackets of a search; text in quotation marks is one word.
struct Word {
    std::string text;
    bool quoted = false;
};

bool isSpace(char c) { return c == ' ' || c == '\t'; }
bool isSign(char c) { return c == '<' || c == '>' || c == '=' || c == '(' || c == ')'; }

std::vector<Word> wordsOf(std::string_view asked)
{
    std::vector<Word> words;
    for (std::size_t i = 0; i < asked.size();) {
        if (isSpace(asked[i])) {
            ++i;
        } else if (asked[i] == '"') {
            const std::size_t end = std::min(asked.find('"', i + 1), asked.size());
            words.push_back({std::string(asked.substr(i + 1, end - i - 1)), true});
            i = end + 1;
        } else if (isSign(asked[i])) {
            const std::size_t length = (asked[i] == '<' || asked[i] == '>') && asked.substr(i + 1, 1) == "=" ? 2 : 1;
            words.push_back({std::string(asked.substr(i, length))});
            i += length;
        } else {
            std::size_t end = i;
            while (end < asked.size() && !isSpace(asked[end]) && !isSign(asked[end]) && asked[end] != '"') ++end;
            words.push_back({std::string(asked.substr(i, end - i))});
            i = end;
        }
    }
    return words;
}

std::string lower(std::string text)
{
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

bool holds(const std::string& text, const std::string& part) { return lower(text).find(part) != std::string::npos; }

bool isComparison(const std::string& text)
{
    return text == "<" || text == ">" || text == "<=" || text == ">=" || text == "=";
}

bool compares(double value, const std::string& how, double with)
{
    if (how == "<") return value < with;
    if (how == ">") return value > with;
    if (how == "<=") return value <= with;
    if (how == ">=") return value >= with;
    return value == with;
}

Error notUnderstood(const std::string& where, const Words& said)
{
    return {Code::Malformed, "", said.about({where.empty() ? Words("its end") : Words(where)})};
}

}  // namespace

/// Parses a search: or of and of not of comparisons.
class HeadSearchReader {
public:
    using Test = HeadSearch::Test;

    HeadSearchReader(std::vector<Word> words, std::vector<Measure>& asked)
        : m_words(std::move(words)),
          m_measures(asked)
    {
    }

    Test read()
    {
        if (m_words.empty()) return {};
        Test test = either();
        if (m_at < m_words.size())
            throw notUnderstood(
                m_words[m_at].text,
                Words("the search cannot be understood: expected “and”, “or” or nothing more, found %1"));
        return test;
    }

private:
    static constexpr std::size_t deepest = 100;

    std::string here() const { return m_at < m_words.size() && !m_words[m_at].quoted ? m_words[m_at].text : ""; }
    bool take(const char* word)
    {
        if (lower(here()) != word) return false;
        ++m_at;
        return true;
    }

    Test either()
    {
        Test test = all();
        while (take("or")) test = [a = test, b = all()](const auto&... head) { return a(head...) || b(head...); };
        return test;
    }
    Test all()
    {
        Test test = negated();
        while (m_at < m_words.size() && lower(here()) != "or" && here() != ")") {
            take("and");
            test = [a = test, b = negated()](const auto&... head) { return a(head...) && b(head...); };
        }
        return test;
    }
    Test negated()
    {
        if (++m_depth > deepest)
            throw notUnderstood(
                "more", Words("the search cannot be understood: expected at most 100 brackets and words, found %1"));
        if (take("not")) return [test = negated()](const auto&... head) { return !test(head...); };
        if (!take("(")) return one();
        Test test = either();
        if (!take(")"))
            throw notUnderstood(here(), Words("the search cannot be understood: expected a closing bracket, found %1"));
        return test;
    }

    /// A comparison, or a word that is looked for.
    Test one()
    {
        if (m_at >= m_words.size())
            throw notUnderstood(
                "", Words("the search cannot be understood: expected a measure, a tag or a word, found %1"));
        if (isComparison(here()) || here() == ")" || lower(here()) == "and" || lower(here()) == "or")
            throw notUnderstood(
                here(), Words("the search cannot be understood: expected a measure, a tag or a word, found %1"));
        if (const auto named = measureHere()) return number(*named);
        const std::string word = lower(m_words[m_at].text);
        const bool compared = m_at + 1 < m_words.size() && isComparison(m_words[m_at + 1].text)
                              && !m_words[m_at + 1].quoted && !m_words[m_at].quoted;
        ++m_at;
        if (!compared) return said(word);
        if (word == "layer" || word == "head") return place(word == "layer");
        if (word == "tag") return tagged();
        throw notUnderstood(
            word,
            Words("the search cannot be understood: expected a measure, “layer”, “head” or “tag” before “%2”, found %1",
                  here()));
    }

    /// A measure's name, of one word or several, before a comparison.
    std::optional<Measure> measureHere()
    {
        std::string name;
        for (std::size_t end = m_at; end < m_words.size() && !m_words[end].quoted; ++end) {
            if (isComparison(m_words[end].text)) {
                std::ranges::replace(name, '-', '_');
                const auto* known = std::ranges::find(measures, name, &std::pair<Measure, const char*>::second);
                if (known == std::end(measures) || placeInAtlas(known->first) == atlasMeasures.size())
                    return std::nullopt;
                m_at = end;
                m_measures.push_back(known->first);
                return known->first;
            }
            name += (name.empty() ? "" : "_") + lower(m_words[end].text);
        }
        return std::nullopt;
    }

    /// The comparison that follows, and its number.
    std::pair<std::string, double> comparison()
    {
        const std::string how = here();
        ++m_at;
        std::string text = here();
        std::ranges::replace(text, ',', '.');
        double number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
            throw notUnderstood(here(), Words("the search cannot be understood: expected a number, found %1"));
        ++m_at;
        return {how, number};
    }
    Test number(Measure measure)
    {
        return [measure, asked = comparison()](const Atlas& atlas, std::size_t step, const AtlasHead& head) {
            if (atlas.steps[step].statistics.empty()) return false;
            const ResampledMean& mean = atlas.steps[step].statistics[atlas.placeOf(head)].of(measure);
            return !mean.empty() && compares(mean.mean(), asked.first, asked.second);
        };
    }
    Test place(bool layer)
    {
        return [layer, asked = comparison()](const Atlas&, std::size_t, const AtlasHead& head) {
            return compares(static_cast<double>((layer ? head.layer : head.head) + 1), asked.first, asked.second);
        };
    }
    Test tagged()
    {
        if (here() != "=" || m_at + 1 >= m_words.size())
            throw notUnderstood(here(), Words("the search cannot be understood: expected “tag = NAME”, found %1"));
        const std::string tag = lower(m_words[m_at + 1].text);
        m_at += 2;
        return [tag](const Atlas& atlas, std::size_t, const AtlasHead& head) {
            const HeadNote* note = atlas.noteOf(head);
            return note != nullptr
                   && std::ranges::any_of(note->tags, [&](const std::string& each) { return lower(each) == tag; });
        };
    }
    static Test said(const std::string& word)
    {
        return [word](const Atlas& atlas, std::size_t, const AtlasHead& head) {
            if (headName(atlas, head) == word) return true;
            const HeadNote* note = atlas.noteOf(head);
            return note != nullptr
                   && (holds(note->name, word) || holds(note->text, word)
                       || std::ranges::any_of(note->tags, [&](const std::string& tag) { return holds(tag, word); }));
        };
    }

    std::vector<Word> m_words;
    std::vector<Measure>& m_measures;
    std::size_t m_at = 0;
    std::size_t m_depth = 0;
};

HeadSearch::HeadSearch(std::string_view asked) { m_test = HeadSearchReader(wordsOf(asked), m_measures).read(); }

bool HeadSearch::finds(const Atlas& atlas, std::size_t step, const AtlasHead& head) const
{
    return !m_test || m_test(atlas, step, head);
}

}  // namespace core
