// Two measures against each other: a point for each head, and names of those that were picked.

#include "core/error.h"
#include "ui/plot/figure/chart/chart_heads.h"
#include "ui/plot/figure/chart/chart_sheet.h"
#include "ui/plot/figure/chart/chart_words.h"
#include "ui/plot/text/text_metrics.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr double usualScatterHeight = 0.75;  ///< height of the width
constexpr double scatterPointSize = 4, pickedSize = 5.5;
constexpr double nameGap = 1.5;  ///< between a point and its name

/// An axis from 0 where the numbers reach far enough down, so that shares are seen in proportion.
ChartAxis axisOf(const MeasuredHeads& heads)
{
    const auto [lowest, highest] = heads.range();
    constexpr double near = 0.5;
    const bool fromZero = lowest >= 0 && lowest < near * highest;
    ChartAxis axis = evenAxis(fromZero ? 0 : lowest, highest, 6);
    axis.name = heads.name;
    return axis;
}

/// Names beside points: to the right where nothing lies there yet, else to the left, above or below.
class PointNames {
public:
    PointNames(ChartSheet& sheet, const Chart& chart) : m_sheet(sheet), m_chart(chart)
    {
        for (const Chart::Point& point : chart.points) m_taken.push_back(around(chart.at(point.at), point.size));
    }

    void add(const QPointF& at, const QString& name)
    {
        const TextMetrics metrics(m_sheet.fonts().numbers, ruler());
        const double wide = metrics.horizontalAdvance(name) + 1, high = metrics.height();
        const double away = pickedSize / 2 + nameGap;
        const QRectF places[] = {{at.x() + away, at.y() - high / 2, wide, high},
                                 {at.x() - away - wide, at.y() - high / 2, wide, high},
                                 {at.x() - wide / 2, at.y() - away - high, wide, high},
                                 {at.x() - wide / 2, at.y() + away, wide, high},
                                 {at.x() + 0.6 * away, at.y() - away - 0.7 * high, wide, high},
                                 {at.x() - 0.6 * away - wide, at.y() - away - 0.7 * high, wide, high}};
        const auto crowd = [&](const QRectF& place) {
            const auto crosses = [&](const QRectF& other) { return other.intersects(place.adjusted(0, 1.5, 0, -1.5)); };
            const QRectF inside = m_chart.rect.adjusted(0, -high, 2 * wide, 0);
            return std::ranges::count_if(m_taken, crosses) + (inside.contains(place) ? 0 : 100)
                   + (place.right() > m_sheet.page().size.width() - 2 ? 100 : 0);
        };
        const QRectF& best = *std::ranges::min_element(places, {}, crowd);
        m_taken.push_back(best);
        m_sheet.page().addText(m_sheet.fonts().numbers, m_sheet.colors().text, best, Qt::AlignHCenter, name);
    }

private:
    static QRectF around(const QPointF& middle, double size)
    {
        return {middle.x() - size / 2, middle.y() - size / 2, size, size};
    }

    ChartSheet& m_sheet;
    const Chart& m_chart;
    std::vector<QRectF> m_taken;
};

FigureTable tableOf(const MeasuredHeads& across, const MeasuredHeads& up, const core::ModelInfo& info, Index countFrom)
{
    core::Matrix values(info.layers * info.heads, 2);
    QStringList rows;
    for (Index layer = 0; layer < info.layers; ++layer)
        for (Index head = 0; head < info.heads; ++head) {
            const core::HeadAddress address{layer, head, 0};
            values.row(rows.size()) << across.at(address), up.at(address);
            rows << headTitle(info, address, countFrom);
        }
    return {.title = tr("%1 and %2").arg(across.name, up.name),
            .address = {},
            .rows = rows,
            .columns = {across.name, up.name},
            .values = std::make_shared<const core::Matrix>(values)};
}

}  // namespace

Draft scatterFigure(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    const core::ModelInfo& info = firstTrace(source).model->info;
    const MeasuredHeads across = measuredHeads(source, settings, settings.part.chart.measure, stop);
    const MeasuredHeads up = measuredHeads(source, settings, settings.part.chart.upwards, stop);
    const std::vector<core::HeadAddress> picked = pickedHeads(source);

    ChartSheet sheet(settings);
    const std::vector<SeriesLook> looks = seriesLooks(1, sheet.colors());
    Chart chart;
    chart.x = axisOf(across);
    chart.y = axisOf(up);
    Index without = 0;
    std::vector<Chart::Point> chosen;
    for (Index layer = 0; layer < info.layers; ++layer)
        for (Index head = 0; head < info.heads; ++head) {
            const core::HeadAddress address{layer, head, itemOf(source, firstTrace(source))};
            const QPointF at(static_cast<double>(across.at(address)), static_cast<double>(up.at(address)));
            if (!std::isfinite(at.x()) || !std::isfinite(at.y())) {
                ++without;
                continue;
            }
            const bool isPicked = std::ranges::find(picked, address) != picked.end();
            const Chart::Marker marker = isPicked ? Chart::Marker::Diamond : Chart::Marker::Disc;
            const Chart::Point point{at, isPicked ? looks.front().color : sheet.colors().muted, marker,
                                     isPicked ? pickedSize : scatterPointSize, true};
            (isPicked ? chosen : chart.points).push_back(point);
        }
    chart.points.insert(chart.points.end(), chosen.begin(), chosen.end());
    if (chart.points.empty())
        throw core::Error(core::Code::Missing, info.name,
                          "no head has both measures: expected two measures that one head has");
    if (without > 0)
        sheet.addNote(without == 1 ? tr("1 head lacks one of these measures.")
                                   : tr("%1 heads lack one of these measures.").arg(without));
    const QRectF room = sheet.room(std::min(usualScatterHeight * sheet.width(), unitsOf(highestChart)));
    const Chart placed = sheet.addChart(std::move(chart), room);
    PointNames names(sheet, placed);
    for (const core::HeadAddress& head : picked) {
        const QPointF at(static_cast<double>(across.at(head)), static_cast<double>(up.at(head)));
        if (std::isfinite(at.x()) && std::isfinite(at.y()))
            names.add(placed.at(at), shortHeadName(info, head, settings.count_from));
    }
    sheet.addTable(tableOf(across, up, info, settings.count_from));
    return sheet.finish(
        room.bottom(),
        tr("%1 and %2 of every head of %3").arg(across.name, up.name, QString::fromStdString(info.name)));
}

}  // namespace figure_layout
