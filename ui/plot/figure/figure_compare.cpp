// Two to four maps on one scale and the difference of the first two on a diverging one.

#include <QCoreApplication>

#include "core/analysis/divergence.h"
#include "ui/plot/figure/figure_compare_sides.h"
#include "ui/plot/heat/cell_painter.h"
#include "ui/plot/heat/map_colors.h"
#include "ui/words/difference_words.h"
#include "ui/words/short_numbers.h"

#include <algorithm>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Figure", text); }

/// A narrower map than this gets a row of its own.
constexpr double leastWidth = 130;

/// One page of a comparison while it is put together.
class ComparePage {
public:
    ComparePage(const FigureSource& source, const FigureSettings& settings)
        : m_settings(settings),
          m_comparison(comparisonOf(source, settings)),
          m_fonts(fontsOf(settings, 6))
    {
        m_draft.page = blankPage(settings);
    }

    Draft draft()
    {
        const double title = addTitle(m_draft.page, m_settings, m_fonts);
        setStyles();
        place(title);
        addPanels();
        addBars();
        addNames();
        m_draft.description = tr("Comparison of attention weights");
        return std::move(m_draft);
    }

private:
    void setStyles()
    {
        const HeatStyle weights = weightStyle(m_settings, m_draft.page);
        std::vector<ColoredMap> maps;
        for (const CompareSide& side : m_sides)
            maps.push_back({side.head.address, side.head.cells, weights, m_comparison.chosen_row});
        m_oneRange = setRanges(m_settings, maps);
        for (std::size_t i = 0; i < maps.size(); ++i) {
            m_panels[i].cells = maps[i].cells;
            m_panels[i].style = maps[i].style;
        }
        if (m_comparison.comparable) m_panels.back().style = differenceStyle(weights, m_comparison.size);
    }

    std::vector<ColorKey> keys() const
    {
        ColorKey weights{.style = m_panels.front().style,
                         .colors = m_draft.page.colors,
                         .numbers = m_fonts.numbers,
                         .text = m_fonts.names,
                         .name = weightName(m_settings, m_sides.front().head)};
        if (!m_oneRange) {
            weights.lowest = tr("lowest");
            weights.highest = tr("highest");
        }
        std::vector<ColorKey> all{weights};
        if (m_comparison.comparable) {
            all.push_back(weights);
            all.back().style = m_panels.back().style;
            all.back().lowest = all.back().highest = QString();
            all.back().name = tr("difference");
        }
        return all;
    }

    double longestLabel(TokenLabels::Side side, double pitch) const
    {
        double longest = 0;
        for (const ComparePanel& panel : m_panels)
            longest =
                std::max(longest, labelsOf(m_settings, side,
                                           side == TokenLabels::Side::Left ? panel.queries : panel.keys, m_fonts.tokens)
                                      .extent(pitch, ruler()));
        return longest;
    }

