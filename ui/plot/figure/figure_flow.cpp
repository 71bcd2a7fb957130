// Queries and keys as two columns, joined by lines.

#include <QCoreApplication>

#include "ui/plot/figure/figure_layout.h"
#include "ui/words/row_names.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Figure", text); }

constexpr double lineGap = 4;      ///< between a token and its lines
constexpr double widestLine = 2;   ///< of a weight of 1
constexpr double widestPitch = 2;  ///< heights of a token, where the page is higher than it must be
constexpr double swatch = 12;

/// The settings' head, or else the focused one, and those that were picked beside it.
std::vector<core::HeadAddress> shownHeads(const FigureSource& source, const FigureSettings& settings)
{
    const core::Trace& trace = firstTrace(source);
    const Index item = itemOf(source, trace);
    FigureSettings one = settings;
    one.layer = settings.layer.value_or(source.session.focus.layer);
    one.head = settings.head.value_or(source.session.focus.head);
    std::vector<core::HeadAddress> heads = headsOf(trace, item, one);
    const core::ModelInfo& info = trace.model->info;
    for (const core::ComparedHead& each : source.session.chosen) {
        const core::HeadAddress address{each.layer, each.head, item};
        const bool there = each.run == 0 && each.layer < info.layers && each.head < info.heads;
        if (there && heads.size() < mostFlowHeads && std::ranges::find(heads, address) == heads.end())
            heads.push_back(address);
    }
    return heads;
}

/// One page while it is put together.
class FlowPage {
public:
    FlowPage(const FigureSource& source, const FigureSettings& settings)
        : m_trace(firstTrace(source)),
          m_settings(settings),
          m_choice(source.session.flow),
          m_item(itemOf(source, m_trace)),
          m_fonts(fontsOf(settings, 6.5)),
          m_line(lineHeight(m_fonts.names)),
          m_rows(rowNames(m_trace, m_item, settings.map.rows)),
          m_keys(tokenTexts(m_trace.keys(m_item)))
    {
        for (const core::HeadAddress& address : shownHeads(source, settings)) {
            m_heads.push_back(headMap(m_trace, address, settings.count_from));
            m_weights.push_back({m_heads.back().values, m_trace.mask(address)});
        }
        m_lines = flowLines(m_weights, m_choice);
        m_draft.page = blankPage(settings);
        m_colors = flowColors(m_heads.size(), *m_draft.page.colors);
    }

    Draft draft()
    {
        const double title = addTitle(m_draft.page, m_settings, m_fonts);
        const QRectF between = place(edge + title);
        m_draft.page.flows.push_back(
            {between,
             m_lines.lines,
             columnsAt(between),
             {m_colors, m_draft.page.colors->window, widestLine, std::max(m_trace.range.second, 1e-6F)}});
        addColumn(m_rows.labels, between, Qt::AlignRight);
        addColumn(m_keys, between, Qt::AlignLeft);
        addAxisNames(between);
        addWords(between.bottom() + gap);
        addTables();
        m_draft.description = tr("Attention of %1 as lines, %2")
                                  .arg(QString::fromStdString(m_trace.model->info.name), m_heads.front().title);
        return std::move(m_draft);
    }

private:
    double most() const
    {
        return static_cast<double>(std::max<qsizetype>(1, std::max(m_rows.labels.size(), m_keys.size())));
    }

    double widest(const QStringList& tokens, double longest) const
    {
        const QFontMetricsF metrics(m_fonts.tokens, ruler());
        double wide = 0;
        for (const QString& token : tokens) wide = std::max(wide, metrics.horizontalAdvance(token) + 1);
        return std::min(wide, longest);
    }

