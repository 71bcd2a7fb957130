#include "core/session/annotation.h"

#include "core/error.h"
#include "core/number_range.h"
#include "core/session/named_queries.h"
#include "core/text/nearest_name.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <iterator>
#include <optional>

namespace core {
namespace {

using Mark = Annotation::Kind;
using Along = Annotation::Side;

constexpr std::size_t longestQuote = 40;
constexpr Index mostPlace = 1 << 30;

constexpr std::pair<const char*, Mark> annotationKinds[] = {
    {"box", Mark::Box},         {"arrow", Mark::Arrow}, {"text", Mark::Text},   {"brace", Mark::Brace},
    {"bracket", Mark::Bracket}, {"bold", Mark::Bold},   {"color", Mark::Color}, {"gloss", Mark::Gloss}};

bool isOfTokens(Mark kind) { return kind == Mark::Bold || kind == Mark::Color || kind == Mark::Gloss; }
bool isBeside(Mark kind) { return kind == Mark::Brace || kind == Mark::Bracket; }

bool isColor(std::string_view word)
{
    if (std::ranges::find(annotationColors, word) != std::end(annotationColors)) return true;
    constexpr std::size_t length = 7;
    return word.size() == length && word.front() == '#'
           && word.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

std::optional<Index> placeIn(std::string_view digits)
{
    Index number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size() || number < 1 || number > mostPlace) return {};
    return number - 1;
}

/// Reads words from left to right; throws at the first that does not fit.
class AnnotationReader {
public:
    explicit AnnotationReader(std::string_view text) : m_text(text) {}

    std::vector<Annotation> annotations()
    {
        std::vector<Annotation> all;
        for (skip(";"); m_at < m_text.size(); skip(";")) {
            if (all.size() == mostAnnotations)
                throw Error(Code::TooLong, "", "the annotations are too long: expected at most %1, found more",
                            std::to_string(mostAnnotations));
            all.push_back(annotation());
            skip("");
            if (m_at < m_text.size() && m_text[m_at] != ';')
                fail(Words("the annotations, character %1 cannot be understood: expected “;” or the end, found %2"));
        }
        return all;
    }

    std::vector<NamedPlaces> order()
    {
        std::vector<NamedPlaces> all;
        for (skip(","); m_at < m_text.size(); skip(",")) all.push_back(places(true));
        return all;
    }

private:
    Annotation annotation()
    {
        const std::size_t from = m_at;
        const std::string_view word = bareWord();
        const auto* known = std::ranges::find(annotationKinds, word, [](const auto& each) { return each.first; });
        if (known == std::end(annotationKinds)) {
            m_at = from;
            fail(Words("the annotations, character %1 cannot be understood: expected box, arrow, text, brace, "
                       "bracket, bold, color or gloss, found %2"));
        }
        Annotation read{.kind = known->second};
        if (read.kind == Mark::Color) readColor(read);
        readPlaces(read);
        readRest(read);
        if ((read.kind == Mark::Text || read.kind == Mark::Gloss) && read.words.empty())
            fail(Words("the annotations, character %1 cannot be understood: expected words in quotes, such as "
                       "'subject', found %2"));
        return read;
    }

    void readPlaces(Annotation& read)
    {
        if (isOfTokens(read.kind) || isBeside(read.kind)) {
            if (accept("rows"))
                read.side = Along::Rows;
            else if (accept("keys"))
                read.side = Along::Keys;
            else if (isBeside(read.kind))
                fail(Words("the annotations, character %1 cannot be understood: expected rows or keys, found %2"));
            read.rows = places(false);
            return;
        }
        readCell(read.rows, read.keys);
        if (read.kind != Mark::Arrow) return;
        if (!accept("to"))
            fail(Words("the annotations, character %1 cannot be understood: expected “to” and the cell where the arrow "
                       "ends, found %2"));
        readCell(read.to_rows, read.to_keys);
    }

