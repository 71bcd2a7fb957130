#pragma once

#include <QObject>
#include <QPointF>

#include "core/attention/cell.h"

#include <optional>

class Minimap;
class QKeyEvent;
class QMouseEvent;
class QWheelEvent;
class QWidget;

/// The pointer's actions on a map, with its button down and up: it points, clicks, pans, marks with
/// Shift, or drags the frame in the minimap; and what its wheel and two fingers do. Places are in the widget.
class MapGestures final : public QObject {
    Q_OBJECT
public:
    MapGestures(QWidget* map, const Minimap* minimap);

    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void turn(const QWheelEvent& event);

    /// The map moves: what moves away from under the pointer cannot be dragged.
    bool isMoving() const { return m_drag == Drag::Minimap || m_drag == Drag::Pan; }

signals:
    void pointed(const std::optional<QPointF>& position);  ///< none: at something else than the map
    void clicked(const QPointF& position);
    void panned(const QPointF& pixels);
    void centered(const QPointF& coordinates);  ///< on the map's axes
    void moved();                               ///< panning or dragging has ended
    void markBegun(const QPointF& position);
    void markMoved(const QPointF& position);
    void markEnded();
    void zoomed(const QPointF& position, double factor);  ///< more than 1 is closer
    void scrolled(bool across, double notches);           ///< the wheel was turned
    void wholeAsked();

private:
    enum class Drag { None, Click, Pan, Mark, Minimap };
    void giveUp();

    const Minimap* m_minimap;
    Drag m_drag = Drag::None;
    QPointF m_pressed;
};

/// Where a key moves the chosen cell of a map; none for other keys. Home and End go along the row, with Ctrl along the
/// column; Page up and Page down by several queries.
/// @param last  place of the map; the answer may lie outside of it
std::optional<core::Cell> placeByKey(const QKeyEvent& event, const core::Cell& place, const core::Cell& last);
