#include "ui/view/map/map_gestures.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>

#include "ui/view/arrow_keys.h"
#include "ui/view/map/minimap.h"
#include "ui/view/pinch.h"

#include <cmath>
#include <utility>

using core::Cell;
using core::Index;

namespace {

constexpr Index pageOfKeys = 10;  ///< queries that Page up and Page down pass

}  // namespace

MapGestures::MapGestures(QWidget* map, const Minimap* minimap) : m_minimap(minimap)
{
    auto* pinch = new Pinch(map);
    connect(pinch, &Pinch::begun, this, &MapGestures::giveUp);
    connect(pinch, &Pinch::zoomed, this, &MapGestures::zoomed);
    connect(pinch, &Pinch::wholeAsked, this, &MapGestures::wholeAsked);
}

void MapGestures::press(const QMouseEvent& event)
{
    m_pressed = event.position();
    if (m_minimap->contains(m_pressed)) {
        m_drag = Drag::Minimap;
        emit centered(m_minimap->coordinatesAt(m_pressed));
    } else if (event.modifiers().testFlag(Qt::ShiftModifier)) {
        m_drag = Drag::Mark;
        emit markBegun(m_pressed);
    } else {
        m_drag = Drag::Click;
    }
}

void MapGestures::move(const QMouseEvent& event)
{
    const QPointF moved = event.position() - m_pressed;
    if (m_drag == Drag::Minimap) return emit centered(m_minimap->coordinatesAt(event.position()));
    if (m_drag == Drag::Click && moved.manhattanLength() < QApplication::startDragDistance()) return;
    if (m_drag == Drag::Click || m_drag == Drag::Pan) {
        m_drag = Drag::Pan;
        m_pressed = event.position();
        return emit panned(moved);
    }
    const bool onMap = !m_minimap->contains(event.position());
    if (m_drag == Drag::Mark && onMap) emit markMoved(event.position());
    emit pointed(onMap ? std::optional(event.position()) : std::nullopt);
}

void MapGestures::release(const QMouseEvent& event)
{
    const bool wasMoving = isMoving();
    const Drag drag = std::exchange(m_drag, Drag::None);
    emit markEnded();
    if (wasMoving) return emit moved();
    if (drag == Drag::Click) emit clicked(event.position());
}

/// The first of two fingers pans nothing and marks nothing.
void MapGestures::giveUp()
{
    const bool wasMoving = isMoving();
    m_drag = Drag::None;
    emit markEnded();
    if (wasMoving) emit moved();
}

void MapGestures::turn(const QWheelEvent& event)
{
    const double notches = event.angleDelta().y() / 120.0;
    if (event.modifiers().testFlag(Qt::ControlModifier))
        emit zoomed(event.position(), std::pow(1.25, notches));
    else
        emit scrolled(event.modifiers().testFlag(Qt::ShiftModifier), notches);
}

std::optional<Cell> placeByKey(const QKeyEvent& event, const Cell& place, const Cell& last)
{
    const bool column = event.modifiers().testFlag(Qt::ControlModifier);
    switch (event.key()) {
    case Qt::Key_Home: return column ? Cell{0, place.key} : Cell{place.query, 0};
    case Qt::Key_End: return column ? Cell{last.query, place.key} : Cell{place.query, last.key};
    case Qt::Key_PageUp: return Cell{place.query - pageOfKeys, place.key};
    case Qt::Key_PageDown: return Cell{place.query + pageOfKeys, place.key};
    default: break;
    }
    const auto step = arrowStep(event);
    return step ? std::optional(Cell{place.query + step->query, place.key + step->key}) : std::nullopt;
}

#include "moc_map_gestures.cpp"
