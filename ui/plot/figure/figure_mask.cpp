// Which cells of one head are hidden, and by which rule.

#include "core/error.h"
#include "core/session/run_edits.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/page_maps.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/row_names.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

struct LegendLine {
    MaskCells::Entry entry;
    QString text;
};

std::vector<LegendLine> legendOf(const MaskCells& cells, const MaskLooks& looks)
{
    std::vector<LegendLine> lines;
    for (const MaskCells::Entry& entry : cells.legend()) {
        const auto count = std::ranges::count(looks.cells, entry.look);
        lines.push_back({entry, Figure::tr("%1: %2").arg(entry.text).arg(count)});
    }
    return lines;
}

/// 1 where a query sees a key.
std::shared_ptr<const core::Matrix> visibility(const MaskLooks& looks)
{
    core::Matrix visible(looks.rows, looks.cols);
    for (Index row = 0; row < looks.rows; ++row)
        for (Index col = 0; col < looks.cols; ++col) visible(row, col) = isVisible(looks.at(row, col)) ? 1.0F : 0.0F;
    return std::make_shared<const core::Matrix>(std::move(visible));
}

/// One page of a mask while it is put together.
class MaskBench {
public:
    MaskBench(const FigureSource& source, const FigureSettings& settings)
        : m_trace(firstTrace(source)),
          m_settings(settings),
          m_item(itemOf(source, m_trace)),
          m_fonts(fontsOf(settings, 6.5)),
          m_line(lineHeight(m_fonts.names))
    {
        if (m_trace.mixes != nullptr)
            throw core::Error(core::Code::Unsupported, m_trace.model->info.name,
                              "a layer without a softmax is not supported: expected its maps, its steps or a "
                              "comparison, found the mask");
        if (m_trace.recorded())
            throw core::Error(
                core::Code::Unsupported, m_trace.model->info.name,
                "attention from a file is not supported: expected its maps or a comparison, found the mask");
        FigureSettings one = settings;
        one.layer = settings.layer.value_or(source.session.focus.layer);
        one.head = settings.head.value_or(source.session.focus.head);
        m_address = headsOf(m_trace, m_item, one).front();
        const RowNames rows = rowNames(m_trace, m_item, settings.map.rows);
        m_predict = rows.predict;
        m_queries = labelsOf(settings, TokenLabels::Side::Left, rows.labels, m_fonts.tokens);
        m_keys = labelsOf(settings, TokenLabels::Side::Bottom, tokenTexts(m_trace.keys(m_item)), m_fonts.tokens);
        MaskCells cells(m_trace.mask(m_address), m_queries.tokens.size(), m_keys.tokens.size());
        m_map.looks = MaskLooks::of(cells);
        m_legend = legendOf(cells, m_map.looks);
        m_recipe = QString::fromStdString(
            core::maskRecipeOf(source.session.run(), m_address.layer, m_address.head, source.session.focus.block));
        m_draft.page = blankPage(settings);
    }

    Draft draft()
    {
        FigurePage& page = m_draft.page;
        place();
        page.addLabels(m_queries, m_map.rect, m_map.looks.rows);
        page.addLabels(m_keys, m_map.rect, m_map.looks.cols);
        addAxisNames();
        addLegend();
        const QString title = headTitle(m_trace.model->info, m_address, m_settings.count_from);
        m_draft.tables.push_back({.title = Figure::tr("mask of %1").arg(title),
                                  .address = m_address,
                                  .rows = wholeRowNames(m_trace, m_item, m_settings.map.rows),
                                  .columns = wholeTokens(m_trace.keys(m_item)),
                                  .values = visibility(m_map.looks),
                                  .rows_predict = m_predict});
        m_draft.description =
            Figure::tr("Attention mask of %1, %2").arg(QString::fromStdString(m_trace.model->info.name), title);
        if (m_predict) m_draft.description += QStringLiteral(", ") + readingNote(m_trace, m_settings.map.rows);
        page.masks.push_back(std::move(m_map));
        return std::move(m_draft);
    }

private:
    double legendLine() const { return m_line + 3; }
    double namesWidth() const { return m_settings.axis_names ? m_line + 3 : 0; }
    QString predictingAxis() const
    {
        return predictingAxisName(m_trace.model->info, m_fonts.names, m_map.rect.height());
    }
    double namesHeight() const { return m_settings.axis_names ? m_line + 4 : 0; }

    /// Square cells, as large as the page lets them be.
    void place()
    {
        QSizeF& size = m_draft.page.size;
        const auto columns = static_cast<double>(std::max<Index>(1, m_map.looks.cols));
        const auto rows = static_cast<double>(std::max<Index>(1, m_map.looks.rows));
        double left = edge + namesWidth() + m_queries.extent(1, ruler());
        double cell = std::max(8.0, size.width() - left - edge) / columns;
        left = std::max(left, edge + leadOf(m_keys, cell));
        const double right = edge + std::max(0.0, m_keys.overhang(cell, ruler()) - cell / 2);
        cell = std::max(8.0, size.width() - left - right) / columns;
        const double top = edge + addTitle(m_draft.page, m_settings, m_fonts);
        const double below = namesHeight() + 2 * gap + legendHeight() + edge;
        m_below = m_keys.extent(cell, ruler());
        if (m_settings.height_mm) {
            cell = std::min(cell, std::max(8.0, size.height() - top - m_below - below) / rows);
            // Over smaller cells labels may stand upright, and are higher.
            m_below = m_keys.extent(cell, ruler());
            cell = std::min(cell, std::max(8.0, size.height() - top - m_below - below) / rows);
        }
        if (!m_settings.height_mm) size.setHeight(top + cell * rows + m_below + below);
        const double spare = std::max(0.0, (size.width() - left - right - cell * columns) / 2);
        m_map.rect = QRectF(left + spare, top, cell * columns, cell * rows);
    }

