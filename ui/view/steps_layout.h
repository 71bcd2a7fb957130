#pragma once

#include "core/analysis/attention_steps.h"
#include "ui/theme/fonts.h"

/// Measures of the steps' sheet, in pixels.
namespace steps_layout {

constexpr int gap = 26;
constexpr int titleHeight = 38;
constexpr int largestSide = 34;
constexpr int tableWidth = 176;  ///< of vectors with many dimensions
constexpr int columnWidth = 48;  ///< of one number for each token
constexpr int longestLabel = 84;
constexpr int lean = 30;  ///< how far the last slanted label may reach over its map

inline bool isMap(const core::StageTable& table) { return table.cols == core::StageAxis::Keys; }

inline QFont boldFont(double points)
{
    QFont font = textFont(points);
    font.setBold(true);
    return font;
}

}  // namespace steps_layout
