#include "ui/view/map/marked_cells.h"

#include "ui/theme/palette.h"

#include <algorithm>
#include <cmath>

using core::Index;
using core::KeyRun;

namespace {

/// Cells of fewer pixels have no line around them: there would be little else.
constexpr double leastOutlined = 6;

}  // namespace

MarkedCells::MarkedCells(MapPanel* panel, QCustomPlot* plot)
    : QCPLayerable(plot, QStringLiteral("overlay")),
      m_panel(panel)
{
}

void MarkedCells::applyDefaultAntialiasingHint(QCPPainter* painter) const { painter->setAntialiasing(false); }

QRect MarkedCells::clipRect() const { return m_panel->axes()->rect().adjusted(-1, -1, 1, 1); }

/// The rectangle of a run of cells, at least one pixel however small cells are.
QRect MarkedCells::pixels(Index row, const KeyRun& run) const
{
    const QRectF cells = m_panel->heatmap()->cellRect(row, run.from, row, run.to);
    const int left = static_cast<int>(std::lround(cells.left()));
    const int top = static_cast<int>(std::lround(cells.top()));
    return {left, top, std::max(1, static_cast<int>(std::lround(cells.right())) - left),
            std::max(1, static_cast<int>(std::lround(cells.bottom())) - top)};
}

template<typename Visit>
void MarkedCells::forEachRun(const Heatmap::Visible& cells, const Visit& visit) const
{
    for (auto row = m_runs.lower_bound(cells.top); row != m_runs.end() && row->first <= cells.bottom; ++row)
        for (const KeyRun& run : row->second) {
            // Only what can be seen: painters do not take millions of pixels.
            const KeyRun part{std::max(run.from, cells.left), std::min(run.to, cells.right)};
            if (part.from <= part.to) visit(row->first, part);
        }
}

void MarkedCells::draw(QCPPainter* painter)
{
    const Heatmap::Visible cells = m_panel->heatmap()->visible();
    if (m_runs.empty() || cells.empty()) return;
    drawTint(painter, cells);
    const QRectF cell = m_panel->heatmap()->cellRect(0, 0, 0, 0);
    if (std::min(cell.width(), cell.height()) >= leastOutlined) drawOutline(painter, cells);
}

/// By way of a picture, in which cells that share a pixel do not darken it twice.
void MarkedCells::drawTint(QCPPainter* painter, const Heatmap::Visible& cells) const
{
    const QRect area = m_panel->axes()->rect();
    QImage tint(area.size(), QImage::Format_ARGB32_Premultiplied);
    tint.fill(Qt::transparent);
    QPainter inside(&tint);
    inside.setCompositionMode(QPainter::CompositionMode_Source);
    QColor color = themeColors().accent;
    color.setAlphaF(0.38F);
    forEachRun(cells, [&](Index row, const KeyRun& run) {
        inside.fillRect(pixels(row, run).translated(-area.topLeft()), color);
    });
    inside.end();
    painter->drawImage(area.topLeft(), tint);
}

/// Outlines connected cells in two colours, one of which shows on any cell.
void MarkedCells::drawOutline(QCPPainter* painter, const Heatmap::Visible& cells) const
{
    QRegion region;
    forEachRun(cells, [&](Index row, const KeyRun& run) { region += pixels(row, run); });
    QPainterPath path;
    path.addRegion(region);
    path = path.simplified();
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(themeColors().window, 3));
    painter->drawPath(path);
    painter->setPen(QPen(themeColors().accent, 1));
    painter->drawPath(path);
}

#include "moc_marked_cells.cpp"