    void readCell(NamedPlaces& rows, NamedPlaces& keys)
    {
        rows = places(false);
        skip("");
        if (m_at >= m_text.size() || m_text[m_at] != ',')
            fail(Words("the annotations, character %1 cannot be understood: expected “,” between row and key, "
                       "found %2"));
        ++m_at;
        keys = places(false);
    }

    void readColor(Annotation& read)
    {
        skip("");
        const std::size_t from = m_at;
        const std::string_view word = bareWord();
        if (!isColor(word)) {
            m_at = from;
            fail(Words("the annotations, character %1 cannot be understood: expected red, orange, green, blue, purple, "
                       "grey, black, white or a colour such as #d55e00, found %2"));
        }
        read.color = word;
    }

    /// Words, a colour and the number of a map, in any order.
    void readRest(Annotation& read)
    {
        for (;;) {
            skip("");
            if (m_at >= m_text.size() || m_text[m_at] == ';') return;
            if (isQuote())
                read.words = quoted();
            else if (accept("in"))
                read.map = mapNumber();
            else
                readColor(read);
        }
    }

    Index mapNumber()
    {
        skip("");
        const std::size_t from = m_at;
        const auto number = placeIn(bareWord());
        if (!number) {
            m_at = from;
            fail(Words("the annotations, character %1 cannot be understood: expected the number of a map, from 1, "
                       "found %2"));
        }
        return *number + 1;
    }

    /// @param backwards  whether a stretch may go backwards
    NamedPlaces places(bool backwards)
    {
        skip("");
        if (isQuote()) {
            const std::size_t from = m_at;
            NamedPlaces named{.name = quoted()};
            if (!named.name.empty()) return named;
            m_at = from;
        }
        const std::size_t from = m_at;
        const std::string_view word = bareWord();
        const std::size_t dash = word.find('-', 1);
        const auto first = placeIn(word.substr(0, dash));
        const auto last = dash == std::string_view::npos ? first : placeIn(word.substr(dash + 1));
        if (first && last && (backwards || *first <= *last)) return {.first = *first, .last = *last};
        const bool digit = !word.empty() && word.front() >= '0' && word.front() <= '9';
        if (word.empty() || digit) {
            m_at = from;
            fail(Words("the annotations, character %1 cannot be understood: expected a token, its place such as 3, or "
                       "several such as 3-5, found %2"));
        }
        return {.name = std::string(word)};
    }

    bool isQuote() const { return m_at < m_text.size() && (m_text[m_at] == '"' || m_text[m_at] == '\''); }

    std::string quoted()
    {
        std::string words;
        const std::size_t from = m_at++;
        for (; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] == m_text[from]) {
                ++m_at;
                return words;
            }
            // Before anything else it is LaTeX's: '$\alpha$'.
            const char next = m_at + 1 < m_text.size() ? m_text[m_at + 1] : ' ';
            if (m_text[m_at] == '\\' && (next == '"' || next == '\'' || next == '\\')) ++m_at;
            words += m_text[m_at];
        }
        m_at = from;
        fail(Words("the annotations, character %1 cannot be understood: expected words that end with a quote, "
                   "found %2"));
    }

    std::string_view bareWord()
    {
        const std::size_t end = std::min(m_text.find_first_of(" \t\r\n,;\"", m_at), m_text.size());
        const std::string_view word = m_text.substr(m_at, end - m_at);
        m_at = end;
        return word;
    }

    bool accept(std::string_view word)
    {
        skip("");
        const std::size_t from = m_at;
        if (bareWord() == word) return true;
        m_at = from;
        return false;
    }

    /// @param more  signs to pass over as spaces are
    void skip(std::string_view more)
    {
        constexpr std::string_view spaces = " \t\r\n";
        while (m_at < m_text.size()
               && (spaces.find(m_text[m_at]) != std::string_view::npos
                   || more.find(m_text[m_at]) != std::string_view::npos))
            ++m_at;
    }

