#pragma once

#include "ui/plot/figure/chart/chart_sheet.h"

/// Charts with unusual settings. All throw core::Error as their Figure does, and core::Stopped.
namespace figure_layout {

/// Measures in two groups of heads: a point for each head, and each group's mean and deviation.
Draft groupsFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
/// A measure as lines, boxes or strips, layer by layer.
Draft measureForms(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
/// A histogram of the weights in heads' maps.
Draft weightsHistogram(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);

}  // namespace figure_layout
