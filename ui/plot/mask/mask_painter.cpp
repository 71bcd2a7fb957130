#include "ui/plot/mask/mask_painter.h"

#include "ui/plot/heat/cell_painter.h"

#include <algorithm>
#include <map>

using core::Index;

namespace {

constexpr double hatchStep = 4;
constexpr double leastDottedCell = 6;

QColor mixedColor(const QColor& a, const QColor& b, float share)
{
    const auto between = [share](int from, int to) { return from + qRound(static_cast<float>(to - from) * share); };
    return {between(a.red(), b.red()), between(a.green(), b.green()), between(a.blue(), b.blue())};
}

void paintHidden(QPainter& painter, CellLook look, const std::vector<QRectF>& runs, const QRectF& area,
                 const Palette& colors)
{
    if (runs.empty()) return;
    const QPen pen(maskLineColor(look, colors), 0.6, Qt::SolidLine, Qt::FlatCap);
    if (look == CellLook::Padding) {
        for (const QRectF& run : runs) painter.fillRect(run, plainMaskColor(look, colors));
        return;
    }
    if (look == CellLook::Future || look == CellLook::Painted) paintHatch(painter, runs, area, pen, hatchStep, true);
    if (look == CellLook::Other || look == CellLook::Painted) paintHatch(painter, runs, area, pen, hatchStep, false);
}

void paintDot(QPainter& painter, CellLook look, const QPointF& center, double side, const Palette& colors)
{
    const bool ring = look == CellLook::Alternative;
    painter.setPen(ring ? QPen(colors.accent, std::clamp(side / 22, 0.6, 1.6)) : QPen(Qt::NoPen));
    painter.setBrush(ring ? QBrush(Qt::NoBrush) : QBrush(colors.accent));
    const double radius = side * (ring ? 0.16 : 0.115);
    painter.drawEllipse(center, radius, radius);
}

void paintLattice(QPainter& painter, const MaskLooks& looks, const QRectF& rect, const Palette& colors)
{
    painter.setPen(QPen(colors.border, 0.5, Qt::SolidLine, Qt::FlatCap));
    for (Index col = 0; col <= looks.cols; ++col) {
        const double x = rect.left() + rect.width() * static_cast<double>(col) / static_cast<double>(looks.cols);
        painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()));
    }
    for (Index row = 0; row <= looks.rows; ++row) {
        const double y = rect.top() + rect.height() * static_cast<double>(row) / static_cast<double>(looks.rows);
        painter.drawLine(QLineF(rect.left(), y, rect.right(), y));
    }
}

/// Runs of one look, row after row.
template<typename Use>
void eachRun(const MaskLooks& looks, const QRectF& rect, const Use& use)
{
    for (Index row = 0; row < looks.rows; ++row)
        for (Index col = 0; col < looks.cols; ++col) {
            const CellLook look = looks.at(row, col);
            const Index first = col;
            while (col + 1 < looks.cols && looks.at(row, col + 1) == look) ++col;
            use(look, cellsIn(rect, looks.rows, looks.cols, row, first, row, col));
        }
}

/// One pixel for each cell, enlarged.
void paintPlain(QPainter& painter, const MaskLooks& looks, const QRectF& rect, const Palette& colors, Medium medium)
{
    if (medium != Medium::Pixels && std::max(looks.rows, looks.cols) <= largestVectorSide) {
        return fillCells(
            painter, {looks.rows, looks.cols}, rect, [](Index, Index) { return true; },
            [&](Index row, Index col) { return plainMaskColor(looks.at(row, col), colors).rgb(); });
    }
    QImage image(static_cast<int>(looks.cols), static_cast<int>(looks.rows), QImage::Format_RGB32);
    for (int row = 0; row < image.height(); ++row)
        for (int col = 0; col < image.width(); ++col)
            image.setPixelColor(col, row, plainMaskColor(looks.at(row, col), colors));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(rect, image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
}

}  // namespace

QColor maskLineColor(CellLook look, const Palette& colors)
{
    switch (look) {
    case CellLook::Future: return mixedColor(colors.hatch, colors.muted, 0.2F);
    case CellLook::Padding: return mixedColor(colors.window, colors.muted, 0.75F);
    case CellLook::Other: return mixedColor(colors.window, colors.warning, 0.55F);
    default: return mixedColor(colors.window, colors.warning, 0.8F);
    }
}

QColor plainMaskColor(CellLook look, const Palette& colors)
{
    switch (look) {
    case CellLook::Visible: return mixedColor(colors.accentSoft, colors.accent, 0.7F);
    case CellLook::Alternative: return mixedColor(colors.accentSoft, colors.accent, 0.35F);
    case CellLook::Future: return mixedColor(colors.window, colors.hatch, 0.6F);
    case CellLook::Padding: return mixedColor(colors.window, colors.muted, 0.4F);
    case CellLook::Painted: return colors.warning;
    case CellLook::Other: return mixedColor(colors.window, colors.warning, 0.35F);
    }
    return {};
}

MaskLooks MaskLooks::of(MaskCells& cells)
{
    MaskLooks looks{cells.queries(), cells.keys(), {}};
    looks.cells.reserve(static_cast<std::size_t>(looks.rows * looks.cols));
    for (Index row = 0; row < looks.rows; ++row) {
        const auto each = cells.row(row);
        looks.cells.insert(looks.cells.end(), each.begin(), each.end());
    }
    return looks;
}

bool isPlainMask(const MaskLooks& looks, const QRectF& rect)
{
    return rect.width() < leastDottedCell * static_cast<double>(looks.cols);
}

void paintMask(QPainter& painter, const MaskLooks& looks, const QRectF& rect, const Palette& colors, Medium medium)
{
    if (looks.rows == 0 || looks.cols == 0) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (isPlainMask(looks, rect)) {
        paintPlain(painter, looks, rect, colors, medium);
        painter.restore();
        return;
    }
    std::map<CellLook, std::vector<QRectF>> hidden;
    eachRun(looks, rect, [&](CellLook look, const QRectF& run) {
        if (!isVisible(look)) hidden[look].push_back(run);
    });
    fillCells(
        painter, {looks.rows, looks.cols}, rect, [&](Index row, Index col) { return isVisible(looks.at(row, col)); },
        [&](Index, Index) { return colors.accentSoft.rgb(); });
    painter.setRenderHint(QPainter::Antialiasing);
    for (const CellLook look : {CellLook::Padding, CellLook::Future, CellLook::Other, CellLook::Painted})
        paintHidden(painter, look, hidden[look], rect, colors);
    paintLattice(painter, looks, rect, colors);
    const double side = rect.width() / static_cast<double>(looks.cols);
    for (Index row = 0; row < looks.rows; ++row)
        for (Index col = 0; col < looks.cols; ++col)
            if (isVisible(looks.at(row, col)))
                paintDot(painter, looks.at(row, col),
                         cellsIn(rect, looks.rows, looks.cols, row, col, row, col).center(), side, colors);
    painter.restore();
}

void paintMaskSign(QPainter& painter, CellLook look, const QRectF& rect, bool plain, const Palette& colors)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (plain)
        painter.fillRect(rect, plainMaskColor(look, colors));
    else if (isVisible(look))
        painter.fillRect(rect, colors.accentSoft);
    else
        paintHidden(painter, look, {rect}, rect, colors);
    if (!plain && isVisible(look)) paintDot(painter, look, rect.center(), rect.width() * 1.6, colors);
    painter.setPen(QPen(colors.border, 0.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect);
    painter.restore();
}
