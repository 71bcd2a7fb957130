#pragma once

#include <QPainter>

#include "ui/theme/palette.h"

/// A ruler in millimetres along a page, with the extent of the picked panel.
struct PageRuler {
    Qt::Orientation along = Qt::Horizontal;
    double zero = 0;   ///< where the page begins, in pixels
    double scale = 1;  ///< pixels per millimetre
    double from = 0;   ///< the left edge of the picked panel, in millimetres; nothing where `to` is no larger
    double to = 0;

    /// @param rect  of the ruler, as wide or high as the page
    void paint(QPainter& painter, const QRectF& rect, const Palette& colors) const;
};
