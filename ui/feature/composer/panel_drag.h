#pragma once

#include <QPointF>
#include <QRectF>

#include "core/page/composed_page.h"

#include <optional>

/// A panel that is moved or resized with the pointer, all in millimetres: where it comes to lie, which lines of the
/// page it snaps to, and whose place it would take.
class PanelDrag {
public:
    /// Which sides follow the pointer; none: the whole panel does.
    struct Sides {
        int x = 0;  ///< −1 left, 1 right
        int y = 0;  ///< −1 top, 1 bottom
        bool isMove() const { return x == 0 && y == 0; }
    };

    PanelDrag(const core::ComposedPage& page, std::size_t panel, Sides sides, const QPointF& from);

    /// @param snap    to the edges of other panels and of the page
    /// @param reach   how near they must be
    void moveTo(const QPointF& at, bool snap, double reach);

    std::size_t panel() const { return m_panel; }
    const Sides& sides() const { return m_sides; }
    const core::PagePlace& place() const { return m_place; }
    bool hasMoved() const { return !(m_place == m_from); }
    /// The panel in whose middle the pointer is: they change places.
    std::optional<std::size_t> target() const { return m_target; }
    const std::optional<double>& guideX() const { return m_guideX; }
    const std::optional<double>& guideY() const { return m_guideY; }

private:
    void findTarget(const QPointF& at);
    std::optional<double> snapped(double& edge, bool level, double reach) const;

    const core::ComposedPage m_page;
    std::size_t m_panel;
    Sides m_sides;
    QPointF m_pressed;
    core::PagePlace m_from;
    core::PagePlace m_place;
    std::optional<std::size_t> m_target;
    std::optional<double> m_guideX;
    std::optional<double> m_guideY;
};
