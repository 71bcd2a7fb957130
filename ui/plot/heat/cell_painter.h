#pragma once

#include "core/attention/mask/painting.h"
#include "ui/plot/heat/heat_image.h"
#include "ui/plot/text/plain_text.h"

#include <functional>
#include <utility>
#include <vector>

/// Maps of more tokens than this a side are one lossless image in vector files.
constexpr core::Index largestVectorSide = 128;
/// A page of more cells than this takes seconds and tens of megabytes as shapes.
constexpr core::Index mostVectorCells = 300'000;
/// The share of the range from which a cell below zero has a minus.
constexpr double minusesFrom = 0.1;

/// The rectangle of cells left … right in rows top … bottom of an even grid.
QRectF cellsIn(const QRectF& grid, core::Index rows, core::Index cols, core::Index top, core::Index left,
               core::Index bottom, core::Index right);

/// Draws a whole map into a rectangle.
///
/// In vector files each run of equal cells is a rectangle that reaches a little under those drawn after it, so that no
/// viewer can show a seam.
/// @param largest  maps of longer sides are images there
void paintCells(QPainter& painter, const HeatData& data, const QRectF& rect, const HeatStyle& style, QColor ground,
                Medium medium, core::Index largest = largestVectorSide);

/// Fills the cells of an even grid: each run of equal ones is a rectangle that reaches a little under those drawn after
/// it. Where neighbours are not covered it ends exactly.
/// @param size  rows and columns
void fillCells(QPainter& painter, const std::pair<core::Index, core::Index>& size, const QRectF& rect,
               const std::function<bool(core::Index, core::Index)>& covered,
               const std::function<QRgb(core::Index, core::Index)>& color);

/// A colour that stands out from data on a ground.
QColor accentOn(const QColor& ground);

/// A frame with a question mark about each row that is hidden until it has been guessed.
/// @param rect     of the whole map
/// @param numbers  what the numbers beside it are written with, by whose size the mark grows; null where there are none
void paintNotShown(QPainter& painter, const HeatData& data, const QRectF& rect, QColor ground, Medium medium,
                   const QFont* numbers = nullptr);

/// Writes numbers into the cells that are not hidden, in black or white.
void paintNumbers(QPainter& painter, const HeatData& data, const QRectF& rect, const HeatStyle& style,
                  const QFont& font, const std::function<QString(core::Index, core::Index)>& number, Medium medium);

/// A minus in each cell below zero that is clearly coloured, so that who sees no colours tells the two sides of a
/// difference apart. None where cells are too small for one.
/// @param cells  which to look at
/// @param place  of a cell
void paintMinuses(QPainter& painter, const HeatData& data, const core::CellRange& cells, const HeatStyle& style,
                  const std::function<QRectF(core::Index, core::Index)>& place);

/// Draws the minuses of a whole map in a rectangle.
void paintMinuses(QPainter& painter, const HeatData& data, const QRectF& rect, const HeatStyle& style);

/// Fades cells to a fifth of their colour. Hatching, whose lines are faint, stays: who reads only part of a map still
/// sees what is hidden in the rest.
/// @param cells  which to fade; none if a first one is behind its last
/// @param place  of the cells `from` … `to` of a row
void fadeCells(QPainter& painter, const HeatData& data, const core::CellRange& cells, QColor ground,
               const std::function<QRectF(core::Index row, core::Index from, core::Index to)>& place);

/// The ground's colour, as it lies over what fades.
QColor veilOf(QColor ground);

/// Lines between the rows and columns of two texts, on a strip of the paper.
/// @param size  rows and columns of the map
void paintBorder(QPainter& painter, const MapBorder& border, const std::pair<core::Index, core::Index>& size,
                 const QRectF& rect, QColor paper);

/// Slanted lines over some rectangles, cut to size here: QSvgGenerator ignores clipping.
/// @param area  what the lines are counted from, so that those of neighbours meet
/// @param rising  from lower left to upper right; else the other way
void paintHatch(QPainter& painter, const std::vector<QRectF>& runs, const QRectF& area, const QPen& pen, double pitch,
                bool rising = true);