    void addAxisNames()
    {
        if (!m_settings.axis_names) return;
        FigurePage& page = m_draft.page;
        const QRectF& map = m_map.rect;
        page.addText(m_fonts.names, page.colors->text,
                     QRectF(map.left(), map.bottom() + m_below + 4, map.width(), m_line), Qt::AlignHCenter,
                     Figure::tr("key (attended to)"));
        const double x = map.left() - m_queries.extent(1, ruler()) - namesWidth();
        page.addText(m_fonts.names, page.colors->text, QRectF(x, map.top(), m_line, map.height()), Qt::AlignHCenter,
                     m_predict ? predictingAxis() : Figure::tr("query (attending)"), true);
    }

    /// The head, its mask and how much that shows, on as few lines as they fit into.
    QStringList headLines() const
    {
        const QString title = headTitle(m_trace.model->info, m_address, m_settings.count_from);
        QStringList said{title, Figure::tr("mask: %1").arg(m_recipe)};
        if (m_predict && !m_settings.axis_names) said.prepend(readingNote(m_trace, m_settings.map.rows));
        const auto visible = std::ranges::count_if(m_map.looks.cells, isVisible);
        said << Figure::tr("%1 of %2 cells visible").arg(visible).arg(m_map.looks.cells.size());
        return joinedLines(said, m_fonts.names, m_draft.page.size.width() - 2 * edge);
    }

    double entryWidth(std::size_t entry) const
    {
        return m_line + 4 + TextMetrics(m_fonts.names, ruler()).horizontalAdvance(m_legend[entry].text) + 2;
    }

    /// Signs stand in two columns, what is visible in the first, where both have room.
    std::size_t columnsOfLegend() const
    {
        constexpr std::size_t fewest = 3;
        return m_legend.size() >= fewest && widthOfLegend(2) <= m_draft.page.size.width() - 2 * edge ? 2 : 1;
    }

    std::size_t rowsOfLegend(std::size_t columns) const { return (m_legend.size() + columns - 1) / columns; }

    double columnWidth(std::size_t column, std::size_t rows) const
    {
        double widest = 0;
        for (std::size_t i = column * rows; i < std::min(m_legend.size(), (column + 1) * rows); ++i)
            widest = std::max(widest, entryWidth(i));
        return widest;
    }

    double widthOfLegend(std::size_t columns) const
    {
        double width = static_cast<double>(columns - 1) * 3 * gap;
        for (std::size_t column = 0; column < columns; ++column) width += columnWidth(column, rowsOfLegend(columns));
        return width;
    }

    double legendHeight() const
    {
        return legendLine() * static_cast<double>(headLines().size() + rowsOfLegend(columnsOfLegend()));
    }

    void addLegend()
    {
        FigurePage& page = m_draft.page;
        const TextMetrics metrics(m_fonts.names, ruler());
        const QStringList heads = headLines();
        const std::size_t columns = columnsOfLegend(), rows = rowsOfLegend(columns);
        double longest = widthOfLegend(columns);
        for (const QString& line : heads) longest = std::max(longest, metrics.horizontalAdvance(line) + 2);
        // At the map's left edge, where what is longest has room there.
        const double left = std::max(edge, std::min(m_map.rect.left(), page.size.width() - edge - longest));
        double y = m_map.rect.bottom() + m_below + namesHeight() + 2 * gap;
        const auto write = [&](double x, const QString& words) {
            const double room = page.size.width() - x - edge;
            page.addText(m_fonts.names, page.colors->text, QRectF(x, y, room, m_line), Qt::AlignLeft,
                         metrics.elidedText(words, Qt::ElideRight, room));
        };
        for (const QString& line : heads) {
            write(left, line);
            y += legendLine();
        }
        const double top = y;
        double x = left;
        for (std::size_t i = 0; i < m_legend.size(); ++i) {
            if (i > 0 && i % rows == 0) x += columnWidth(i / rows - 1, rows) + 3 * gap;
            y = top + legendLine() * static_cast<double>(i % rows);
            page.signs.push_back({QRectF(x, y + m_line * 0.1, m_line * 0.8, m_line * 0.8), m_legend[i].entry.look,
                                  isPlainMask(m_map.looks, m_map.rect)});
            write(x + m_line + 4, m_legend[i].text);
        }
    }

    static constexpr double gap = 6;

    const core::Trace& m_trace;
    const FigureSettings& m_settings;
    Index m_item;
    Fonts m_fonts;
    double m_line;  ///< height of the names
    core::HeadAddress m_address;
    TokenLabels m_queries;
    TokenLabels m_keys;
    FigurePage::MaskMap m_map;
    std::vector<LegendLine> m_legend;
    QString m_recipe;
    double m_below = 0;      ///< height of the keys' labels
    bool m_predict = false;  ///< rows are called after the tokens that they predict
    Draft m_draft;
};

}  // namespace

Draft maskFigure(const FigureSource& source, const FigureSettings& settings)
{
    return MaskBench(source, settings).draft();
}

}  // namespace figure_layout
