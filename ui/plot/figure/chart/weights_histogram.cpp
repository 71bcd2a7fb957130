// How the weights in heads' maps are spread over powers of ten.

#include "core/analysis/distance/distance_profile.h"
#include "core/attention/pooling.h"
#include "core/distribution.h"
#include "core/error.h"
#include "core/model/pass/head_stages.h"
#include "ui/plot/figure/chart/chart_contents.h"
#include "ui/plot/figure/chart/chart_curves.h"
#include "ui/plot/figure/chart/chart_words.h"

#include <algorithm>
#include <cmath>
#include <map>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr int perDecade = 4;     ///< bins
constexpr int lowestPower = -8;  ///< smaller weights are counted, but have no bins

struct Weights {
    core::HeadAddress head;
    std::vector<double> seen;
};

std::vector<Weights> weightsOf(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    const core::Trace& trace = firstTrace(source);
    const core::MeasuredTokens tokens = core::measuredTokens(trace, itemOf(source, trace), source.session.heads.rows);
    std::vector<Weights> all;
    for (const core::HeadAddress& head : headsOfCurves(source, settings)) {
        if (stop.stop_requested()) throw core::Stopped{};
        const auto weights = core::headWeights(trace, head);
        all.push_back({head, core::seenWeights(core::shownWeights(*weights, trace.mask(head)), tokens)});
    }
    return all;
}

/// The edges of the bars, from the power of ten below the smallest weight to 1.
std::vector<double> edgesOf(const std::vector<Weights>& all)
{
    double smallest = 0.1;
    for (const Weights& head : all)
        for (const double weight : head.seen)
            if (weight > 0) smallest = std::min(smallest, weight);
    const int first = std::max(lowestPower, static_cast<int>(std::floor(std::log10(smallest))));
    std::vector<double> edges;
    for (int i = first * perDecade; i <= 0; ++i) edges.push_back(std::pow(10.0, static_cast<double>(i) / perDecade));
    return edges;
}

/// Weights that are a rounding above 1 are 1.
std::vector<double> sharesOf(const std::vector<double>& edges, std::vector<double> seen)
{
    for (double& weight : seen) weight = std::min(weight, 1.0);
    std::vector<double> shares;
    for (const Index count : core::countsBetween(edges, seen))
        shares.push_back(100 * static_cast<double>(count) / static_cast<double>(seen.size()));
    return shares;
}

/// The share of weights that have no bin, in all of these heads.
double belowAll(const std::vector<Weights>& all, double lowest)
{
    double below = 0, count = 0;
    for (const Weights& head : all) {
        count += static_cast<double>(head.seen.size());
        below += static_cast<double>(std::ranges::count_if(head.seen, [=](double weight) { return weight < lowest; }));
    }
    return count > 0 ? 100 * below / count : 0;
}

void drawBars(Chart& chart, const std::vector<double>& edges, const ChartCurve& curve, const QColor& color)
{
    for (std::size_t i = 0; i + 1 < edges.size(); ++i)
        chart.bars.push_back({edges[i] * 1.02, edges[i + 1] / 1.02, curve.points[i].y(), color});
}

}  // namespace

Draft weightsHistogram(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    const core::Trace& trace = firstTrace(source);
    const std::vector<Weights> all = weightsOf(source, settings, stop);
    if (std::ranges::all_of(all, [](const Weights& head) { return head.seen.empty(); }))
        throw core::Error(core::Code::Missing, trace.model->info.name,
                          "the distribution of weights is missing: expected at least one row that is measured");
    const std::vector<double> edges = edgesOf(all);
    std::vector<double> middles;
    for (std::size_t i = 0; i + 1 < edges.size(); ++i) middles.push_back(std::sqrt(edges[i] * edges[i + 1]));
    const auto shares = [&](const core::HeadAddress& head) {
        const auto found = std::ranges::find(all, head, &Weights::head);
        return found->seen.empty() ? std::vector<double>(middles.size(), std::nan("")) : sharesOf(edges, found->seen);
    };
    const std::vector<ChartCurve> curves = chartCurves(source, settings, middles, shares, stop);

    ChartSheet sheet(settings);
    if (const double below = belowAll(all, edges.front()); below > 0)
        sheet.addNote(tr("%1 % of the weights are smaller than the axis shows, or 0.").arg(below, 0, 'g', 2));
    Chart chart;
    chart.x = logAxis(edges.front(), 1, 8);
    chart.x.name = tr("attention weight");
    chart.y = evenAxis(0, rangeOf(curves).second, 5);
    chart.y.name = tr("share of the weights, %");
    double bottom = 0;
    if (curves.size() == 1) {
        sheet.addHeadline(curves.front().name);
        drawBars(chart, edges, curves.front(), sheet.colors().accent);
        const QRectF room = sheet.room(std::min(0.6 * sheet.width(), unitsOf(highestChart)));
        sheet.addChart(std::move(chart), room);
        bottom = room.bottom();
    } else {
        bottom = addCurves(sheet, std::move(chart), curves);
    }
    FigureTable table = tableOfCurves(tr("share of the weights, %"), tr("middle of the bin"), curves);
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        const auto bin = static_cast<std::size_t>(i);
        table.rows[i] = tr("%1 to %2").arg(edges[bin], 0, 'g', 3).arg(edges[bin + 1], 0, 'g', 3);
    }
    sheet.addTable(std::move(table));
    return sheet.finish(
        bottom, tr("Distribution of attention weights, %1").arg(QString::fromStdString(trace.model->info.name)));
}

}  // namespace figure_layout
