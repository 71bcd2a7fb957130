#include "ui/view/steps/steps_sheet.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>

#include "core/analysis/cell/number_terms.h"
#include "ui/plot/spoken/spoken_cell.h"
#include "ui/theme/palette.h"
#include "ui/view/steps/step_card_painter.h"
#include "ui/words/short_numbers.h"

#include <algorithm>

using core::Cell;
using core::Index;
using core::Stage;
using core::StageAxis;

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

void StepsSheet::setLook(bool oneQuery, Index step, bool oneStage)
{
    const bool other = oneQuery != m_oneQuery || oneStage != m_oneStage || (oneStage && step != m_step);
    m_oneQuery = oneQuery;
    m_oneStage = oneStage;
    m_step = step;
    if (other) rebuild();
    update();
}

void StepsSheet::setRoom(int room, bool scrolls)
{
    if (room == m_room && scrolls == m_scrolls) return;
    m_room = room;
    m_scrolls = scrolls;
    if (!m_oneStage) return;
    m_cards.arrange(width(), m_room, m_scrolls);
    updateGeometry();
    update();
}

double StepsSheet::numbersIn(const QSize& room, bool alone) const
{
    if (m_step >= std::ssize(m_content.steps)) return 0;
    StepCards cards(m_content, m_oneQuery ? std::optional(m_cell.query) : std::nullopt,
                    alone ? std::optional(m_step) : std::nullopt, themeColors());
    const bool fits = cards.arrange(room.width(), room.height(), false) <= room.height();
    return fits && !cards.isLong() ? cards.numberPoints(m_step) : 0;
}

void StepsSheet::setCell(const Cell& cell)
{
    const bool otherRow = cell.query != m_cell.query;
    m_cell = cell;
    if (m_oneQuery && otherRow) rebuild();
    speak(this);
    update();
}

void StepsSheet::setNumber(const std::optional<core::StageNumber>& number)
{
    if (m_number == number) return;
    m_number = number;
    update();
}

void StepsSheet::setSpotlight(bool on)
{
    m_spotlight = on;
    update();
}

/// The tables of the steps that are reached: nobody draws on a table that is still empty.
std::vector<InkTable> StepsSheet::inkTables() const
{
    std::vector<InkTable> all;
    for (std::size_t step = 0; step < m_cards.all().size() && static_cast<Index>(step) <= m_step; ++step)
        for (const StepTable& table : m_cards.all()[step].tables)
            all.push_back({.stage = table.picture.table.stage,
                           .cells = table.cells,
                           .seen = table.cells,
                           .rows = {.first = table.single ? m_cell.query : 0, .count = table.rows()},
                           .columns = {.count = table.cols()}});
    return all;
}

void StepsSheet::rebuild()
{
    const bool alone = m_oneStage && m_step < std::ssize(m_content.steps);
    m_cards = StepCards(m_content, m_oneQuery ? std::optional(m_cell.query) : std::nullopt,
                        alone ? std::optional(m_step) : std::nullopt, themeColors());
    m_cards.arrange(width(), m_room, m_scrolls);
    updateGeometry();
    update();
}

int StepsSheet::heightForWidth(int width) const
{
    StepCards cards = m_cards;
    return cards.arrange(width, m_room, m_scrolls);
}

QSize StepsSheet::sizeHint() const { return {600, heightForWidth(std::max(width(), 400))}; }

void StepsSheet::resizeEvent(QResizeEvent*)
{
    m_cards.arrange(width(), m_room, m_scrolls);
    updateGeometry();
}

QRect StepsSheet::cardOf(Index step) const { return m_cards.rectOf(step); }

/// The rectangle of a step's tables, with the labels over the first.
QRect StepsSheet::rowOf(Index step) const
{
    QRect all;
    if (step < 0 || step >= std::ssize(m_cards.all())) return all;
    for (const StepTable& table : m_cards.all()[static_cast<std::size_t>(step)].tables) {
        if (table.picture.table.rows == StageAxis::Dimensions) continue;
        const bool byQuery = table.picture.table.rows == StageAxis::Queries;
        const Index row = table.single ? 0 : byQuery ? m_cell.query : m_cell.key;
        if (row >= table.rows()) continue;
        const double height = table.cellSize().height();
        const double middle = table.cells.top() + (static_cast<double>(row) + 0.5) * height;
        const double seen = std::max(height, QFontMetricsF(font()).height() + 4);  // its label may be higher than it
        return QRectF(table.cells.left(), middle - seen / 2, table.cells.width(), seen).toAlignedRect();
    }
    return all;
}

int StepsSheet::headOf(Index step) const
{
    if (step < 0 || step >= std::ssize(m_cards.all())) return 0;
    const auto& tables = m_cards.all()[static_cast<std::size_t>(step)].tables;
    return tables.empty() ? 0 : StepCards::headHeight(tables.front());
}

