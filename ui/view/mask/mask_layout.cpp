#include "ui/view/mask/mask_layout.h"

#include <QFontMetrics>

#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"

#include <algorithm>

using core::Cell;

namespace {

constexpr int largestSide = 44;
constexpr qsizetype longText = 100;  ///< tokens; beyond it cells may shrink to a dot
constexpr double slope = 0.7071;     ///< sine and cosine of the key labels' 45°

int labelWidth(const QStringList& labels, const QPaintDevice* device)
{
    const QFontMetrics metrics(maskLabelFont(true), device);
    int widest = 0;
    for (const QString& label : labels) {
        widest = std::max(widest, metrics.horizontalAdvance(label) + 2);
        if (widest >= scaled(longestMaskLabel)) return scaled(longestMaskLabel);
    }
    return widest;
}

}  // namespace

QFont maskLabelFont(bool bold)
{
    QFont font = textFont(9);
    font.setBold(bold);
    return font;
}

MaskLayout MaskLayout::in(const QSize& room, const QStringList& queries, const QStringList& keys,
                          const std::vector<MaskCells::Entry>& legend, const QPaintDevice* device)
{
    MaskLayout result;
    if (queries.isEmpty() || keys.isEmpty()) return result;
    const QFontMetrics metrics(maskLabelFont(false), device);
    const int line = metrics.height();
    const int keyWidth = labelWidth(keys, device);
    const int least = std::max(queries.size(), keys.size()) > longText ? 2 : 6;
    const QSize cells(static_cast<int>(keys.size()), static_cast<int>(queries.size()));
    result.left = labelWidth(queries, device) + 2 * maskLabelGap + 3;
    result.legendWidth = room.width() - result.left;
    const auto places = legendPlaces(legend, metrics, result.legendWidth);
    result.legend = places.empty() ? 0 : places.back().bottom() + 3;
    for (const bool slanted : {true, false}) {
        result.slanted = slanted;
        result.top = maskLabelGap + line / 2 + (slanted ? qRound(keyWidth * slope) : keyWidth);
        result.overhang = slanted ? qRound(keyWidth * slope) : line / 2;
        const int wide = (room.width() - result.left - result.overhang - 2) / cells.width();
        const int high = (room.height() - result.top - result.legend - 2) / cells.height();
        result.side = std::clamp(std::min(wide, high), least, scaled(largestSide));
        if (result.side >= 1.25 * line) break;
    }
    result.grid = cells * result.side;
    return result;
}

QRect MaskLayout::gridIn(const QSize& viewport) const
{
    const QSize room(viewport.width() - left - 2, viewport.height() - top - legend - 2);
    return {QPoint(left, top), grid.boundedTo(room.expandedTo({0, 0}))};
}

std::optional<Cell> MaskFrame::cellAt(const QPointF& position) const
{
    if (layout.side == 0 || !grid.contains(position.toPoint())) return std::nullopt;
    const QPoint inside = position.toPoint() - grid.topLeft() + offset;
    if (inside.x() >= layout.grid.width() || inside.y() >= layout.grid.height()) return std::nullopt;
    return Cell{inside.y() / layout.side, inside.x() / layout.side};
}

QPointF MaskFrame::positionOf(const Cell& cell) const
{
    const double side = layout.side;
    const QPointF middle((static_cast<double>(cell.key) + 0.5) * side, (static_cast<double>(cell.query) + 0.5) * side);
    return middle + grid.topLeft() - offset;
}

std::vector<QRect> legendPlaces(const std::vector<MaskCells::Entry>& entries, const QFontMetrics& metrics, int width)
{
    std::vector<QRect> places;
    const int line = metrics.height() + 6;
    QPoint place(0, 12);
    for (const MaskCells::Entry& entry : entries) {
        const int wide = scaled(20) + metrics.horizontalAdvance(entry.text) + 18;
        if (place.x() > 0 && place.x() + wide - 18 > width) place = QPoint(0, place.y() + line);
        places.emplace_back(place, QSize(wide, line));
        place.rx() += wide;
    }
    return places;
}
