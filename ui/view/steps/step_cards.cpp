#include "ui/view/steps/step_cards.h"

#include <QFontMetrics>

#include "ui/plot/heat/cell_font.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"

#include <algorithm>
#include <vector>

using core::Index;
using core::StageAxis;

namespace {

constexpr int largestSide = 34;
constexpr int tableWidth = 176;  ///< width of vectors with many dimensions
constexpr int columnWidth = 48;  ///< width of one number for each token
constexpr int leastWidth = 150;  ///< width of a table with its title
constexpr int lean = 30;         ///< how far the last slanted label may reach over its map

int widestOf(const QStringList& tokens, const QFontMetrics& metrics)
{
    int widest = 0;
    for (const QString& token : tokens) widest = std::max(widest, metrics.horizontalAdvance(token));
    return std::min(widest, scaled(StepCards::longestLabel));
}

StepTable tableOf(const StepsContent& content, std::size_t step, const core::StageTable& stage,
                  std::optional<Index> single, const Palette& colors)
{
    StepTable table;
    const StagePicture whole = stagePicture(stage, content.mask, colors);
    table.single = single && stage.rows == StageAxis::Queries && *single < stage.values.rows();
    table.picture = table.single ? rowOf(whole, *single, content.mask, colors) : whole;
    table.title = content.titles.isEmpty()
                      ? QStringLiteral("%1.  %2").arg(step + 1).arg(stageTitle(stage.stage, content.context))
                      : content.titles.value(static_cast<qsizetype>(step));
    table.shape = QStringLiteral("[%1, %2]").arg(table.single ? 1 : stage.values.rows()).arg(stage.values.cols());
    const QString hint = stageHint(stage.stage, content.context);
    if (!hint.isEmpty()) table.shape += QStringLiteral("  ") + hint;
    return table;
}

}  // namespace

QFont boldFont(double points)
{
    QFont font = textFont(points);
    font.setBold(true);
    return font;
}

QSizeF StepTable::cellSize() const
{
    return {cells.width() / static_cast<double>(cols()), cells.height() / static_cast<double>(rows())};
}

QFont StepTable::leastNumbers() const { return smallestCellFont(cellSize(), widestCellNumber()); }

core::Cell StepTable::placeAt(const QPoint& position) const
{
    const QPoint inside = position - cells.topLeft();
    const auto at = [](int offset, int extent, Index count) {
        return std::min(count - 1, static_cast<Index>(offset) * count / extent);
    };
    return {at(inside.y(), cells.height(), rows()), at(inside.x(), cells.width(), cols())};
}

StepCards::StepCards(const StepsContent& content, std::optional<Index> single, std::optional<Index> only,
                     const Palette& colors)
    : m_only(only),
      m_keys(static_cast<int>(content.keys.size())),
      m_longestKey(widestOf(content.keys, QFontMetrics(textFont(9))))
{
    for (std::size_t i = 0; i < content.steps.size(); ++i) {
        StepCard card;
        const bool isThere = !only || *only == static_cast<Index>(i);
        for (const core::StageTable& stage : content.steps[i].tables)
            if (isThere) card.tables.push_back(tableOf(content, i, stage, single, colors));
        m_cards.push_back(std::move(card));
    }
    const QFontMetrics metrics(boldFont(9));
    for (const QStringList* list : {&content.queries, &content.rows, &content.keys})
        m_labelWidth = std::max(m_labelWidth, widestOf(*list, metrics));
    m_labelWidth += 8;
}

/// Cells are as large as lets three maps stand side by side, or two where only then numbers fit.
int StepCards::cellSide(int width) const
{
    const int keys = std::max(1, m_keys);
    const auto sideFor = [&](int abreast) {
        return ((width - scaled(lean) - (abreast - 1) * gap) / abreast - m_labelWidth) / keys;
    };
    constexpr int withNumbers = 28;
    const int side = sideFor(3) >= scaled(withNumbers) || sideFor(2) < scaled(withNumbers) ? sideFor(3) : sideFor(2);
    return std::clamp(side, std::clamp(560 / keys, 1, 8), scaled(largestSide));
}

/// The width of all cells in a line of tables of the only step: as large as lets them stand side by side.
double StepCards::columnAlone(std::span<const StepTable> line, int width) const
{
    constexpr int largest = 120;
    double cols = 0;
    double room = width - (static_cast<double>(line.size()) - 1) * gap;
    for (const StepTable& table : line) {
        room -= m_labelWidth + (table.isMap() ? scaled(lean) : 0);
        if (table.cols() == 1)
            room -= scaled(leastWidth);
        else
            cols += static_cast<double>(table.cols());
    }
    return std::clamp(room / std::max(1.0, cols), 0.1, static_cast<double>(scaled(largest)));
}

