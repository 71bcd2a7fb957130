// Two to four maps on one scale and the difference of the first two on a diverging one.

#include <QCoreApplication>

#include "core/analysis/divergence.h"
#include "core/error.h"
#include "ui/plot/figure_layout.h"
#include "ui/plot/short_numbers.h"
#include "ui/theme/row_names.h"
#include "ui/theme/token_text.h"

#include <algorithm>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Figure", text); }

/// A narrower map than this gets a row of its own.
constexpr double leastWidth = 130;

struct Side {
    const core::Trace* trace;
    HeadMap head;
    QString name;
    RowNames queries;
    QStringList keys;
    QStringList wholeQueries, wholeKeys;
};

std::vector<core::ComparedHead> comparedHeads(const FigureSource& source)
{
    const core::Session& session = source.session;
    if (session.compare.kind == core::CompareSettings::Kind::Heads) return session.compare.heads;
    std::vector<core::ComparedHead> sides;
    for (std::size_t run = 0; run < session.runs.size(); ++run)
        sides.push_back({static_cast<Index>(run), session.focus.layer, session.focus.head});
    return sides;
}

std::vector<Side> sidesOf(const FigureSource& source, const FigureSettings& settings)
{
    const bool runs = source.session.compare.kind == core::CompareSettings::Kind::Runs;
    std::vector<Side> sides;
    for (const core::ComparedHead& head : comparedHeads(source)) {
        const QString name(QChar(u'A' + static_cast<char16_t>(sides.size())));
        const auto run = static_cast<std::size_t>(head.run);
        if (run >= source.traces.size() || source.traces[run] == nullptr)
            throw core::Error(core::Code::Missing, "", "the computed side " + name.toStdString(), "", "");
        const core::Trace& trace = *source.traces[run];
        const core::ModelInfo& info = trace.model->info;
        const core::HeadAddress address{std::min(head.layer, info.layers - 1), std::min(head.head, info.heads - 1),
                                        itemOf(source, trace)};
        Side side{&trace,
                  headMap(trace, address, settings.count_from),
                  name,
                  rowNames(trace, address.item, settings.rows),
                  tokenTexts(trace.keys(address.item)),
                  wholeRowNames(trace, address.item, settings.rows),
                  wholeTokens(trace.keys(address.item))};
        if (runs) side.head.title = tr("run %1 · %2").arg(head.run + 1).arg(side.head.title);
        sides.push_back(std::move(side));
    }
    if (sides.size() < 2) throw core::Error(core::Code::Missing, "", "a second side to compare", "", "");
    return sides;
}

/// The numbers of a − b; hidden cells count as the weights that they are.
std::shared_ptr<const core::Matrix> minus(const Side& a, const Side& b)
{
    return std::make_shared<const core::Matrix>(*a.head.values - *b.head.values);
}

/// One page of a comparison while it is put together.
class ComparePage {
public:
    ComparePage(const FigureSource& source, const FigureSettings& settings)
        : m_settings(settings),
          m_sides(sidesOf(source, settings)),
          m_fonts(fontsOf(settings, 6))
    {
        const HeatData& a = *m_sides[0].head.cells;
        const HeatData& b = *m_sides[1].head.cells;
        m_comparable = a.rows() == b.rows() && a.cols() == b.cols();
        for (const Side& side : m_sides)
            m_panels.push_back(
                {side.head.cells, tr("%1  %2").arg(side.name, side.head.title), side.queries.labels, side.keys});
        if (m_comparable)
            m_panels.push_back({differenceOf(a, b), tr("%1 − %2").arg(m_sides[0].name, m_sides[1].name),
                                joinedTokens(m_sides[0].queries.labels, m_sides[1].queries.labels),
                                joinedTokens(m_sides[0].keys, m_sides[1].keys)});
        m_draft.page = blankPage(settings);
    }

    Draft draft()
    {
        const double title = addTitle(m_draft.page, m_settings, m_fonts);
        setStyles();
        place(title);
        addNumbers();
        addBars();
        addNames();
        m_draft.description = tr("Comparison of attention weights");
        return std::move(m_draft);
    }

private:
    struct Panel {
        std::shared_ptr<const HeatData> cells;
        QString title;
        QStringList queries, keys;
        HeatStyle style = {};
        QRectF rect = {};
    };

