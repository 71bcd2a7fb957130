#pragma once

#include "core/session/session.h"
#include "ui/plot/heat/heat_data.h"
#include "ui/plot/heat/heat_image.h"
#include "ui/plot/heat/shown_map.h"

#include <memory>

class LongMap;

/// How the shown map's numbers become colours: like those of its figure.
struct MapColoring {
    HeatStyle style;
    std::shared_ptr<const HeatData> shares = nullptr;  ///< coloured in place of the numbers; null: these
    bool one_range = true;                             ///< for the whole map

    /// @param query  the chosen one, as a token
    static MapColoring of(const ShownMap& map, const core::FigureSettings& figure, core::Index query,
                          const Palette& colors);
    /// Rows of a map that is not kept have no range of their own: they share that of its pictures.
    static MapColoring of(const LongMap& map, const core::FigureSettings& figure, const Palette& colors);
};

/// A caption's note about a long map whose colours are not the requested ones; else empty.
QString coloringNote(const LongMap& map, const core::FigureSettings& figure);
