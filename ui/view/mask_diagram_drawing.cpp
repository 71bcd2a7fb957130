#include "ui/view/mask_diagram.h"

#include <QPainter>

#include "ui/theme/fonts.h"
#include "ui/view/mask_diagram_labels.h"
#include "ui/view/mask_picture.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

using core::Cell;
using core::Index;

QFont maskLabelFont(bool bold)
{
    QFont font = textFont(9);
    font.setBold(bold);
    return font;
}

void MaskDiagram::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_colors->window);
    if (m_geometry.side == 0 || gridRect().isEmpty()) return;
    if (m_picture.isNull()) renewPicture();
    painter.drawPixmap(gridRect().topLeft(), m_picture);
    drawQueryLabels(painter);
    drawKeyLabels(painter);
    drawLegend(painter);
    drawMarker(painter);
}

void MaskDiagram::renewPicture()
{
    // One more pixel for the line that closes the grid.
    const QSize size = gridRect().size() + QSize(1, 1);
    m_picture = QPixmap(size * devicePixelRatioF());
    m_picture.setDevicePixelRatio(devicePixelRatioF());
    m_picture.fill(m_colors->window);
    QPainter painter(&m_picture);
    drawMaskGrid(painter, m_cells, QRect(offset(), gridRect().size()), m_geometry.side, *m_colors);
}

void MaskDiagram::drawMarker(QPainter& painter) const
{
    const Cell pointed = m_hover.value_or(m_chosen);
    const int side = m_geometry.side;
    const QRect area = gridRect();
    const auto box = [&](const Cell& cell) {
        const QPoint middle = positionOf(cell).toPoint();
        return QRect(middle.x() - side / 2, middle.y() - side / 2, side, side);
    };
    painter.setClipRect(area.adjusted(-2, -2, 3, 3));
    painter.setBrush(Qt::NoBrush);
    QColor soft = m_colors->accent;
    soft.setAlphaF(0.45F);
    painter.setPen(QPen(soft, 1));
    const QRect cell = box(pointed);
    painter.drawRect(QRect(area.left(), cell.top(), area.width(), side));
    painter.drawRect(QRect(cell.left(), area.top(), side, area.height()));
    if (pointed != m_chosen) painter.drawRect(box(m_chosen));
    painter.setPen(QPen(m_colors->accent, 2));
    painter.drawRect(cell.adjusted(0, 0, 1, 1));
    painter.setClipping(false);
}

void MaskDiagram::drawQueryLabels(QPainter& painter) const
{
    const QFontMetrics metrics(maskLabelFont(true), this);
    const QRect area = gridRect();
    const int side = m_geometry.side;
    const Index stride = std::max(1, static_cast<int>(std::ceil(0.95 * metrics.height() / side)));
    const Index marked = m_hover.value_or(m_chosen).query;
    painter.setClipRect(QRect(0, area.top() - maskLabelGap, area.left(), area.height() + 2 * maskLabelGap));
    const Index last = std::min<Index>(m_cells.queries() - 1, (offset().y() + area.height()) / side);
    for (Index query = offset().y() / side; query <= last; ++query) {
        const int middle = qRound(positionOf({query, 0}).y());
        const bool blind = std::ranges::binary_search(m_blind, query);
        if (blind) painter.fillRect(area.left() - 6, middle - side / 2, 3, side, m_colors->warning);
        if (query != marked && (query % stride != 0 || std::abs(query - marked) < stride)) continue;
        painter.setFont(query == marked ? maskLabelFont(true) : maskLabelFont(false));
        painter.setPen(query == marked ? m_colors->accent : blind ? m_colors->warning : m_colors->text);
        const QRect line(0, middle - metrics.height() / 2, area.left() - maskLabelGap - 3, metrics.height());
        const QString text = metrics.elidedText(m_queries.labels.value(query), Qt::ElideMiddle, longestMaskLabel);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text);
    }
    painter.setClipping(false);
}

void MaskDiagram::drawKeyLabels(QPainter& painter) const
{
    const QFontMetrics metrics(maskLabelFont(true), this);
    const QRect area = gridRect();
    const int side = m_geometry.side;
    const Index stride = std::max(1, static_cast<int>(std::ceil(0.95 * metrics.height() / side)));
    const Index marked = m_hover.value_or(m_chosen).key;
    painter.setRenderHint(QPainter::Antialiasing);
    const Index last = std::min<Index>(m_cells.keys() - 1, (offset().x() + area.width() - 1) / side);
    for (Index key = offset().x() / side; key <= last; ++key) {
        if (key != marked && (key % stride != 0 || std::abs(key - marked) < stride)) continue;
        painter.save();
        painter.setFont(key == marked ? maskLabelFont(true) : maskLabelFont(false));
        painter.setPen(key == marked ? m_colors->accent : m_colors->text);
        painter.translate(positionOf({0, key}).x(), area.top() - maskLabelGap);
        painter.rotate(m_geometry.slanted ? -45 : -90);
        const QString text = metrics.elidedText(m_keys.value(key), Qt::ElideMiddle, longestMaskLabel);
        painter.drawText(QRect(0, -metrics.height() / 2, longestMaskLabel + 4, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
        painter.restore();
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

namespace {

/// Where each entry of a legend stands; the last one's bottom is the legend's height.
std::vector<QRect> legendPlaces(const std::vector<MaskCells::Entry>& entries, const QFontMetrics& metrics, int width)
{
    std::vector<QRect> places;
    const int line = metrics.height() + 6;
    QPoint place(0, 12);
    for (const MaskCells::Entry& entry : entries) {
        const int wide = 20 + metrics.horizontalAdvance(entry.text) + 18;
        if (place.x() > 0 && place.x() + wide - 18 > width) place = QPoint(0, place.y() + line);
        places.emplace_back(place, QSize(wide, line));
        place.rx() += wide;
    }
    return places;
}

}  // namespace

int MaskDiagram::legendHeight(int width) const
{
    const auto places = legendPlaces(m_cells.legend(), QFontMetrics(maskLabelFont(false), this), width);
    return places.empty() ? 0 : places.back().bottom() + 3;
}

void MaskDiagram::drawLegend(QPainter& painter) const
{
    const QFontMetrics metrics(maskLabelFont(false), this);
    const std::vector<MaskCells::Entry> entries = m_cells.legend();
    const auto places = legendPlaces(entries, metrics, maximumViewportSize().width() - m_geometry.left);
    painter.setFont(maskLabelFont(false));
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const QRect place = places[i].translated(m_geometry.left, gridRect().bottom() + 1);
        const bool dotted = m_geometry.side >= leastDottedSide;
        drawLegendSign(painter, entries[i].look, QPointF(place.left() + 7, place.center().y() + 0.5), dotted,
                       *m_colors);
        const bool warns = entries[i].look == CellLook::Other || entries[i].look == CellLook::Painted;
        painter.setPen(warns ? m_colors->warning : m_colors->muted);
        painter.drawText(place.adjusted(20, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         entries[i].text);
    }
}
