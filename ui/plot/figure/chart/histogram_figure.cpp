// How a measure is distributed over heads, or over two groups of them.

#include "core/distribution.h"
#include "core/error.h"
#include "ui/plot/figure/chart/chart_contents.h"
#include "ui/plot/figure/chart/chart_heads.h"
#include "ui/plot/figure/chart/chart_words.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr double leastBins = 6, mostBins = 24;
constexpr double usualHistogramHeight = 0.6;  ///< height of the width
constexpr double whiskerRoom = 0.09;          ///< room of the axis, above the bars, for each group

/// The counted heads: all, or those of each group.
struct Series {
    QString name;
    std::vector<double> numbers;
    std::vector<double> shares = {};  ///< [bins] heads, or of a group percent of its heads
};

std::vector<Series> seriesOf(const FigureSource& source, const FigureSettings& settings, const MeasuredHeads& heads)
{
    std::vector<Series> all;
    if (settings.part.chart.groups != core::ChartSettings::Groups::None) {
        for (const HeadGroup& group : headGroups(source, settings)) {
            all.push_back({group.name, heads.of(group.heads)});
            if (all.back().numbers.empty())
                throw core::Error(core::Code::Missing, "",
                                  "“%1” is missing: expected a measure that some head of “%2” has",
                                  heads.name.toStdString(), group.name.toStdString());
        }
        return all;
    }
    std::vector<double> numbers;
    for (const float value : heads.values.reshaped<Eigen::RowMajor>())
        if (std::isfinite(value)) numbers.push_back(static_cast<double>(value));
    all.push_back({{}, std::move(numbers)});
    return all;
}

/// Round edges, from below the smallest number to above the largest; more of them for more heads.
std::vector<double> edgesOf(const MeasuredHeads& heads)
{
    const auto [lowest, highest] = heads.range();
    const double count =
        std::clamp(std::ceil(std::sqrt(static_cast<double>(heads.values.size()))), leastBins, mostBins);
    const double span = std::max(highest - lowest, 1e-6 * std::max(1.0, std::abs(highest)));
    const double step = niceStep(span / count);
    const auto first = std::llround(std::floor(lowest / step + 1e-9));
    const auto last = std::max(first + 1, std::llround(std::ceil(highest / step - 1e-9)));
    std::vector<double> edges;
    for (auto i = first; i <= last; ++i) edges.push_back(static_cast<double>(i) * step);
    // Rounding leaves no head out.
    edges.front() = std::min(edges.front(), lowest);
    edges.back() = std::max(edges.back(), highest);
    return edges;
}

void drawBars(Chart& chart, const std::vector<double>& edges, const std::vector<Series>& all,
              const std::vector<SeriesLook>& looks)
{
    constexpr double gap = 0.04;  // of a bin, to each side
    const auto count = static_cast<double>(all.size());
    for (std::size_t bin = 0; bin + 1 < edges.size(); ++bin) {
        const double wide = edges[bin + 1] - edges[bin];
        const double each = wide * (1 - 2 * gap) / count;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const double from = edges[bin] + wide * gap + static_cast<double>(i) * each;
            if (all[i].shares[bin] > 0) chart.bars.push_back({from, from + each, all[i].shares[bin], looks[i].color});
        }
    }
}

FigureTable tableOf(const QString& title, const std::vector<double>& edges, const std::vector<Series>& all)
{
    const auto bins = static_cast<Index>(edges.size()) - 1;
    core::Matrix values(bins, 2 + static_cast<Index>(all.size()));
    QStringList rows, columns{tr("from"), tr("to")};
    for (const Series& series : all) columns << (series.name.isEmpty() ? tr("heads") : tr("%1, %").arg(series.name));
    for (Index bin = 0; bin < bins; ++bin) {
        const auto at = static_cast<std::size_t>(bin);
        rows << tr("%1 to %2").arg(edges[at], 0, 'g', 6).arg(edges[at + 1], 0, 'g', 6);
        values(bin, 0) = static_cast<float>(edges[at]);
        values(bin, 1) = static_cast<float>(edges[at + 1]);
        for (std::size_t i = 0; i < all.size(); ++i)
            values(bin, 2 + static_cast<Index>(i)) = static_cast<float>(all[i].shares[at]);
    }
    return {.title = title,
            .address = {},
            .rows = rows,
            .columns = columns,
            .values = std::make_shared<const core::Matrix>(values)};
}

}  // namespace

Draft histogramFigure(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    if (settings.part.chart.of_weights) return weightsHistogram(source, settings, stop);
    const core::ModelInfo& info = firstTrace(source).model->info;
    const MeasuredHeads heads = measuredHeads(source, settings, settings.part.chart.measure, stop);
    const std::vector<double> edges = edgesOf(heads);
    std::vector<Series> all = seriesOf(source, settings, heads);
    const bool grouped = all.size() > 1;
    double highest = 0;
    for (Series& series : all) {
        for (const Index count : core::countsBetween(edges, series.numbers)) {
            const auto heads_in = static_cast<double>(count);
            series.shares.push_back(grouped ? 100 * heads_in / static_cast<double>(series.numbers.size()) : heads_in);
        }
        highest = std::max(highest, *std::ranges::max_element(series.shares));
    }

    ChartSheet sheet(settings);
    const std::vector<SeriesLook> looks = seriesLooks(all.size(), sheet.colors());
    std::vector<KeyEntry> entries;
    if (grouped)
        for (std::size_t i = 0; i < all.size(); ++i)
            entries.push_back(
                {QStringLiteral("%1: %2").arg(all[i].name, meanText(all[i].numbers)), looks[i], KeyEntry::Look::Bars});
    else
        sheet.addHeadline(tr("%1 heads: %2").arg(all.front().numbers.size()).arg(meanText(all.front().numbers)));
    sheet.addKey(entries);
    if (settings.axis_names) sheet.addNote(heads.meaning);

    Chart chart;
    chart.x = fixedAxis(edges.front(), edges.back(), 7);
    chart.x.name = heads.name;
    chart.y = evenAxis(0, highest, 5, grouped ? 0 : 1);
    if (grouped) chart.y.to *= 1 + 1.2 * whiskerRoom * static_cast<double>(all.size());  // which has no numbers
    chart.y.name = grouped ? tr("heads of the group, %") : tr("heads");
    drawBars(chart, edges, all, looks);
    for (std::size_t i = 0; grouped && i < all.size(); ++i) {
        const core::MeanAndDeviation found = core::meanAndDeviation(all[i].numbers);
        const double y = chart.y.to * (1 - whiskerRoom * (static_cast<double>(i) + 0.5));
        chart.whiskers.push_back({{found.mean, y}, found.deviation, true, looks[i].color, looks[i].marker});
    }
    const QRectF room = sheet.room(std::min(usualHistogramHeight * sheet.width(), unitsOf(highestChart)));
    sheet.addChart(std::move(chart), room);
    sheet.addTable(tableOf(heads.name, edges, all));
    return sheet.finish(room.bottom(),
                        tr("Distribution of %1 over heads, %2").arg(heads.name, QString::fromStdString(info.name)));
}

}  // namespace figure_layout