    /// Square cells, as many maps in a row as are wide enough.
    void place(double title)
    {
        FigurePage& page = m_draft.page;
        m_queryLabels = longestLabel(TokenLabels::Side::Left, 1);
        double bars = 0;
        for (const ColorKey& key : keys()) bars = std::max(bars, key.extent(ruler()));
        m_right = edge + (m_settings.color_bar ? barGap + barWidth + bars : 0);
        const double line = lineHeight(m_fonts.names);
        m_left = edge + (m_settings.axis_names ? line + 3 : 0);
        const auto widthOf = [&](std::size_t columns) {
            const auto count = static_cast<double>(columns);
            return (page.size.width() - m_left - m_right - count * m_queryLabels - (count - 1) * gap) / count;
        };
        m_columns = m_panels.size();
        while (m_columns > 1 && widthOf(m_columns) < leastWidth) --m_columns;
        Index mostKeys = 1, mostQueries = 1;
        for (const ComparePanel& panel : m_panels) {
            mostKeys = std::max(mostKeys, panel.cells->cols());
            mostQueries = std::max(mostQueries, panel.cells->rows());
        }
        const std::size_t rows = (m_panels.size() + m_columns - 1) / m_columns;
        double cell = std::max(8.0, widthOf(m_columns)) / static_cast<double>(mostKeys);
        m_below = longestLabel(TokenLabels::Side::Bottom, cell);
        m_above = line + 4;
        const double fixed = edge + title + static_cast<double>(rows) * (m_above + m_below + gap) + line + edge;
        if (m_settings.height_mm)
            cell = std::min(cell, std::max(8.0, page.size.height() - fixed) / static_cast<double>(rows)
                                      / static_cast<double>(mostQueries));
        const double height = cell * static_cast<double>(mostQueries);
        if (!m_settings.height_mm) page.size.setHeight(fixed + static_cast<double>(rows) * height);
        // What a page has too much of is shared out above and below.
        const double spare = std::max(0.0, page.size.height() - fixed - static_cast<double>(rows) * height) / 2;
        const double columnWidth = cell * static_cast<double>(mostKeys) + m_queryLabels + gap;
        for (std::size_t i = 0; i < m_panels.size(); ++i) {
            ComparePanel& panel = m_panels[i];
            const std::size_t row = i / m_columns;
            const double x = m_left + m_queryLabels + static_cast<double>(i % m_columns) * columnWidth;
            const double y =
                edge + title + spare + m_above + static_cast<double>(row) * (height + m_above + m_below + gap);
            panel.rect = QRectF(x, y, cell * static_cast<double>(panel.cells->cols()),
                                cell * static_cast<double>(panel.cells->rows()));
            m_all = m_all.united(panel.rect);
        }
    }

    /// The cells that are there: a page stays blank where a text has no token.
    void addCells(const ComparePanel& panel, bool difference)
    {
        const Index count = panel.cells->rows(), keys = panel.cells->cols();
        for (const Stretch& rows : panel.rows)
            for (const Stretch& columns : panel.columns) {
                const core::Matrix values = panel.values.block(rows.first, columns.first, rows.second - rows.first,
                                                               columns.second - columns.first);
                const QRectF rect =
                    cellsIn(panel.rect, count, keys, rows.first, columns.first, rows.second - 1, columns.second - 1);
                addMap(m_draft.page, m_settings, rect, cellsOf(*panel.cells, rows, columns), panel.style,
                       [values, difference](Index query, Index key) {
                           const float value = values(query, key);
                           return difference ? signedWeight(value) : shortWeight(value);
                       });
                m_draft.page.maps.back().minuses = difference;
            }
    }

    void addPanels()
    {
        for (std::size_t i = 0; i < m_panels.size(); ++i) {
            const ComparePanel& panel = m_panels[i];
            const bool difference = i >= m_sides.size();
            addCells(panel, difference);
            addLabels(m_draft.page, labelsOf(m_settings, TokenLabels::Side::Left, panel.queries, m_fonts.tokens),
                      panel.rect, panel.cells->rows());
            addLabels(m_draft.page, labelsOf(m_settings, TokenLabels::Side::Bottom, panel.keys, m_fonts.tokens),
                      panel.rect, panel.cells->cols());
            const double room = panel.rect.width() + m_queryLabels;
            addText(m_draft.page, m_fonts.names, m_draft.page.colors->text,
                    QRectF(panel.rect.left(), panel.rect.top() - m_above, room, m_above - 4), Qt::AlignLeft,
                    QFontMetricsF(m_fonts.names, ruler())
                        .elidedText(panel.title, Qt::ElideRight, panel.rect.width() + gap));
            m_draft.tables.push_back(difference
                                         ? differenceTable(m_comparison)
                                         : FigureTable{panel.title, m_sides[i].head.address, m_sides[i].whole_queries,
                                                       m_sides[i].whole_keys, m_sides[i].head.values,
                                                       m_sides[i].head.layer, m_sides[i].queries.predict});
        }
    }

