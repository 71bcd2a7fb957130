#include "ui/plot/why/lens_sheet.h"

#include "ui/plot/heat/cell_painter.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::Index;

namespace {

constexpr double leastLensCell = 2.1, leastLensLine = 1.7;  ///< lines of text at least
constexpr double widestCell = 7, highestCell = 3.2;

TokenLabels lensLabels(TokenLabels::Side side, const QStringList& names, const AccountLook& look)
{
    TokenLabels labels{.side = side, .tokens = names, .font = look.names};
    labels.colors = look.colors;
    labels.longest = 9 * look.line();
    return labels;
}

ColorKey lensKey(const LensWords& words, const AccountLook& look)
{
    return {.style = {.colors = &ColorMap::named(QStringLiteral("viridis")),
                      .lowest = 0,
                      .highest = 1,
                      .hatch = look.colors->hatch,
                      .notANumber = look.colors->notANumber},
            .colors = look.colors,
            .numbers = look.numbers,
            .text = look.names,
            .name = words.colors};
}

double lensLeft(const LensWords& words, const AccountLook& look)
{
    return lensLabels(TokenLabels::Side::Left, words.layers, look).extent(look.line(), look.device);
}

double lensRight(const LensWords& words, const AccountLook& look)
{
    return 2 * look.line() + lensKey(words, look).extent(look.device);
}

double lensTop(const LensWords& words, const AccountLook& look, double pitch)
{
    return lensLabels(TokenLabels::Side::Top, words.tokens, look).extent(pitch, look.device);
}

}  // namespace

QSizeF leastLensSize(const core::LogitLens& lens, const LensWords& words, const AccountLook& look)
{
    const double pitch = leastLensCell * look.line();
    return {lensLeft(words, look) + pitch * static_cast<double>(lens.tokens) + lensRight(words, look),
            lensTop(words, look, pitch) + leastLensLine * look.line() * static_cast<double>(lens.layers() + 1)};
}

LensSheet lensSheet(const core::LogitLens& lens, const LensWords& words, const AccountLook& look, const QRectF& room)
{
    LensSheet sheet;
    sheet.page.size = room.size();
    sheet.page.colors = look.colors;
    sheet.page.ground = Qt::transparent;
    sheet.rows = lens.layers() + 1;
    sheet.columns = lens.tokens;
    const double left = lensLeft(words, look);
    const double wide = std::clamp((room.width() - left - lensRight(words, look)) / static_cast<double>(sheet.columns),
                                   4.0, widestCell * look.line());
    const double top = lensTop(words, look, wide);
    const double high =
        std::clamp((room.height() - top) / static_cast<double>(sheet.rows), 4.0, highestCell * look.line());
    sheet.cells = QRectF(room.left() + left, room.top() + top, wide * static_cast<double>(sheet.columns),
                         high * static_cast<double>(sheet.rows));
    core::Matrix probabilities(sheet.rows, sheet.columns);
    QStringList said;
    for (Index row = 0; row < sheet.rows; ++row)
        for (Index column = 0; column < sheet.columns; ++column) {
            const core::LogitLens::Cell& cell = lens.at(row, column);
            const bool isRead = !cell.likeliest.empty();
            probabilities(row, column) =
                !isRead ? HeatData::hidden : cell.asked.value_or(cell.likeliest.front().probability);
            said << (isRead ? tokenText(cell.likeliest.front().token) : QString());
        }
    FigurePage::Map map{.rect = sheet.cells,
                        .cells = std::make_shared<const HeatData>(probabilities),
                        .style = lensKey(words, look).style};
    map.numbers = look.numbers;
    const TextMetrics metrics(map.numbers, look.device);
    if (metrics.height() <= high)
        map.number = [said, metrics, wide, columns = sheet.columns](Index row, Index column) {
            return metrics.elidedText(said[row * columns + column], Qt::ElideRight, wide * 0.94);
        };
    sheet.page.maps.push_back(std::move(map));
    sheet.page.addLabels(lensLabels(TokenLabels::Side::Left, words.layers, look), sheet.cells, sheet.rows);
    sheet.page.addLabels(lensLabels(TokenLabels::Side::Top, words.tokens, look), sheet.cells, sheet.columns);
    ColorKey key = lensKey(words, look);
    key.room = room.bottom() - sheet.cells.top();
    sheet.page.bars.push_back(
        {std::move(key), QRectF(sheet.cells.right() + look.line(), sheet.cells.top(), 0.8 * look.line(),
                                std::min(sheet.cells.height(), 16 * look.line()))});
    return sheet;
}

std::optional<core::Cell> LensSheet::cellAt(const QPointF& position) const
{
    return cellIn(cells, rows, columns, position);
}

QRectF LensSheet::rectOf(const core::Cell& cell) const
{
    return cellsIn(cells, rows, columns, cell.query, cell.key, cell.query, cell.key);
}
