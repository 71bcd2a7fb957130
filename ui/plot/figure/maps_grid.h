#pragma once

#include "ui/plot/figure/figure_layout.h"

namespace figure_layout {

/// Where everything of a page of maps goes.
struct MapsGrid {
    Fonts fonts;
    core::Index columns = 1;
    core::Index rows = 1;
    double left = 0, top = 0, right = 0, bottom = 0;  ///< room around the maps
    double above = 0;                                 ///< for a name over each map
    double beside = 0;                                ///< how much of `left` names and labels need
    double gapX = 0, gapY = 0;
    QSizeF map;
    QPointF shift;  ///< into the middle of a page that is larger than it must be

    bool single() const { return columns * rows == 1; }
    core::Index columnOf(std::size_t place) const { return static_cast<core::Index>(place) % columns; }
    core::Index rowOf(std::size_t place) const { return static_cast<core::Index>(place) / columns; }
    QRectF mapRect(core::Index column, core::Index row) const
    {
        return {QPointF(left + static_cast<double>(column) * (map.width() + gapX),
                        top + above + static_cast<double>(row) * (map.height() + above + gapY))
                    + shift,
                map};
    }
    QRectF all() const { return mapRect(0, 0).united(mapRect(columns - 1, rows - 1)); }
};

}  // namespace figure_layout