    /// The columns' width, then tokens as far apart as they are high unless the page has another height.
    /// @return what lies between the columns
    QRectF place(double y)
    {
        QSizeF& size = m_draft.page.size;
        const double width = size.width() - 2 * edge;
        m_longest = std::min(unitsOf(m_settings.label_length_mm), 0.34 * width);
        const double left = widest(m_rows.labels, m_longest);
        const double right = widest(m_keys, m_longest);
        const double above = m_settings.axis_names ? m_line + 3 : 0;
        const double fixed = y + above + gap + static_cast<double>(wordLines().size()) * (m_line + 3) + edge;
        const double high = lineHeight(m_fonts.tokens);
        const double room = (m_settings.height_mm ? size.height() : unitsOf(core::largestFigure)) - fixed;
        m_pitch = std::min(m_settings.height_mm ? widestPitch * high : high + 1, room / most());
        if (!m_settings.height_mm) size.setHeight(fixed + m_pitch * most());
        const double spare = std::max(0.0, size.height() - fixed - m_pitch * most()) / 2;
        return {edge + left, y + above + spare, width - left - right, m_pitch * most()};
    }

    /// The shorter column stands beside the middle of the longer.
    double topOf(const QRectF& between, qsizetype tokens) const
    {
        return between.top() + (most() - static_cast<double>(tokens)) * m_pitch / 2;
    }

    FlowColumns columnsAt(const QRectF& between) const
    {
        FlowColumns columns{.left = between.left() + lineGap,
                            .right = between.right() - lineGap,
                            .first_query = topOf(between, m_rows.labels.size()) + m_pitch / 2,
                            .first_key = topOf(between, m_keys.size()) + m_pitch / 2,
                            .pitch = m_pitch};
        columns.spread(m_heads.size(), widestLine);
        return columns;
    }

    /// @param side  to which tokens are aligned: beside the lines
    void addColumn(const QStringList& tokens, const QRectF& between, Qt::Alignment side)
    {
        const double high = lineHeight(m_fonts.tokens);
        const auto readable =
            static_cast<Index>(std::ceil(TokenLabels::leastPitch(m_fonts.tokens, ruler()) / std::max(m_pitch, 1e-3)));
        const Index every = m_settings.label_every > 0 ? m_settings.label_every : std::max<Index>(1, readable);
        const QFontMetricsF metrics(m_fonts.tokens, ruler());
        for (Index token = 0; token < tokens.size(); token += every) {
            const QString text = metrics.elidedText(tokens[token], Qt::ElideMiddle, m_longest);
            const double wide = metrics.horizontalAdvance(text) + 1;
            const double x = side == Qt::AlignRight ? between.left() - wide : between.right();
            const double middle = topOf(between, tokens.size()) + (static_cast<double>(token) + 0.5) * m_pitch;
            addText(m_draft.page, m_fonts.tokens, m_draft.page.colors->text, QRectF(x, middle - high / 2, wide, high),
                    side, text);
        }
    }

    void addAxisNames(const QRectF& between)
    {
        if (!m_settings.axis_names) return;
        const bool across = m_trace.model->info.block == core::AttentionBlock::Cross;
        const double middle = between.center().x();
        const double room = middle - edge - gap;
        const QString asking = m_rows.predict
                                   ? predictingAxisName(m_trace.model->info, m_fonts.names, room)
                                   : fitting({across ? tr("target token (attending)") : tr("query (attending)"),
                                              across ? tr("target") : tr("query")},
                                             m_fonts.names, room);
        const QString asked = fitting(
            {across ? tr("source token (attended to)") : tr("key (attended to)"), across ? tr("source") : tr("key")},
            m_fonts.names, room);
        const QColor& color = m_draft.page.colors->muted;
        const QFontMetricsF metrics(m_fonts.names, ruler());
        // Ends beside the lines, unless it would leave the page.
        const double x = std::max(edge, between.left() - metrics.horizontalAdvance(asking) - 1);
        const double end =
            std::min(m_draft.page.size.width() - edge, between.right() + metrics.horizontalAdvance(asked) + 1);
        const double y = between.top() - m_line - 3;
        addText(m_draft.page, m_fonts.names, color, QRectF(x, y, room, m_line), Qt::AlignLeft, asking);
        addText(m_draft.page, m_fonts.names, color, QRectF(end - room, y, room, m_line), Qt::AlignRight, asked);
    }

    /// A head's title, with its colour before it where there are several.
    struct Entry {
        std::size_t head;
        double x;
    };

    double entryWidth(std::size_t head) const
    {
        return QFontMetricsF(m_fonts.names, ruler()).horizontalAdvance(m_heads[head].title) + 2
               + (m_heads.size() > 1 ? swatch : 0);
    }

