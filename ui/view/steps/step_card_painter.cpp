#include "ui/view/steps/step_card_painter.h"

#include "core/analysis/cell/number_terms.h"

#include "ui/plot/heat/cell_painter.h"
#include "ui/plot/text/formula_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/words/residue_names.h"

#include <algorithm>
#include <cmath>

using core::Index;
using core::StageAxis;

namespace {

/// From one label that is written to the next, where one row or column takes `pitch`.
Index strideFor(double pitch)
{
    return std::max<Index>(1, static_cast<Index>(std::ceil(0.95 * QFontMetrics(textFont(9)).height() / pitch)));
}

/// Whether a label is written: one in `stride` is, and the focused one always; its neighbours make room for it.
bool isWritten(Index at, Index focused, Index stride)
{
    if (at == focused) return true;
    return at % stride == 0 && std::abs(at - focused) >= stride;
}

}  // namespace

void StepCardPainter::paintCard(Index step)
{
    const bool reached = step <= m_of.step;
    const QColor title = titleColor(step);
    for (const StepTable& table : m_of.cards.all()[static_cast<std::size_t>(step)].tables) {
        paintTitle(table, title);
        if (reached) {
            paintTable(table);
        } else {
            m_painter.setPen(QPen(m_of.colors.border, 1, Qt::DashLine));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(table.cells.adjusted(0, 0, -1, -1));
        }
    }
}

QColor StepCardPainter::titleColor(Index step) const
{
    return step == m_of.step ? m_of.colors.accent : step < m_of.step ? m_of.colors.text : m_of.colors.muted;
}

void StepCardPainter::paintPinned(Index step, const QRect& seen)
{
    for (const StepTable& table : m_of.cards.all()[static_cast<std::size_t>(step)].tables) {
        const int down = seen.top() - StepCards::headTop(table);
        const int high = StepCards::headHeight(table);
        const bool isCut = down > 0 && table.cells.bottom() > seen.top() + high;
        if (isCut) {
            constexpr int frame = 2;  // the chosen row's reaches beyond the cells
            const QRect head =
                StepCards::headOf(table, m_of.cards.labelWidth()).translated(0, down).adjusted(0, 0, frame, 0);
            m_painter.save();
            m_painter.setClipRect(head);
            m_painter.fillRect(head, m_of.colors.window);
            m_painter.translate(0, down);
            paintTitle(table, titleColor(step));
            if (table.isMap() && step <= m_of.step) paintKeyNames(table);
            m_painter.restore();
            m_painter.setPen(QPen(m_of.colors.border, 1));
            m_painter.drawLine(head.left(), head.bottom(), table.cells.right(), head.bottom());
        }
        if (step <= m_of.step) pinRow(table, seen, isCut ? seen.top() + high : seen.top());
    }
}

/// With its numbers: a name alone would stand beside those of another row.
void StepCardPainter::pinRow(const StepTable& table, const QRect& seen, int top)
{
    if (table.single) return;
    const Index row = focusedRow(table);
    if (row < 0 || row >= table.rows() || table.cells.bottom() < top || table.cells.top() > seen.bottom()) return;
    const double cell = table.cellSize().height();
    const int line = QFontMetrics(boldFont(9)).height() + 2;
    const int high = std::max(line, static_cast<int>(std::ceil(cell)));
    const int from = table.cells.top() + static_cast<int>(std::floor(static_cast<double>(row) * cell));
    const bool above = from<top, below = from + high> seen.bottom() + 1;
    if (above == below) return;  // it is seen, or there is room for nothing else
    const int left = table.cells.left() - m_of.cards.labelWidth();
    const QRect place(left, above ? top : seen.bottom() + 1 - high, table.cells.right() + 1 - left, high);
    const int own = static_cast<int>(std::ceil(cell));  // a name may be higher than its row
    const QRect cells(table.cells.left(), place.top() + (high - own) / 2, table.cells.width(), own);
    m_painter.fillRect(place, m_of.colors.window);
    m_painter.save();
    m_painter.setClipRect(cells);
    m_painter.translate(0, cells.top() - from);
    paintTable(table);
    m_painter.restore();
    const QRect names(left, place.top(), m_of.cards.labelWidth() - 1, high);
    m_painter.fillRect(names, m_of.colors.window);
    const QString name = rowNamesOf(m_of.content, table).value(row);
    write(QRectF(names).adjusted(0, 0, -5, 0), Qt::AlignRight | Qt::AlignVCenter,
          (above ? QStringLiteral("↑ ") : QStringLiteral("↓ ")) + name, true);
    m_painter.setPen(QPen(m_of.colors.border, 1));
    m_painter.drawLine(left, above ? place.bottom() : place.top(), place.right(), above ? place.bottom() : place.top());
}

void StepCardPainter::paintTitle(const StepTable& table, const QColor& color)
{
    const int top = table.cells.top() - table.keyLabels - scaled(StepCards::titleHeight);
    const int wide = std::max(table.cells.width(), scaled(150)) + StepCards::gap;
    m_painter.setFont(boldFont(9.5));
    m_painter.setPen(color);
    drawFormula(m_painter, QRectF(table.cells.left(), top, wide, scaled(18)), table.title);
    m_painter.setFont(textFont(8));
    m_painter.setPen(m_of.colors.muted);
    drawFormula(m_painter, QRectF(table.cells.left(), top + scaled(18), wide, scaled(15)), table.shape);
}

void StepCardPainter::paintTable(const StepTable& table)
{
    if (m_of.spotlight)
        paintSpotlit(table);
    else
        paintStage(m_painter, table.picture, table.cells, m_of.colors, table.leastNumbers());
    paintRowNames(table);
    if (table.isMap()) paintKeyNames(table);
    paintMarks(table);
}

