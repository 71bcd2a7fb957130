#include "ui/plot/figure/printed_cells.h"

#include "core/kernel/parallel.h"
#include "ui/plot/heat/pooled_cells.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace figure_layout {
namespace {

Index dots(double units)
{
    constexpr double rounding = 1e-6;
    return std::max<Index>(1, static_cast<Index>(std::ceil(units / unitsPerInch * core::seenDpi - rounding)));
}

}  // namespace

Index wholeBlocks(Index cells, Index most)
{
    const Index block = (cells + most - 1) / most;
    return (cells + block - 1) / block;
}

PrintedCells printedCells(const QSizeF& map, const PrintedCells& cells)
{
    return {wholeBlocks(cells.rows, dots(map.height())), wholeBlocks(cells.cols, dots(map.width()))};
}

QString pooledNote(core::PooledBy by, const PrintedCells& cells, const PrintedCells& printed)
{
    const bool even = cells.rows % printed.rows == 0 && cells.cols % printed.cols == 0;
    const QString words =
        by == core::PooledBy::Mean
            ? (even ? Figure::tr("cells pooled to %1 dpi: each colour is the mean of %2 × %3 cells")
                    : Figure::tr("cells pooled to %1 dpi: each colour is the mean of up to %2 × %3 cells"))
            : (even ? Figure::tr("cells pooled to %1 dpi: each colour is the largest of %2 × %3 cells")
                    : Figure::tr("cells pooled to %1 dpi: each colour is the largest of up to %2 × %3 cells"));
    return words.arg(core::seenDpi)
        .arg((cells.rows + printed.rows - 1) / printed.rows)
        .arg((cells.cols + printed.cols - 1) / printed.cols);
}

void pool(FigurePage& page, const PrintedCells& printed)
{
    core::inParallel(static_cast<Index>(page.maps.size()), [&](Index i) {
        FigurePage::Map& map = page.maps[static_cast<std::size_t>(i)];
        map.cells = pooledCells(*map.cells, printed.rows, printed.cols);
        map.number = {};
    });
}

}  // namespace figure_layout
