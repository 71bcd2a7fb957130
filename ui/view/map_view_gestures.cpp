// What mouse, wheel and keys do to the map.

#include <QToolTip>

#include "ui/view/arrow_keys.h"
#include "ui/view/map_view.h"

#include <algorithm>
#include <cmath>

using core::Cell;
using core::Index;

namespace {

/// Tokens whose labels can be read around a cell that somebody goes to.
constexpr double leastReadable = 24;

constexpr Index pageOfKeys = 10;  ///< queries that Page up and Page down pass

}  // namespace

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

void MapView::goTo(const Cell& cell)
{
    const Cell place = placeOf(cell);
    if (!isShown(place) || width() < 50) return;
    const QRect area = m_panel.axes()->rect();
    const double pitch = TokenLabels::leastPitch(m_panel.queryLabels()->font(), this);
    const double side = std::max(leastReadable, std::floor(std::min(area.width(), area.height()) / pitch));
    const auto show = [side](QCPAxis* axis, Index count, Index middle) {
        const double size = std::min(static_cast<double>(count), std::min(side, axis->range().size()));
        axis->setRange(static_cast<double>(middle) - size / 2, static_cast<double>(middle) + size / 2);
    };
    show(m_panel.keyAxis(), m_panel.heatmap()->cols(), place.key);
    show(m_panel.queryAxis(), m_panel.heatmap()->rows(), place.query);
    keepInside();
    arrange();
}

void MapView::centerOn(const QPointF& coordinates)
{
    const auto show = [](QCPAxis* axis, double middle) {
        axis->setRange(middle - axis->range().size() / 2, middle + axis->range().size() / 2);
    };
    show(m_panel.keyAxis(), coordinates.x());
    show(m_panel.queryAxis(), coordinates.y());
    keepInside();
    lookAround();
}

/// As little as is needed for a cell to be seen.
void MapView::reveal(const Cell& place)
{
    const auto show = [](QCPAxis* axis, Index cell) {
        const auto middle = static_cast<double>(cell);
        const double before = std::max(0.0, axis->range().lower - (middle - 0.5));
        const double behind = std::max(0.0, middle + 0.5 - axis->range().upper);
        if (before == 0 && behind == 0) return false;
        axis->moveRange(before > 0 ? -before : behind);
        return true;
    };
    const bool across = show(m_panel.keyAxis(), place.key);
    if (!show(m_panel.queryAxis(), place.query) && !across) return;
    keepInside();
    lookAround();
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
    if (event->button() != Qt::LeftButton || isEmpty()) return;
    m_pressed = event->position();
    const auto place = placeAt(m_pressed);
    if (m_minimap->contains(m_pressed)) {
        m_drag = Drag::Minimap;
        centerOn(m_minimap->coordinatesAt(m_pressed));
    } else if (!event->modifiers().testFlag(Qt::ShiftModifier)) {
        m_drag = Drag::Click;
    } else if (place) {
        m_drag = Drag::Mark;
        beginMarking(*place);
    }
}

void MapView::mouseMoveEvent(QMouseEvent* event)
{
    if (isEmpty()) return;
    const QPointF moved = event->position() - m_pressed;
    if (m_drag == Drag::Minimap) return centerOn(m_minimap->coordinatesAt(event->position()));
    if (m_drag == Drag::Click && moved.manhattanLength() < QApplication::startDragDistance()) return;
    if (m_drag == Drag::Click || m_drag == Drag::Pan) {
        m_drag = Drag::Pan;
        m_pressed = event->position();
        return panBy(moved);
    }
    const auto place = m_minimap->contains(event->position()) ? std::nullopt : placeAt(event->position());
    if (m_drag == Drag::Mark && place) markTo(*place);
    emit cellHovered(place ? std::optional(tokensAt(*place)) : std::nullopt);
}

void MapView::panBy(const QPointF& pixels)
{
    const QRect area = m_panel.axes()->rect();
    m_panel.keyAxis()->moveRange(-pixels.x() / area.width() * m_panel.keyAxis()->range().size());
    m_panel.queryAxis()->moveRange(-pixels.y() / area.height() * m_panel.queryAxis()->range().size());
    keepInside();
    lookAround();
}

