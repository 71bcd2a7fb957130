// The cells in which two sides of the comparison differ most, as pairs of bars.

#include "core/analysis/divergence.h"
#include "core/error.h"
#include "ui/plot/figure/chart/chart_sheet.h"
#include "ui/plot/figure/chart/chart_words.h"
#include "ui/plot/figure/figure_compare_sides.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/head_title.h"
#include "ui/words/short_numbers.h"

#include <algorithm>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr std::size_t mostCells = 12;
constexpr double barHalf = 0.38;    ///< as a part of a cell, to each side of its middle
constexpr double linesEach = 1.35;  ///< the lines of text in a cell

std::vector<Index> placesIn(const std::vector<Stretch>& stretches)
{
    std::vector<Index> places;
    for (const Stretch& stretch : stretches)
        for (Index place = stretch.first; place < stretch.second; ++place) places.push_back(place);
    return places;
}

/// A cell of both maps.
struct Differing {
    QString query;
    QString key;
    float a;
    float b;
};

std::vector<Differing> differingCells(const Comparison& comparison, const FigureSettings& settings)
{
    const ComparePanel& difference = comparison.panels.back();
    const std::vector<Index> rows = placesIn(difference.rows), columns = placesIn(difference.columns);
    const core::Matrix a = comparison.panels[0].values(rows, columns), b = comparison.panels[1].values(rows, columns);
    const QStringList queries = written(settings, difference.queries), keys = written(settings, difference.keys);
    std::vector<Differing> cells;
    for (const core::CellDifference& each : core::largestDifferences(a, b, mostCells))
        cells.push_back({queries.value(rows[static_cast<std::size_t>(each.query)]),
                         keys.value(columns[static_cast<std::size_t>(each.key)]), each.a, each.b});
    return cells;
}

FigureTable tableOf(const Comparison& comparison, const std::vector<Differing>& cells)
{
    core::Matrix values(static_cast<Index>(cells.size()), 3);
    QStringList rows;
    for (const Differing& cell : cells) {
        values.row(rows.size()) << cell.a, cell.b, cell.a - cell.b;
        rows << cellTitle(cell.query, cell.key);
    }
    const QString &a = comparison.panels[0].title, &b = comparison.panels[1].title;
    return {.title = tr("largest differences"),
            .address = {},
            .rows = rows,
            .columns = {a, b, QStringLiteral("%1 − %2").arg(comparison.sides[0].name, comparison.sides[1].name)},
            .values = std::make_shared<const core::Matrix>(values)};
}

Chart chartOf(const ChartSheet& sheet, const FigureSettings& settings, const std::vector<Differing>& cells,
              const std::vector<SeriesLook>& looks)
{
    const TextMetrics metrics(sheet.fonts().numbers, ruler());
    Chart chart;
    float largest = 0;
    for (const Differing& cell : cells) largest = std::max({largest, cell.a, cell.b});
    chart.x = evenAxis(0, static_cast<double>(largest), 5);
    chart.x.name = tr("attention weight");
    // The largest difference stands above.
    chart.y = {.from = 0.5 - static_cast<double>(cells.size()), .to = 0.5};
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const double middle = -static_cast<double>(i);
        const QString name = cellTitle(cells[i].query, cells[i].key);
        chart.y.ticks.push_back({middle, metrics.elidedText(name, Qt::ElideMiddle, 2 * longestLabel(settings))});
        chart.bars.push_back({middle, middle + barHalf, static_cast<double>(cells[i].a), looks[0].color, true});
        chart.bars.push_back({middle - barHalf, middle, static_cast<double>(cells[i].b), looks[1].color, true});
    }
    return chart;
}

}  // namespace

Draft differencesFigure(const FigureSource& source, const FigureSettings& settings, const std::stop_token&)
{
    FigureSettings subtracted = settings;
    subtracted.content = FigureSettings::Content::Compare;
    subtracted.difference = true;
    const Comparison comparison = comparisonOf(source, subtracted);
    if (!comparison.subtracted)
        throw core::Error(core::Code::Unsupported, "",
                          "the list of differences is not supported: expected two sides whose weights can be "
                          "subtracted, found other sides");
    const std::vector<Differing> cells = differingCells(comparison, settings);
    if (cells.empty())
        throw core::Error(core::Code::Missing, "",
                          "a difference of the two sides is missing: expected weights that differ");

    ChartSheet sheet(settings);
    // The colours differ in lightness, too.
    std::vector<SeriesLook> looks = seriesLooks(2, sheet.colors());
    std::vector<KeyEntry> entries;
    for (std::size_t side = 0; side < 2; ++side)
        entries.push_back({comparison.panels[side].title.simplified(), looks[side], KeyEntry::Look::Bars});
    sheet.addKey(entries);
    const TextMetrics metrics(sheet.fonts().numbers, ruler());
    const QString head = QStringLiteral("%1 − %2").arg(comparison.sides[0].name, comparison.sides[1].name);
    const double column =
        std::max(metrics.horizontalAdvance(head), metrics.horizontalAdvance(QStringLiteral("−.00"))) + 8;
    const double line = lineHeight(sheet.fonts().numbers);
    const QRectF room = sheet.room((static_cast<double>(cells.size()) * linesEach + 3.5) * line + sheet.line());
    const QRectF inside = room.adjusted(0, line, -column, 0);
    const Chart placed = sheet.addChart(chartOf(sheet, settings, cells, looks), inside);
    const double right = edge + sheet.width();
    const QColor ink = sheet.colors().text;
    sheet.page().addText(sheet.fonts().numbers, sheet.colors().text, {right - column, room.top(), column, line},
                         Qt::AlignRight, head);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const double y = placed.at({0, -static_cast<double>(i)}).y();
        sheet.page().addText(sheet.fonts().numbers, ink, {right - column, y - line / 2, column, line}, Qt::AlignRight,
                             signedWeight(cells[i].a - cells[i].b));
    }
    sheet.addTable(tableOf(comparison, cells));
    return sheet.finish(room.bottom(), tr("The largest differences of two attention maps"));
}

}  // namespace figure_layout
