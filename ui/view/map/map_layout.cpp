#include "ui/view/map/map_layout.h"

#include "ui/theme/magnification.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double barGap = 26, menuGap = 10;

/// Squares, but for a map that is so long and thin that its rows or columns could not be told apart then. On the wall
/// small cells take width that is left: their numbers are wider than high, and an audience reads them from afar.
QSizeF cellIn(const MapLayout::Room& room, double across, double down)
{
    constexpr double thinnest = 8, widest = 1.5, smallCell = 32;
    const double side = std::min(across / room.keys, down / room.queries);
    QSizeF cell(side, side);
    if (room.keys > thinnest * room.queries)
        cell.setHeight(std::max(side, std::min(room.line, down / room.queries)));
    else if (room.queries > thinnest * room.keys)
        cell.setWidth(std::max(side, std::min(room.line, across / room.keys)));
    else if (room.bare && side < scaled(smallCell))
        cell.setWidth(std::max(side, std::min({widest * side, scaled(smallCell), across / room.keys})));
    return cell;
}

}  // namespace

MapLayout MapLayout::in(const Room& room)
{
    const double left = 16 + (room.bare ? 0 : room.line + 6) + room.query_labels;
    const double beside = room.bare ? 0 : barGap + std::max(scaled(barWidth) + room.bar, room.menu.width());
    // Without a colour bar nothing else keeps the room that the last label leans into.
    const double leaning = room.bare ? room.key_labels(1000) / 2 : 0;
    const double right = beside + leaning + 16;
    const double bottom = room.strip + margin + room.caption_lines * room.line + margin;
    const double width = room.size.width();
    const double height = room.size.height();
    const double across = std::max(40.0, width - left - right);
    const QSizeF first = cellIn(room, across, std::max(40.0, height - bottom - 40));
    const double top = 14 + room.key_labels(first.width());
    const QSizeF cell = cellIn(room, across, std::max(40.0, height - top - bottom));
    const QSizeF map(std::floor(cell.width() * room.keys), std::floor(cell.height() * room.queries));

    const double x = std::round(left + std::max(0.0, (width - left - right - map.width()) / 2));
    const double y = std::round(top + std::max(0.0, (height - top - bottom - map.height()) / 3));
    const double barHeight = std::max(map.height(), std::min(120.0, height - y - bottom));
    const double besides = x + map.width() + barGap;
    const double menu = room.menu.height() + menuGap;
    return {.map = QRectF(QPointF(x, y), map),
            .bar = QRectF(besides, y, scaled(barWidth), std::max(0.0, barHeight - menu)),
            .menu = QRectF(QPointF(besides, y + std::max(menuGap, barHeight - menu + menuGap)), room.menu)};
}

std::vector<QRectF> MapLayout::freeAround(const QRectF& map, const QSizeF& size, double bar, double captions)
{
    const QPointF corner(size.width(), size.height());
    const double beside = map.right() + barGap + bar + margin;
    const double under = map.bottom() + margin + captions + margin;
    return {QRectF(QPointF(beside, 0), corner), QRectF(QPointF(map.left(), under), corner)};
}
