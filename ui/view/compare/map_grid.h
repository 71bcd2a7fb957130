#pragma once

#include <QRectF>
#include <QSizeF>

#include "core/matrix.h"

#include <vector>

/// Where several maps of square cells go: row after row, in few rows unless more make the smallest cell clearly larger.
struct MapGrid {
    struct Shape {
        core::Index queries = 1;
        core::Index keys = 1;
    };

    /// The room for labels around the maps, in plot coordinates.
    struct Margins {
        double first = 0;    ///< left of the first column
        double between = 0;  ///< left of every other
        double bar = 0;      ///< a colour bar: right of the last column, and of column `sides` - 1 if that is another
        std::size_t sides = 1;
        double above = 0;  ///< title and key labels over each map
        double below = 0;  ///< under each map
    };

    /// Lower maps than this are not made: the grid becomes higher than the room instead.
    static constexpr double leastHeight = 180;

    static MapGrid of(const std::vector<Shape>& shapes, const QSizeF& room, const Margins& margins);

    std::size_t columns = 1;
    double cell = 0;    ///< the side of cells in the map whose cells are smallest
    double column = 0;  ///< how wide a column is
    double height = 0;  ///< height of everything
    double above = 0;   ///< the margins' own
    std::vector<QRectF> maps;
};