/// Places the tables of the only step in lines of `abreast`.
int StepCards::layAlone(int abreast, int width, int room)
{
    StepCard& card = m_cards[static_cast<std::size_t>(*m_only)];
    std::vector<std::span<StepTable>> lines;
    for (std::span<StepTable> rest(card.tables); !rest.empty();) {
        lines.push_back(rest.first(std::min(static_cast<std::size_t>(abreast), rest.size())));
        rest = rest.subspan(lines.back().size());
    }
    constexpr int above = 6, below = 8;
    int free = room - above - below + gap;
    int rows = 0;
    for (const std::span<StepTable> line : lines) {
        int high = 0, most = 0;
        for (StepTable& table : line) {
            table.keyLabels = table.isMap() ? keyLabels(static_cast<int>(columnAlone(line, width))) : 0;
            high = std::max(high, headHeight(table));
            most = std::max(most, static_cast<int>(table.rows()));
        }
        free -= high + gap;
        rows += most;
    }
    // Rows without numbers may be as low as lets all of them be seen.
    const QFontMetrics numbers(smallestCellFont());
    const bool hasNumbers = std::ranges::any_of(lines, [&](const std::span<StepTable> line) {
        return columnAlone(line, width) >= numbers.horizontalAdvance(widestCellNumber());
    });
    constexpr int lowest = 8;
    const int high = std::max(free / std::max(1, rows), hasNumbers ? numbers.height() + 2 : lowest);
    card.rect = QRect();
    int y = above;
    for (const std::span<StepTable> line : lines) {
        const double column = columnAlone(line, width);
        // Cells of maps are squares at most; vectors are not as thin as they are long.
        const bool maps = std::ranges::any_of(line, &StepTable::isMap);
        const int widest = std::max(1, static_cast<int>(column));
        const int row = std::min(high, maps ? widest : std::max(widest, scaled(largestSide)));
        int x = 0, bottom = y;
        for (StepTable& table : line) {
            const int wide = table.cols() == 1
                                 ? scaled(columnWidth)
                                 : std::max(1, static_cast<int>(column * static_cast<double>(table.cols())));
            table.cells = QRect(x + m_labelWidth, y + headHeight(table), wide, row * static_cast<int>(table.rows()));
            bottom = std::max(bottom, table.cells.bottom() + 1);
            const int whole = std::max(m_labelWidth + wide + (table.isMap() ? scaled(lean) : 0), scaled(leastWidth));
            card.rect = card.rect.united(QRect(x, y, whole, bottom - y));
            x += whole + gap;
        }
        y = bottom + gap;
    }
    return y - gap + below;
}

/// Whether so many tables of the only step have room beside each other, and numbers.
bool StepCards::isReadAbreast(int abreast, int width, int room)
{
    layAlone(abreast, width, room);
    return rectOf(*m_only).right() <= width && numberPoints(*m_only) > 0;
}

/// One step alone takes all the room, its tables abreast or below one another as lets their numbers be larger. Where
/// that is too little for any numbers, or for the tables, they stand below one another and are scrolled to.
int StepCards::arrangeAlone(int width, int room, bool scrolls)
{
    const auto tables = static_cast<int>(m_cards[static_cast<std::size_t>(*m_only)].tables.size());
    int best = tables;
    double most = -1;
    m_isLong = false;
    for (int abreast = tables; abreast >= 1; --abreast) {
        const bool fits = layAlone(abreast, width, room) <= room && rectOf(*m_only).right() <= width;
        const double points = fits ? 1 + numberPoints(*m_only) : 0;
        if (points <= most) continue;
        most = points;
        best = abreast;
    }
    const double withoutNumbers = scrolls ? 1 : 0;
    if (most <= withoutNumbers) {
        int abreast = tables;
        while (abreast > 0 && !isReadAbreast(abreast, width, room)) --abreast;
        m_isLong = abreast > 0 && abreast < tables;
        if (m_isLong) best = abreast;
    }
    return layAlone(best, width, room);
}

