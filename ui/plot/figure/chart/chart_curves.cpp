#include "ui/plot/figure/chart/chart_curves.h"

#include "core/distribution.h"
#include "core/kernel/parallel.h"
#include "core/stopped.h"
#include "ui/plot/figure/chart/chart_words.h"
#include "ui/plot/figure/figure_choice.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr std::size_t mostMarked = 48;  ///< points of a curve; of more, markers are a smear
constexpr double markerSize = 4.2;
constexpr double usualCurvesHeight = 0.6;  ///< height of the width

bool isGrouped(const FigureSettings& settings)
{
    return settings.part.chart.groups != core::ChartSettings::Groups::None;
}

std::vector<QPointF> pointsOf(const std::vector<double>& places, const std::vector<double>& numbers)
{
    std::vector<QPointF> points;
    for (std::size_t i = 0; i < places.size(); ++i) points.emplace_back(places[i], numbers[i]);
    return points;
}

ChartCurve meanOf(const QString& name, const std::vector<double>& places, const std::vector<std::vector<double>>& heads)
{
    ChartCurve curve{.name = name, .points = {}};
    for (std::size_t i = 0; i < places.size(); ++i) {
        std::vector<double> numbers;
        numbers.reserve(heads.size());
        for (const std::vector<double>& head : heads) numbers.push_back(head[i]);
        const core::MeanAndDeviation found = core::meanAndDeviation(numbers);
        curve.points.emplace_back(places[i], found.mean);
        curve.deviations.push_back(found.deviation);
    }
    return curve;
}

/// Several heads at a time.
std::vector<std::vector<double>> numbersOf(const std::vector<core::HeadAddress>& heads, const HeadCurve& of,
                                           const std::stop_token& stop)
{
    std::vector<std::vector<double>> numbers(heads.size());
    core::inParallel(static_cast<Index>(heads.size()), [&](Index i) {
        if (stop.stop_requested()) throw core::Stopped{};
        numbers[static_cast<std::size_t>(i)] = of(heads[static_cast<std::size_t>(i)]);
    });
    return numbers;
}

/// Adds the band around the mean, each stretch without a gap by itself.
void addBands(Chart& chart, const ChartCurve& curve, const QColor& color)
{
    Chart::Band band{.upper = {}, .lower = {}, .color = faint(color)};
    const auto end = [&] {
        if (band.upper.size() > 1) chart.bands.push_back(band);
        band.upper.clear();
        band.lower.clear();
    };
    for (std::size_t i = 0; i < curve.points.size(); ++i) {
        const QPointF& mean = curve.points[i];
        if (!std::isfinite(mean.y())) {
            end();
            continue;
        }
        // Bands end at the axis.
        band.upper.emplace_back(mean.x(), std::min(mean.y() + curve.deviations[i], chart.y.to));
        band.lower.emplace_back(mean.x(), std::max(mean.y() - curve.deviations[i], chart.y.from));
    }
    end();
}

}  // namespace

std::vector<core::HeadAddress> headsOfCurves(const FigureSource& source, const FigureSettings& settings)
{
    if (!isGrouped(settings)) return flowHeads(source, settings);
    std::vector<core::HeadAddress> heads;
    for (const HeadGroup& group : headGroups(source, settings))
        heads.insert(heads.end(), group.heads.begin(), group.heads.end());
    return heads;
}

std::vector<ChartCurve> chartCurves(const FigureSource& source, const FigureSettings& settings,
                                    const std::vector<double>& places, const HeadCurve& of, const std::stop_token& stop)
{
    std::vector<ChartCurve> curves;
    if (isGrouped(settings)) {
        for (const HeadGroup& group : headGroups(source, settings))
            curves.push_back(meanOf(group.name, places, numbersOf(group.heads, of, stop)));
        return curves;
    }
    const core::ModelInfo& info = firstTrace(source).model->info;
    const std::vector<core::HeadAddress> heads = flowHeads(source, settings);
    const std::vector<std::vector<double>> numbers = numbersOf(heads, of, stop);
    for (std::size_t i = 0; i < heads.size(); ++i)
        curves.push_back({headTitle(info, heads[i], settings.count_from), pointsOf(places, numbers[i]), {}});
    return curves;
}

std::pair<double, double> rangeOf(const std::vector<ChartCurve>& curves)
{
    double lowest = 0, highest = 0;
    for (const ChartCurve& curve : curves)
        for (std::size_t i = 0; i < curve.points.size(); ++i) {
            const double number = curve.points[i].y(), around = curve.deviations.empty() ? 0 : curve.deviations[i];
            if (std::isfinite(number)) highest = std::max(highest, number + around);
        }
    return {lowest, highest};
}

double addCurves(ChartSheet& sheet, Chart chart, const std::vector<ChartCurve>& curves)
{
    const std::vector<SeriesLook> looks = seriesLooks(curves.size(), sheet.colors());
    std::vector<KeyEntry> entries;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const ChartCurve& curve = curves[i];
        const QString name = curve.deviations.empty() ? curve.name : tr("%1, mean ± sd").arg(curve.name);
        const bool marked = curve.points.size() <= mostMarked;
        SeriesLook look = looks[i];
        if (!marked) look.marker = Chart::Marker::None;
        entries.push_back({name, look, KeyEntry::Look::Line});
        if (!curve.deviations.empty()) addBands(chart, curve, look.color);
        chart.lines.push_back({curve.points, look.color, seriesWidth, look.dashes});
        if (!marked) continue;
        for (const QPointF& point : curve.points)
            chart.points.push_back({point, look.color, look.marker, markerSize, true});
    }
    if (curves.size() > 1)
        sheet.addKey(entries);
    else
        sheet.addHeadline(curves.front().name);
    const QRectF room = sheet.room(std::min(usualCurvesHeight * sheet.width(), unitsOf(highestChart)));
    sheet.addChart(std::move(chart), room);
    return room.bottom();
}

FigureTable tableOfCurves(const QString& title, const QString& axis, const std::vector<ChartCurve>& curves)
{
    const auto rows = static_cast<Index>(curves.front().points.size());
    QStringList columns{axis};
    for (const ChartCurve& curve : curves) {
        if (curve.deviations.empty()) {
            columns << curve.name;
        } else {
            columns << tr("%1, mean").arg(curve.name) << tr("%1, standard deviation").arg(curve.name);
        }
    }
    core::Matrix values(rows, static_cast<Index>(columns.size()));
    QStringList names;
    for (Index row = 0; row < rows; ++row) {
        const auto at = static_cast<std::size_t>(row);
        Index column = 0;
        const double place = curves.front().points[at].x();
        names << QString::number(place, 'g', 6);
        values(row, column++) = static_cast<float>(place);
        for (const ChartCurve& curve : curves) {
            values(row, column++) = static_cast<float>(curve.points[at].y());
            if (!curve.deviations.empty()) values(row, column++) = static_cast<float>(curve.deviations[at]);
        }
    }
    return {.title = title,
            .address = {},
            .rows = names,
            .columns = columns,
            .values = std::make_shared<const core::Matrix>(values)};
}

}  // namespace figure_layout
