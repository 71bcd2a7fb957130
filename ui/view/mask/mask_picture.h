#pragma once

#include <QPainter>

#include "ui/plot/mask/mask_cells.h"
#include "ui/theme/palette.h"

/// Cells smaller than this are plain colours without dots and hatching.
constexpr int leastDottedSide = 10;

/// Draws the part of a mask's grid that lies in `area`.
/// @param area  in pixels, the grid's upper left corner being (0, 0); its own corner is drawn at the painter's origin
/// @param side  of a cell, in pixels
void drawMaskGrid(QPainter& painter, MaskCells& cells, const QRect& area, int side, const Palette& colors);

/// One cell's sign as the legend shows it, about `center`.
void drawLegendSign(QPainter& painter, CellLook look, const QPointF& center, bool dotted, const Palette& colors);
