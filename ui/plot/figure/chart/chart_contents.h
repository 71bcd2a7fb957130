#pragma once

#include "ui/plot/figure/chart/chart_sheet.h"

/// What charts are with other settings than the usual ones. All throw core::Error as their Figure does, and
/// core::Stopped.
namespace figure_layout {

/// Measures in two groups of heads: a point for each head, and each group's mean and deviation.
Draft groupsFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
/// Of the weights in heads' maps.
Draft weightsHistogram(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);

}  // namespace figure_layout
