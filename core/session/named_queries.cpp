#include "core/session/named_queries.h"

#include "core/error.h"
#include "core/number_range.h"
#include "core/text/nearest_name.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <utility>

namespace core {
namespace {

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

std::optional<Index> numberIn(std::string_view text)
{
    Index number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// "5" or "5-7"
std::optional<std::pair<Index, Index>> stretchIn(std::string_view text)
{
    const std::size_t dash = text.find('-');
    const auto first = numberIn(trimmed(text.substr(0, dash)));
    const auto last = dash == std::string_view::npos ? first : numberIn(trimmed(text.substr(dash + 1)));
    if (!first || !last) return std::nullopt;
    return std::pair(*first, *last);
}

/// Whether it reads "2,3", as a square of a picture is called.
bool isSquare(std::string_view text)
{
    const std::size_t comma = text.find(',');
    return comma != std::string_view::npos && numberIn(trimmed(text.substr(0, comma)))
           && numberIn(trimmed(text.substr(comma + 1)));
}

/// Takes off the first of several names. Two numbers are one where the sequence has squares of a picture, also if it
/// has no such one.
std::string firstName(std::string_view& rest, bool squares)
{
    std::size_t comma = rest.find(',');
    std::string name(trimmed(rest.substr(0, comma)));
    if (squares && comma != std::string_view::npos) {
        const std::size_t next = rest.find(',', comma + 1);
        const std::string_view both = rest.substr(0, next);
        if (isSquare(both)) {
            name.append(",").append(trimmed(both.substr(comma + 1)));
            comma = next;
        }
    }
    rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 1);
    return name;
}

}  // namespace

std::string_view bareToken(std::string_view token)
{
    for (const std::string_view space : {"␣", "▁", "Ġ"})
        if (token.size() > space.size() && token.starts_with(space)) return token.substr(space.size());
    return token;
}

std::vector<Index> placesOfToken(const std::vector<Token>& tokens, std::string_view name)
{
    std::vector<Index> found;
    for (std::size_t place = 0; place < tokens.size(); ++place)
        if (tokens[place].text == name || bareToken(tokens[place].text) == name)
            found.push_back(static_cast<Index>(place));
    if (!found.empty()) return found;
    std::vector<std::string_view> known;
    known.reserve(tokens.size());
    for (const Token& token : tokens) known.push_back(bareToken(token.text));
    std::string shown;
    constexpr std::size_t most = 8;
    for (std::size_t i = 0; i < std::min(most, known.size()); ++i) shown.append(i == 0 ? "" : ", ").append(known[i]);
    if (const std::string_view meant = nearestName(name, known); !meant.empty())
        throw Error(Code::Unknown, "", "unknown query %1. Did you mean %2?", name, meant);
    throw Error(Code::Unknown, "",
                known.size() > most ? "unknown query: %1. The known ones are %2, … and places from 1 to %3."
                                    : "unknown query: %1. The known ones are %2 and places from 1 to %3.",
                name, shown, std::to_string(known.size()));
}

std::vector<Index> queriesNamed(const std::vector<Token>& tokens, const std::string& names)
{
    std::vector<Index> found;
    const auto count = static_cast<Index>(tokens.size());
    const bool squares = std::ranges::any_of(tokens, [](const Token& token) { return isSquare(token.text); });
    std::string_view rest = names;
    while (!rest.empty()) {
        std::string part = firstName(rest, squares);
        if (part.empty()) {  // a comma is a token too
            if (!std::ranges::any_of(tokens, [](const Token& token) { return bareToken(token.text) == ","; })) continue;
            part = ",";
        }
        if (part == "all") return {};
        const auto stretch = stretchIn(part);
        if (!stretch) {
            const std::vector<Index> places = placesOfToken(tokens, part);
            found.insert(found.end(), places.begin(), places.end());
            continue;
        }
        if (stretch->first < 1 || stretch->second > count || stretch->first > stretch->second)
            throw Error(Code::OutOfRange, "", "the query cannot be used: expected %1, found %2", numberRange(1, count),
                        part);
        for (Index place = stretch->first; place <= stretch->second; ++place) found.push_back(place - 1);
    }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

std::string queryNames(const std::vector<Index>& queries)
{
    if (queries.empty()) return "all";
    std::string names;
    for (std::size_t i = 0; i < queries.size();) {
        std::size_t last = i;
        while (last + 1 < queries.size() && queries[last + 1] == queries[last] + 1) ++last;
        if (!names.empty()) names += ",";
        names += std::to_string(queries[i] + 1);
        if (last > i) names += "-" + std::to_string(queries[last] + 1);
        i = last + 1;
    }
    return names;
}

}  // namespace core
