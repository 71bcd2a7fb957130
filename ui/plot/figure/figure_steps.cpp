// Every table of one head's calculation, in the order of the calculation.

#include <QCoreApplication>

#include "core/error.h"
#include "core/model/pass/head_stages.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/steps/stage_painter.h"
#include "ui/plot/steps/stage_words.h"
#include "ui/words/row_names.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::FigureSettings;
using core::Index;
using core::StageAxis;

namespace figure_layout {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Figure", text); }

constexpr double gap = 14;
constexpr double widestNumber = 16;  ///< of a vector's cell

bool isMap(const core::StageTable& table) { return table.cols == StageAxis::Keys; }

/// What the colours span, so that tables of different ranges can share a page.
QString rangeText(const StagePicture& picture)
{
    const QString highest = cellNumber(static_cast<float>(picture.style.highest), picture.look);
    switch (picture.look) {
    case StageLook::Signed: return tr("colours ±%1").arg(highest);
    case StageLook::Weights: return tr("colours 0 to 1");
    case StageLook::Amounts: return tr("colours 0 to %1").arg(highest);
    case StageLook::Choices: return tr("dark 1, light 0");
    }
    return {};
}

/// One page of steps while it is put together.
class StepsPage {
public:
    StepsPage(const FigureSource& source, const FigureSettings& settings)
        : m_trace(firstTrace(source)),
          m_settings(settings),
          m_fonts(fontsOf(settings, 5.5))
    {
        const Index item = itemOf(source, m_trace);
        FigureSettings one = settings;
        one.layer = settings.layer.value_or(source.session.focus.layer);
        one.head = settings.head.value_or(source.session.focus.head);
        m_address = headsOf(m_trace, item, one).front();
        if (m_trace.recorded())
            throw core::Error(core::Code::Unsupported, m_trace.model->info.name, "attention from a file",
                              "its maps or a comparison", "the calculation of the weights");
        m_queries = labelsOf(settings, TokenLabels::Side::Left, tokenTexts(m_trace.queries(item)), m_fonts.tokens);
        const RowNames rows = rowNames(m_trace, item, settings.map.rows);
        m_predict = rows.predict;
        m_rows = labelsOf(settings, TokenLabels::Side::Left, rows.labels, m_fonts.tokens);
        m_keys = labelsOf(settings, TokenLabels::Side::Top, tokenTexts(m_trace.keys(item)), m_fonts.tokens);
        m_draft.page = blankPage(settings);
        m_context = stageContext(m_trace, m_address);
        const auto head = core::headStages(m_trace, m_address);
        int step = 0;
        for (core::AttentionStep& each : core::attentionSteps(m_trace, m_address, *head)) {
            ++step;
            for (core::StageTable& table : each.tables) addTable(step, std::move(table));
        }
    }

    Draft draft()
    {
        const double title = addTitle(m_draft.page, m_settings, m_fonts);
        const double top = edge + title;
        const double line = lineHeight(m_fonts.names);
        double side = sideFor(m_draft.page.size.width() >= unitsOf(120) ? 3 : 2);
        double bottom = place(side, top);
        // A page that is too low gets smaller cells.
        for (int tries = 0; m_settings.height_mm && tries < 60 && bottom + line + edge > m_draft.page.size.height();
             ++tries)
            bottom = place(side *= 0.93, top);
        if (!m_settings.height_mm) m_draft.page.size.setHeight(bottom + 10 + line + edge);
        fill();
        QString name = headTitle(m_trace.model->info, m_address, m_settings.count_from);
        if (m_predict) name += tr(" · rows of maps: %1").arg(readingName(m_settings.map.rows));
        addText(m_draft.page, m_fonts.names, m_draft.page.colors->muted,
                QRectF(edge, m_draft.page.size.height() - edge - line, m_draft.page.size.width() - 2 * edge, line),
                Qt::AlignLeft, tr("%1, %2").arg(QString::fromStdString(m_trace.model->info.name), name));
        m_draft.description = tr("Steps of %1, %2").arg(QString::fromStdString(m_trace.model->info.name), name);
        return std::move(m_draft);
    }

private:
    struct Table {
        StagePicture picture;
        QString title;
        QString note;
        QRectF rect = {};
        double top = 0;  ///< of its title
    };

    void addTable(int step, core::StageTable stage)
    {
        Table table;
        table.picture = stagePicture(std::move(stage), m_trace.mask(m_address), *m_draft.page.colors);
        const core::StageTable& shown = table.picture.table;
        table.title = QStringLiteral("%1  %2").arg(step).arg(stageTitle(shown.stage, m_context));
        table.note = tr("[%1, %2]  %3").arg(shown.values.rows()).arg(shown.values.cols()).arg(rangeText(table.picture));
        const bool byQuery = shown.rows == StageAxis::Queries;
        const Index item = m_address.item;
        m_draft.tables.push_back({.title = table.title,
                                  .address = {},
                                  .rows = isMap(shown)
                                              ? wholeRowNames(m_trace, item, m_settings.map.rows)
                                              : wholeTokens(byQuery ? m_trace.queries(item) : m_trace.keys(item)),
                                  .columns = isMap(shown) ? wholeTokens(m_trace.keys(item)) : QStringList(),
                                  .values = std::make_shared<const core::Matrix>(shown.values),
                                  .rows_predict = m_predict && isMap(shown)});
        m_tables.push_back(std::move(table));
    }

