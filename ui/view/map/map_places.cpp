#include "ui/view/map/map_places.h"

#include <algorithm>

using core::Cell;
using core::Index;
using core::TokenRange;

namespace {

/// Which of the words a token is in; their number if in none.
Index wordOf(const std::vector<TokenRange>& words, Index token)
{
    const auto found = std::ranges::lower_bound(words, token, {}, &TokenRange::last);
    const bool in = found != words.end() && found->first <= token;
    return in ? found - words.begin() : std::ssize(words);
}

/// The words of which tokens from … to are a part.
core::KeyRun wordsWithin(const std::vector<TokenRange>& words, Index from, Index to)
{
    const auto first = std::ranges::lower_bound(words, from, {}, &TokenRange::last);
    const auto end = std::ranges::upper_bound(words, to, {}, &TokenRange::first);
    return {first - words.begin(), end - words.begin() - 1};
}

}  // namespace

Cell placeOf(const ShownMap& map, const Cell& tokens)
{
    if (map.query_tokens.empty()) return tokens;
    return {wordOf(map.query_tokens, tokens.query), wordOf(map.key_tokens, tokens.key)};
}

std::pair<std::optional<Index>, std::optional<Index>> placesOf(const ShownMap& map, const std::optional<Index>& query,
                                                               const std::optional<Index>& key)
{
    const Cell place = placeOf(map, {query.value_or(0), key.value_or(0)});
    return {query ? std::optional(place.query) : std::nullopt, key ? std::optional(place.key) : std::nullopt};
}

Cell tokensAt(const ShownMap& map, const Cell& place)
{
    if (map.query_tokens.empty()) return place;
    return {map.query_tokens[static_cast<std::size_t>(place.query)].last,
            map.key_tokens[static_cast<std::size_t>(place.key)].first};
}

core::CellRange tokensOf(const ShownMap& map, const Cell& place)
{
    if (map.query_tokens.empty()) return {place.query, place.query, place.key, place.key};
    const TokenRange& queries = map.query_tokens[static_cast<std::size_t>(place.query)];
    const TokenRange& keys = map.key_tokens[static_cast<std::size_t>(place.key)];
    return {queries.first, queries.last, keys.first, keys.last};
}

core::Painting::Runs placesOf(const ShownMap& map, const core::Painting& cells)
{
    if (map.query_tokens.empty()) return cells.hidden();
    core::Painting places;
    for (const auto& [query, runs] : cells.hidden()) {
        const Index row = wordOf(map.query_tokens, query);
        if (row >= std::ssize(map.query_tokens)) continue;
        for (const core::KeyRun& run : runs) {
            const core::KeyRun words = wordsWithin(map.key_tokens, run.from, run.to);
            if (words.from <= words.to) places = places.painted({row, row, words.from, words.to}, core::Brush::Hide);
        }
    }
    return places.hidden();
}
