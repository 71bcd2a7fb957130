// Which named spans of the text were read for each word of an answer, as areas that lie on each other.

#include "core/analysis/span_reading.h"
#include "core/error.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/row_reading.h"
#include "ui/plot/chart/reading_chart.h"
#include "ui/plot/figure/chart/chart_sheet.h"
#include "ui/plot/figure/chart/chart_words.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/token_text.h"

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr double usualReadingHeight = 0.6;  ///< height of the width

/// Whose mean it is: "layer 3 head 2", "mean of 12 heads".
QString headsOfReading(const core::Trace& trace, const std::vector<core::HeadAddress>& heads,
                       const FigureSettings& settings)
{
    if (heads.size() == 1) return headTitle(trace.model->info, heads.front(), settings.count_from);
    if (settings.layer && !settings.head)
        return tr("mean of the %1 heads of layer %2")
            .arg(heads.size())
            .arg(core::layerNumber(trace.model->info, *settings.layer, settings.count_from));
    return tr("mean of %1 heads").arg(heads.size());
}

FigureTable readingTable(const QString& title, const core::Trace& trace, Index item, const core::SpanReading& reading)
{
    QStringList rows, columns;
    for (const Index place : reading.places) rows << tokenText(trace.queries(item)[static_cast<std::size_t>(place)]);
    for (const core::ReadSpan& span : reading.spans) columns << readSpanName(span);
    return {.title = title,
            .address = {},
            .rows = rows,
            .columns = columns,
            .values = std::make_shared<const core::Matrix>(reading.shares)};
}

}  // namespace

Draft readingFigure(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    const core::Trace& trace = firstTrace(source);
    const Index item = itemOf(source, trace);
    const std::vector<core::HeadAddress> heads = headsOf(trace, item, settings);
    if (heads.empty())
        throw core::Error(core::Code::Missing, trace.model->info.name,
                          "a head is missing: expected at least one that the model has");
    const core::SpanReading reading = core::spanReading(trace, heads, source.session.focus.query, stop);
    ChartSheet sheet(settings);
    const ReadingChart shown = ReadingChart::of(trace, item, reading, sheet.colors());
    const QString whose = headsOfReading(trace, heads, settings);
    sheet.addHeadline(tr("Who was read for the answer, %1").arg(whose));
    std::vector<KeyEntry> key;
    for (const ReadArea& area : shown.areas)
        key.push_back({area.name + QStringLiteral(" ") + tr("%1 %").arg(100 * area.mean(), 0, 'f', 0),
                       {.color = area.color},
                       KeyEntry::Look::Bars});
    sheet.addKey(key);
    if (settings.axis_names)
        sheet.addNote(core::readingOf(*trace.model, core::RowReading::NextToken) == core::RowReading::NextToken
                          ? tr("Each word's row is that of the token before it, which predicts it; percentages are "
                               "means over the words.")
                          : tr("Percentages are means over the words."));
    const QRectF room = sheet.room(std::min(usualReadingHeight * sheet.width(), unitsOf(highestChart)));
    Chart& placed = sheet.addChart(shown.chart(sheet.colors()), room);
    // The margins of an axis without words are those of one with words.
    shown.label(placed, placed.rect.width(), ruler());
    sheet.addTable(readingTable(tr("Share of the weight, %1").arg(whose), trace, item, reading));
    return sheet.finish(room.bottom(), tr("Named spans that were read for each word of the answer, %1")
                                           .arg(QString::fromStdString(trace.model->info.name)));
}

}  // namespace figure_layout