    double labelWidth() const
    {
        return std::max({m_queries.extent(1, ruler()), m_rows.extent(1, ruler()), keysAsRows().extent(1, ruler())});
    }

    /// Vectors stay with their tokens, whatever the rows of maps are read for.
    TokenLabels rowLabels(const core::StageTable& table) const
    {
        if (table.rows != StageAxis::Queries) return keysAsRows();
        return isMap(table) ? m_rows : m_queries;
    }

    TokenLabels keysAsRows() const
    {
        TokenLabels labels = m_keys;
        labels.side = TokenLabels::Side::Left;
        labels.angle.reset();
        return labels;
    }

    double sideFor(int abreast) const
    {
        const auto keys = static_cast<double>(std::max<qsizetype>(1, m_keys.tokens.size()));
        const double room = (m_draft.page.size.width() - 2 * edge - (abreast - 1) * gap) / abreast - labelWidth();
        return std::max(8.0, room) / keys;
    }

    QSizeF sizeOf(const Table& table, double side) const
    {
        const auto rows = static_cast<double>(table.picture.cells->rows());
        const auto cols = static_cast<double>(table.picture.cells->cols());
        if (isMap(table.picture.table)) return {side * cols, side * rows};
        // Vectors are as wide as a map, unless their numbers would be far apart.
        const auto keys = static_cast<double>(std::max<qsizetype>(1, m_keys.tokens.size()));
        return {std::min(side * keys, cols * std::max(side, widestNumber)), side * rows};
    }

    /// Tables flow from left to right and wrap.
    /// @return where the last one ends
    double place(double side, double top)
    {
        const double line = lineHeight(m_fonts.names);
        const double small = lineHeight(m_fonts.tokens);
        const double right = m_draft.page.size.width() - edge;
        double x = edge, y = top, bottom = top;
        std::size_t first = 0;  // of the row
        double above = 0;
        const auto closeRow = [&](std::size_t end) {
            for (std::size_t i = first; i < end; ++i) {
                m_tables[i].rect.moveTop(y + above);
                m_tables[i].top = y;
                bottom = std::max(bottom, m_tables[i].rect.bottom());
            }
            first = end;
        };
        for (std::size_t i = 0; i < m_tables.size(); ++i) {
            const QSizeF size = sizeOf(m_tables[i], side);
            const double wide = labelWidth() + std::max(size.width(), noteWidth(m_tables[i]));
            if (x > edge && x + wide > right + 0.5) {
                closeRow(i);
                x = edge;
                y = bottom + gap;
                above = 0;
            }
            m_tables[i].rect = QRectF(QPointF(x + labelWidth(), 0), size);
            const double labels = isMap(m_tables[i].picture.table) ? m_keys.extent(side, ruler()) : 0;
            above = std::max(above, line + small + 4 + labels);
            x += wide + gap;
        }
        closeRow(m_tables.size());
        return bottom;
    }

    double noteWidth(const Table& table) const
    {
        QFont bold = m_fonts.names;
        bold.setBold(true);
        return std::max(QFontMetricsF(bold, ruler()).horizontalAdvance(table.title),
                        QFontMetricsF(m_fonts.tokens, ruler()).horizontalAdvance(table.note))
               + 2;
    }

    void fill()
    {
        FigurePage& page = m_draft.page;
        QFont bold = m_fonts.names;
        bold.setBold(true);
        const double line = lineHeight(m_fonts.names);
        const double small = lineHeight(m_fonts.tokens);
        for (const Table& table : m_tables) {
            const core::StageTable& stage = table.picture.table;
            const double y = table.top;
            const double room = std::max(table.rect.width(), noteWidth(table));
            addText(page, bold, page.colors->text, QRectF(table.rect.left(), y, room, line), Qt::AlignLeft,
                    table.title);
            addText(page, m_fonts.tokens, page.colors->muted, QRectF(table.rect.left(), y + line, room, small),
                    Qt::AlignLeft, table.note);
            addMap(page, m_settings, table.rect, table.picture.cells, table.picture.style,
                   [values = stage.values, look = table.picture.look](Index row, Index col) {
                       return cellNumber(values(row, col), look);
                   });
            addLabels(page, rowLabels(stage), table.rect, stage.values.rows());
            if (isMap(stage)) addLabels(page, m_keys, table.rect, stage.values.cols());
        }
    }

    const core::Trace& m_trace;
    const FigureSettings& m_settings;
    Fonts m_fonts;
    core::HeadAddress m_address;
    StageContext m_context;
    TokenLabels m_queries;
    TokenLabels m_rows;  ///< of maps
    TokenLabels m_keys;
    bool m_predict = false;  ///< the rows of maps are called after the tokens that they predict
    std::vector<Table> m_tables;
    Draft m_draft;
};

}  // namespace

Draft stepsFigure(const FigureSource& source, const FigureSettings& settings)
{
    return StepsPage(source, settings).draft();
}

}  // namespace figure_layout
