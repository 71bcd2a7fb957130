#include "ui/view/map/minimap.h"

#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr double longestSide = 120, shortestSide = 24, gap = 8;

}  // namespace

Minimap::Minimap(MapPanel* panel, QCustomPlot* plot) : QCPLayerable(plot, QStringLiteral("overlay")), m_panel(panel) {}

void Minimap::applyDefaultAntialiasingHint(QCPPainter* painter) const { painter->setAntialiasing(false); }

QRect Minimap::clipRect() const { return mParentPlot->viewport(); }

bool Minimap::isUseful() const
{
    const Heatmap* map = m_panel->heatmap();
    if (std::max(map->rows(), map->cols()) < leastTokens || map->overview() == nullptr) return false;
    const double all = static_cast<double>(map->rows()) * static_cast<double>(map->cols());
    const double seen = m_panel->keyAxis()->range().size() * m_panel->queryAxis()->range().size();
    return seen < (1 - leastHidden) * all;
}

QSizeF Minimap::wantedSize() const
{
    const auto rows = static_cast<double>(m_panel->heatmap()->rows());
    const auto cols = static_cast<double>(m_panel->heatmap()->cols());
    const double scale = scaled(longestSide) / std::max(rows, cols);
    return {std::max(scaled(shortestSide), std::round(cols * scale)),
            std::max(scaled(shortestSide), std::round(rows * scale))};
}

/// The number of sampled cells under a rectangle that show a number.
int Minimap::cellsBehind(const QRectF& corner) const
{
    constexpr int samples = 12;
    const Heatmap* map = m_panel->heatmap();
    int shown = 0;
    for (int i = 0; i < samples * samples; ++i) {
        const int row = i / samples;
        const QPointF place(corner.left() + corner.width() * (i % samples + 0.5) / samples,
                            corner.top() + corner.height() * (row + 0.5) / samples);
        const auto query = static_cast<Index>(std::floor(m_panel->queryAxis()->pixelToCoord(place.y()) + 0.5));
        const auto key = static_cast<Index>(std::floor(m_panel->keyAxis()->pixelToCoord(place.x()) + 0.5));
        if (query < 0 || key < 0 || query >= map->rows() || key >= map->cols()) continue;
        const HeatPicture* picture = map->pictureAt(query, key);
        if (picture != nullptr && picture->at(query, key) != HeatData::hidden) ++shown;
    }
    return shown;
}

void Minimap::arrange(const std::vector<QRectF>& free)
{
    m_rect = {};
    if (!isUseful()) return;
    const QSizeF size = wantedSize();
    for (const QRectF& room : free)
        if (room.width() >= size.width() + 2 * gap && room.height() >= size.height() + 2 * gap) {
            m_rect = QRectF({room.right() - gap - size.width(), room.bottom() - gap - size.height()}, size);
            return;
        }
    const QRectF map = QRectF(m_panel->axes()->rect()).adjusted(gap, gap, -gap, -gap);
    if (map.width() < 2 * size.width() || map.height() < 2 * size.height()) return;
    const double right = map.right() - size.width();
    const double bottom = map.bottom() - size.height();
    int least = std::numeric_limits<int>::max();
    for (const QPointF& corner :
         {QPointF(right, map.top()), QPointF(right, bottom), QPointF(map.left(), bottom), map.topLeft()}) {
        const int behind = cellsBehind({corner, size});
        if (behind >= least) continue;
        least = behind;
        m_rect = QRectF(corner, size);
    }
}

QPointF Minimap::coordinatesAt(const QPointF& position) const
{
    const auto rows = static_cast<double>(m_panel->heatmap()->rows());
    const auto cols = static_cast<double>(m_panel->heatmap()->cols());
    return {std::clamp((position.x() - m_rect.left()) / m_rect.width(), 0.0, 1.0) * cols - 0.5,
            std::clamp((position.y() - m_rect.top()) / m_rect.height(), 0.0, 1.0) * rows - 0.5};
}

/// The visible part of the map, as a part of the minimap; large enough to be seen.
QRectF Minimap::visiblePart() const
{
    const auto across = m_rect.width() / static_cast<double>(m_panel->heatmap()->cols());
    const auto down = m_rect.height() / static_cast<double>(m_panel->heatmap()->rows());
    const QCPRange keys = m_panel->keyAxis()->range();
    const QCPRange queries = m_panel->queryAxis()->range();
    QRectF part(m_rect.left() + (keys.lower + 0.5) * across, m_rect.top() + (queries.lower + 0.5) * down,
                keys.size() * across, queries.size() * down);
    constexpr double least = 5;
    const QPointF middle = part.center();
    part.setSize({std::max(least, part.width()), std::max(least, part.height())});
    part.moveCenter(middle);
    return part.intersected(m_rect);
}

void Minimap::drawPicture(QCPPainter* painter)
{
    const HeatPicture* all = m_panel->heatmap()->overview();
    const double scale = painter->device()->devicePixelRatioF();
    const QSize pixels = (m_rect.size() * scale).toSize();
    if (m_picture.size() != pixels) {
        const QRectF cells(0, 0, static_cast<double>(all->data->cols()), static_cast<double>(all->data->rows()));
        m_picture = heatImage(all->colored(), cells, pixels, m_panel->heatmap()->style(), themeColors().window,
                              std::max(4, static_cast<int>(std::lround(5 * scale))));
    }
    painter->drawImage(m_rect, m_picture);
}

void Minimap::draw(QCPPainter* painter)
{
    if (m_rect.isEmpty() || m_panel->heatmap()->overview() == nullptr) return;
    painter->fillRect(m_rect.adjusted(-4, -4, 4, 4), themeColors().window);
    drawPicture(painter);
    const QRect part = visiblePart().toAlignedRect();
    QPainterPath rest;
    rest.addRect(m_rect);
    QPainterPath seen;
    seen.addRect(QRectF(part));
    QColor veil = themeColors().window;
    veil.setAlphaF(0.35F);
    painter->fillPath(rest.subtracted(seen), veil);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(themeColors().border, 1));
    painter->drawRect(m_rect.adjusted(-4, -4, 3, 3));
    painter->setPen(QPen(themeColors().window, 1));
    painter->drawRect(part.adjusted(-1, -1, 0, 0));
    painter->setPen(QPen(themeColors().accent, 1));
    painter->drawRect(part.adjusted(0, 0, -1, -1));
    painter->drawRect(part.adjusted(1, 1, -2, -2));
}

#include "moc_minimap.cpp"
