#pragma once

#include "core/model/pass/trace.h"
#include "core/session/session.h"
#include "ui/plot/heat/heat_data.h"
#include "ui/plot/heat/heat_image.h"

#include <optional>
#include <vector>

/// A map as it is coloured; the same in the window and in figures.
struct ColoredMap {
    core::HeadAddress address = {};
    std::shared_ptr<const HeatData> cells;       ///< coloured by the style: numbers, or their shares of a range
    HeatStyle style = {};                        ///< with the default range
    std::optional<core::Index> chosen_row = {};  ///< nothing: it is not in the map
};

/// Colours of weights, or of what else a map shows, before any map is looked at.
/// @param usual  the range where nobody chose one
HeatStyle heatStyle(const core::FigureSettings& settings, const std::pair<float, float>& usual, const Palette& colors);

/// Gives a style the range from a map's smallest number to its largest. Numbers that differ by rounding alone are not
/// stretched over all colours, and a logarithm goes no lower than HeatStyle::logDecades.
/// @param keys  of the map
void fitRange(HeatStyle& style, const std::pair<float, float>& range, core::Index keys);

/// Gives each map the range that the settings' scope asks for. Of each row's own range, cells become their shares of
/// it. A chosen row that is not in a map is all of the map.
/// @return whether they all have one range
bool setRanges(const core::FigureSettings& settings, std::vector<ColoredMap>& maps);

/// The style of a − b beside maps of a style: red above zero, blue below; equal maps have the colour of zero.
HeatStyle differenceStyle(HeatStyle weights, const DifferenceSize& size);

/// Settings for a map that is too long to be drawn cell by cell: among tens of thousands of keys most weights are far
/// below the largest, so that colours follow the logarithm unless somebody chose them.
core::FigureSettings asLongMapsAreShown(core::FigureSettings settings);
