// A measure in two groups of heads: a point for each head, beside the group's mean and standard deviation.

#include "core/distribution.h"
#include "core/error.h"
#include "ui/plot/figure/chart/chart_contents.h"
#include "ui/plot/figure/chart/chart_heads.h"
#include "ui/plot/figure/chart/chart_words.h"
#include "ui/plot/text/text_metrics.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr double usualGroupsHeight = 0.62;  ///< height of the width
constexpr double headPointSize = 4;
constexpr double swarmAt = -0.12, meanAt = 0.3;  ///< beside the middle of a group
constexpr double widestSwarm = 0.26;

struct Group {
    HeadGroup heads;
    std::vector<double> numbers;
};

/// Points of one group, moved aside so that none lies on another where there is room.
void addSwarm(Chart& chart, double middle, std::vector<double> numbers, const SeriesLook& look)
{
    std::ranges::sort(numbers);
    const double unit = chart.rect.width() / (chart.x.to - chart.x.from);
    const double apart = headPointSize * 1.05 / unit;
    const auto most = static_cast<int>(widestSwarm / apart);
    std::vector<QPointF> taken;
    for (const double number : numbers) {
        QPointF place(middle, number);
        for (int step = 0; step <= 2 * most; ++step) {
            const int aside = (step % 2 == 1 ? 1 : -1) * ((step + 1) / 2);
            place.setX(middle + aside * apart);
            const bool free = std::ranges::none_of(taken, [&](const QPointF& other) {
                const QPointF between = chart.at(place) - chart.at(other);
                return std::hypot(between.x(), between.y()) < headPointSize;
            });
            if (free) break;
        }
        taken.push_back(place);
        chart.points.push_back({place, look.color, look.marker, headPointSize});
    }
}

FigureTable tableOf(const MeasuredHeads& heads, const std::vector<Group>& groups)
{
    core::Matrix values(static_cast<Index>(groups.size()), 3);
    QStringList rows;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const core::MeanAndDeviation found = core::meanAndDeviation(groups[i].numbers);
        rows << groups[i].heads.name;
        values.row(static_cast<Index>(i)) << static_cast<float>(found.mean), static_cast<float>(found.deviation),
            static_cast<float>(found.count);
    }
    return {.title = heads.name,
            .address = {},
            .rows = rows,
            .columns = {tr("mean"), tr("standard deviation"), tr("heads")},
            .values = std::make_shared<const core::Matrix>(values)};
}

}  // namespace

Draft groupsFigure(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    const core::ModelInfo& info = firstTrace(source).model->info;
    const MeasuredHeads heads = measuredHeads(source, settings, settings.part.chart.measure, stop);
    std::vector<Group> groups;
    for (HeadGroup& group : headGroups(source, settings)) {
        std::vector<double> numbers = heads.of(group.heads);
        if (numbers.empty())
            throw core::Error(core::Code::Missing, "", "“%1” is missing: expected a measure that some head of “%2” has",
                              heads.name.toStdString(), group.name.toStdString());
        groups.push_back({std::move(group), std::move(numbers)});
    }

    ChartSheet sheet(settings);
    sheet.addHeadline(tr("each head, and the group's mean ± standard deviation"));
    if (settings.axis_names) sheet.addNote(heads.meaning);
    const auto [lowest, highest] = heads.range();
    Chart chart;
    chart.x = {.from = 0.5, .to = static_cast<double>(groups.size()) + 0.5};
    const TextMetrics metrics(sheet.fonts().numbers, ruler());
    for (std::size_t i = 0; i < groups.size(); ++i)
        chart.x.ticks.push_back({static_cast<double>(i + 1),
                                 metrics.elidedText(groups[i].heads.name, Qt::ElideMiddle, 0.38 * sheet.width())});
    chart.y = evenAxis(std::min(0.0, lowest), highest, 5);
    chart.y.name = heads.name;
    const std::vector<SeriesLook> looks = seriesLooks(groups.size(), sheet.colors());
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const core::MeanAndDeviation found = core::meanAndDeviation(groups[i].numbers);
        chart.whiskers.push_back({{static_cast<double>(i + 1) + meanAt, found.mean},
                                  found.deviation,
                                  false,
                                  sheet.colors().text,
                                  looks[i].marker});
    }
    const QRectF room = sheet.room(std::min(usualGroupsHeight * sheet.width(), unitsOf(highestChart)));
    Chart& placed = sheet.addChart(std::move(chart), room);
    for (std::size_t i = 0; i < groups.size(); ++i)
        addSwarm(placed, static_cast<double>(i + 1) + swarmAt, groups[i].numbers, looks[i]);
    sheet.addTable(tableOf(heads, groups));
    return sheet.finish(room.bottom(),
                        tr("%1 in two groups of heads of %2").arg(heads.name, QString::fromStdString(info.name)));
}

}  // namespace figure_layout
