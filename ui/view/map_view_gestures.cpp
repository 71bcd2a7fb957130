// What mouse, wheel and keys do to the map.

#include <QToolTip>

#include "ui/view/arrow_keys.h"
#include "ui/view/map_view.h"

#include <algorithm>
#include <cmath>

using core::Index;

std::optional<Cell> MapView::cellAt(const QPointF& position) const
{
    if (!m_panel.axes()->rect().contains(position.toPoint())) return std::nullopt;
    const Cell cell{static_cast<Index>(std::floor(m_panel.queryAxis()->pixelToCoord(position.y()) + 0.5)),
                    static_cast<Index>(std::floor(m_panel.keyAxis()->pixelToCoord(position.x()) + 0.5))};
    const Heatmap* map = m_panel.heatmap();
    if (cell.query < 0 || cell.key < 0 || cell.query >= map->rows() || cell.key >= map->cols()) return std::nullopt;
    return cell;
}

QPointF MapView::positionOf(const Cell& cell) const
{
    return {m_panel.keyAxis()->coordToPixel(static_cast<double>(cell.key)),
            m_panel.queryAxis()->coordToPixel(static_cast<double>(cell.query))};
}

void MapView::fitAll()
{
    m_panel.fit();
    arrange();
}

void MapView::zoomBy(double factor) { zoomAt(m_panel.axes()->rect().center(), factor); }

void MapView::zoomAt(const QPointF& position, double factor)
{
    if (isEmpty()) return;
    // No closer than two cells, no further than the whole map; both axes by the same factor keep cells square.
    const double cells = m_panel.keyAxis()->range().size();
    const double all = static_cast<double>(m_panel.heatmap()->cols());
    const double wanted = std::clamp(cells / factor, std::min(2.0, all), all);
    m_panel.keyAxis()->scaleRange(wanted / cells, m_panel.keyAxis()->pixelToCoord(position.x()));
    m_panel.queryAxis()->scaleRange(wanted / cells, m_panel.queryAxis()->pixelToCoord(position.y()));
    keepInside();
    arrange();
}

void MapView::keepInside()
{
    const auto hold = [](QCPAxis* axis, Index count) {
        const double most = static_cast<double>(count);
        const double size = std::min(axis->range().size(), most);
        const double lower = std::clamp(axis->range().lower, -0.5, most - 0.5 - size);
        axis->setRange(lower, lower + size);
    };
    hold(m_panel.keyAxis(), m_panel.heatmap()->cols());
    hold(m_panel.queryAxis(), m_panel.heatmap()->rows());
}

void MapView::wheelEvent(QWheelEvent* event)
{
    if (isEmpty()) return;
    const double notches = event->angleDelta().y() / 120.0;
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        zoomAt(event->position(), std::pow(1.25, notches));
    } else {
        QCPAxis* axis = event->modifiers().testFlag(Qt::ShiftModifier) ? m_panel.keyAxis() : m_panel.queryAxis();
        axis->moveRange(-notches * axis->range().size() / 8);
        keepInside();
        lookAround();
    }
    event->accept();
}

void MapView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    m_pressed = event->position();
    m_dragged = false;
}

void MapView::mouseMoveEvent(QMouseEvent* event)
{
    if (isEmpty()) return;
    if (m_pressed && event->buttons().testFlag(Qt::LeftButton)) {
        const QPointF moved = event->position() - *m_pressed;
        if (!m_dragged && moved.manhattanLength() < QApplication::startDragDistance()) return;
        m_dragged = true;
        const QRect area = m_panel.axes()->rect();
        m_panel.keyAxis()->moveRange(-moved.x() / area.width() * m_panel.keyAxis()->range().size());
        m_panel.queryAxis()->moveRange(-moved.y() / area.height() * m_panel.queryAxis()->range().size());
        m_pressed = event->position();
        keepInside();
        lookAround();
        return;
    }
    emit cellHovered(cellAt(event->position()));
}

/// After resting on a cell: its whole tokens, which the axes may elide.
bool MapView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QCustomPlot::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(help->pos());
    QToolTip::showText(help->globalPos(), cell ? hoverText(*cell) : QString(), this);
    return true;
}

void MapView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_pressed) return;
    const bool clicked = !m_dragged;
    m_pressed.reset();
    if (!clicked) return;
    const auto cell = cellAt(event->position());
    emit cellHovered(cell);
    if (cell) emit cellClicked(*cell);
}

void MapView::mouseDoubleClickEvent(QMouseEvent*) { fitAll(); }

void MapView::leaveEvent(QEvent* event)
{
    QCustomPlot::leaveEvent(event);
    emit cellHovered(std::nullopt);
}

void MapView::moveCell(Index rows, Index cols)
{
    if (isEmpty()) return;
    emit cellHovered(std::nullopt);
    emit cellClicked({std::clamp<Index>(m_chosen.query + rows, 0, m_panel.heatmap()->rows() - 1),
                      std::clamp<Index>(m_chosen.key + cols, 0, m_panel.heatmap()->cols() - 1)});
}

void MapView::keyPressEvent(QKeyEvent* event)
{
    if (const auto step = arrowStep(*event)) return moveCell(step->query, step->key);
    QCustomPlot::keyPressEvent(event);
}
