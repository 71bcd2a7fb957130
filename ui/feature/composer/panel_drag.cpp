#include "ui/feature/composer/panel_drag.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double margin = 1.5;  ///< mm, of the page

double rounded(double value) { return std::round(value * 10) / 10; }

}  // namespace

PanelDrag::PanelDrag(const core::ComposedPage& page, std::size_t panel, Sides sides, const QPointF& from)
    : m_page(page),
      m_panel(panel),
      m_sides(sides),
      m_pressed(from),
      m_from(page.panels[panel].place),
      m_place(m_from)
{
}

/// Moves an edge onto the nearest line of the page, if one is near.
std::optional<double> PanelDrag::snapped(double& edge, bool level, double reach) const
{
    std::optional<double> nearest;
    const auto consider = [&](double line) {
        if (std::abs(line - edge) <= reach && (!nearest || std::abs(line - edge) < std::abs(*nearest - edge)))
            nearest = line;
    };
    consider(margin);
    consider((level ? m_page.width_mm : m_page.height_mm) - margin);
    for (std::size_t i = 0; i < m_page.panels.size(); ++i) {
        if (i == m_panel) continue;
        const core::PagePlace& other = m_page.panels[i].place;
        consider(level ? other.x : other.y);
        consider(level ? other.right() : other.bottom());
    }
    if (nearest) edge = *nearest;
    return nearest;
}

void PanelDrag::moveTo(const QPointF& at, bool snap, double reach)
{
    const QPointF by = at - m_pressed;
    double left = m_from.x, right = m_from.right(), top = m_from.y, bottom = m_from.bottom();
    m_guideX.reset();
    m_guideY.reset();
    if (m_sides.isMove()) {
        left += by.x(), top += by.y();
        double other = left + m_from.width, lower = top + m_from.height;
        if (snap && !(m_guideX = snapped(left, true, reach)) && (m_guideX = snapped(other, true, reach)))
            left = other - m_from.width;
        if (snap && !(m_guideY = snapped(top, false, reach)) && (m_guideY = snapped(lower, false, reach)))
            top = lower - m_from.height;
        right = left + m_from.width, bottom = top + m_from.height;
        findTarget(at);
    } else {
        if (m_sides.x != 0) {
            double& edge = m_sides.x < 0 ? left : right;
            edge += by.x();
            if (snap) m_guideX = snapped(edge, true, reach);
        }
        if (m_sides.y != 0) {
            double& edge = m_sides.y < 0 ? top : bottom;
            edge += by.y();
            if (snap) m_guideY = snapped(edge, false, reach);
        }
        if (m_sides.x < 0) left = std::min(left, right - core::smallestPanel);
        if (m_sides.y < 0) top = std::min(top, bottom - core::smallestPanel);
        right = std::max(right, left + core::smallestPanel);
        bottom = std::max(bottom, top + core::smallestPanel);
    }
    const auto inside = [](double value) {
        return std::clamp(rounded(value), -core::largestFigure, core::largestFigure);
    };
    m_place = {inside(left), inside(top), std::min(rounded(right - left), core::largestFigure),
               std::min(rounded(bottom - top), core::largestFigure)};
}

void PanelDrag::findTarget(const QPointF& at)
{
    m_target.reset();
    for (std::size_t i = 0; i < m_page.panels.size(); ++i) {
        const core::PagePlace& place = m_page.panels[i].place;
        const QRectF middle = QRectF(place.x, place.y, place.width, place.height)
                                  .adjusted(place.width / 5, place.height / 5, -place.width / 5, -place.height / 5);
        if (i != m_panel && middle.contains(at)) m_target = i;
    }
}
