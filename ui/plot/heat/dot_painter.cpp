#include "ui/plot/heat/dot_painter.h"

#include <QPainter>

#include <QPainterPath>

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr double largestDot = 0.94;  ///< diameter of the fullest dot, in cells
constexpr double smallest = 0.02;    ///< the share of its part of the range; below it nothing is seen

/// The smallest cell for dots, in the painter's units: pixels, or points of a page.
constexpr double smallestCell = 3;

}  // namespace

bool drawsDots(const HeatStyle& style, const QSizeF& cell)
{
    return style.dots && std::min(cell.width(), cell.height()) >= smallestCell;
}

HeatStyle underDots(HeatStyle style, QColor paper)
{
    style.paper = paper;
    return style;
}

void paintDots(QPainter& painter, const HeatData& data, const core::CellRange& cells, const HeatStyle& style,
               const std::function<QRectF(Index, Index)>& place)
{
    QPainterPath dots, rings, crosses;
    const double whole = style.isDiverging() ? style.highest : 1;
    double width = 1;
    for (Index row = cells.first_query; row <= cells.last_query; ++row)
        for (Index col = cells.first_key; col <= cells.last_key; ++col) {
            const float value = data.at(row, col);
            if (value == HeatData::hidden || std::isnan(value)) continue;  // nothing is known of it
            const QRectF cell = place(row, col);
            const double side = std::min(cell.width(), cell.height());
            width = std::clamp(0.06 * side, 0.5, 2.5);
            if (!std::isfinite(value)) {
                const QPointF arm(0.25 * side, 0.25 * side), other(0.25 * side, -0.25 * side);
                for (const QPointF& end : {arm, other}) {
                    crosses.moveTo(cell.center() - end);
                    crosses.lineTo(cell.center() + end);
                }
                continue;
            }
            const auto number = static_cast<double>(value);
            const double share = style.isDiverging() ? std::abs(number) / whole : style.position(number);
            if (!(share > smallest * smallest)) continue;
            const double radius = 0.5 * largestDot * side * std::sqrt(std::min(share, 1.0));
            if (style.isDiverging() && number < 0)
                rings.addEllipse(cell.center(), std::max(0.0, radius - width / 2), std::max(0.0, radius - width / 2));
            else
                dots.addEllipse(cell.center(), radius, radius);
        }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(dots, style.ink);
    if (!rings.isEmpty()) painter.strokePath(rings, QPen(style.ink, width));
    if (!crosses.isEmpty()) painter.strokePath(crosses, QPen(style.notANumber, width));
    painter.restore();
}
