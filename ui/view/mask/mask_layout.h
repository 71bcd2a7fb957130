#pragma once

#include <QFont>
#include <QRect>

#include "core/attention/cell.h"
#include "ui/plot/mask/mask_cells.h"

#include <optional>
#include <vector>

class QPaintDevice;

/// The font of the tokens beside the mask's grid.
QFont maskLabelFont(bool bold);
constexpr int longestMaskLabel = 96;  ///< in pixels; longer ones are elided
constexpr int maskLabelGap = 7;       ///< between labels and grid

/// How large the parts of a mask's diagram are, in pixels.
struct MaskLayout {
    int side = 0;         ///< side of a cell
    int left = 0;         ///< the width of the query labels
    int top = 0;          ///< the height of the key labels
    int overhang = 0;     ///< overhang of key labels beyond the last column
    int legend = 0;       ///< height
    int legendWidth = 0;  ///< the width of its lines
    bool slanted = true;  ///< key labels at 45°
    QSize grid = {};      ///< all cells, also where they scroll

    /// Cells as large as the room allows; very long texts may get a pixel or two for each token, then the grid scrolls.
    /// @param device  that texts are measured for
    static MaskLayout in(const QSize& room, const QStringList& queries, const QStringList& keys,
                         const std::vector<MaskCells::Entry>& legend, const QPaintDevice* device);

    QSize size() const { return {left + grid.width() + overhang + 2, top + grid.height() + legend + 2}; }
    /// The rest of a viewport beside the labels, as far as the grid fills it.
    QRect gridIn(const QSize& viewport) const;
};

/// The part of a mask's diagram that is in view.
struct MaskFrame {
    MaskLayout layout;
    QRect grid;     ///< in the viewport
    QPoint offset;  ///< offset of the grid, by which it is scrolled

    /// The cell at a place in the viewport, if there is one.
    std::optional<core::Cell> cellAt(const QPointF& position) const;
    QPointF positionOf(const core::Cell& cell) const;
};

/// Where each entry of a legend stands; the last one's bottom is the legend's height.
std::vector<QRect> legendPlaces(const std::vector<MaskCells::Entry>& entries, const QFontMetrics& metrics, int width);
