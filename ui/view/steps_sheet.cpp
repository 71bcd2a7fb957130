#include "ui/view/steps_sheet.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>

#include "ui/panel/inspector.h"
#include "ui/theme/fonts.h"
#include "ui/view/steps_layout.h"

#include <algorithm>
#include <cmath>

using core::Cell;
using core::Index;
using core::Stage;
using core::StageAxis;
using namespace steps_layout;

StepsSheet::StepsSheet(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setAccessibleName(tr("Steps of the calculation"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void StepsSheet::setContent(Content content)
{
    m_content = std::move(content);
    rebuild();
}

void StepsSheet::setLook(bool oneQuery, Index step)
{
    const bool other = oneQuery != m_oneQuery;
    m_oneQuery = oneQuery;
    m_step = step;
    if (other) rebuild();
    update();
}

void StepsSheet::setCell(const Cell& cell)
{
    const bool otherRow = cell.query != m_cell.query;
    m_cell = cell;
    if (m_oneQuery && otherRow) rebuild();
    update();
}

void StepsSheet::setColors(const Palette& colors)
{
    m_colors = &colors;
    rebuild();
}

StepsSheet::Table StepsSheet::tableOf(const core::StageTable& stage, std::size_t step) const
{
    Table table;
    const StagePicture whole = stagePicture(stage, m_content.mask, *m_colors);
    table.single = m_oneQuery && stage.rows == StageAxis::Queries && m_cell.query < stage.values.rows();
    table.picture = table.single ? rowOf(whole, m_cell.query, m_content.mask, *m_colors) : whole;
    table.title = m_content.titles.isEmpty()
                      ? QStringLiteral("%1  %2").arg(step + 1).arg(stageTitle(stage.stage, m_content.context))
                      : m_content.titles.value(static_cast<qsizetype>(step));
    table.shape = QStringLiteral("[%1, %2]").arg(stage.values.rows()).arg(stage.values.cols());
    const QString hint = stageHint(stage.stage, m_content.context);
    if (!hint.isEmpty()) table.shape += QStringLiteral("  ") + hint;
    return table;
}

void StepsSheet::rebuild()
{
    m_cards.clear();
    for (std::size_t i = 0; i < m_content.steps.size(); ++i) {
        Card card;
        for (const core::StageTable& stage : m_content.steps[i].tables) card.tables.push_back(tableOf(stage, i));
        m_cards.push_back(std::move(card));
    }
    arrange(m_cards, width());
    updateGeometry();
    update();
}

int StepsSheet::labelWidth() const
{
    const QFontMetrics metrics(boldFont(9));
    int widest = 0;
    for (const QStringList* list : {&m_content.queries, &m_content.rows, &m_content.keys})
        for (const QString& token : *list) widest = std::max(widest, metrics.horizontalAdvance(token));
    return std::min(widest, longestLabel) + 8;
}

/// Cells are as large as lets three maps stand side by side, or two where only then numbers fit.
int StepsSheet::cellSide(int width) const
{
    const auto keys = std::max(1, static_cast<int>(m_content.keys.size()));
    const auto sideFor = [&](int abreast) {
        return ((width - lean - (abreast - 1) * gap) / abreast - labelWidth()) / keys;
    };
    constexpr int withNumbers = 28;
    const int side = sideFor(3) >= withNumbers || sideFor(2) < withNumbers ? sideFor(3) : sideFor(2);
    return std::clamp(side, std::clamp(560 / keys, 1, 8), largestSide);
}

/// Places a table's cells relative to its own corner.
/// @return the room it takes, title included
QSize StepsSheet::layTable(Table& table, int side) const
{
    const auto rows = static_cast<int>(table.picture.cells->rows());
    const auto cols = static_cast<int>(table.picture.cells->cols());
    const bool map = isMap(table.picture.table);
    // Vectors are drawn lower than scores: they have no numbers to read unless there are few of them.
    const int height = map ? side : std::clamp(side, std::min(side, 4), 18);
    const int wide = map ? side * cols : cols == 1 ? columnWidth : std::clamp(cols * 20, 1, tableWidth);
    table.keyLabels = 0;
    if (map) {
        const QFontMetrics metrics(textFont(9));
        int longest = 0;
        for (const QString& token : m_content.keys) longest = std::max(longest, metrics.horizontalAdvance(token));
        longest = std::min(longest, longestLabel);
        const bool slanted = side >= metrics.height() * 5 / 4;
        table.keyLabels = (slanted ? static_cast<int>(longest * 0.71) + metrics.height() / 2 : longest) + 8;
    }
    table.cells = QRect(labelWidth(), titleHeight + table.keyLabels, wide, height * rows);
    return {std::max(table.cells.right() + 1, labelWidth() + 150), table.cells.bottom() + 1};
}

/// Tables flow from left to right and wrap; the tables of one step stay together while the line has room.
int StepsSheet::arrange(std::vector<Card>& cards, int width) const
{
    const int side = cellSide(width);
    int x = 0;
    int y = 6;
    int rowHeight = 0;
    const auto newLine = [&] {
        x = 0;
        y += rowHeight + gap;
        rowHeight = 0;
    };
    for (Card& card : cards) {
        std::vector<QSize> sizes;
        int together = 0;
        for (Table& table : card.tables) {
            sizes.push_back(layTable(table, side));
            together += sizes.back().width() + gap;
        }
        if (x > 0 && x + together - gap > width && together - gap <= width) newLine();
        card.rect = QRect();
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            Table& table = card.tables[i];
            if (x > 0 && x + sizes[i].width() + (isMap(table.picture.table) ? lean : 0) > width) newLine();
            table.cells.translate(x, y);
            card.rect = card.rect.united(QRect(QPoint(x, y), sizes[i]));
            x += sizes[i].width() + gap;
            rowHeight = std::max(rowHeight, sizes[i].height());
        }
    }
    return y + rowHeight + 8;
}

int StepsSheet::heightForWidth(int width) const
{
    std::vector<Card> cards = m_cards;
    return arrange(cards, width);
}

QSize StepsSheet::sizeHint() const { return {600, heightForWidth(std::max(width(), 400))}; }

void StepsSheet::resizeEvent(QResizeEvent*)
{
    arrange(m_cards, width());
    updateGeometry();
}

QRect StepsSheet::cardOf(Index step) const
{
    return step >= 0 && step < static_cast<Index>(m_cards.size()) ? m_cards[static_cast<std::size_t>(step)].rect
                                                                  : QRect();
}

std::optional<QPoint> StepsSheet::positionOf(Stage stage, const Cell& cell) const
{
    for (const Card& card : m_cards)
        for (const Table& table : card.tables) {
            if (table.picture.table.stage != stage) continue;
            const QSizeF one(table.cells.width() / static_cast<double>(table.picture.cells->cols()),
                             table.cells.height() / static_cast<double>(table.picture.cells->rows()));
            const double row = table.single ? 0 : static_cast<double>(cell.query);
            return QPointF(table.cells.x() + (static_cast<double>(cell.key) + 0.5) * one.width(),
                           table.cells.y() + (row + 0.5) * one.height())
                .toPoint();
        }
    return std::nullopt;
}

/// @param exact  a cell of a map; else a row of any table does, with the other half of the cell as it was
std::optional<Cell> StepsSheet::cellAt(const QPoint& position, bool exact) const
{
    for (std::size_t i = 0; i < m_cards.size() && static_cast<Index>(i) <= m_step; ++i)
        for (const Table& table : m_cards[i].tables) {
            if (!table.cells.contains(position)) continue;
            const core::StageTable& stage = table.picture.table;
            const auto at = [](int offset, int extent, Index count) {
                return std::min(count - 1, static_cast<Index>(offset) * count / extent);
            };
            const Index row = at(position.y() - table.cells.top(), table.cells.height(), table.picture.cells->rows());
            Cell cell = m_cell;
            if (stage.rows == StageAxis::Keys)
                cell.key = row;
            else if (!table.single)
                cell.query = row;
            if (isMap(stage))
                cell.key = at(position.x() - table.cells.left(), table.cells.width(), table.picture.cells->cols());
            else if (exact)
                return std::nullopt;
            return cell;
        }
    return std::nullopt;
}

void StepsSheet::mouseMoveEvent(QMouseEvent* event) { emit cellHovered(cellAt(event->pos(), true)); }

void StepsSheet::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    if (const auto cell = cellAt(event->pos(), false)) emit cellClicked(*cell);
}

void StepsSheet::leaveEvent(QEvent*) { emit cellHovered(std::nullopt); }

/// The exact number under the pointer.
bool StepsSheet::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QString said;
    for (std::size_t i = 0; i < m_cards.size() && static_cast<Index>(i) <= m_step; ++i)
        for (const Table& table : m_cards[i].tables) {
            if (!table.cells.contains(help->pos())) continue;
            const QPoint inside = help->pos() - table.cells.topLeft();
            const Index rows = table.picture.cells->rows();
            const Index cols = table.picture.cells->cols();
            const Index row = std::min(rows - 1, inside.y() * rows / table.cells.height());
            const Index col = std::min(cols - 1, inside.x() * cols / table.cells.width());
            said = QStringLiteral("%1 = %2").arg(table.title, numberText(table.picture.table.values(row, col)));
        }
    QToolTip::showText(help->globalPos(), said, this);
    return true;
}