    void setStyles()
    {
        std::vector<FigurePage::Map> maps;
        std::vector<HeadMap> heads;
        for (const Side& side : m_sides) {
            maps.push_back({.rect = {}, .cells = side.head.cells, .style = weightStyle(m_settings, m_draft.page)});
            heads.push_back(side.head);
        }
        std::vector<FigurePage::Map*> each;
        for (FigurePage::Map& map : maps) each.push_back(&map);
        m_oneRange = setRanges(m_settings, heads, each);
        for (std::size_t i = 0; i < maps.size(); ++i) {
            m_panels[i].cells = maps[i].cells;
            m_panels[i].style = maps[i].style;
        }
        if (!m_comparable) return;
        HeatStyle& difference = m_panels.back().style;
        difference = weightStyle(m_settings, m_draft.page);
        difference.colors = &ColorMap::named(QStringLiteral("diverging"));
        difference.highest = symmetricEnd(*m_panels.back().cells);
        difference.lowest = -difference.highest;
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
        if (m_comparable) {
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
        for (const Panel& panel : m_panels)
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
        for (const Panel& panel : m_panels) {
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
            Panel& panel = m_panels[i];
            const double x = m_left + m_queryLabels + static_cast<double>(i % m_columns) * columnWidth;
            const double y = edge + title + spare + m_above
                             + static_cast<double>(i / m_columns) * (height + m_above + m_below + gap);
            panel.rect = QRectF(x, y, cell * static_cast<double>(panel.cells->cols()),
                                cell * static_cast<double>(panel.cells->rows()));
            m_all = m_all.united(panel.rect);
        }
    }

    void addNumbers()
    {
        for (std::size_t i = 0; i < m_panels.size(); ++i) {
            const Panel& panel = m_panels[i];
            const bool difference = i >= m_sides.size();
            const auto values = difference ? minus(m_sides[0], m_sides[1]) : m_sides[i].head.values;
            addMap(m_draft.page, m_settings, panel.rect, panel.cells, panel.style,
                   [values, difference](Index query, Index key) {
                       const float value = (*values)(query, key);
                       return difference ? signedWeight(value) : shortWeight(value);
                   });
            addLabels(m_draft.page, labelsOf(m_settings, TokenLabels::Side::Left, panel.queries, m_fonts.tokens),
                      panel.rect, panel.cells->rows());
            addLabels(m_draft.page, labelsOf(m_settings, TokenLabels::Side::Bottom, panel.keys, m_fonts.tokens),
                      panel.rect, panel.cells->cols());
            const double room = panel.rect.width() + m_queryLabels;
            addText(m_draft.page, m_fonts.names, m_draft.page.colors->text,
                    QRectF(panel.rect.left(), panel.rect.top() - m_above, room, m_above - 4), Qt::AlignLeft,
                    QFontMetricsF(m_fonts.names, ruler())
                        .elidedText(panel.title, Qt::ElideRight, panel.rect.width() + gap));
            m_draft.tables.push_back(
                difference
                    ? FigureTable{.title = panel.title,
                                  .address = {},
                                  .rows = panel.queries,
                                  .columns = panel.keys,
                                  .values = values,
                                  .rows_predict = m_sides[0].queries.predict && m_sides[1].queries.predict}
                    : FigureTable{panel.title, m_sides[i].head.address, m_sides[i].wholeQueries, m_sides[i].wholeKeys,
                                  values, m_sides[i].head.layer, m_sides[i].queries.predict});
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
        if (m_comparable) all.back().name = fitting({all.back().name, tr("A − B")}, all.back().text, height);
        for (std::size_t i = 0; i < all.size(); ++i)
            m_draft.page.bars.push_back(
                {all[i], QRectF(x, m_all.top() + static_cast<double>(i) * (height + gapBetween), barWidth, height)});
    }

    /// Empty where all rows are read at their own tokens.
    QString readingOfSides() const
    {
        QStringList names;
        for (const Side& side : m_sides)
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
        const bool predict = std::ranges::all_of(m_sides, [](const Side& side) { return side.queries.predict; });
        const QString axis = predict
                                 ? predictingAxisName(m_sides.front().trace->model->info, m_fonts.names, m_all.height())
                                 : tr("query (attending)");
        const bool said = predict && m_settings.axis_names && !axis.isEmpty();
        if (const QString reading = readingOfSides(); !said && !reading.isEmpty()) below << reading;
        below << tr("layers and heads counted from %1").arg(m_settings.count_from);
        const auto apart = m_comparable ? core::divergence(*m_sides[0].head.values, *m_sides[1].head.values).mean
                                        : std::optional<double>();
        if (apart)
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
    std::vector<Side> m_sides;
    std::vector<Panel> m_panels;  ///< the sides and, if there is one, the difference
    Fonts m_fonts;
    Draft m_draft;
    bool m_comparable = false;  ///< of one shape
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
