// How the sheet draws its cards.

#include <QPaintEvent>
#include <QPainter>

#include "ui/theme/fonts.h"
#include "ui/view/steps_layout.h"
#include "ui/view/steps_sheet.h"

#include <algorithm>
#include <cmath>

using core::Index;
using core::StageAxis;
using namespace steps_layout;

void StepsSheet::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        if (m_cards[i].rect.adjusted(-gap, 0, gap, 0).intersects(event->rect())) paintCard(painter, i);
}

void StepsSheet::paintCard(QPainter& painter, std::size_t index) const
{
    const Card& card = m_cards[index];
    const auto step = static_cast<Index>(index);
    const bool reached = step <= m_step;
    for (const Table& table : card.tables) {
        const int top = table.cells.top() - table.keyLabels - titleHeight;
        painter.setFont(boldFont(9.5));
        painter.setPen(step == m_step ? m_colors->accent : reached ? m_colors->text : m_colors->muted);
        painter.drawText(QRect(table.cells.left(), top, std::max(table.cells.width(), 150) + gap, 18),
                         Qt::AlignLeft | Qt::AlignVCenter, table.title);
        painter.setFont(textFont(8));
        painter.setPen(m_colors->muted);
        painter.drawText(QRect(table.cells.left(), top + 18, std::max(table.cells.width(), 150) + gap, 15),
                         Qt::AlignLeft | Qt::AlignVCenter, table.shape);
        if (reached) {
            paintTable(painter, table);
        } else {
            painter.setPen(QPen(m_colors->border, 1, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(table.cells.adjusted(0, 0, -1, -1));
        }
    }
}

void StepsSheet::paintTable(QPainter& painter, const Table& table) const
{
    paintStage(painter, table.picture, table.cells, *m_colors, numberFont(7.5));
    paintLabels(painter, table);
    paintMarks(painter, table);
}

void StepsSheet::paintLabels(QPainter& painter, const Table& table) const
{
    const core::StageTable& stage = table.picture.table;
    const QFontMetrics metrics(textFont(9));
    const auto stride = [&](double pitch) {
        return std::max<Index>(1, static_cast<Index>(std::ceil(0.95 * metrics.height() / pitch)));
    };
    const auto write = [&](const QRectF& rect, Qt::Alignment alignment, const QString& text, bool marked) {
        painter.setFont(marked ? boldFont(9) : textFont(9));
        painter.setPen(marked ? m_colors->accent : m_colors->text);
        painter.drawText(rect, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextDontClip,
                         QFontMetrics(painter.font()).elidedText(text, Qt::ElideMiddle, longestLabel));
    };
    const bool byQuery = stage.rows == StageAxis::Queries;
    const QStringList& rows = !byQuery ? m_content.keys : isMap(stage) ? m_content.rows : m_content.queries;
    const Index markedRow = byQuery ? m_cell.query : m_cell.key;
    const double height = table.cells.height() / static_cast<double>(table.picture.cells->rows());
    for (Index row = 0; row < table.picture.cells->rows(); row += stride(height)) {
        const Index token = table.single ? m_cell.query : row;
        write(QRectF(table.cells.left() - labelWidth(), table.cells.top() + static_cast<double>(row) * height,
                     labelWidth() - 6, height),
              Qt::AlignRight, rows.value(token), token == markedRow);
    }
    if (!isMap(stage)) return;
    const double width = table.cells.width() / static_cast<double>(table.picture.cells->cols());
    for (Index key = 0; key < table.picture.cells->cols(); key += stride(width)) {
        painter.save();
        painter.translate(table.cells.left() + (static_cast<double>(key) + 0.5) * width, table.cells.top() - 4);
        painter.rotate(width >= metrics.height() * 1.25 ? -45 : -90);
        write(QRectF(0, -metrics.height() / 2.0, longestLabel, metrics.height()), Qt::AlignLeft,
              m_content.keys.value(key), key == m_cell.key);
        painter.restore();
    }
}

void StepsSheet::paintMarks(QPainter& painter, const Table& table) const
{
    const core::StageTable& stage = table.picture.table;
    const double height = table.cells.height() / static_cast<double>(table.picture.cells->rows());
    const double width = table.cells.width() / static_cast<double>(table.picture.cells->cols());
    const bool byQuery = stage.rows == StageAxis::Queries;
    const Index row = table.single ? 0 : byQuery ? m_cell.query : m_cell.key;
    if (row >= table.picture.cells->rows()) return;
    const QRectF whole(table.cells.left(), table.cells.top() + static_cast<double>(row) * height, table.cells.width(),
                       height);
    QColor soft = m_colors->accent;
    soft.setAlphaF(0.6F);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(isMap(stage) ? QPen(soft, 1) : QPen(m_colors->accent, 1.6));
    painter.drawRect(whole);
    if (!isMap(stage) || m_cell.key >= table.picture.cells->cols()) return;
    painter.setPen(QPen(m_colors->accent, 2));
    painter.drawRect(QRectF(whole.left() + static_cast<double>(m_cell.key) * width, whole.top(), width, height));
}
