#include "ui/plot/sheet/sheet_table.h"

#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/sheet/sheet_look.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/theme/fonts.h"

#include <algorithm>

using namespace figure_layout;
using namespace sheet_look;

namespace sheet_look {

QFont font(double points, bool bold)
{
    const core::FigureSettings plain;
    QFont font = figureFont(plain, points);
    font.setBold(bold);
    return font;
}

QFont numbers(double points, bool bold)
{
    QFont font = exactly(numberFont(points, FontUse::Figure));
    font.setBold(bold);
    return font;
}

}  // namespace sheet_look

namespace {

constexpr double thin = 0.6, thick = 1.6;  ///< units
constexpr double nameGap = 8;              ///< between names and cells
const double tallestName = unitsOf(24);

double namesWidth(const SheetTable& table)
{
    const TextMetrics metrics(font(10), ruler());
    double names = 0;
    for (const QString& row : table.rows) names = std::max(names, metrics.horizontalAdvance(row) + nameGap + 2);
    return std::min(names, unitsOf(table.widest_name));
}

bool turnsNames(const SheetTable& table)
{
    const TextMetrics metrics(font(10), ruler());
    return table.turns_names && std::ranges::any_of(table.columns, [&](const QString& name) {
               return metrics.horizontalAdvance(name) > unitsOf(table.cell_width) + 4;
           });
}

/// Room for the names of columns.
double columnNamesHeight(const SheetTable& table)
{
    if (table.columns.isEmpty()) return 0;
    if (!turnsNames(table)) return lineHeight(font(10)) + 2;
    const TextMetrics metrics(font(10), ruler());
    double longest = 0;
    for (const QString& name : table.columns) longest = std::max(longest, metrics.horizontalAdvance(name) + 2);
    return std::min(longest, tallestName) + 4;
}

std::size_t columnsOf(const SheetTable& table) { return table.cells.empty() ? 0 : table.cells.front().size(); }

void addColumnNames(FigurePage& page, const SheetTable& table, double left, double top)
{
    const QFont body = font(10);
    const TextMetrics metrics(body, ruler());
    const double w = unitsOf(table.cell_width), height = columnNamesHeight(table) - 2;
    const bool turned = turnsNames(table);
    for (qsizetype col = 0; col < table.columns.size(); ++col) {
        const double x = left + static_cast<double>(col) * w;
        if (turned)
            page.addText(body, ink, QRectF(x, top, w, height), Qt::AlignLeft,
                         metrics.elidedText(table.columns[col], Qt::ElideRight, height), true);
        else
            page.addText(body, ink, QRectF(x - 6, top, w + 12, height), Qt::AlignHCenter,
                         metrics.elidedText(table.columns[col], Qt::ElideRight, w + nameGap));
    }
}

void addCell(FigurePage& page, const SheetTable::Cell& cell, double points, const QRectF& rect, bool key)
{
    if (!cell.absent) addBox(page, rect, cell.blank, cell.blank && key ? answerGround : QColor(Qt::transparent), key);
    if (cell.blank && !key) return;
    const QColor color = cell.blank ? answer : cell.absent ? pale : ink;
    page.addText(numbers(points, cell.blank), color, rect, Qt::AlignHCenter, cell.text);
}

}  // namespace

QSizeF sizeOf(const SheetTable& table)
{
    const double title = table.title.isEmpty() ? 0 : lineHeight(font(10)) + 2;
    return {namesWidth(table) + static_cast<double>(columnsOf(table)) * unitsOf(table.cell_width),
            title + columnNamesHeight(table) + static_cast<double>(table.cells.size()) * unitsOf(table.cell_height)};
}

void addBox(FigurePage& page, const QRectF& rect, bool isThick, const QColor& fill, bool key)
{
    if (fill.alpha() > 0) page.boxes.push_back({rect, fill});
    const double w = isThick ? thick : thin;
    const QColor color = isThick ? (key ? answer : ink) : rule;
    for (const QRectF& side : {QRectF(rect.left() - w / 2, rect.top() - w / 2, rect.width() + w, w),
                               QRectF(rect.left() - w / 2, rect.bottom() - w / 2, rect.width() + w, w),
                               QRectF(rect.left() - w / 2, rect.top() - w / 2, w, rect.height() + w),
                               QRectF(rect.right() - w / 2, rect.top() - w / 2, w, rect.height() + w)})
        page.boxes.push_back({side, color});
}

void addTable(FigurePage& page, const SheetTable& table, const QPointF& at, bool key)
{
    const QFont body = font(10);
    const double line = lineHeight(body), w = unitsOf(table.cell_width), h = unitsOf(table.cell_height);
    const double names = namesWidth(table), left = at.x() + names;
    double top = at.y();
    if (!table.title.isEmpty()) {
        page.addText(body, ink, QRectF(left, top, static_cast<double>(columnsOf(table)) * w, line), Qt::AlignHCenter,
                     table.title);
        top += line + 2;
    }
    addColumnNames(page, table, left, top);
    top += columnNamesHeight(table);
    // Thick boxes lie over the thin ones beside them.
    for (const bool blanks : {false, true})
        for (std::size_t row = 0; row < table.cells.size(); ++row)
            for (std::size_t col = 0; col < table.cells[row].size(); ++col)
                if (const SheetTable::Cell& cell = table.cells[row][col]; cell.blank == blanks)
                    addCell(page, cell, table.points,
                            QRectF(left + static_cast<double>(col) * w, top + static_cast<double>(row) * h, w, h), key);
    const TextMetrics metrics(body, ruler());
    for (qsizetype row = 0; row < table.rows.size(); ++row)
        page.addText(body, ink, QRectF(at.x(), top + static_cast<double>(row) * h, names - nameGap, h), Qt::AlignRight,
                     metrics.elidedText(table.rows[row], Qt::ElideRight, names - nameGap));
}
