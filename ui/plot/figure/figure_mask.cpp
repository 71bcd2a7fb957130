// Which cells of one head are hidden, and by which rule.

#include "core/error.h"
#include "core/session/run_edits.h"
#include "ui/plot/figure/figure_layout.h"
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
        lines.push_back({entry, Figure::tr("%1: %2 of %3 cells").arg(entry.text).arg(count).arg(looks.cells.size())});
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
        m_keys = labelsOf(settings, TokenLabels::Side::Top, tokenTexts(m_trace.keys(m_item)), m_fonts.tokens);
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
        const double left = edge + namesWidth() + m_queries.extent(1, ruler());
        double cell = std::max(8.0, size.width() - left - edge) / columns;
        const double right = edge + std::max(0.0, m_keys.overhang(cell, ruler()) - cell / 2);
        cell = std::max(8.0, size.width() - left - right) / columns;
        const double top = edge + addTitle(m_draft.page, m_settings, m_fonts) + m_keys.extent(cell, ruler());
        const double below = gap + namesHeight() + static_cast<double>(m_legend.size() + 1) * legendLine() + edge;
        if (m_settings.height_mm) cell = std::min(cell, std::max(8.0, size.height() - top - below) / rows);
        if (!m_settings.height_mm) size.setHeight(top + cell * rows + below);
        const double spare = std::max(0.0, (size.width() - left - right - cell * columns) / 2);
        m_map.rect = QRectF(left + spare, top, cell * columns, cell * rows);
    }

    void addAxisNames()
    {
        if (!m_settings.axis_names) return;
        FigurePage& page = m_draft.page;
        const QRectF& map = m_map.rect;
        page.addText(m_fonts.names, page.colors->text, QRectF(map.left(), map.bottom() + gap, map.width(), m_line),
                     Qt::AlignHCenter, Figure::tr("key (attended to)"));
        const double x = map.left() - m_queries.extent(1, ruler()) - namesWidth();
        page.addText(m_fonts.names, page.colors->text, QRectF(x, map.top(), m_line, map.height()), Qt::AlignHCenter,
                     m_predict ? predictingAxis() : Figure::tr("query (attending)"), true);
    }

    void addLegend()
    {
        FigurePage& page = m_draft.page;
        const TextMetrics metrics(m_fonts.names, ruler());
        double y = m_map.rect.bottom() + gap + namesHeight();
        const auto write = [&](double x, const QColor& color, const QString& words) {
            const double room = page.size.width() - x - edge;
            page.addText(m_fonts.names, color, QRectF(x, y, room, m_line), Qt::AlignLeft,
                         metrics.elidedText(words, Qt::ElideRight, room));
            y += legendLine();
        };
        const double x = edge + namesWidth();
        const QString title = headTitle(m_trace.model->info, m_address, m_settings.count_from);
        QString line = Figure::tr("%1 · mask: %2").arg(title, m_recipe);
        const bool said = m_settings.axis_names && !predictingAxis().isEmpty();
        if (m_predict && !said) line = Figure::tr("%1 · %2").arg(readingNote(m_trace, m_settings.map.rows), line);
        write(x, page.colors->text, line);
        for (const LegendLine& each : m_legend) {
            page.signs.push_back({QRectF(x, y + m_line * 0.1, m_line * 0.8, m_line * 0.8), each.entry.look,
                                  isPlainMask(m_map.looks, m_map.rect)});
            write(x + m_line + 4, page.colors->text, each.text);
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
    bool m_predict = false;  ///< rows are called after the tokens that they predict
    Draft m_draft;
};

}  // namespace

Draft maskFigure(const FigureSource& source, const FigureSettings& settings)
{
    return MaskBench(source, settings).draft();
}

}  // namespace figure_layout
