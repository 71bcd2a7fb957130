#include "ui/view/ink/ink_ground.h"

#include <algorithm>
#include <cmath>

using core::Index;
using core::TokenRange;

std::optional<double> InkAxis::placeOf(double token) const
{
    if (words.empty()) return token - static_cast<double>(first);
    const auto beyond = static_cast<double>(words.back().last + 1);
    if (token < static_cast<double>(words.front().first)) return token - static_cast<double>(words.front().first);
    if (token >= beyond) return static_cast<double>(count) + token - beyond;
    const auto of = static_cast<Index>(std::floor(token));
    const auto found = std::ranges::lower_bound(words, of, {}, &TokenRange::last);
    if (found == words.end() || found->first > of) return std::nullopt;
    const auto within =
        (token - static_cast<double>(found->first)) / static_cast<double>(found->last + 1 - found->first);
    return static_cast<double>(found - words.begin()) + within;
}

double InkAxis::tokenAt(double place) const
{
    if (words.empty()) return place + static_cast<double>(first);
    if (place < 0) return static_cast<double>(words.front().first) + place;
    const auto at = static_cast<std::size_t>(std::floor(place));
    if (at >= words.size()) return static_cast<double>(words.back().last + 1) + place - static_cast<double>(count);
    const TokenRange& word = words[at];
    return static_cast<double>(word.first)
           + (place - std::floor(place)) * static_cast<double>(word.last + 1 - word.first);
}

std::optional<QPointF> InkTable::positionOf(const core::InkPoint& point) const
{
    const auto row = rows.placeOf(point.row), column = columns.placeOf(point.column);
    if (!row || !column || rows.count == 0 || columns.count == 0) return std::nullopt;
    return QPointF(cells.left() + *column * cells.width() / static_cast<double>(columns.count),
                   cells.top() + *row * cells.height() / static_cast<double>(rows.count));
}

core::InkPoint InkTable::pointAt(const QPointF& position) const
{
    const QPointF inside = position - cells.topLeft();
    return {.row = rows.tokenAt(inside.y() * static_cast<double>(rows.count) / cells.height()),
            .column = columns.tokenAt(inside.x() * static_cast<double>(columns.count) / cells.width())};
}

QRectF InkTable::inkable() const
{
    constexpr double most = 40;
    const double across = std::min(most, cells.width() / static_cast<double>(columns.count) / 2);
    const double down = std::min(most, cells.height() / static_cast<double>(rows.count) / 2);
    return seen.adjusted(-across, -down, across, down);
}

bool InkTable::has(const core::InkStroke& stroke) const
{
    double sum = 0;
    for (const core::InkPoint& point : stroke.points) sum += point.row;
    const auto place = rows.placeOf(sum / static_cast<double>(stroke.points.size()));
    return place && *place > -1 && *place < static_cast<double>(rows.count) + (rows.count > 1 ? 1 : 0);
}
