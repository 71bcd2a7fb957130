#include "ui/plot/atlas/atlas_figure.h"

#include <QLocale>
#include <QObject>

#include "core/error.h"
#include "ui/plot/figure/chart/chart_sheet.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/error_text.h"
#include "ui/words/measure_names.h"

#include <cmath>
#include <filesystem>

using core::Measure;

namespace {

constexpr double shape = 0.75;  ///< height of width

[[noreturn]] void refuse(const core::Atlas& atlas, std::size_t step)
{
    throw core::Error(core::Code::Missing, atlas.steps[step].model,
                      "no head has both measures: expected two measures that one head has");
}

std::vector<core::AtlasHead> named(const AtlasCharted& of)
{
    std::vector<core::AtlasHead> heads;
    if (of.chosen) heads.push_back(*of.chosen);
    for (const core::HeadNote& note : of.atlas.notes)
        if (!note.name.empty() && note.head != of.chosen) heads.push_back(note.head);
    return heads;
}

QString nameOf(const core::Atlas& atlas, const core::AtlasHead& head)
{
    const core::HeadNote* note = atlas.noteOf(head);
    const QString name = atlasHeadName(atlas, head);
    return note == nullptr || note->name.empty()
               ? name
               : name + QLatin1Char(' ') + oneLine(QString::fromStdString(note->name), 40);
}

void addNames(figure_layout::ChartSheet& sheet, const AtlasCharted& of, const HeadScatterChart& made,
              const Chart& placed)
{
    const TextMetrics metrics(sheet.fonts().numbers, figure_layout::ruler());
    constexpr double gap = 6;
    for (const core::AtlasHead& head : named(of)) {
        const auto found = std::ranges::find(made.heads, head, &ChartedHead::head);
        if (found == made.heads.end()) continue;
        const QString name = nameOf(of.atlas, head);
        const QPointF at = placed.at(made.chart.points[found->point].at);
        const double wide = metrics.horizontalAdvance(name) + 1, high = metrics.height();
        const bool left = at.x() + gap + wide > sheet.page().size.width() - 2;
        const QRectF place(left ? at.x() - gap - wide : at.x() + gap, at.y() - high / 2, wide, high);
        sheet.page().addText(sheet.fonts().numbers, sheet.colors().text, place, Qt::AlignLeft, name);
    }
}

FigureTable tableOf(const AtlasCharted& of, const std::vector<ChartedHead>& heads, const Chart& chart,
                    const QStringList& columns)
{
    core::Matrix values(std::ssize(heads), 2);
    std::vector<ChartedHead> ordered = heads;
    std::ranges::sort(ordered, {}, &ChartedHead::head);
    QStringList rows;
    for (const ChartedHead& each : ordered) {
        const QPointF& at = chart.points[each.point].at;
        values.row(rows.size()) << static_cast<float>(at.x()), static_cast<float>(at.y());
        rows << nameOf(of.atlas, each.head);
    }
    return {.title = QStringLiteral("%1 · %2").arg(columns.front(), columns.back()),
            .address = {},
            .rows = rows,
            .columns = columns,
            .values = std::make_shared<const core::Matrix>(values)};
}

/// Every head's mean share, and its standard deviation from text to text.
FigureTable spanTableOf(const AtlasCharted& of, const QString& reads)
{
    const core::SpanStatistics& spans = of.atlas.steps[of.step].spans;
    const std::size_t pair = *spans.pairNamed(of.kinds.from, of.kinds.to);
    core::Matrix values(std::ssize(spans.means), 2);
    QStringList rows;
    for (std::size_t place = 0; place < spans.means.size(); ++place) {
        values.row(rows.size()) << static_cast<float>(spans.means[place][pair]),
            static_cast<float>(spans.deviation(place, pair));
        rows << nameOf(of.atlas, of.atlas.headAt(place));
    }
    return {.title = reads,
            .address = {},
            .rows = rows,
            .columns = {QObject::tr("share of weight"), QObject::tr("standard deviation from text to text")},
            .values = std::make_shared<const core::Matrix>(values)};
}

/// Draws a chart of heads with their names below what is there.
figure_layout::Draft finished(figure_layout::ChartSheet& sheet, const AtlasCharted& of, HeadScatterChart made,
                              const QString& description)
{
    constexpr double smaller = 0.55;  // on paper one is nearer
    for (Chart::Point& point : made.chart.points) point.size *= smaller;
    const QRectF room =
        sheet.room(std::min(shape * sheet.width(), figure_layout::unitsOf(1.3 * figure_layout::highestChart)));
    const Chart placed = sheet.addChart(made.chart, room);
    addNames(sheet, of, made, placed);
    return sheet.finish(room.bottom(), description);
}

void addLayers(figure_layout::ChartSheet& sheet, const core::Atlas& atlas)
{
    std::vector<figure_layout::KeyEntry> key;
    const auto entry = [&](core::Index layer) {
        key.push_back({.words = QObject::tr("layer %1").arg(layer + 1),
                       .series = {layerColor(layer, atlas.layers, sheet.colors()), Chart::Marker::Disc, {}},
                       .look = figure_layout::KeyEntry::Look::Points});
    };
    constexpr core::Index most = 6;
    const core::Index step = std::max<core::Index>(1, (atlas.layers + most - 1) / most);
    for (core::Index layer = 0; layer < atlas.layers; layer += step) entry(layer);
    if ((atlas.layers - 1) % step != 0) entry(atlas.layers - 1);
    sheet.addKey(key);
}

}  // namespace

