#include "ui/plot/heat/map_alignment.h"

#include <QCoreApplication>

#include "core/model/pass/row_reading.h"

#include <algorithm>

using core::Cell;
using core::Index;
using core::Token;
using core::TokenPlaces;

namespace {

/// The tokens that rows are named after; a token without text for the row whose next token is not written yet.
std::vector<Token> rowTokens(const MapAlignment::Side& side, core::RowReading asked)
{
    const std::vector<Token>& queries = side.trace->queries(side.item);
    std::vector<Token> tokens;
    for (Index query = 0; query < std::ssize(queries); ++query) {
        const auto place = core::namingToken(*side.trace, side.item, query, asked);
        tokens.push_back(place ? queries[static_cast<std::size_t>(*place)] : Token{});
    }
    return tokens;
}

/// Places for every side, empty for sides without a text.
std::vector<TokenPlaces> placesWith(const std::vector<bool>& there, std::vector<TokenPlaces> places)
{
    std::vector<TokenPlaces> all;
    all.reserve(there.size());
    auto next = places.begin();
    for (const bool is : there) all.push_back(is ? std::move(*next++) : TokenPlaces());
    return all;
}

TokenPlaces inOrder(std::size_t count)
{
    TokenPlaces places;
    for (std::size_t i = 0; i < count; ++i) places.emplace_back(static_cast<Index>(i));
    return places;
}

/// The places that both have.
TokenPlaces common(const TokenPlaces& own, const TokenPlaces& other)
{
    TokenPlaces both = own;
    for (std::size_t i = 0; i < both.size(); ++i)
        if (i >= other.size() || !other[i]) both[i].reset();
    return both;
}

std::optional<Index> placeOf(const TokenPlaces& places, Index token)
{
    const auto found = std::ranges::find(places, std::optional(token));
    return found == places.end() ? std::nullopt : std::optional<Index>(found - places.begin());
}

std::optional<Index> tokenAt(const TokenPlaces& places, Index place)
{
    return place >= 0 && place < std::ssize(places) ? places[static_cast<std::size_t>(place)] : std::nullopt;
}

bool has(const TokenPlaces& places, std::size_t place) { return place < places.size() && places[place].has_value(); }

}  // namespace

MapAlignment MapAlignment::of(const std::vector<Side>& sides, core::RowReading rows, core::SameToken by)
{
    std::vector<bool> there;
    std::vector<std::vector<Token>> queries, keys;
    for (const Side& side : sides) {
        there.push_back(side.trace != nullptr);
        if (side.trace == nullptr) continue;
        queries.push_back(rowTokens(side, rows));
        keys.push_back(side.trace->keys(side.item));
    }
    std::vector<TokenPlaces> rowPlaces = core::placesOf(queries, by);
    std::vector<TokenPlaces> columnPlaces = core::placesOf(keys, by);
    const bool tooLarge =
        !rowPlaces.empty() && std::ssize(rowPlaces[0]) * std::ssize(columnPlaces[0]) > core::mostStageCells;
    for (std::size_t i = 0; tooLarge && i < rowPlaces.size(); ++i) {
        rowPlaces[i] = inOrder(queries[i].size());
        columnPlaces[i] = inOrder(keys[i].size());
    }
    return {placesWith(there, std::move(rowPlaces)), placesWith(there, std::move(columnPlaces))};
}

core::Matrix MapAlignment::placed(std::size_t side, core::MatrixView map, float absent) const
{
    return core::placed(map, queries[side], keys[side], absent);
}

core::Matrix MapAlignment::shared(std::size_t side, std::size_t other, core::MatrixView map) const
{
    return core::placed(map, common(queries[side], queries[other]), common(keys[side], keys[other]), 0);
}

std::optional<Cell> MapAlignment::placeOf(std::size_t side, const Cell& cell) const
{
    const auto query = ::placeOf(queries[side], cell.query);
    const auto key = ::placeOf(keys[side], cell.key);
    return query && key ? std::optional(Cell{*query, *key}) : std::nullopt;
}

std::optional<Cell> MapAlignment::cellAt(std::size_t side, const Cell& place) const
{
    const auto query = tokenAt(queries[side], place.query);
    const auto key = tokenAt(keys[side], place.key);
    return query && key ? std::optional(Cell{*query, *key}) : std::nullopt;
}

core::SameToken sameTokenIn(const std::vector<core::Run>& runs, Index item)
{
    const auto text = [item](const std::vector<std::string>& all) {
        return item < std::ssize(all) ? all[static_cast<std::size_t>(item)] : std::string();
    };
    const core::Run& first = runs.front();
    const bool same = std::ranges::all_of(runs, [&](const core::Run& run) {
        return text(run.texts) == text(first.texts) && text(run.targets) == text(first.targets)
               && run.keys_text == first.keys_text;
    });
    return same ? core::SameToken::Place : core::SameToken::Text;
}

QStringList placedNames(const TokenPlaces& places, const QStringList& names)
{
    QStringList placed;
    for (const auto& token : places) placed << (token ? names.value(*token) : QString());
    return placed;
}

QStringList placedLabels(const std::vector<TokenPlaces>& sides, std::size_t side, const QStringList& names)
{
    std::size_t first = 0;
    while (first + 1 < sides.size() && sides[first].empty()) ++first;
    const auto isAdded = [&](std::size_t place) {
        if (side != first) return !has(sides[first], place);
        bool others = false, anybody = false;
        for (std::size_t other = 0; other < sides.size(); ++other) {
            if (other == side || sides[other].empty()) continue;
            others = true;
            anybody = anybody || has(sides[other], place);
        }
        return others && !anybody;
    };
    QStringList labels = placedNames(sides[side], names);
    for (std::size_t place = 0; place < sides[side].size(); ++place) {
        QString& label = labels[static_cast<Index>(place)];
        if (has(sides[side], place) && isAdded(place))
            label = QCoreApplication::translate("MapAlignment", "+ %1").arg(label);
    }
    return labels;
}

std::vector<bool> absentIn(const TokenPlaces& places)
{
    std::vector<bool> absent;
    for (const auto& token : places) absent.push_back(!token);
    if (std::ranges::find(absent, true) == absent.end()) absent.clear();
    return absent;
}

Index countMissing(const TokenPlaces& of, const TokenPlaces& in)
{
    Index count = 0;
    for (std::size_t place = 0; place < of.size(); ++place) count += has(of, place) && !has(in, place) ? 1 : 0;
    return count;
}
