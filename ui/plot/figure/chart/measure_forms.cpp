// One measure of every head, layer by layer: as lines, boxes or strips of points.

#include "core/error.h"
#include "ui/plot/figure/chart/chart_contents.h"
#include "ui/plot/figure/chart/chart_heads.h"
#include "ui/plot/figure/chart/chart_words.h"
#include "ui/plot/text/text_metrics.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;
using core::Index;
using Form = core::ChartSettings::Form;

namespace figure_layout {
namespace {

constexpr double usualFormHeight = 0.6;  ///< height of the width
constexpr double headSize = 3;           ///< size of a head's point
constexpr double halfBox = 0.3;          ///< the share of the distance of two layers
constexpr double medianWidth = 1.6, whiskerWidth = 0.8;
constexpr Index fewHeads = 12;  ///< of which a box alone would say more than is known

/// A layer's heads, sorted.
struct LayerNumbers {
    double layer;
    std::vector<double> sorted;

    double mean() const
    {
        double sum = 0;
        for (const double number : sorted) sum += number;
        return sum / static_cast<double>(sorted.size());
    }
    /// Between two numbers in proportion, as NumPy's percentile has it.
    double quantile(double share) const
    {
        const double place = share * static_cast<double>(sorted.size() - 1);
        const auto below = static_cast<std::size_t>(place);
        return std::lerp(sorted[below], sorted[std::min(below + 1, sorted.size() - 1)], place - std::floor(place));
    }
};

std::vector<LayerNumbers> layersOf(const MeasuredHeads& heads)
{
    std::vector<LayerNumbers> layers;
    for (Index layer = 0; layer < heads.values.rows(); ++layer) {
        LayerNumbers one{static_cast<double>(layer), {}};
        for (Index head = 0; head < heads.values.cols(); ++head)
            if (const float value = heads.values(layer, head); std::isfinite(value))
                one.sorted.push_back(static_cast<double>(value));
        std::ranges::sort(one.sorted);
        if (!one.sorted.empty()) layers.push_back(std::move(one));
    }
    return layers;
}

/// Seen well, but weaker than a line over it.
QColor behindLine(QColor color)
{
    constexpr float cover = 0.5F;
    color.setAlphaF(cover);
    return color;
}

/// Points side by side where a layer has several heads, in the heads' order.
void addHeadPoints(Chart& chart, const MeasuredHeads& heads, const SeriesLook& look, double spread, bool ringed = false)
{
    const auto count = static_cast<double>(heads.values.cols());
    for (Index layer = 0; layer < heads.values.rows(); ++layer)
        for (Index head = 0; head < heads.values.cols(); ++head) {
            const float value = heads.values(layer, head);
            if (!std::isfinite(value)) continue;
            const double aside = count > 1 ? spread * (2 * static_cast<double>(head) / (count - 1) - 1) : 0;
            chart.points.push_back({.at = {static_cast<double>(layer) + aside, static_cast<double>(value)},
                                    .color = look.color,
                                    .size = ringed ? 1.2 * headSize : headSize,
                                    .ringed = ringed});
        }
}

void addMeans(Chart& chart, const std::vector<LayerNumbers>& layers, const SeriesLook& look)
{
    Chart::Line means{.points = {}, .color = look.color, .width = seriesWidth};
    for (const LayerNumbers& each : layers) {
        means.points.emplace_back(each.layer, each.mean());
        chart.points.push_back(
            {.at = means.points.back(), .color = look.color, .size = 1.6 * headSize, .ringed = true});
    }
    chart.lines.push_back(std::move(means));
}

/// From the first quartile to the third, with the median, and whiskers to the smallest and largest number.
void addBox(Chart& chart, const LayerNumbers& each, const SeriesLook& look)
{
    const double left = each.layer - halfBox, right = each.layer + halfBox;
    const double low = each.quantile(0.25), middle = each.quantile(0.5), high = each.quantile(0.75);
    chart.bands.push_back(
        {.upper = {{left, high}, {right, high}}, .lower = {{left, low}, {right, low}}, .color = faint(look.color)});
    for (const double edgeOf : {low, high})
        chart.lines.push_back(
            {.points = {{left, edgeOf}, {right, edgeOf}}, .color = look.color, .width = whiskerWidth});
    for (const double side : {left, right})
        chart.lines.push_back({.points = {{side, low}, {side, high}}, .color = look.color, .width = whiskerWidth});
    chart.lines.push_back({.points = {{left, middle}, {right, middle}}, .color = look.color, .width = medianWidth});
    for (const auto& [from, to] : {std::pair(low, each.sorted.front()), std::pair(high, each.sorted.back())}) {
        chart.lines.push_back(
            {.points = {{each.layer, from}, {each.layer, to}}, .color = look.color, .width = whiskerWidth});
        chart.lines.push_back({.points = {{each.layer - halfBox / 2, to}, {each.layer + halfBox / 2, to}},
                               .color = look.color,
                               .width = whiskerWidth});
    }
}

/// A layer in the middle of its place; of many every n-th is named.
ChartAxis layerAxis(const core::ModelInfo& info, Index countFrom)
{
    ChartAxis axis{.from = -0.5, .to = static_cast<double>(info.layers) - 0.5, .name = tr("layer")};
    const QStringList names = layerNames(info, countFrom);
    constexpr Index most = 16;
    const Index every = (info.layers + most - 1) / most;
    for (Index layer = 0; layer < info.layers; layer += every)
        axis.ticks.push_back({static_cast<double>(layer), names.value(layer)});
    return axis;
}

QString meaningOf(Form form, bool points)
{
    switch (form) {
    case Form::Lines: return tr("Line: mean of each layer's heads. Points: heads.");
    case Form::Boxes:
        return points
                   ? tr("Box: quartiles and median of a layer's heads; whiskers: smallest and largest. Points: heads.")
                   : tr("Box: quartiles and median of a layer's heads; whiskers: smallest and largest.");
    case Form::Strips: return tr("A point for each head, in their order from left to right.");
    case Form::Map: break;
    }
    return {};
}

}  // namespace

Draft measureForms(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    const core::ModelInfo& info = firstTrace(source).model->info;
    const MeasuredHeads heads = measuredHeads(source, settings, settings.part.chart.measure, stop);
    const std::vector<LayerNumbers> layers = layersOf(heads);
    const Form form = settings.part.chart.form;
    const bool pointed = form == Form::Boxes && heads.values.cols() <= fewHeads;
    ChartSheet sheet(settings);
    if (settings.axis_names) {
        sheet.addNote(heads.meaning);
        sheet.addNote(meaningOf(form, pointed));
    }
    const SeriesLook look = seriesLooks(1, sheet.colors()).front();
    Chart chart;
    chart.x = layerAxis(info, settings.count_from);
    const auto [lowest, highest] = heads.range();
    constexpr double near = 0.5;
    chart.y = evenAxis(lowest >= 0 && lowest < near * highest ? 0 : lowest, highest, 5);
    chart.y.name = heads.name;
    if (form == Form::Boxes)
        for (const LayerNumbers& each : layers) addBox(chart, each, look);
    // Black ones with a rim stand out from the box's own lines.
    if (pointed) addHeadPoints(chart, heads, {.color = sheet.colors().text}, halfBox / 2, true);
    if (form == Form::Boxes) {
        const double axis = sheet.width() - 2 * sheet.line() - lineHeight(sheet.fonts().numbers);
        const QString explained = tr("layer (box: quartiles; whiskers: lowest and highest head)");
        if (TextMetrics(sheet.fonts().names, ruler()).horizontalAdvance(explained) < axis) chart.x.name = explained;
    }
    if (form == Form::Lines) addHeadPoints(chart, heads, {.color = behindLine(look.color)}, halfBox / 2);
    if (form == Form::Strips) addHeadPoints(chart, heads, look, halfBox);
    if (form == Form::Lines) addMeans(chart, layers, look);
    const QRectF room = sheet.room(std::min(usualFormHeight * sheet.width(), unitsOf(highestChart)));
    sheet.addChart(std::move(chart), room);
    FigureTable table{.title = heads.name,
                      .address = {},
                      .rows = layerNames(info, settings.count_from),
                      .columns = headNames(info, settings.count_from),
                      .values = std::make_shared<const core::Matrix>(heads.values)};
    for (QString& row : table.rows) row = tr("layer %1").arg(row);
    sheet.addTable(std::move(table));
    return sheet.finish(
        room.bottom(), tr("%1 of every head of %2, layer by layer").arg(heads.name, QString::fromStdString(info.name)));
}

}  // namespace figure_layout
