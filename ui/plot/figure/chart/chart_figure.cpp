#include "ui/plot/figure/chart/chart_contents.h"

using core::FigureSettings;

namespace figure_layout {

Draft chartFigure(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    const bool grouped = settings.part.chart.groups != core::ChartSettings::Groups::None;
    switch (settings.content) {
    case FigureSettings::Content::KnockOuts: return knockOutsFigure(source, settings, stop);
    case FigureSettings::Content::Histogram:
        return settings.part.chart.of_weights ? weightsHistogram(source, settings, stop)
                                              : histogramFigure(source, settings, stop);
    case FigureSettings::Content::Distances: return distancesFigure(source, settings, stop);
    case FigureSettings::Content::Scatter: return scatterFigure(source, settings, stop);
    case FigureSettings::Content::Differences: return differencesFigure(source, settings, stop);
    default: return grouped ? groupsFigure(source, settings, stop) : measuresFigure(source, settings, stop);
    }
}

}  // namespace figure_layout
