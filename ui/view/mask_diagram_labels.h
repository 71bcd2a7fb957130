#pragma once

#include <QFont>

/// Of the tokens beside the mask's grid.
QFont maskLabelFont(bool bold);
constexpr int longestMaskLabel = 96;  ///< in pixels; longer ones are elided
constexpr int maskLabelGap = 7;       ///< between labels and grid
