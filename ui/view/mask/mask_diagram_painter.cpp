#include "ui/view/mask/mask_diagram_painter.h"

#include "ui/theme/magnification.h"
#include "ui/view/mask/mask_picture.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

using core::Cell;
using core::Index;

Index MaskDiagramPainter::stride() const
{
    return std::max(1, static_cast<int>(std::ceil(0.95 * metrics(true).height() / m_of.frame.layout.side)));
}

void MaskDiagramPainter::paintMarker()
{
    const int side = m_of.frame.layout.side;
    const QRect& area = m_of.frame.grid;
    const auto box = [&](const Cell& cell) {
        const QPoint middle = m_of.frame.positionOf(cell).toPoint();
        return QRect(middle.x() - side / 2, middle.y() - side / 2, side, side);
    };
    m_painter.setClipRect(area.adjusted(-2, -2, 3, 3));
    m_painter.setBrush(Qt::NoBrush);
    QColor soft = m_of.colors.accent;
    soft.setAlphaF(0.45F);
    m_painter.setPen(QPen(soft, 1));
    const QRect cell = box(m_of.pointed);
    m_painter.drawRect(QRect(area.left(), cell.top(), area.width(), side));
    m_painter.drawRect(QRect(cell.left(), area.top(), side, area.height()));
    if (m_of.pointed != m_of.chosen) m_painter.drawRect(box(m_of.chosen));
    m_painter.setPen(QPen(m_of.colors.accent, 2));
    m_painter.drawRect(cell.adjusted(0, 0, 1, 1));
    m_painter.setClipping(false);
}

void MaskDiagramPainter::paintQueryLabels()
{
    const QFontMetrics bold = metrics(true);
    const QRect& area = m_of.frame.grid;
    const int side = m_of.frame.layout.side;
    const Index apart = stride();
    const Index marked = m_of.pointed.query;
    m_painter.setClipRect(QRect(0, area.top() - maskLabelGap, area.left(), area.height() + 2 * maskLabelGap));
    const Index last = std::min<Index>(m_of.cells.queries() - 1, (m_of.frame.offset.y() + area.height()) / side);
    for (Index query = m_of.frame.offset.y() / side; query <= last; ++query) {
        const int middle = qRound(m_of.frame.positionOf({query, 0}).y());
        const bool blind = std::ranges::binary_search(m_of.blind, query);
        if (blind) m_painter.fillRect(area.left() - 6, middle - side / 2, 3, side, m_of.colors.warning);
        if (query != marked && (query % apart != 0 || std::abs(query - marked) < apart)) continue;
        m_painter.setFont(maskLabelFont(query == marked));
        m_painter.setPen(query == marked ? m_of.colors.accent : blind ? m_of.colors.warning : m_of.colors.text);
        const QRect line(0, middle - bold.height() / 2, area.left() - maskLabelGap - 3, bold.height());
        const QString text =
            bold.elidedText(m_of.queries.labels.value(query), Qt::ElideMiddle, scaled(longestMaskLabel));
        m_painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text);
    }
    m_painter.setClipping(false);
}

void MaskDiagramPainter::paintKeyLabels()
{
    const QFontMetrics bold = metrics(true);
    const QRect& area = m_of.frame.grid;
    const int side = m_of.frame.layout.side;
    const Index apart = stride();
    const Index marked = m_of.pointed.key;
    m_painter.setRenderHint(QPainter::Antialiasing);
    const Index last = std::min<Index>(m_of.cells.keys() - 1, (m_of.frame.offset.x() + area.width() - 1) / side);
    for (Index key = m_of.frame.offset.x() / side; key <= last; ++key) {
        if (key != marked && (key % apart != 0 || std::abs(key - marked) < apart)) continue;
        m_painter.save();
        m_painter.setFont(maskLabelFont(key == marked));
        m_painter.setPen(key == marked ? m_of.colors.accent : m_of.colors.text);
        m_painter.translate(m_of.frame.positionOf({0, key}).x(), area.top() - maskLabelGap);
        m_painter.rotate(m_of.frame.layout.slanted ? -45 : -90);
        const QString text = bold.elidedText(m_of.keys.value(key), Qt::ElideMiddle, scaled(longestMaskLabel));
        m_painter.drawText(QRect(0, -bold.height() / 2, scaled(longestMaskLabel) + 4, bold.height()),
                           Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
        m_painter.restore();
    }
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

void MaskDiagramPainter::paintLegend()
{
    const MaskLayout& layout = m_of.frame.layout;
    const std::vector<MaskCells::Entry> entries = m_of.cells.legend();
    const auto places = legendPlaces(entries, metrics(false), layout.legendWidth);
    m_painter.setFont(maskLabelFont(false));
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const QRect place = places[i].translated(layout.left, m_of.frame.grid.bottom() + 1);
        const bool dotted = layout.side >= leastDottedSide;
        drawLegendSign(m_painter, entries[i].look, QPointF(place.left() + 7, place.center().y() + 0.5), dotted,
                       m_of.colors);
        const bool warns = entries[i].look == CellLook::Other || entries[i].look == CellLook::Painted;
        m_painter.setPen(warns ? m_of.colors.warning : m_of.colors.muted);
        m_painter.drawText(place.adjusted(scaled(20), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                           entries[i].text);
    }
}