    /// @param said  with %1 for the character, from 1, and %2 for what was found
    [[noreturn]] void fail(const Words& said) const
    {
        const std::string valid = validUtf8(m_text.substr(0, m_at));
        const std::string place = std::to_string(codePointsBefore(valid).back() + 1);
        if (m_at >= m_text.size()) throw Error(Code::Malformed, "", said.about({place, Words("the end of the text")}));
        const std::string rest = validUtf8(m_text.substr(m_at));
        std::size_t end = 0;
        while (end < rest.size() && end < longestQuote && (end == 0 || rest[end] != ' ')) codePointAt(rest, end);
        throw Error(Code::Malformed, "",
                    said.about({place, "“" + readable(std::string_view(rest).substr(0, end)) + "”"}));
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

}  // namespace

std::vector<Annotation> annotationsIn(std::string_view text)
{
    if (text.size() > longestAnnotations)
        throw Error(Code::TooLong, "", "the annotations are too long: expected at most %1 bytes, found %2",
                    std::to_string(longestAnnotations), std::to_string(text.size()));
    return AnnotationReader(text).annotations();
}

std::vector<NamedPlaces> orderIn(std::string_view text) { return AnnotationReader(text).order(); }

std::vector<Index> placesOf(const NamedPlaces& named, std::span<const std::string> labels)
{
    const auto count = static_cast<Index>(labels.size());
    std::vector<Index> found;
    if (named.name.empty()) {
        if (std::max(named.first, named.last) >= count)
            throw Error(Code::OutOfRange, "", "a token's place cannot be used: expected %1, found %2",
                        numberRange(1, count), std::to_string(std::max(named.first, named.last) + 1));
        found.reserve(static_cast<std::size_t>(std::abs(named.last - named.first)) + 1);
        const Index step = named.first <= named.last ? 1 : -1;
        for (Index place = named.first; place != named.last + step; place += step) found.push_back(place);
        return found;
    }
    std::vector<std::string_view> names;
    names.reserve(labels.size());
    for (Index place = 0; place < count; ++place) {
        const std::string& label = labels[static_cast<std::size_t>(place)];
        names.push_back(bareToken(label));
        if (label == named.name || names.back() == named.name) found.push_back(place);
    }
    if (!found.empty()) return found;
    const std::string_view near = nearestName(named.name, names);
    if (near.empty())
        throw Error(Code::Unknown, "", "unknown token: %1. Name it as the map does, or by its place.", named.name);
    throw Error(Code::Unknown, "", "unknown token %1. Did you mean %2?", named.name, std::string(near));
}

std::vector<Index> stretchOf(const NamedPlaces& named, std::span<const std::string> labels)
{
    std::vector<Index> all = placesOf(named, labels);
    if (!named.name.empty() && all.size() > 1)
        throw Error(Code::Ambiguous, "", "the token %1 is there %2 times: name its place, such as %3", named.name,
                    std::to_string(all.size()), std::to_string(all.front() + 1));
    return all;
}

std::string quotedWords(std::string_view words)
{
    std::string quoted = "\"";
    for (const char c : words) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

std::string placesText(const NamedPlaces& named)
{
    if (!named.name.empty()) return quotedWords(named.name);
    const std::string first = std::to_string(named.first + 1);
    return named.first == named.last ? first : first + "-" + std::to_string(named.last + 1);
}

std::string annotationText(const Annotation& one)
{
    const auto* kind = std::ranges::find(annotationKinds, one.kind, [](const auto& each) { return each.second; });
    std::string text = kind->first;
    if (one.kind == Mark::Color) text += " " + one.color;
    if (isOfTokens(one.kind) || isBeside(one.kind)) {
        if (one.side != Along::Both) text += one.side == Along::Rows ? " rows" : " keys";
        text += " " + placesText(one.rows);
    } else {
        text += " " + placesText(one.rows) + ", " + placesText(one.keys);
        if (one.kind == Mark::Arrow) text += " to " + placesText(one.to_rows) + ", " + placesText(one.to_keys);
    }
    if (!one.words.empty()) text += " " + quotedWords(one.words);
    if (one.kind != Mark::Color && !one.color.empty()) text += " " + one.color;
    if (one.map > 0) text += " in " + std::to_string(one.map);
    return text;
}

}  // namespace core
