#pragma once

#include <QImage>
#include <QRectF>

#include "ui/plot/color_map.h"
#include "ui/plot/heat_data.h"
#include "ui/theme/palette.h"

/// How weights become colours.
struct HeatStyle {
    const ColorMap* colors = nullptr;
    double lowest = 0;
    double highest = 1;
    QColor hatch;
    QColor notANumber;

    /// @param value  a number of HeatData that is not HeatData::hidden
    QRgb color(float value) const;
};

/// Draws part of a map pixel by pixel. Where a pixel covers several cells it shows the largest.
///
/// @param cells   what to show, in cells: (0, 0) is the upper left corner of the first cell
/// @param size    in device pixels
/// @param ground  behind hidden cells and beyond the map; may be transparent
/// @param hatchPitch  device pixels between two lines over hidden cells
QImage heatImage(const HeatData& data, const QRectF& cells, QSize size, const HeatStyle& style, QColor ground,
                 int hatchPitch);
