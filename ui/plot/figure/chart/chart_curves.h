#pragma once

#include "ui/plot/figure/chart/chart_heads.h"
#include "ui/plot/figure/chart/chart_sheet.h"

#include <functional>

namespace figure_layout {

/// Heads' curves: one for each head, or for groups their mean with a band around it.
struct ChartCurve {
    QString name;
    std::vector<QPointF> points;          ///< NaN where there is none
    std::vector<double> deviations = {};  ///< [points] of a group; else empty
};

/// A number for each place along an axis; NaN for none.
using HeadCurve = std::function<std::vector<double>(const core::HeadAddress&)>;

/// The curves of the groups in the settings; without groups those of the focused head and of the heads picked beside
/// it.
/// @param places  along the axis
/// @param of      returns a head's numbers at these places; called once for each head
/// @throws core::Stopped
std::vector<ChartCurve> chartCurves(const FigureSource& source, const core::FigureSettings& settings,
                                    const std::vector<double>& places, const HeadCurve& of,
                                    const std::stop_token& stop);
/// All heads that these curves are of.
std::vector<core::HeadAddress> headsOfCurves(const FigureSource& source, const core::FigureSettings& settings);

/// Draws them between the axes, with a key where there are several.
/// @param chart  its axes
/// @return where it ends
double addCurves(ChartSheet& sheet, Chart chart, const std::vector<ChartCurve>& curves);

/// A row for each place; the places, then the curves' numbers, those of groups as mean and deviation.
FigureTable tableOfCurves(const QString& title, const QString& axis, const std::vector<ChartCurve>& curves);

/// From 0, or the smallest number, to the largest; the bands around means included.
std::pair<double, double> rangeOf(const std::vector<ChartCurve>& curves);

}  // namespace figure_layout