std::optional<QPoint> StepsSheet::positionOf(Stage stage, const Cell& cell) const
{
    for (const StepCard& card : m_cards.all())
        for (const StepTable& table : card.tables) {
            if (table.picture.table.stage != stage) continue;
            const QSizeF one = table.cellSize();
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
    const StepTable* table = m_cards.tableAt(position, m_step);
    if (table == nullptr || (exact && !table->isMap())) return std::nullopt;
    const int top = seen().top();
    const bool underTitle = StepCards::headTop(*table) < top && position.y() < top + StepCards::headHeight(*table);
    if (underTitle && table->cells.bottom() > top + StepCards::headHeight(*table)) return std::nullopt;
    return cellOf(*table, table->placeAt(position));
}

/// The cell that a row and a column of a table mean.
Cell StepsSheet::cellOf(const StepTable& table, const Cell& place) const
{
    Cell cell = m_cell;
    if (table.picture.table.rows == StageAxis::Keys)
        cell.key = place.query;
    else if (table.picture.table.rows == StageAxis::Queries && !table.single)
        cell.query = place.query;
    if (table.isMap()) cell.key = place.key;
    return cell;
}

/// @param table  of the cards as they are now
SpokenTable StepsSheet::spokenOf(const StepTable& table)
{
    const bool map = table.isMap();
    const QStringList rows = rowNamesOf(m_content, table), keys = m_content.keys;
    const int row = static_cast<int>(table.single                                     ? 0
                                     : table.picture.table.rows == StageAxis::Queries ? m_cell.query
                                                                                      : m_cell.key);
    return {
        .name = table.title,
        .rows = static_cast<int>(table.rows()),
        .columns = static_cast<int>(table.cols()),
        .row_name = [rows, first = table.single ? static_cast<int>(m_cell.query)
                                                : 0](int at) { return spokenToken(rows.value(first + at)); },
        .column_name =
            [keys, map](int at) {
                return map ? spokenToken(keys.value(at)) : StepsSheet::tr("dimension %1").arg(at + 1);
            },
        .number = [&table](const SpokenPlace& at) { return numberText(table.picture.table.values(at.row, at.column)); },
        .rect =
            [&table](const SpokenPlace& at) {
                const QSizeF one = table.cellSize();
                return QRectF(QPointF(table.cells.topLeft()) + QPointF(at.column * one.width(), at.row * one.height()),
                              one);
            },
        .choose =
            [this, &table](const SpokenPlace& at) {
                const core::StageNumber number{table.picture.table.stage,
                                               core::dimensionAt(table.picture.table, at.row, at.column)};
                emit cellClicked(cellOf(table, at.cell()));
                emit numberClicked(number);
            },
        .chosen = map && row < table.rows() && m_cell.key < table.cols()
                      ? std::optional(SpokenPlace{row, static_cast<int>(m_cell.key)})
                      : std::nullopt};
}

/// The tables of the steps that are reached, as they are shown.
std::vector<SpokenTable> StepsSheet::spokenTables()
{
    std::vector<SpokenTable> all;
    for (std::size_t step = 0; step < m_cards.all().size() && static_cast<Index>(step) <= m_step; ++step)
        for (const StepTable& table : m_cards.all()[step].tables) all.push_back(spokenOf(table));
    return all;
}

void StepsSheet::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    StepCardPainter cards(painter, {m_cards, m_content, m_cell, m_step, themeColors(), m_spotlight, m_number});
    for (std::size_t i = 0; i < m_cards.all().size(); ++i)
        if (m_cards.all()[i].rect.adjusted(-StepCards::gap, 0, StepCards::gap, 0).intersects(event->rect()))
            cards.paintCard(static_cast<Index>(i));
    if (const QRect there = seen(); !there.isEmpty())
        for (std::size_t i = 0; i < m_cards.all().size(); ++i) cards.paintPinned(static_cast<Index>(i), there);
}

/// The part that the area around it shows.
QRect StepsSheet::seen() const { return visibleRegion().boundingRect(); }

/// It is scrolled: what is pinned to the edge moves against the rest.
void StepsSheet::moveEvent(QMoveEvent*) { update(); }

void StepsSheet::mouseMoveEvent(QMouseEvent* event) { emit cellHovered(cellAt(event->pos(), true)); }

void StepsSheet::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    const StepTable* table = m_cards.tableAt(event->pos(), m_step);
    if (table == nullptr) return;
    const core::Cell place = table->placeAt(event->pos());
    const core::Cell cell = cellOf(*table, place);
    const core::StageNumber number{table->picture.table.stage,
                                   core::dimensionAt(table->picture.table, place.query, place.key)};
    emit cellClicked(cell);
    emit numberClicked(number);
}

void StepsSheet::leaveEvent(QEvent*) { emit cellHovered(std::nullopt); }

/// The exact number under the pointer.
bool StepsSheet::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QString said;
    if (const StepTable* table = m_cards.tableAt(help->pos(), m_step)) {
        const Cell place = table->placeAt(help->pos());
        said = QStringLiteral("%1 = %2").arg(table->title,
                                             numberText(table->picture.table.values(place.query, place.key)));
    }
    QToolTip::showText(help->globalPos(), said, this);
    return true;
}

#include "moc_steps_sheet.cpp"
