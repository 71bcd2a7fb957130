// The numbers behind a figure, as CSV (RFC 4180) and NPY (NEP 1) have them.

#include "core/array/array_file.h"
#include "core/array/csv_file.h"
#include "core/array/csv_writer.h"
#include "core/error.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/figure_files.h"

#include <algorithm>

using core::Index;

namespace {

std::string_view viewOf(const QByteArray& text) { return {text.constData(), static_cast<std::size_t>(text.size())}; }

Index placeOf(const FigureTable& table, Index row)
{
    return table.row_places.empty() ? row : table.row_places[static_cast<std::size_t>(row)];
}

/// The queries' tokens before each row, the keys' above.
QByteArray oneTable(const FigureTable& table)
{
    QByteArray csv;
    const auto values = table.numbers();
    core::CsvWriter writer(csv);
    writer.cell(table.rows_predict ? core::nextTokenCorner : "");
    for (Index col = 0; col < values->cols(); ++col) writer.cell(viewOf(table.columns.value(col).toUtf8()));
    writer.endRow();
    for (Index row = 0; row < values->rows(); ++row) {
        writer.cell(viewOf(table.rows.value(row).toUtf8()));
        for (Index col = 0; col < values->cols(); ++col) writer.number((*values)(row, col));
        writer.endRow();
    }
    return csv;
}

/// A line for each number, with all that says where it belongs.
QByteArray longTable(const Figure& figure)
{
    const std::vector<FigureTable>& tables = figure.tables();
    const bool predict = tables.front().rows_predict;
    const bool heads = std::ranges::all_of(
        tables, [&](const FigureTable& table) { return table.address && table.rows_predict == predict; });
    QByteArray csv;
    core::CsvWriter writer(csv);
    if (heads)
        for (const char* name :
             {"layer", "head", "query", "key", predict ? core::nextTokenCorner : "query_token", "key_token", "weight"})
            writer.cell(name);
    else
        for (const char* name : {"table", "row", "column", "row_token", "column_token", "value"}) writer.cell(name);
    writer.endRow();
    const Index from = figure.settings().count_from;
    for (const FigureTable& table : tables) {
        const QString name = table.rows_predict
                                 ? QStringLiteral("%1 (row_token: %2)").arg(table.title, core::nextTokenCorner)
                                 : table.title;
        const auto values = table.numbers();
        for (Index row = 0; row < values->rows(); ++row)
            for (Index col = 0; col < values->cols(); ++col) {
                if (heads)
                    writer.count(table.layer).count(table.address->head + from);
                else
                    writer.cell(viewOf(name.toUtf8()));
                writer.count(placeOf(table, row) + 1).count(col + 1);
                writer.cell(viewOf(table.rows.value(row).toUtf8())).cell(viewOf(table.columns.value(col).toUtf8()));
                writer.number((*values)(row, col));
                writer.endRow();
            }
    }
    return csv;
}

/// The axes in front of [T_q, T_k] that the settings leave open.
std::vector<Index> leadingShape(const Figure& figure)
{
    const auto count = static_cast<Index>(std::ranges::count(figure.tables(), false, &FigureTable::summary));
    const core::FigureSettings& settings = figure.settings();
    if (settings.content != core::FigureSettings::Content::Maps)
        return count == 1 ? std::vector<Index>{} : std::vector{count};
    if (settings.layer && settings.head) return {};
    if (settings.layer || settings.head) return {count};
    const Index heads = figure.tables().back().address->head + 1;
    return {count / heads, heads};
}

/// There are none of a map that is too long to be computed as a whole.
void requireTables(const Figure& figure)
{
    if (figure.tables().empty())
        throw core::Error(core::Code::TooLong, "",
                          "the table of this map is too long: expected up to 4096 × 4096 numbers (PDF, SVG and PNG "
                          "draw any length), found more");
}

}  // namespace

QByteArray csvBytes(const Figure& figure)
{
    requireTables(figure);
    return figure.tables().size() == 1 ? oneTable(figure.tables().front()) : longTable(figure);
}

QByteArray figureText(const Figure& figure, const std::string& session)
{
    constexpr Index mostCells = 2500;  // as many as a person would paste into a message or a sheet
    Index cells = 0;
    for (const FigureTable& table : figure.tables()) cells += table.size();
    if (cells == 0 || cells > mostCells) return titleOf(figure, session).toUtf8();
    const auto label = [](const QString& token) {
        QByteArray text = QByteArray::fromStdString(std::string(core::csvText(token.toStdString())));
        for (char& c : text)
            if (static_cast<unsigned char>(c) < 0x20) c = ' ';  // a cell has one line
        return text;
    };
    QByteArray text;
    for (const FigureTable& table : figure.tables()) {
        if (!text.isEmpty()) text += '\n';
        if (figure.tables().size() > 1) text += label(table.title) + '\n';
        for (const QString& column : table.columns) text += '\t' + label(column);
        if (!table.columns.isEmpty()) text += '\n';
        const auto values = table.numbers();
        for (Index row = 0; row < values->rows(); ++row) {
            text += label(table.rows.value(row));
            for (Index col = 0; col < values->cols(); ++col)
                text += '\t' + QByteArray::fromStdString(core::csvNumber((*values)(row, col)));
            text += '\n';
        }
    }
    return text;
}

QByteArray npyBytes(const Figure& figure)
{
    requireTables(figure);
    core::NumberArray array{leadingShape(figure), {}};
    std::shared_ptr<const core::Matrix> first;
    for (const FigureTable& table : figure.tables()) {
        if (table.summary) continue;
        const auto values = table.numbers();
        if (first == nullptr) {
            first = values;
            array.shape.insert(array.shape.end(), {first->rows(), first->cols()});
        }
        if (values->rows() != first->rows() || values->cols() != first->cols())
            throw core::Error(
                core::Code::Unsupported, "",
                "NPY for this figure is not supported: expected tables of one shape; CSV takes all, found %1 beside %2",
                core::shapeText({values->rows(), values->cols()}), core::shapeText({first->rows(), first->cols()}));
        array.values.insert(array.values.end(), values->data(), values->data() + values->size());
    }
    return QByteArray::fromStdString(core::npyBytes(array));
}