double StepCards::numberPoints(Index step) const
{
    double least = 0;
    for (const StepTable& table : m_cards[static_cast<std::size_t>(step)].tables) {
        const auto font = cellFont(table.cellSize(), table.leastNumbers(), widestCellNumber());
        if (!font) return 0;
        least = least > 0 ? std::min(least, font->pointSizeF()) : font->pointSizeF();
    }
    return least;
}

int StepCards::headHeight(const StepTable& table) { return table.keyLabels + scaled(titleHeight); }

QRect StepCards::headOf(const StepTable& table, int labelWidth)
{
    const int right =
        std::max(table.cells.right() + (table.isMap() ? scaled(lean) : 0), table.cells.left() + scaled(leastWidth));
    return {QPoint(table.cells.left() - labelWidth, headTop(table)), QPoint(right, table.cells.top() - 1)};
}

StepCards::KeyNames StepCards::keyNames(double column) const
{
    if (column >= m_longestKey + 8) return KeyNames::Level;
    return column >= QFontMetrics(textFont(9)).height() * 1.25 ? KeyNames::Slanted : KeyNames::Upright;
}

/// Height of the names above a map.
int StepCards::keyLabels(int side) const
{
    const int line = QFontMetrics(textFont(9)).height();
    switch (keyNames(side)) {
    case KeyNames::Level: return line + 8;
    case KeyNames::Slanted: return static_cast<int>(m_longestKey * 0.71) + line / 2 + 8;
    case KeyNames::Upright: break;
    }
    return m_longestKey + 8;
}

/// Places a table's cells relative to its own corner.
/// @return the room it takes, title included
QSize StepCards::layTable(StepTable& table, int side) const
{
    const auto rows = static_cast<int>(table.rows());
    const auto cols = static_cast<int>(table.cols());
    // Vectors are drawn lower than scores: they have no numbers to read unless there are few of them.
    const int height = table.isMap() ? side : std::clamp(side, std::min(side, 4), scaled(18));
    const int wide = table.isMap() ? side * cols
                     : cols == 1   ? scaled(columnWidth)
                                   : std::clamp(cols * scaled(20), 1, scaled(tableWidth));
    table.keyLabels = table.isMap() ? keyLabels(side) : 0;
    table.cells = QRect(m_labelWidth, scaled(titleHeight) + table.keyLabels, wide, height * rows);
    return {std::max(table.cells.right() + 1, m_labelWidth + scaled(leastWidth)), table.cells.bottom() + 1};
}

/// The tables of one step stay together while the line has room.
int StepCards::arrange(int width, int room, bool scrolls)
{
    if (m_only && !m_cards[static_cast<std::size_t>(*m_only)].tables.empty()) return arrangeAlone(width, room, scrolls);
    const int side = cellSide(width);
    int x = 0;
    int y = 6;
    int rowHeight = 0;
    const auto newLine = [&] {
        x = 0;
        y += rowHeight + gap;
        rowHeight = 0;
    };
    for (StepCard& card : m_cards) {
        card.rect = QRect();
        if (card.tables.empty()) continue;
        std::vector<QSize> sizes;
        int together = 0;
        for (StepTable& table : card.tables) {
            sizes.push_back(layTable(table, side));
            together += sizes.back().width() + gap;
        }
        if (x > 0 && x + together - gap > width && together - gap <= width) newLine();
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            StepTable& table = card.tables[i];
            if (x > 0 && x + sizes[i].width() + (table.isMap() ? scaled(lean) : 0) > width) newLine();
            table.cells.translate(x, y);
            card.rect = card.rect.united(QRect(QPoint(x, y), sizes[i]));
            x += sizes[i].width() + gap;
            rowHeight = std::max(rowHeight, sizes[i].height());
        }
    }
    return y + rowHeight + 8;
}

QRect StepCards::rectOf(Index step) const
{
    return step >= 0 && step < std::ssize(m_cards) ? m_cards[static_cast<std::size_t>(step)].rect : QRect();
}

const StepTable* StepCards::tableAt(const QPoint& position, Index lastStep) const
{
    for (std::size_t i = 0; i < m_cards.size() && static_cast<Index>(i) <= lastStep; ++i)
        for (const StepTable& table : m_cards[i].tables)
            if (table.cells.contains(position)) return &table;
    return nullptr;
}

QStringList rowNamesOf(const StepsContent& content, const StepTable& table)
{
    if (table.picture.table.rows == StageAxis::Keys) return content.keys;
    if (table.picture.table.rows == StageAxis::Dimensions) return {};
    return table.isMap() ? content.rows : content.queries;
}
