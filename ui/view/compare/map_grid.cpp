#include "ui/view/compare/map_grid.h"

#include "ui/theme/magnification.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace {

constexpr double largestCell = 96;

MapGrid inColumns(std::size_t columns, const std::vector<MapGrid::Shape>& shapes, const QSizeF& room,
                  const MapGrid::Margins& margins)
{
    const std::size_t rows = (shapes.size() + columns - 1) / columns;
    const std::size_t barColumn = std::min(columns, margins.sides) - 1;
    const double bars = margins.bar * (barColumn + 1 < columns ? 2 : 1);
    const auto count = static_cast<double>(columns);

    MapGrid grid{.columns = columns, .cell = std::numeric_limits<double>::max(), .above = margins.above, .maps = {}};
    grid.column = std::max(40.0, (room.width() - margins.first - (count - 1) * margins.between - bars) / count);
    const double height =
        std::max(MapGrid::leastHeight, room.height() / static_cast<double>(rows) - margins.above - margins.below);
    for (std::size_t row = 0; row < rows; ++row) {
        double x = margins.first;
        double tallest = 0;
        for (std::size_t i = row * columns; i < std::min(shapes.size(), (row + 1) * columns); ++i) {
            const auto keys = static_cast<double>(std::max<core::Index>(1, shapes[i].keys));
            const auto queries = static_cast<double>(std::max<core::Index>(1, shapes[i].queries));
            const double cell = std::min({grid.column / keys, height / queries, scaled(largestCell)});
            grid.maps.emplace_back(std::round(x), std::round(grid.height + margins.above), std::floor(cell * keys),
                                   std::floor(cell * queries));
            grid.cell = std::min(grid.cell, cell);
            tallest = std::max(tallest, grid.maps.back().height());
            x += grid.column + margins.between + (i - row * columns == barColumn ? margins.bar : 0);
        }
        grid.height += margins.above + tallest + margins.below;
    }
    return grid;
}

}  // namespace

MapGrid MapGrid::of(const std::vector<Shape>& shapes, const QSizeF& room, const Margins& margins)
{
    MapGrid best;
    for (std::size_t rows = 1; rows <= shapes.size(); ++rows) {
        MapGrid grid = inColumns((shapes.size() + rows - 1) / rows, shapes, room, margins);
        if (grid.cell > 1.15 * best.cell) best = std::move(grid);
    }
    return best;
}
