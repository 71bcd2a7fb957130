// The numbers behind a figure, as CSV (RFC 4180) and NPY (NEP 1) have them.

#include "core/error.h"
#include "core/tensor/array_file.h"
#include "core/tensor/csv_file.h"
#include "ui/plot/figure_files.h"

#include <algorithm>
#include <charconv>
#include <cmath>

using core::Index;

namespace {

QByteArray quoted(const QString& text)
{
    QByteArray utf8 = text.toUtf8();
    const bool plain = std::none_of(utf8.begin(), utf8.end(), [](char c) {
        return c == ',' || c == '"' || c == '\n' || c == '\r' || c == ' ' || c == '\t' || c == ';';
    });
    if (plain) return utf8;
    return '"' + utf8.replace("\"", "\"\"") + '"';
}

/// The shortest text that is this float again, as C has it everywhere.
QByteArray numberBytes(float value)
{
    if (std::isnan(value)) return "nan";
    if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, value).ptr;
    return {text, end - text};
}

/// The queries' tokens before each row, the keys' above.
QByteArray oneTable(const FigureTable& table)
{
    QByteArray csv = table.rows_predict ? core::nextTokenCorner : "";
    for (Index col = 0; col < table.values->cols(); ++col) csv += ',' + quoted(table.columns.value(col));
    csv += "\r\n";
    for (Index row = 0; row < table.values->rows(); ++row) {
        csv += quoted(table.rows.value(row));
        for (Index col = 0; col < table.values->cols(); ++col) csv += ',' + numberBytes((*table.values)(row, col));
        csv += "\r\n";
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
    QByteArray csv = "table,row,column,row_token,column_token,value\r\n";
    if (heads)
        csv = QByteArray("layer,head,query,key,") + (predict ? core::nextTokenCorner : "query_token")
              + ",key_token,weight\r\n";
    const Index from = figure.settings().count_from;
    for (const FigureTable& table : tables) {
        const QByteArray name =
            heads ? QByteArray::number(qlonglong(table.layer)) + ','
                        + QByteArray::number(qlonglong(table.address->head + from))
                  : quoted(table.rows_predict
                               ? QStringLiteral("%1 (row_token: %2)").arg(table.title, core::nextTokenCorner)
                               : table.title);
        for (Index row = 0; row < table.values->rows(); ++row)
            for (Index col = 0; col < table.values->cols(); ++col)
                csv += name + ',' + QByteArray::number(qlonglong(row + 1)) + ','
                       + QByteArray::number(qlonglong(col + 1)) + ',' + quoted(table.rows.value(row)) + ','
                       + quoted(table.columns.value(col)) + ',' + numberBytes((*table.values)(row, col)) + "\r\n";
    }
    return csv;
}

/// The axes in front of [T_q, T_k]: what the settings leave to choose from.
std::vector<Index> leadingShape(const Figure& figure)
{
    const auto count = static_cast<Index>(figure.tables().size());
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
        throw core::Error(core::Code::TooLong, "", "the table of this map",
                          "up to 4096 × 4096 numbers (PDF, SVG and PNG draw any length)", "more");
}

}  // namespace

QByteArray csvBytes(const Figure& figure)
{
    requireTables(figure);
    return figure.tables().size() == 1 ? oneTable(figure.tables().front()) : longTable(figure);
}

QByteArray npyBytes(const Figure& figure)
{
    requireTables(figure);
    const core::Matrix& first = *figure.tables().front().values;
    core::NumberArray array{leadingShape(figure), {}};
    array.shape.insert(array.shape.end(), {first.rows(), first.cols()});
    for (const FigureTable& table : figure.tables()) {
        if (table.values->rows() != first.rows() || table.values->cols() != first.cols())
            throw core::Error(core::Code::Unsupported, "", "NPY for this figure", "tables of one shape; CSV takes all",
                              core::shapeText({table.values->rows(), table.values->cols()}) + " beside "
                                  + core::shapeText({first.rows(), first.cols()}));
        array.values.insert(array.values.end(), table.values->data(), table.values->data() + table.values->size());
    }
    return QByteArray::fromStdString(core::npyBytes(array));
}
