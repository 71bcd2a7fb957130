#pragma once

#include "ui/plot/mask/mask_cells.h"
#include "ui/plot/text/plain_text.h"
#include "ui/theme/palette.h"

/// How a small cell of this look is filled.
QColor plainMaskColor(CellLook look, const Palette& colors);
/// The colour of the lines or points over hidden cells.
QColor maskLineColor(CellLook look, const Palette& colors);

/// The look of every cell of a mask, to be drawn at any size.
struct MaskLooks {
    core::Index rows = 0;
    core::Index cols = 0;
    std::vector<CellLook> cells;  ///< row after row

    static MaskLooks of(MaskCells& cells);
    CellLook at(core::Index row, core::Index col) const { return cells[static_cast<std::size_t>(row * cols + col)]; }
};

/// Draws a mask as a figure has it: visible cells filled, with a dot where there is room; hidden ones hatched in the
/// way of the rule that hides them.
void paintMask(QPainter& painter, const MaskLooks& looks, const QRectF& rect, const Palette& colors, Medium medium);

/// One cell's sign as a legend shows it.
/// @param plain  as in a map of cells too small for dots and hatching
void paintMaskSign(QPainter& painter, CellLook look, const QRectF& rect, bool plain, const Palette& colors);

/// Whether cells of a map are too small for dots and hatching.
bool isPlainMask(const MaskLooks& looks, const QRectF& rect);
