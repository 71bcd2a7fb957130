
#include "core/sheet/step_sheet.h"
#include "ui/plot/sheet/head_pages.h"
#include "ui/plot/sheet/worksheet_words.h"

#include <algorithm>
#include <cmath>

using core::StepSheet;
using Cell = SheetTable::Cell;

namespace {

const QString hiddenScore = QStringLiteral("−∞"), hiddenWeight = QStringLiteral("0");
constexpr double widestName = 26;  ///< mm

/// "2", "1.732": as it is printed, and so divided by.
QString divisorText(double divisor)
{
    return divisor == std::round(divisor) ? sheetNumber(divisor, 0) : sheetNumber(divisor, 4);
}

/// "√d = 2", or the number alone where it is no root.
QString divisorName(const StepSheet& sheet)
{
    constexpr double near = 1e-4;
    const bool root = std::abs(sheet.divisor - std::sqrt(static_cast<double>(sheet.q.size()))) < near;
    return root ? Worksheet::tr("√d = %1").arg(divisorText(sheet.divisor)) : divisorText(sheet.divisor);
}

std::vector<std::vector<Cell>> wholeCells(const std::vector<std::vector<int>>& table)
{
    std::vector<std::vector<Cell>> cells;
    for (const auto& row : table) {
        cells.emplace_back();
        for (const int value : row) cells.back().push_back({sheetNumber(value, 0)});
    }
    return cells;
}

QString queryName(const StepSheet& sheet, const HeadSheetSource& source)
{
    return sheetTokens(source.head.queries)[sheet.row];
}

/// Adds the vectors behind the scores of a head of whole numbers.
void addVectors(SheetLayout& layout, const StepSheet& sheet, const HeadSheetSource& source)
{
    const QString query = queryName(sheet, source);
    constexpr double cell = 11;
    const SheetTable q{.title = Worksheet::tr("q"),
                       .rows = {query},
                       .cells = wholeCells({sheet.q}),
                       .cell_width = cell,
                       .widest_name = widestName};
    const SheetTable k{.title = Worksheet::tr("k"),
                       .rows = sheetTokens(sheet.keys),
                       .cells = wholeCells(sheet.k),
                       .cell_width = cell,
                       .widest_name = widestName};
    layout.addSection(Worksheet::tr("What “%1” asks for, and what each key offers").arg(query),
                      Worksheet::tr("The query q and the keys k have d = %1 numbers each.").arg(sheet.q.size()),
                      sizeOf(k).height());
    layout.addTables({q, k});
}

QString howToGo(const StepSheet& sheet, const HeadSheetSource& source)
{
    QString how;
    if (!source.text.isEmpty()) how += Worksheet::tr("The model read “%1”").arg(source.text) + QLatin1Char('\n');
    if (sheet.isComputed())
        how += Worksheet::tr("Multiply q and k number by number and add up; divide by %1, to %2 places.")
                   .arg(divisorName(sheet))
                   .arg(sheet.places)
               + QLatin1Char(' ');
    else
        how += Worksheet::tr("The scores are what the head computes before its softmax.") + QLatin1Char(' ');
    if (sheet.shift != 0)
        how += (sheet.shift > 0 ? Worksheet::tr("All of them are less by %1 here, which changes no weight.")
                                : Worksheet::tr("All of them are more by %1 here, which changes no weight."))
                   .arg(std::abs(sheet.shift))
               + QLatin1Char(' ');
    how += Worksheet::tr(
        "With a calculator: eˣ of each score, to two places; the sum of these; each weight is eˣ ∕ sum, to two "
        "places. One eˣ is there as an example.");
    if (sheet.weights_sum != 1)
        how += QLatin1Char(' ')
               + Worksheet::tr("Rounded, the weights add up to %1.").arg(sheetNumber(sheet.weights_sum, 2));
    if (std::ranges::count(sheet.hidden, true) > 0)
        how += QLatin1Char(' ') + Worksheet::tr("A score of −∞ is hidden by the mask: its weight is 0.");
    return how;
}

SheetTable stepTable(const StepSheet& sheet)
{
    constexpr double wideNumbers = 10'000, wide = 23, usual = 19;
    SheetTable table{.rows = sheetTokens(sheet.keys), .cell_width = usual, .widest_name = widestName};
    if (std::ranges::max(sheet.exponentials) >= wideNumbers || sheet.sum >= wideNumbers) table.cell_width = wide;
    table.rows << Worksheet::tr("sum");
    if (sheet.isComputed()) table.columns << Worksheet::tr("q · k");
    table.columns << (sheet.isComputed() ? Worksheet::tr("∕ %1").arg(divisorText(sheet.divisor))
                                         : Worksheet::tr("score"))
                  << Worksheet::tr("eˣ") << Worksheet::tr("weight");
    for (std::size_t key = 0; key < sheet.keys.size(); ++key) {
        const bool seen = !sheet.hidden[key];
        std::vector<Cell>& cells = table.cells.emplace_back();
        if (sheet.isComputed()) cells.push_back({sheetNumber(sheet.products[key], 0), seen});
        cells.push_back(
            {seen ? sheetNumber(sheet.scores[key], sheet.places) : hiddenScore, seen && sheet.isComputed()});
        const bool example = sheet.given == static_cast<core::Index>(key);
        cells.push_back({seen ? sheetNumber(sheet.exponentials[key], 2) : hiddenWeight, seen && !example});
        cells.push_back({seen ? sheetNumber(sheet.weights[key], 2) : hiddenWeight, seen});
    }
    std::vector<Cell>& sums = table.cells.emplace_back();
    for (int none = sheet.isComputed() ? 2 : 1; none > 0; --none) sums.push_back({.absent = true});
    sums.push_back({sheetNumber(sheet.sum, 2), true});
    sums.push_back({.text = sheetNumber(sheet.weights_sum, 2), .absent = true});
    return table;
}

/// The table of values beside the steps, row by row.
SheetTable valueTable(const StepSheet& sheet)
{
    SheetTable table{.cell_width = 15};
    for (std::size_t d = 0; d < sheet.output.size(); ++d)
        table.columns << (sheet.output.size() == 1 ? Worksheet::tr("v")
                                                   : Worksheet::tr("v%1").arg(QChar(0x2081 + static_cast<int>(d))));
    for (const auto& row : sheet.v) {
        table.cells.emplace_back();
        for (const double value : row) table.cells.back().push_back({sheetNumber(value, sheet.value_places)});
    }
    return table;
}

void addOutput(SheetLayout& layout, const StepSheet& sheet, const QString& query)
{
    SheetTable output{.cell_width = 20};
    output.cells.emplace_back();
    for (const double value : sheet.output) output.cells.back().push_back({sheetNumber(value, 1), true});
    layout.addSection(Worksheet::tr("What “%1” gets").arg(query),
                      Worksheet::tr("Σ weight × v with your rounded weights, to one place, for each number of v."),
                      sizeOf(output).height());
    layout.addTables({output});
}

}  // namespace

std::vector<FigurePage> stepSheetPages(const HeadSheetRequest& request, bool key)
{
    core::SheetNumber number = request.number;
    number.lesson = stepSheetName;
    const StepSheet sheet = core::stepSheet(request.source.head, number, request.row);
    const QString query = queryName(sheet, request.source);
    SheetLayout layout(request.paper, key);
    layout.addHead(Worksheet::tr("One row of attention, step by step"), request.source.of,
                   QString::fromStdString(number.id()));
    if (sheet.isComputed()) addVectors(layout, sheet, request.source);
    std::vector<SheetTable> tables{stepTable(sheet)};
    if (!sheet.output.empty()) tables.push_back(valueTable(sheet));
    layout.addSection(Worksheet::tr("The row of “%1”, from scores to weights").arg(query),
                      howToGo(sheet, request.source), sizeOf(tables.front()).height());
    layout.addTables(tables);
    if (!sheet.output.empty()) addOutput(layout, sheet, query);
    addHeadFoot(layout, request, key);
    return std::move(layout).pages();
}
