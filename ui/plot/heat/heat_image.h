#pragma once

#include <QImage>
#include <QRectF>

#include "core/session/session.h"
#include "ui/plot/heat/color_map.h"
#include "ui/plot/heat/heat_data.h"
#include "ui/theme/palette.h"

/// How weights become colours.
struct HeatStyle {
    using Curve = core::FigureSettings::Curve;

    /// How far a logarithmic range reaches below its upper end where nothing else says so.
    static constexpr double logDecades = 1e-4;

    const ColorMap* colors = nullptr;
    double lowest = 0;
    double highest = 1;
    QColor hatch = {};
    QColor notANumber = {};
    Curve curve = Curve::Linear;
    double gamma = 1;
    bool dots = false;  ///< circles in one ink instead of coloured squares, where they can be told apart
    QColor ink = {};    ///< ink of dots
    QColor paper = {};  ///< valid: every number has this colour

    /// Where a number lies on the colour bar: 0 at its lower end, 1 at its upper. Ranges about zero are curved about
    /// their middle.
    double position(double value) const;
    bool isDiverging() const { return lowest < 0 && lowest == -highest; }
    /// Where Curve::Log begins: the range's lower end, or four powers of ten below its upper.
    double logFloor() const;

    friend bool operator==(const HeatStyle&, const HeatStyle&) = default;

    /// @param value  a number of HeatData that is not HeatData::hidden
    QRgb color(float value) const;
};

/// Draws part of a map pixel by pixel. Where a pixel covers several cells it shows the largest, of a map of means their
/// mean. What is not known yet is left blank.
///
/// @param cells   what to show, in cells: (0, 0) is the upper left corner of the first cell
/// @param size    in device pixels
/// @param ground  behind hidden cells and beyond the map; may be transparent
/// @param hatchPitch  device pixels between two lines over hidden cells
QImage heatImage(const HeatData& data, const QRectF& cells, QSize size, const HeatStyle& style, QColor ground,
                 int hatchPitch);

/// A pixel for each cell, so no room for hatching: hidden cells show the ground. In Format_Indexed8, with the colours
/// that are there, unless these are more than 256.
QImage cellImage(const HeatData& data, HeatStyle style, QColor ground);