/// Paints the table faintly and without numbers, and the focused row and column over it as they are.
void StepCardPainter::paintSpotlit(const StepTable& table)
{
    constexpr double tooLarge = 1000;
    paintStage(m_painter, table.picture, table.cells, m_of.colors, numberFont(tooLarge));
    const HeatData& data = *table.picture.cells;
    fadeCells(m_painter, data, {0, data.rows() - 1, 0, data.cols() - 1}, m_of.colors.window,
              [&](Index at, Index from, Index to) {
                  return cellsIn(QRectF(table.cells), data.rows(), data.cols(), at, from, at, to);
              });
    const QSizeF cell = table.cellSize();
    const double row = static_cast<double>(table.single ? 0 : focusedRow(table));
    QRegion kept(QRectF(table.cells.left(), table.cells.top() + row * cell.height(), table.cells.width(), cell.height())
                     .toAlignedRect());
    if (table.isMap())
        kept += QRectF(table.cells.left() + static_cast<double>(m_of.cell.key) * cell.width(), table.cells.top(),
                       cell.width(), table.cells.height())
                    .toAlignedRect();
    m_painter.save();
    m_painter.setClipRegion(kept.intersected(table.cells));
    paintStage(m_painter, table.picture, table.cells, m_of.colors, table.leastNumbers());
    m_painter.restore();
}

void StepCardPainter::write(const QRectF& rect, Qt::Alignment alignment, const QString& text, bool marked)
{
    m_painter.setFont(marked ? boldFont(9) : textFont(9));
    m_painter.setPen(marked ? m_of.colors.accent : m_of.colors.text);
    m_painter.drawText(
        rect, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextDontClip,
        QFontMetrics(m_painter.font()).elidedText(text, Qt::ElideMiddle, scaled(StepCards::longestLabel)));
}

/// The focused token among those that name the table's rows.
Index StepCardPainter::focusedRow(const StepTable& table) const
{
    if (table.picture.table.rows == StageAxis::Dimensions) return -1;  // no token
    return table.picture.table.rows == StageAxis::Queries ? m_of.cell.query : m_of.cell.key;
}

void StepCardPainter::paintRowNames(const StepTable& table)
{
    const double height = table.cellSize().height();
    const bool contacts = table.picture.table.stage == core::Stage::Contacts;
    const QStringList rows =
        contacts ? writtenResidues(m_of.content.residues, strideFor(height)) : rowNamesOf(m_of.content, table);
    const int labelWidth = m_of.cards.labelWidth();
    const Index stride = contacts ? 1 : strideFor(height);
    for (Index row = 0; row < table.rows(); ++row) {
        if (!isWritten(row, table.single ? 0 : focusedRow(table), stride)) continue;
        const Index token = table.single ? m_of.cell.query : row;
        const QRectF rect(table.cells.left() - labelWidth, table.cells.top() + static_cast<double>(row) * height,
                          labelWidth - 6, height);
        write(rect, Qt::AlignRight, rows.value(token), token == focusedRow(table));
    }
}

void StepCardPainter::paintKeyNames(const StepTable& table)
{
    const int line = QFontMetrics(textFont(9)).height();
    const double width = table.cellSize().width();
    const StepCards::KeyNames names = m_of.cards.keyNames(width);
    const bool contacts = table.picture.table.stage == core::Stage::Contacts;
    const QStringList keys = contacts ? writtenResidues(m_of.content.residues, strideFor(width)) : m_of.content.keys;
    const Index stride = contacts ? 1 : strideFor(width);
    for (Index key = 0; key < table.cols(); ++key) {
        if (!isWritten(key, m_of.cell.key, stride)) continue;
        const double left = table.cells.left() + static_cast<double>(key) * width;
        const QString name = keys.value(key);
        const bool marked = key == m_of.cell.key;
        if (names == StepCards::KeyNames::Level) {
            write(QRectF(left, table.cells.top() - 4 - line, width, line), Qt::AlignHCenter, name, marked);
            continue;
        }
        m_painter.save();
        m_painter.translate(left + width / 2, table.cells.top() - 4);
        m_painter.rotate(names == StepCards::KeyNames::Slanted ? -45 : -90);
        write(QRectF(0, -line / 2.0, scaled(StepCards::longestLabel), line), Qt::AlignLeft, name, marked);
        m_painter.restore();
    }
}

void StepCardPainter::paintMarks(const StepTable& table)
{
    const QSizeF cell = table.cellSize();
    const Index row = table.single ? 0 : focusedRow(table);
    if (row >= table.rows()) return;
    const QRectF whole(table.cells.left(), table.cells.top() + static_cast<double>(row) * cell.height(),
                       table.cells.width(), cell.height());
    QColor soft = m_of.colors.accent;
    soft.setAlphaF(0.6F);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(table.isMap() ? QPen(soft, 1) : QPen(m_of.colors.accent, 1.6));
    if (row >= 0) m_painter.drawRect(whole);
    if (m_of.number && m_of.number->stage == table.picture.table.stage) {
        const core::NumberPlace number = core::placeOf(table.picture.table, m_of.number->dimension, row, row);
        m_painter.setPen(QPen(m_of.colors.accent, 2.4));
        if (number.column < table.cols() && number.row < table.rows())
            m_painter.drawRect(QRectF(table.cells.left() + static_cast<double>(number.column) * cell.width(),
                                      table.cells.top() + static_cast<double>(number.row) * cell.height(), cell.width(),
                                      cell.height()));
    }
    if (!table.isMap() || m_of.cell.key >= table.cols()) return;
    m_painter.setPen(QPen(m_of.colors.accent, 2));
    m_painter.drawRect(QRectF(whole.left() + static_cast<double>(m_of.cell.key) * cell.width(), whole.top(),
                              cell.width(), cell.height()));
}
