#include "ui/plot/heat/cell_marker.h"

#include "ui/theme/palette.h"

using core::Cell;
using core::Index;

CellMarker::CellMarker(MapPanel* panel, QCustomPlot* plot)
    : QCPLayerable(plot, QStringLiteral("overlay")),
      m_panel(panel)
{
}

void CellMarker::setCells(const Cell& chosen, const std::optional<Cell>& hover, Marks marks)
{
    m_chosen = chosen;
    m_hover = hover;
    m_marks = hover ? Marks::Cell : marks;
}

void CellMarker::applyDefaultAntialiasingHint(QCPPainter* painter) const { painter->setAntialiasing(true); }

QRect CellMarker::clipRect() const { return m_panel->axes()->rect().adjusted(-1, -1, 1, 1); }

void CellMarker::draw(QCPPainter* painter)
{
    const Heatmap* map = m_panel->heatmap();
    const Index lastRow = map->rows() - 1;
    const Index lastCol = map->cols() - 1;
    painter->setBrush(Qt::NoBrush);

    const Cell cell = m_hover.value_or(m_chosen);
    if (cell.query > lastRow || cell.key > lastCol) return;
    const QPen bold(themeColors().accent, 2);
    QColor line = themeColors().accent;
    line.setAlphaF(0.55F);
    painter->setPen(m_marks == Marks::Cell ? QPen(line, 1) : bold);
    // Beyond what can be seen a row may be millions of pixels long, which painters do not take.
    const QRectF near = QRectF(m_panel->axes()->rect()).adjusted(-20, -20, 20, 20);
    const QRectF row = map->cellRect(cell.query, 0, cell.query, lastCol).intersected(near);
    const QRectF column = map->cellRect(0, cell.key, lastRow, cell.key).intersected(near);
    if (m_marks != Marks::Column) painter->drawRect(row);
    if (m_marks != Marks::Row) painter->drawRect(column);
    if (m_marks != Marks::Cell) return;
    painter->setPen(bold);
    painter->drawRect(map->cellRect(cell.query, cell.key, cell.query, cell.key).intersected(near));
}

#include "moc_cell_marker.cpp"
