
#include "core/sheet/map_sheet.h"
#include "ui/plot/sheet/head_pages.h"
#include "ui/plot/sheet/worksheet_words.h"

#include <algorithm>
#include <cmath>

using core::MapSheet;
using core::MapTask;
using Cell = SheetTable::Cell;

namespace {

bool hasHidden(const MapSheet& sheet)
{
    return std::ranges::any_of(sheet.hidden, [](const auto& row) { return std::ranges::count(row, true) > 0; });
}

/// Whether rows sum to one before they are rounded: those of a head with a sink, for instance, do not.
bool isWhole(const MapSheet& sheet)
{
    constexpr double mostByRounding = 0.071;  // fourteen halves of 0.01
    return std::ranges::all_of(sheet.sums, [](double sum) { return std::abs(sum - 1) < mostByRounding; });
}

void addHead(SheetLayout& layout, const HeadSheetSource& source, const MapSheet& sheet)
{
    layout.addSection(Worksheet::tr("What the head looks at"), {},
                      source.map == nullptr ? 0 : source.map->size.height());
    QStringList beside;
    if (!source.text.isEmpty()) beside << Worksheet::tr("The model read “%1”").arg(source.text);
    beside << Worksheet::tr(
        "A row is a query, a column is a key. The weight in a cell is how much of its attention the query "
        "gives the key.");
    if (isWhole(sheet)) beside << Worksheet::tr("Every row adds up to 1.00, before it is rounded.");
    if (hasEqualTokens(sheet.queries) || hasEqualTokens(sheet.keys))
        beside << Worksheet::tr("Small numbers tell equal tokens apart.");
    layout.addPanel(source.map, beside);
}

/// @param tallest  that the cells may be together, in mm: the sheet is one page then
void addWeights(SheetLayout& layout, const MapSheet& sheet, double tallest)
{
    QString how =
        Worksheet::tr("A row with an empty box adds up to exactly 1.00 as it is printed: what is missing is 1.00 minus "
                      "the others. Behind each row stands the sum of its rounded weights; a row that rounding makes "
                      "0.99 or 1.01 is printed whole.");
    if (hasHidden(sheet)) how += QLatin1Char(' ') + Worksheet::tr("A plain 0 is hidden by the mask.");
    constexpr double widest = 17, tableRoom = 148, narrow = 12;  // mm
    const auto rows = static_cast<double>(sheet.queries.size()), columns = static_cast<double>(sheet.keys.size()) + 1;
    SheetTable map{.rows = sheetTokens(sheet.queries),
                   .columns = sheetTokens(sheet.keys),
                   .cell_width = std::min(widest, tableRoom / columns),
                   .cell_height = std::min(7.8, tallest / rows),
                   .turns_names = true,
                   .widest_name = 26};
    map.columns << Worksheet::tr("sum");
    if (map.cell_width < narrow) map.points = 10;
    for (std::size_t i = 0; i < sheet.queries.size(); ++i) {
        map.cells.emplace_back();
        for (std::size_t j = 0; j < sheet.keys.size(); ++j)
            map.cells.back().push_back(
                {sheet.hidden[i][j] ? QStringLiteral("0") : sheetNumber(sheet.weights[i][j], 2), sheet.blank[i][j]});
        map.cells.back().push_back({.text = sheetNumber(sheet.sums[i], 2), .absent = true});
    }
    layout.addSection(Worksheet::tr("The weights, to two places"), how, sizeOf(map).height());
    layout.addTables({map});
}

void addTasks(SheetLayout& layout, const MapSheet& sheet)
{
    if (sheet.tasks.empty()) return;
    layout.addSection(Worksheet::tr("Read it off"), {}, layout.heightOfTasks(2));
    const QStringList queries = sheetTokens(sheet.queries), keys = sheetTokens(sheet.keys);
    std::vector<SheetTask> tasks;
    for (const MapTask& task : sheet.tasks) {
        const QString& query = queries[task.query];
        const QString& key = keys[task.key];
        switch (task.kind) {
        case MapTask::Kind::TopKey:
            tasks.push_back({Worksheet::tr("Which key gets the most weight from “%1”?").arg(query), key});
            break;
        case MapTask::Kind::TopQuery:
            tasks.push_back({Worksheet::tr("Which query gives “%1” the most weight?").arg(key), query});
            break;
        case MapTask::Kind::Together:
            tasks.push_back(
                {Worksheet::tr("How much does “%1” give to “%2” and “%3” together?").arg(query, key, keys[task.other]),
                 sheetNumber(task.sum, 2)});
            break;
        }
    }
    layout.addTasks(tasks);
}

}  // namespace

std::vector<FigurePage> mapSheetPages(const HeadSheetRequest& request, bool key)
{
    core::SheetNumber number = request.number;
    number.lesson = mapSheetName;
    const MapSheet sheet = core::mapSheet(request.source.head, number);
    SheetLayout layout(request.paper, key);
    layout.addHead(Worksheet::tr("Reading an attention map"), request.source.of, QString::fromStdString(number.id()));
    addHead(layout, request.source, sheet);
    addWeights(layout, sheet, request.paper == SheetLayout::Paper::Letter ? 76 : 90);
    addTasks(layout, sheet);
    addHeadFoot(layout, request, key);
    return std::move(layout).pages();
}
