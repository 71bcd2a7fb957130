#pragma once

#include "core/attention/cell.h"
#include "ui/plot/heat/map_panel.h"

/// Which part of a map is seen. It never leaves the map, and cells stay square.
namespace map_motion {

/// @param position  in the plot, which stays where it is
/// @param factor    more than 1 is closer, but no closer than two cells
void zoomAt(const MapPanel& panel, const QPointF& position, double factor);

/// Brings a place to the middle, so close that tokens around it can be read.
void goTo(const MapPanel& panel, const core::Cell& place);

/// @param coordinates  on the axes of keys (x) and queries (y)
void centerOn(const MapPanel& panel, const QPointF& coordinates);

void panBy(const MapPanel& panel, const QPointF& pixels);

/// Scrolls by the wheel's notches, an eighth of the visible part each.
void scroll(const MapPanel& panel, QCPAxis* axis, double notches);

/// Scrolls just far enough to show a place.
/// @return whether anything moved
bool reveal(const MapPanel& panel, const core::Cell& place);

}  // namespace map_motion
