#include "ui/view/mask/mask_picture.h"

#include <QImage>
#include <QRegion>

#include "ui/plot/mask/mask_painter.h"

#include <algorithm>
#include <map>
#include <optional>

using core::Index;

namespace {

constexpr int hatchStep = 6;

void drawLines(QPainter& painter, const QRect& box, const QPoint& origin, bool rising)
{
    const int reach = box.height();
    // Counted from the grid's corner, so that lines of neighbours meet and stay in place while one scrolls.
    const int phase = rising ? (origin.x() + origin.y()) % hatchStep : (origin.x() - origin.y()) % hatchStep;
    for (int x = -reach - hatchStep - phase; x < box.width() + reach + hatchStep; x += hatchStep) {
        if (rising)
            painter.drawLine(QPointF(x, 0), QPointF(x - reach, reach));
        else
            painter.drawLine(QPointF(x, 0), QPointF(x + reach, reach));
    }
}

void drawPoints(QPainter& painter, const QRect& box, const QPoint& origin)
{
    for (int y = -(origin.y() % hatchStep) + hatchStep / 2; y < box.height(); y += hatchStep)
        for (int x = -(origin.x() % hatchStep) + hatchStep / 2; x < box.width(); x += hatchStep)
            painter.drawRect(x, y, 1, 1);
}

void drawHatching(QPainter& painter, CellLook look, const QRegion& region, const QRect& area, const Palette& colors)
{
    if (region.isEmpty()) return;
    painter.save();
    painter.setClipRegion(region, Qt::IntersectClip);
    painter.setPen(QPen(maskLineColor(look, colors), 1));
    const QRect box(QPoint(), area.size());
    if (look == CellLook::Padding) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(maskLineColor(look, colors));
        drawPoints(painter, box, area.topLeft());
    }
    painter.setRenderHint(QPainter::Antialiasing);
    if (look == CellLook::Future || look == CellLook::Painted) drawLines(painter, box, area.topLeft(), true);
    if (look == CellLook::Other || look == CellLook::Painted) drawLines(painter, box, area.topLeft(), false);
    painter.restore();
}

void drawDot(QPainter& painter, CellLook look, const QPointF& center, double side, const Palette& colors)
{
    const bool ring = look == CellLook::Alternative;
    painter.setPen(ring ? QPen(colors.accent, std::clamp(side / 22, 1.2, 2.0)) : QPen(Qt::NoPen));
    painter.setBrush(ring ? QBrush(Qt::NoBrush) : QBrush(colors.accent));
    const double radius = ring ? std::max(3.0, side * 0.16) : std::max(2.0, side * 0.115);
    painter.drawEllipse(center, radius, radius);
}

/// The cells that an area touches.
struct Part {
    Index firstQuery, lastQuery, firstKey, lastKey;

    Part(const MaskCells& cells, const QRect& area, int side)
        : firstQuery(area.top() / side),
          lastQuery(std::min<Index>(cells.queries() - 1, area.bottom() / side)),
          firstKey(area.left() / side),
          lastKey(std::min<Index>(cells.keys() - 1, area.right() / side))
    {
    }
};

QRect cellRect(Index query, Index key, const QRect& area, int side)
{
    return {static_cast<int>(key) * side - area.left(), static_cast<int>(query) * side - area.top(), side, side};
}

/// One pixel for each cell, enlarged.
void drawPlain(QPainter& painter, MaskCells& cells, const QRect& area, int side, const Palette& colors)
{
    const Part part(cells, area, side);
    QImage image(static_cast<int>(part.lastKey - part.firstKey + 1),
                 static_cast<int>(part.lastQuery - part.firstQuery + 1), QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y) {
        const auto looks = cells.row(part.firstQuery + y);
        auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(y));
        std::optional<CellLook> last;
        QRgb ink = 0;
        for (int x = 0; x < image.width(); ++x) {
            const CellLook look = looks[static_cast<std::size_t>(part.firstKey + x)];
            if (last != look) ink = plainMaskColor(look, colors).rgb();
            last = look;
            pixels[x] = ink;
        }
    }
    const QRect corner = cellRect(part.firstQuery, part.firstKey, area, side);
    painter.drawImage(QRect(corner.topLeft(), image.size() * side), image);
}

void drawLattice(QPainter& painter, const MaskCells& cells, const QRect& area, int side, const Palette& colors)
{
    const Part part(cells, area, side);
    const QRect first = cellRect(part.firstQuery, part.firstKey, area, side);
    const QRect last = cellRect(part.lastQuery, part.lastKey, area, side);
    painter.setPen(Qt::NoPen);
    for (int x = first.left(); x <= last.right() + 1; x += side)
        painter.fillRect(x, first.top(), 1, last.bottom() + 2 - first.top(), colors.border);
    for (int y = first.top(); y <= last.bottom() + 1; y += side)
        painter.fillRect(first.left(), y, last.right() + 2 - first.left(), 1, colors.border);
}

void drawDotted(QPainter& painter, MaskCells& cells, const QRect& area, int side, const Palette& colors)
{
    const Part part(cells, area, side);
    std::map<CellLook, QRegion> regions;
    for (Index query = part.firstQuery; query <= part.lastQuery; ++query) {
        const auto looks = cells.row(query);
        for (Index key = part.firstKey; key <= part.lastKey;) {
            const CellLook look = looks[static_cast<std::size_t>(key)];
            QRect run = cellRect(query, key, area, side);
            while (++key <= part.lastKey && looks[static_cast<std::size_t>(key)] == look)
                run.setRight(run.right() + side);
            if (isVisible(look))
                painter.fillRect(run, colors.accentSoft);
            else
                regions[look] += run;
        }
    }
    for (const CellLook look : {CellLook::Future, CellLook::Padding, CellLook::Other, CellLook::Painted})
        drawHatching(painter, look, regions[look], area, colors);
    drawLattice(painter, cells, area, side, colors);
    painter.setRenderHint(QPainter::Antialiasing);
    for (Index query = part.firstQuery; query <= part.lastQuery; ++query) {
        const auto looks = cells.row(query);
        for (Index key = part.firstKey; key <= part.lastKey; ++key) {
            const CellLook look = looks[static_cast<std::size_t>(key)];
            const QPointF middle = cellRect(query, key, area, side).topLeft() + QPointF(side + 1, side + 1) / 2;
            if (isVisible(look)) drawDot(painter, look, middle, side, colors);
        }
    }
}

}  // namespace

void drawMaskGrid(QPainter& painter, MaskCells& cells, const QRect& area, int side, const Palette& colors)
{
    if (cells.queries() == 0 || cells.keys() == 0 || area.isEmpty()) return;
    if (side < leastDottedSide)
        drawPlain(painter, cells, area, side, colors);
    else
        drawDotted(painter, cells, area, side, colors);
}

void drawLegendSign(QPainter& painter, CellLook look, const QPointF& center, bool dotted, const Palette& colors)
{
    painter.save();
    const QRect box(qRound(center.x()) - 6, qRound(center.y()) - 6, 13, 13);
    if (!dotted) {
        painter.setPen(QPen(colors.border, 1));
        painter.setBrush(plainMaskColor(look, colors));
        painter.drawRect(box);
    } else if (isVisible(look)) {
        painter.setRenderHint(QPainter::Antialiasing);
        drawDot(painter, look, center, 34, colors);
    } else {
        painter.translate(box.topLeft());
        drawHatching(painter, look, QRect(QPoint(), box.size()), QRect(QPoint(), box.size()), colors);
        painter.setPen(colors.border);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRect(QPoint(), box.size()));
    }
    painter.restore();
}