    /// The heads in lines that are as long as the page.
    std::vector<std::vector<Entry>> headLines() const
    {
        std::vector<std::vector<Entry>> lines(1);
        double x = edge;
        for (std::size_t head = 0; head < m_heads.size(); ++head) {
            const double wide = entryWidth(head);
            if (!lines.back().empty() && x + wide > m_draft.page.size.width() - edge) {
                lines.emplace_back();
                x = edge;
            }
            lines.back().push_back({head, x});
            x += wide + 2 * gap;
        }
        return lines;
    }

    /// What is drawn, in as many words as fit; and how heads and rows are to be read.
    QStringList notes() const
    {
        const double room = m_draft.page.size.width() - 2 * edge;
        const QString sentence = flowSentence(m_lines, m_choice, m_heads.size());
        const QString choice = flowChoice(m_choice, m_heads.size());
        QStringList all;
        all << fitting({tr("%1; thicker: more weight").arg(sentence), sentence, tr("lines: %1").arg(choice), choice},
                       m_fonts.names, room);
        const bool predict = m_rows.predict
                             && (!m_settings.axis_names
                                 || predictingAxisName(m_trace.model->info, m_fonts.names, room / 2 - gap).isEmpty());
        if (predict) all << fitting({readingNote(m_trace, m_settings.map.rows)}, m_fonts.names, room);
        if (m_heads.size() > 1 && m_trace.model->info.head_names.empty())
            all << fitting({tr("layers and heads counted from %1").arg(m_settings.count_from)}, m_fonts.names, room);
        all.removeAll(QString());
        return all;
    }

    /// What stands below the lines: a line each.
    std::vector<std::vector<Entry>> wordLines() const
    {
        std::vector<std::vector<Entry>> lines = headLines();
        lines.resize(lines.size() + static_cast<std::size_t>(notes().size()));
        return lines;
    }

    void addWords(double y)
    {
        FigurePage& page = m_draft.page;
        const double room = page.size.width() - 2 * edge;
        for (const std::vector<Entry>& line : headLines()) {
            for (const Entry& entry : line) {
                double x = entry.x;
                if (m_heads.size() > 1) {
                    addText(page, m_fonts.names, m_colors[entry.head], QRectF(x, y, swatch, m_line), Qt::AlignLeft,
                            QStringLiteral("■"));
                    x += swatch;
                }
                addText(page, m_fonts.names, page.colors->text, QRectF(x, y, edge + room - x, m_line), Qt::AlignLeft,
                        QFontMetricsF(m_fonts.names, ruler())
                            .elidedText(m_heads[entry.head].title, Qt::ElideRight, edge + room - x));
            }
            y += m_line + 3;
        }
        for (const QString& note : notes()) {
            addText(page, m_fonts.names, page.colors->muted, QRectF(edge, y, room, m_line), Qt::AlignLeft, note);
            y += m_line + 3;
        }
    }

    void addTables()
    {
        const QStringList queries = wholeRowNames(m_trace, m_item, m_settings.map.rows);
        const QStringList keys = wholeTokens(m_trace.keys(m_item));
        for (const HeadMap& head : m_heads)
            m_draft.tables.push_back(
                {head.title, head.address, queries, keys, head.values, head.layer, m_rows.predict});
    }

    static constexpr double gap = 6;

    const core::Trace& m_trace;
    const FigureSettings& m_settings;
    core::FlowSettings m_choice;
    Index m_item;
    Fonts m_fonts;
    double m_line;  ///< height of the names
    RowNames m_rows;
    QStringList m_keys;
    std::vector<HeadMap> m_heads;
    std::vector<FlowHead> m_weights;
    std::vector<QColor> m_colors;
    FlowLines m_lines;
    double m_longest = 0;  ///< of a token
    double m_pitch = 0;    ///< from one token to the next
    Draft m_draft;
};

}  // namespace

Draft flowFigure(const FigureSource& source, const FigureSettings& settings)
{
    return FlowPage(source, settings).draft();
}

}  // namespace figure_layout