    void addBars()
    {
        if (!m_settings.color_bar) return;
        std::vector<ColorKey> all = keys();
        const double x = m_draft.page.size.width() - m_right + barGap;
        const double gapBetween = 2 * lineHeight(m_fonts.numbers);
        const auto count = static_cast<double>(all.size());
        const double height = std::min(2 * unitsPerInch, (m_all.height() - (count - 1) * gapBetween) / count);
        all.front().name = fitting({all.front().name, tr("weight")}, all.front().text, height);
        if (m_comparison.comparable) all.back().name = fitting({all.back().name, tr("A − B")}, all.back().text, height);
        for (std::size_t i = 0; i < all.size(); ++i)
            m_draft.page.bars.push_back(
                {all[i], QRectF(x, m_all.top() + static_cast<double>(i) * (height + gapBetween), barWidth, height)});
    }

    /// Empty where all rows are read at their own tokens.
    QString readingOfSides() const
    {
        QStringList names;
        for (const CompareSide& side : m_sides)
            if (side.queries.predict) names << side.name;
        const QString reading = readingName(core::RowReading::NextToken);
        if (names.isEmpty()) return {};
        if (std::ssize(names) == std::ssize(m_sides)) return tr("rows: %1").arg(reading);
        return tr("rows of %1: %2").arg(names.join(QStringLiteral(", ")), reading);
    }

    void addNames()
    {
        FigurePage& page = m_draft.page;
        const double line = lineHeight(m_fonts.names);
        QStringList below;
        if (m_settings.axis_names) below << tr("key (attended to)");
        const bool predict = std::ranges::all_of(m_sides, [](const CompareSide& side) { return side.queries.predict; });
        const QString axis = predict
                                 ? predictingAxisName(m_sides.front().trace->model->info, m_fonts.names, m_all.height())
                                 : tr("query (attending)");
        const bool said = predict && m_settings.axis_names && !axis.isEmpty();
        if (const QString reading = readingOfSides(); !said && !reading.isEmpty()) below << reading;
        below << tr("layers and heads counted from %1").arg(m_settings.count_from);
        if (m_comparison.reordered) below << reorderedText(m_sides[0].name, m_sides[1].name);
        const auto apart = m_comparison.comparable ? core::divergence(m_panels[0].values, m_panels[1].values).mean
                                                   : std::optional<double>();
        if (m_comparison.comparable && m_comparison.size.equal)
            below << tr("%1 and %2 are %3").arg(m_sides[0].name, m_sides[1].name, equalText(m_comparison.size.largest));
        else if (apart)
            below << tr("Jensen–Shannon divergence of %1 and %2: %3 nats")
                         .arg(m_sides[0].name, m_sides[1].name)
                         .arg(*apart, 0, 'f', 3);
        const QRectF rect(edge, page.size.height() - edge - line, page.size.width() - 2 * edge, line);
        addText(page, m_fonts.names, page.colors->muted, rect, Qt::AlignHCenter,
                QFontMetricsF(m_fonts.names, ruler()).elidedText(below.join(tr(" · ")), Qt::ElideMiddle, rect.width()));
        if (!m_settings.axis_names) return;
        addText(page, m_fonts.names, page.colors->muted, QRectF(edge, m_all.top(), line, m_all.height()),
                Qt::AlignHCenter, axis, true);
    }

    static constexpr double gap = 12;

    const FigureSettings& m_settings;
    Comparison m_comparison;
    const std::vector<CompareSide>& m_sides = m_comparison.sides;
    std::vector<ComparePanel>& m_panels = m_comparison.panels;
    Fonts m_fonts;
    Draft m_draft;
    bool m_oneRange = true;
    std::size_t m_columns = 1;
    double m_left = 0, m_right = 0, m_above = 0, m_below = 0, m_queryLabels = 0;
    QRectF m_all;
};

}  // namespace

Draft compareFigure(const FigureSource& source, const FigureSettings& settings)
{
    return ComparePage(source, settings).draft();
}

}  // namespace figure_layout
