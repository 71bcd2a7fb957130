// A figure as a Python script for Matplotlib, with its numbers inside or in a .npy file beside it.

#include <QCoreApplication>

#include "core/array/array_file.h"
#include "core/error.h"
#include "ui/plot/figure/figure_files.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/python/python_script.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;
using core::Index;
using Content = FigureSettings::Content;

namespace {

/// The drawn tables, without those that sum up the others.
std::vector<const FigureTable*> drawnTables(const Figure& figure)
{
    std::vector<const FigureTable*> tables;
    for (const FigureTable& table : figure.tables())
        if (!table.summary) tables.push_back(&table);
    if (tables.empty())
        throw core::Error(core::Code::TooLong, "", "the table of this map as Python",
                          "up to 4096 × 4096 numbers (PDF, SVG and PNG draw any length)", "more");
    return tables;
}

core::NumberArray numbersOf(const std::vector<const FigureTable*>& tables)
{
    core::NumberArray numbers;
    for (const FigureTable* table : tables) {
        const auto values = table->numbers();
        numbers.values.insert(numbers.values.end(), values->data(), values->data() + values->size());
    }
    numbers.shape = {static_cast<Index>(numbers.values.size())};
    return numbers;
}

/// How the page colours a table's cells, where it draws them as a map.
void takeLook(PythonTable& drawn, const FigurePage::Map& map, const FigureSettings& settings)
{
    if (map.cells->rows() != drawn.height || map.cells->cols() != drawn.width) return;
    drawn.style = map.style;
    drawn.row_ranges = settings.scale == FigureSettings::Scale::Row;
    for (Index row = 0; row < drawn.height; ++row)
        for (Index column = 0; column < drawn.width; ++column)
            drawn.hidden.push_back(map.cells->at(row, column) == HeatData::hidden);
}

/// The numbers' own range, for a table that the page does not draw as a map.
void takeOwnRange(PythonTable& drawn, const core::Matrix& values, const FigureSettings& settings)
{
    drawn.style.colors = &ColorMap::named(QString::fromStdString(settings.color_map));
    double lowest = 0;
    double highest = 0;
    for (Index i = 0; i < values.size(); ++i) {
        const auto value = static_cast<double>(values.data()[i]);
        if (!std::isfinite(value)) continue;
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
    }
    if (lowest < 0) {
        highest = std::max(highest, -lowest);
        lowest = -highest;
        drawn.style.colors = &ColorMap::named(QStringLiteral("diverging"));
    }
    drawn.style.lowest = lowest;
    drawn.style.highest = highest > lowest ? highest : lowest + 1;
}

/// Layers below each other and heads side by side; else about as many tables in a row as in a column.
Index columnsOf(const Figure& figure, Index count)
{
    const FigureSettings& settings = figure.settings();
    if (settings.content == Content::Compare) return count;
    if (settings.content == Content::Maps && settings.heads.empty() && !settings.layer && !settings.head) {
        const auto& last = figure.tables().back().address;
        if (last && count % (last->head + 1) == 0) return last->head + 1;
    }
    return static_cast<Index>(std::ceil(std::sqrt(static_cast<double>(count))));
}

PythonPage pageOf(const Figure& figure, const std::vector<const FigureTable*>& tables, const std::string& session)
{
    const FigureSettings& settings = figure.settings();
    PythonPage page;
    page.description = titleOf(figure, session);
    page.title = QString::fromStdString(settings.title);
    const std::vector<FigurePage::Map>& maps = figure.page().maps;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const FigureTable& table = *tables[i];
        const auto values = table.numbers();
        PythonTable drawn{.title = table.title,
                          .rows = table.rows,
                          .columns = table.columns,
                          .height = values->rows(),
                          .width = values->cols()};
        takeOwnRange(drawn, *values, settings);
        if (maps.size() == tables.size()) takeLook(drawn, maps[i], settings);
        page.tables.push_back(std::move(drawn));
    }
    page.columns = columnsOf(figure, std::ssize(tables));
    page.width_mm = figure.size().width();
    page.height_mm = figure.size().height();
    if (settings.axis_names && tables.front()->address) {
        page.row_name = tables.front()->rows_predict ? QCoreApplication::translate("FigurePython", "predicted token")
                                                     : QCoreApplication::translate("FigurePython", "query");
        page.column_name = QCoreApplication::translate("FigurePython", "key");
    }
    page.bar = settings.color_bar;
    page.one_bar = std::ranges::all_of(
        page.tables, [&](const PythonTable& each) { return each.style == page.tables.front().style; });
    if (!figure.page().bars.empty()) page.bar_name = figure.page().bars.front().key.name;
    page.label_points = settings.label_points.value_or(std::clamp(figure.smallestText(), 4.0, 8.0));
    return page;
}

}  // namespace

PythonFiles pythonFiles(const Figure& figure, const std::string& session)
{
    const auto tables = drawnTables(figure);
    const PythonPage page = pageOf(figure, tables, session);
    const bool alike = std::ranges::all_of(page.tables, [&](const PythonTable& each) {
        return each.height == page.tables.front().height && each.width == page.tables.front().width;
    });
    const QByteArray array = alike ? npyBytes(figure) : QByteArray::fromStdString(core::npyBytes(numbersOf(tables)));
    return {pythonScript(page, pythonNumbersBeside()), array};
}

QByteArray pythonBytes(const Figure& figure, const std::string& session)
{
    const auto tables = drawnTables(figure);
    const core::NumberArray numbers = numbersOf(tables);
    const QByteArray bytes(reinterpret_cast<const char*>(numbers.values.data()),
                           static_cast<qsizetype>(numbers.values.size() * sizeof(float)));
    if (bytes.size() > mostInlinePython)
        throw core::Error(
            core::Code::TooLong, "", "the table in a Python script",
            "up to " + std::to_string(mostInlinePython / 1000)
                + " kB (Export figure as PY, and render --out NAME.py, put a larger one beside the script)",
            std::to_string(bytes.size() / 1000) + " kB");
    return pythonScript(pageOf(figure, tables, session), pythonNumbersInside(bytes));
}
