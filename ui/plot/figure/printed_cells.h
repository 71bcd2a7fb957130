#pragma once

#include "ui/plot/figure/figure_layout.h"

/// Large maps on paper: where cells are smaller than the dots that somebody sees, one for each dot takes their
/// place, so that no viewer averages thin lines away.
namespace figure_layout {

/// The rows and columns of a map on paper.
struct PrintedCells {
    core::Index rows = 0;
    core::Index cols = 0;

    friend bool operator==(const PrintedCells&, const PrintedCells&) = default;
};

/// So many blocks of equally many cells, but for a few that are smaller by one, where at most so many have room. Blocks
/// of now one cell and now two would draw a grid that is not in the numbers.
/// @param cells  at least 1
core::Index wholeBlocks(core::Index cells, core::Index most);

/// At most one for each dot of core::seenDpi.
/// @param map    how large it is drawn
/// @param cells  that it has
PrintedCells printedCells(const QSizeF& map, const PrintedCells& cells);

/// The note about a map that was pooled.
QString pooledNote(core::PooledBy by, const PrintedCells& cells, const PrintedCells& printed);

/// Pools all maps of a page, whose colours stay those of all cells.
void pool(FigurePage& page, const PrintedCells& printed);

}  // namespace figure_layout
