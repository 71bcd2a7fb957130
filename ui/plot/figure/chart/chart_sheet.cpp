#include "ui/plot/figure/chart/chart_sheet.h"

#include "ui/plot/figure/page_maps.h"
#include "ui/plot/flow/flow_lines.h"
#include "ui/plot/text/text_metrics.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;

namespace figure_layout {
namespace {

constexpr double usualPoints = 6;
constexpr double sheetGap = 5;
constexpr double sampleWidth = 18;  ///< width of a line in the key
constexpr double boxWidth = 8;

double sampleWidthOf(const KeyEntry& entry) { return entry.look == KeyEntry::Look::Line ? sampleWidth : boxWidth; }

}  // namespace

std::vector<SeriesLook> seriesLooks(std::size_t count, const Palette& colors)
{
    const std::vector<QColor> inks = flowColors(std::min(count, mostFlowHeads), colors);
    std::vector<SeriesLook> looks;
    for (std::size_t i = 0; i < count; ++i)
        looks.push_back({inks[i % inks.size()], Chart::markerOf(i), Chart::dashesOf(i)});
    return looks;
}

QColor faint(const QColor& color)
{
    constexpr float cover = 0.2F;
    QColor weaker = color;
    weaker.setAlphaF(cover);
    return weaker;
}

ChartSheet::ChartSheet(const FigureSettings& settings)
    : m_settings(settings),
      m_fonts(fontsOf(settings, usualPoints)),
      m_line(lineHeight(m_fonts.names))
{
    m_draft.page = blankPage(settings);
    m_top = edge + addTitle(m_draft.page, settings, m_fonts);
}

void ChartSheet::addHeadline(const QString& words)
{
    for (const QString& line : linesOf({words}, m_fonts.names, width())) {
        page().addText(m_fonts.names, colors().text, {edge, m_top, width(), m_line}, Qt::AlignLeft, line);
        m_top += m_line;
    }
    m_top += sheetGap;
}

void ChartSheet::addKey(const std::vector<KeyEntry>& entries)
{
    const TextMetrics metrics(m_fonts.names, ruler());
    double x = edge;
    for (const KeyEntry& entry : entries) {
        const double sample = sampleWidthOf(entry);
        const double room = width() - sample - sheetGap;
        const QString words = metrics.elidedText(entry.words, Qt::ElideRight, room);
        const double wide = metrics.horizontalAdvance(words) + 1;
        if (x > edge && x + sample + sheetGap + wide > edge + width()) {
            x = edge;
            m_top += m_line + 2;
        }
        const bool bars = entry.look == KeyEntry::Look::Bars;
        const double high = bars ? boxWidth * 0.8 : m_line;
        FigurePage::Sample drawn{.rect = {x, m_top + (m_line - high) / 2, sample, high}, .color = entry.series.color};
        drawn.box = bars;
        if (!bars) drawn.marker = entry.series.marker;
        if (entry.look == KeyEntry::Look::Line) {
            drawn.line = seriesWidth;
            drawn.dashes = entry.series.dashes;
        }
        page().samples.push_back(drawn);
        page().addText(m_fonts.names, colors().text, {x + sample + sheetGap, m_top, wide, m_line}, Qt::AlignLeft,
                       words);
        x += sample + sheetGap + wide + 3 * sheetGap;
    }
    if (!entries.empty()) m_top += m_line + sheetGap;
}

void ChartSheet::addNote(const QString& words)
{
    m_draft.notes << words;
    if (m_settings.voice.notes) m_notes += linesOf({words}, m_fonts.names, width());
}

double ChartSheet::notesHeight() const
{
    return m_notes.isEmpty() ? 0 : sheetGap + static_cast<double>(m_notes.size()) * m_line;
}

QRectF ChartSheet::room(double high)
{
    const double left = m_draft.page.size.height() - m_top - notesHeight() - edge;
    return {edge, m_top, width(), m_settings.height_mm ? left : high};
}

Chart& ChartSheet::addChart(Chart chart, const QRectF& room)
{
    chart.colors = m_draft.page.colors;
    chart.numbers = m_fonts.numbers;
    const double name = m_settings.axis_names ? m_line + 2 : 0;
    chart.rect = room.marginsRemoved(
        chart.margins(ruler()) + QMarginsF(chart.y.name.isEmpty() ? 0 : name, 0, 0, chart.x.name.isEmpty() ? 0 : name));
    if (m_settings.axis_names) {
        const TextMetrics metrics(m_fonts.names, ruler());
        const auto fit = [&](const QString& words, double space) {
            return metrics.elidedText(words, Qt::ElideRight, space);
        };
        const QRectF& inside = chart.rect;
        page().addText(m_fonts.names, colors().text, {inside.left(), room.bottom() - m_line, inside.width(), m_line},
                       Qt::AlignHCenter, fit(chart.x.name, inside.width()));
        page().addText(m_fonts.names, colors().text, {room.left(), inside.top(), m_line, inside.height()},
                       Qt::AlignHCenter, fit(chart.y.name, inside.height()), true);
    }
    page().charts.push_back(std::move(chart));
    return page().charts.back();
}

Draft ChartSheet::finish(double bottom, const QString& description)
{
    double y = m_settings.height_mm ? page().size.height() - edge - notesHeight() : bottom;
    if (!m_notes.isEmpty()) y += sheetGap;
    for (const QString& line : m_notes) {
        page().addText(m_fonts.names, colors().text, {edge, y, width(), m_line}, Qt::AlignLeft, line);
        y += m_line;
    }
    if (!m_settings.height_mm) page().size.setHeight(y + edge);
    m_draft.description = description;
    return std::move(m_draft);
}

}  // namespace figure_layout
