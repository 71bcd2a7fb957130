// The cells of a map view: which tokens they stand for, what is said of them, and which are marked.

#include "ui/view/map_view.h"

#include <algorithm>
#include <cmath>

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

/// Words of which tokens from … to have some.
core::KeyRun wordsWithin(const std::vector<TokenRange>& words, Index from, Index to)
{
    const auto first = std::ranges::lower_bound(words, from, {}, &TokenRange::last);
    const auto end = std::ranges::upper_bound(words, to, {}, &TokenRange::first);
    return {first - words.begin(), end - words.begin() - 1};
}

}  // namespace

std::optional<Cell> MapView::placeAt(const QPointF& position) const
{
    if (!m_panel.axes()->rect().contains(position.toPoint())) return std::nullopt;
    const Cell place{static_cast<Index>(std::floor(m_panel.queryAxis()->pixelToCoord(position.y()) + 0.5)),
                     static_cast<Index>(std::floor(m_panel.keyAxis()->pixelToCoord(position.x()) + 0.5))};
    return isShown(place) ? std::optional(place) : std::nullopt;
}

bool MapView::isShown(const Cell& place) const
{
    const Heatmap* map = m_panel.heatmap();
    return place.query >= 0 && place.key >= 0 && place.query < map->rows() && place.key < map->cols();
}

/// Row and column of two tokens; beyond the last where they are left out.
Cell MapView::placeOf(const Cell& tokens) const
{
    if (m_shown.query_tokens.empty()) return tokens;
    return {wordOf(m_shown.query_tokens, tokens.query), wordOf(m_shown.key_tokens, tokens.key)};
}

Cell MapView::tokensAt(const Cell& place) const
{
    if (m_shown.query_tokens.empty()) return place;
    return {m_shown.query_tokens[static_cast<std::size_t>(place.query)].last,
            m_shown.key_tokens[static_cast<std::size_t>(place.key)].first};
}

/// All tokens of a part of the map.
core::CellRange MapView::tokensOf(const core::MapRegion& places) const
{
    const Cell last{places.first_query + places.queries - 1, places.first_key + places.keys - 1};
    if (m_shown.query_tokens.empty()) return {places.first_query, last.query, places.first_key, last.key};
    return {m_shown.query_tokens[static_cast<std::size_t>(places.first_query)].first,
            m_shown.query_tokens[static_cast<std::size_t>(last.query)].last,
            m_shown.key_tokens[static_cast<std::size_t>(places.first_key)].first,
            m_shown.key_tokens[static_cast<std::size_t>(last.key)].last};
}

std::optional<Cell> MapView::cellAt(const QPointF& position) const
{
    const auto place = placeAt(position);
    return place ? std::optional(tokensAt(*place)) : std::nullopt;
}

QPointF MapView::positionOf(const Cell& cell) const
{
    const Cell place = placeOf(cell);
    return {m_panel.keyAxis()->coordToPixel(static_cast<double>(place.key)),
            m_panel.queryAxis()->coordToPixel(static_cast<double>(place.query))};
}

float MapView::weightAt(const Cell& place) const
{
    const HeatPicture* picture = m_panel.heatmap()->pictureAt(place.query, place.key);
    return picture == nullptr ? HeatData::unknown : picture->at(place.query, place.key);
}

QRgb MapView::colorOf(const Cell& cell) const { return m_panel.heatmap()->style().color(weightAt(placeOf(cell))); }

void MapView::setCells(const Cell& chosen, const std::optional<Cell>& hover)
{
    m_chosen = chosen;
    const Cell place = placeOf(chosen);
    const Cell pointed = hover ? placeOf(*hover) : place;
    m_panel.queryLabels()->setMarked(static_cast<int>(pointed.query));
    m_panel.keyLabels()->setMarked(static_cast<int>(pointed.key));
    m_marker->setCells(place, hover ? std::optional(pointed) : std::nullopt);
    describeCell();
    layer(QStringLiteral("overlay"))->replot();  // not the map below, which costs ten times as much
}

void MapView::describeCell()
{
    if (isEmpty()) return;
    const Cell place = placeOf(m_chosen);
    setAccessibleDescription(isShown(place) ? hoverText(place) : tr("left out of this map"));
    speak(this);
}

QString MapView::hoverText(const Cell& place) const
{
    const HeatPicture* picture = m_panel.heatmap()->pictureAt(place.query, place.key);
    const float weight = weightAt(place);
    const QString cells =
        picture == nullptr || !m_long.isShown() ? QString() : m_long.cellsText(*picture, place.query, place.key);
    const QString what = !cells.isEmpty() ? cells
                                          : QStringLiteral("%1 → %2").arg(m_shown.queries.subjects.value(place.query),
                                                                          m_shown.keys.value(place.key));
    if (std::isnan(weight)) return tr("%1: not computed yet").arg(what);
    if (weight == HeatData::hidden) return tr("%1: hidden by the mask").arg(what);
    if (weight == HeatData::broken) return tr("%1: not a number").arg(what);
    // Among tens of thousands of keys four decimals are often 0.
    const char format = m_long.isShown() ? 'g' : 'f';
    return QStringLiteral("%1: %2").arg(what).arg(static_cast<double>(weight), 0, format, m_long.isShown() ? 3 : 4);
}

/// Of a cell among those of its row that are not hidden: 1 for the largest, and how many there are.
std::pair<Index, Index> MapView::rankAt(const Cell& place) const
{
    const float weight = weightAt(place);
    Index rank = 1, of = 0;
    for (Index key = 0; key < m_panel.heatmap()->cols(); ++key) {
        const float other = weightAt({place.query, key});
        if (other != HeatData::hidden) ++of;
        if (std::isfinite(other) && other > weight) ++rank;
    }
    return {rank, of};
}

QString MapView::spoken() const
{
    const Cell place = placeOf(m_chosen);
    if (isEmpty()) return {};
    if (!isShown(place)) return tr("left out of this map");
    const QString query = m_shown.queries.subjects.value(place.query);
    const QString key = m_shown.keys.value(place.key);
    const float weight = weightAt(place);
    if (m_long.isShown()) {
        const HeatPicture* picture = m_panel.heatmap()->pictureAt(place.query, place.key);
        const bool exact = picture == nullptr || m_long.cellsText(*picture, place.query, place.key).isEmpty();
        // Its row is not kept, so that nobody knows the rank.
        return exact ? spokenCell(query, key, weight, 0, 0, m_amount) : hoverText(place);
    }
    const auto [rank, of] = std::isfinite(weight) ? rankAt(place) : std::pair(Index{0}, Index{0});
    return spokenCell(query, key, weight, rank, of, m_amount);
}

void MapView::setMarked(std::shared_ptr<const core::Painting> cells)
{
    m_marked = cells == nullptr ? std::make_shared<const core::Painting>() : std::move(cells);
    showMarked();
    layer(QStringLiteral("overlay"))->replot();
}

/// The marked cells as rows and columns of the map.
void MapView::showMarked()
{
    if (m_shown.query_tokens.empty()) return m_tint->setRuns(m_marked->hidden());
    core::Painting places;
    for (const auto& [query, runs] : m_marked->hidden()) {
        const Index row = wordOf(m_shown.query_tokens, query);
        if (row >= std::ssize(m_shown.query_tokens)) continue;
        for (const core::KeyRun& run : runs) {
            const core::KeyRun words = wordsWithin(m_shown.key_tokens, run.from, run.to);
            if (words.from <= words.to) places = places.painted({row, row, words.from, words.to}, core::Brush::Hide);
        }
    }
    m_tint->setRuns(places.hidden());
}