/// After resting on a cell: its whole tokens, which the axes may elide.
bool MapView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QCustomPlot::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto place = m_minimap->contains(help->pos()) ? std::nullopt : placeAt(help->pos());
    QToolTip::showText(help->globalPos(), place ? hoverText(*place) : QString(), this);
    return true;
}

void MapView::mouseReleaseEvent(QMouseEvent* event)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    m_stroke.reset();
    if (drag == Drag::Pan || drag == Drag::Minimap) {
        arrangeMinimap();
        return replot(QCustomPlot::rpQueuedReplot);
    }
    if (drag != Drag::Click) return;
    const auto cell = cellAt(event->position());
    emit cellHovered(cell);
    if (cell) emit cellClicked(*cell);
}

void MapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const bool own = m_minimap->contains(event->position()) || event->modifiers().testFlag(Qt::ShiftModifier);
    if (own) return mousePressEvent(event);
    fitAll();
}

void MapView::leaveEvent(QEvent* event)
{
    QCustomPlot::leaveEvent(event);
    emit cellHovered(std::nullopt);
}

/// What the first cell becomes, the others of the stroke become as well.
void MapView::beginMarking(const Cell& place)
{
    const Cell cell = tokensAt(place);
    m_brush = m_marked->hides(cell.query, cell.key) ? core::Brush::Erase : core::Brush::Hide;
    m_stroke = place;
    mark(place);
}

/// A quick pointer skips cells: those between are touched as well.
void MapView::markTo(const Cell& place)
{
    if (!m_stroke || *m_stroke == place) return;
    const Cell from = *m_stroke;
    m_stroke = place;
    const Index rows = place.query - from.query;
    const Index cols = place.key - from.key;
    const Index steps = std::max(std::abs(rows), std::abs(cols));
    for (Index i = 1; i <= steps; ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(steps);
        mark({from.query + std::lround(share * static_cast<double>(rows)),
              from.key + std::lround(share * static_cast<double>(cols))});
    }
}

void MapView::mark(const Cell& place)
{
    const auto marked =
        std::make_shared<const core::Painting>(m_marked->painted(tokensOf({place.query, place.key, 1, 1}), m_brush));
    if (*marked == *m_marked) return;
    setMarked(marked);
    emit cellsMarked(marked);
}

void MapView::moveTo(const Cell& place)
{
    const Cell inside{std::clamp<Index>(place.query, 0, m_panel.heatmap()->rows() - 1),
                      std::clamp<Index>(place.key, 0, m_panel.heatmap()->cols() - 1)};
    emit cellHovered(std::nullopt);
    emit cellClicked(tokensAt(inside));
    reveal(inside);
}

/// Home and End go along the row, with Ctrl along the column; Page up and Page down by several queries.
bool MapView::moveByKey(const QKeyEvent& event)
{
    const Cell place = placeOf(m_chosen);
    const Cell last{m_panel.heatmap()->rows() - 1, m_panel.heatmap()->cols() - 1};
    const bool column = event.modifiers().testFlag(Qt::ControlModifier);
    switch (event.key()) {
    case Qt::Key_Home: moveTo(column ? Cell{0, place.key} : Cell{place.query, 0}); return true;
    case Qt::Key_End: moveTo(column ? Cell{last.query, place.key} : Cell{place.query, last.key}); return true;
    case Qt::Key_PageUp: moveTo({place.query - pageOfKeys, place.key}); return true;
    case Qt::Key_PageDown: moveTo({place.query + pageOfKeys, place.key}); return true;
    default: break;
    }
    const auto step = arrowStep(event);
    if (step) moveTo({place.query + step->query, place.key + step->key});
    return step.has_value();
}

void MapView::keyPressEvent(QKeyEvent* event)
{
    if (isEmpty()) return QCustomPlot::keyPressEvent(event);
    const bool plain = !(event->modifiers() & (Qt::AltModifier | Qt::ControlModifier));
    if (event->key() == Qt::Key_M && plain) {
        if (isShown(placeOf(m_chosen))) beginMarking(placeOf(m_chosen));
        m_stroke.reset();
        return;
    }
    if (!moveByKey(*event)) QCustomPlot::keyPressEvent(event);
}
