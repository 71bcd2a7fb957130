#pragma once

#include "core/attention/mask/painting.h"
#include "ui/plot/heat/heat_image.h"

#include <functional>

/// Whether cells of this size become dots: where it was asked for, and where dots can be told apart.
bool drawsDots(const HeatStyle& style, const QSizeF& cell);
/// The style of the cells under dots: paper in place of colours, hatched where nothing may be seen.
HeatStyle underDots(HeatStyle style, QColor paper);

/// Circles whose area is their number's part of the range's upper end, in one ink; of a difference, what is below zero
/// is a ring. Nothing in hidden cells, a cross in those that hold no number.
/// @param cells  which to look at
/// @param place  of a cell
void paintDots(QPainter& painter, const HeatData& data, const core::CellRange& cells, const HeatStyle& style,
               const std::function<QRectF(core::Index, core::Index)>& place);