QString stepName(const core::Atlas& atlas, std::size_t step)
{
    const core::AtlasStep& of = atlas.steps[step];
    const std::string name = of.name.empty() ? std::filesystem::path(of.model).filename().string() : of.name;
    return oneLine(QString::fromStdString(name.empty() ? of.model : name), 60);
}

QString atlasFacts(const core::Atlas& atlas, std::size_t step)
{
    const QLocale numbers(QLocale::English);
    const core::AtlasStep& of = atlas.steps[step];
    QStringList facts{stepName(atlas, step)};
    const QString all = numbers.toString(static_cast<qulonglong>(atlas.texts.size()));
    facts << (atlas.isComplete(of)
                  ? QObject::tr("%1 texts").arg(all)
                  : QObject::tr("%1 of %2 texts").arg(numbers.toString(static_cast<qulonglong>(of.done)), all));
    facts << QObject::tr("%1 tokens").arg(numbers.toString(static_cast<qlonglong>(of.tokens)));
    facts << QObject::tr("%1 heads").arg(of.statistics.size());
    if (!of.spans.empty()) facts << QObject::tr("%1 texts with named spans").arg(of.spans.done);
    if (of.knock_outs.done > 0)
        facts << (of.knock_outs.by_mean ? QObject::tr("with each head’s mean: %1 texts")
                                        : QObject::tr("without each head: %1 texts"))
                     .arg(of.knock_outs.counted);
    if (!atlas.off.empty()) facts << QObject::tr("without heads %1").arg(QString::fromStdString(core::offNames(atlas)));
    if (const auto same = core::sameWeightsBefore(atlas, step))
        facts << QObject::tr("the same weights as %1").arg(stepName(atlas, *same));
    return facts.join(QStringLiteral(" · "));
}

Figure atlasScatterFigure(const AtlasCharted& asked, Measure across, Measure up, core::FigureSettings settings)
{
    figure_layout::ChartSheet sheet(settings);
    AtlasCharted of = asked;
    of.colors = &sheet.colors();
    HeadScatterChart made = scatterOf(of, across, up);
    if (made.heads.empty()) refuse(of.atlas, of.step);
    made.chart.x.name = of.other != nullptr ? QObject::tr("%1, before").arg(measureName(up)) : measureName(across);
    made.chart.y.name = of.other != nullptr ? QObject::tr("%1, after").arg(measureName(up)) : measureName(up);
    sheet.addHeadline(atlasFacts(of.atlas, of.step));
    addLayers(sheet, of.atlas);
    sheet.addTable(tableOf(of, made.heads, made.chart, {made.chart.x.name, made.chart.y.name}));
    const QString description = QObject::tr("%1 and %2 of every head").arg(made.chart.x.name, made.chart.y.name);
    return {std::move(settings), finished(sheet, of, std::move(made), description)};
}

