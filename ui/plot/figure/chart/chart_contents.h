#pragma once

#include "ui/plot/figure/chart/chart_sheet.h"

/// One file for each chart that a figure can be. All throw core::Error as their Figure does, and core::Stopped.
namespace figure_layout {

Draft measuresFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
Draft knockOutsFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
/// Measures in two groups of heads: a point for each head, and each group's mean and deviation.
Draft groupsFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
Draft histogramFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
/// Of the weights in heads' maps.
Draft weightsHistogram(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
Draft distancesFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
Draft scatterFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
Draft differencesFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);

}  // namespace figure_layout