Figure atlasSpanFigure(const AtlasCharted& asked, core::FigureSettings settings)
{
    figure_layout::ChartSheet sheet(settings);
    AtlasCharted of = asked;
    of.colors = &sheet.colors();
    HeadScatterChart made = spanChartOf(of);
    if (made.heads.empty())
        throw core::Error(core::Code::Missing, of.atlas.steps[of.step].model,
                          "texts with both kinds of spans are missing: expected two kinds that stand in one text");
    const QString reads = pairName(of.kinds);
    const bool beside = of.other != nullptr;
    made.chart.x.name = beside ? QObject::tr("%1, before").arg(reads) : QObject::tr("layer");
    made.chart.y.name = beside ? QObject::tr("%1, after").arg(reads) : QObject::tr("share of weight: %1").arg(reads);
    sheet.addHeadline(atlasFacts(of.atlas, of.step));
    addLayers(sheet, of.atlas);
    sheet.addTable(beside ? tableOf(of, made.heads, made.chart, {made.chart.x.name, made.chart.y.name})
                          : spanTableOf(of, reads));
    const QString description = QObject::tr("%1: the mean share of weight, head by head").arg(reads);
    return {std::move(settings), finished(sheet, of, std::move(made), description)};
}

Figure atlasTrainingFigure(const AtlasCharted& asked, Measure measure, core::FigureSettings settings)
{
    figure_layout::ChartSheet sheet(settings);
    AtlasCharted of = asked;
    of.colors = &sheet.colors();
    Chart chart = trainingOf(of, measure);
    if (chart.lines.size() < 2) refuse(of.atlas, of.step);
    chart.lines.pop_back();  // without the line of the step in view
    constexpr double thinner = 0.6;
    for (Chart::Line& line : chart.lines) line.width *= thinner;
    for (Chart::Point& point : chart.points) point.size *= thinner;
    chart.x.name = QObject::tr("step of the training");
    chart.y.name = measureName(measure);
    sheet.addHeadline(atlasFacts(of.atlas, of.atlas.steps.size() - 1));
    addLayers(sheet, of.atlas);
    core::Matrix values(std::ssize(of.atlas.steps), of.atlas.layers * of.atlas.heads * std::ssize(of.atlas.blocks));
    QStringList rows, columns;
    for (std::size_t step = 0; step < of.atlas.steps.size(); ++step) {
        rows << stepName(of.atlas, step);
        for (core::Index place = 0; place < values.cols(); ++place) {
            const auto& heads = of.atlas.steps[step].statistics;
            const auto at = static_cast<std::size_t>(place);
            const bool known = at < heads.size() && !heads[at].of(measure).empty();
            values(static_cast<core::Index>(step), place) =
                known ? static_cast<float>(heads[at].of(measure).mean()) : std::nanf("");
            if (step == 0) columns << nameOf(of.atlas, of.atlas.headAt(at));
        }
    }
    sheet.addTable({.title = chart.y.name,
                    .address = {},
                    .rows = rows,
                    .columns = columns,
                    .values = std::make_shared<const core::Matrix>(values)});
    const QRectF room =
        sheet.room(std::min(shape * sheet.width(), figure_layout::unitsOf(1.3 * figure_layout::highestChart)));
    sheet.addChart(std::move(chart), room);
    figure_layout::Draft draft =
        sheet.finish(room.bottom(), QObject::tr("%1 of every head, step by step").arg(measureName(measure)));
    return {std::move(settings), std::move(draft)};
}
