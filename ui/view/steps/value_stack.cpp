#include "ui/view/steps/value_stack.h"

#include <QPainter>

#include "core/analysis/row_terms.h"
#include "ui/plot/heat/cell_font.h"
#include "ui/plot/heat/color_map.h"
#include "ui/plot/steps/stage_painter.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

/// In two decimals; only what is exactly 0 is one nought.
QString numberIn(float value)
{
    if (!std::isfinite(value)) return cellNumber(value, StageLook::Signed);
    if (value == 0) return QStringLiteral("0");
    return decimalText(std::abs(value) < 0.005F ? 0 : value, 2);
}

}  // namespace

/// Rows from top to bottom: keys, all the others together, their sum.
struct ValueStack::Layout {
    QRectF area;
    double names = 0;    ///< width of the tokens
    double weights = 0;  ///< width of "× 0.32"
    double line = 0;
    double cell = 0;  ///< width of one dimension
    std::vector<Index> keys;
    core::RowVector others;  ///< the sum of keys that there is no room for; empty if there are none
    float largest = 0;

    int sumRow() const { return static_cast<int>(keys.size()) + (others.size() > 0 ? 1 : 0); }
    double left() const { return area.left() + names + weights; }  ///< the left edge of the dimensions
    double top(int row) const { return area.top() + row * line + (row == sumRow() ? 4 : 0); }
};

ValueStack::ValueStack(QWidget* parent) : CalculationPanel(parent) { setAccessibleName(tr("The context, key by key")); }

void ValueStack::display(Content content)
{
    m_content = std::move(content);
    const QString sum = (m_content.output ? tr("this head's share of the output = Σ weight · v W_O, %1 dimensions")
                                          : tr("context = Σ weight · v, %1 dimensions"))
                            .arg(m_content.context.size());
    const QString title = m_content.output ? tr("%1: weight · v W_O, key by key") : tr("%1: weight · v, key by key");
    say(title.arg(m_content.query), m_content.change.isEmpty() ? sum : sum + QStringLiteral("; ") + m_content.change);
}

/// With two decimals in each dimension.
int ValueStack::widthToRead() const
{
    constexpr double ofTitle = 230;
    const double cell = QFontMetricsF(numberFont(9)).horizontalAdvance(QStringLiteral("−0.00 "));
    const double names = namesWidth(), weights = weightsWidth();
    const double numbers = names + weights + cell * static_cast<double>(m_content.parts.cols());
    return static_cast<int>(std::max(scaled(ofTitle), numbers) + 2 * aside());
}

double ValueStack::namesWidth() const
{
    const QFontMetricsF words(textFont(8.5));
    double widest = 0;
    for (const QString& key : m_content.keys) widest = std::max(widest, words.horizontalAdvance(key));
    return std::clamp(widest, scaled(60.0), scaled(140.0)) + 8;
}

double ValueStack::weightsWidth()
{
    return QFontMetricsF(numberFont(8)).horizontalAdvance(QStringLiteral("× 0.0000")) + 12;
}

ValueStack::Layout ValueStack::layout() const
{
    Layout made;
    made.area = area();
    const QFontMetricsF words(textFont(8.5));
    const auto rows = static_cast<Index>((made.area.height() - 4) / words.height());
    const Index all = m_content.parts.rows();
    made.keys =
        core::heaviestKeys(m_content.weights, all + 1 <= rows ? all : std::max<Index>(1, rows - 2), m_content.chosen);
    if (std::ssize(made.keys) < all) made.others = core::othersTogether(m_content.parts, made.keys);
    made.line = std::min((made.area.height() - 4) / (made.sumRow() + 1), 2.2 * words.height());
    made.names = namesWidth();
    made.weights = weightsWidth();
    const double room = made.area.width() - made.names - made.weights;
    made.cell = std::min(room / static_cast<double>(std::max<Index>(1, m_content.parts.cols())), scaled(90.0));
    for (const float value : m_content.parts.reshaped())
        if (std::isfinite(value)) made.largest = std::max(made.largest, std::abs(value));
    for (const float value : m_content.context)
        if (std::isfinite(value)) made.largest = std::max(made.largest, std::abs(value));
    return made;
}

QString ValueStack::sumTitle() const
{
    if (m_content.change.isEmpty()) return m_content.output ? tr("Σ output") : tr("Σ context");
    return m_content.output ? tr("output") : tr("context");
}

void ValueStack::paintNumbers(QPainter& painter, const QRectF&)
{
    if (m_content.parts.size() == 0) return;
    const Layout made = layout();
    for (int row = 0; row <= made.sumRow(); ++row) paintRow(painter, made, row);
    painter.setPen(QPen(themeColors().text, 1.2));
    const double y = made.top(made.sumRow()) - 2;
    painter.drawLine(QLineF(
        made.area.left(), y,
        made.area.left() + made.names + made.weights + made.cell * static_cast<double>(m_content.parts.cols()), y));
}

void ValueStack::paintRow(QPainter& painter, const Layout& made, int row) const
{
    const bool isSum = row == made.sumRow();
    const bool isKey = row < static_cast<int>(made.keys.size());
    const Index key = isKey ? made.keys[static_cast<std::size_t>(row)] : -1;
    const bool isChosen = isKey && key == m_content.chosen;
    const double top = made.top(row);
    QFont names = textFont(8.5);
    names.setBold(isChosen || isSum);
    painter.setFont(names);
    painter.setPen(isChosen ? themeColors().accent : themeColors().text);
    const QString title = isKey   ? m_content.keys.value(key)
                          : isSum ? sumTitle()
                                  : tr("%1 others").arg(m_content.parts.rows() - std::ssize(made.keys));
    painter.drawText(QRectF(made.area.left(), top, made.names - 6, made.line), Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetricsF(names).elidedText(title, Qt::ElideMiddle, made.names - 6));
    painter.setFont(numberFont(8));
    painter.setPen(themeColors().muted);
    if (isKey)
        painter.drawText(QRectF(made.area.left() + made.names, top, made.weights - 8, made.line),
                         Qt::AlignRight | Qt::AlignVCenter,
                         QStringLiteral("× %1").arg(static_cast<double>(m_content.weights(key)), 0, 'f', 4));

    const core::RowVector values = isKey   ? core::RowVector(m_content.parts.row(key))
                                   : isSum ? m_content.context
                                           : made.others;
    paintCells(painter, made, values, top);
    if (!isChosen) return;
    painter.setPen(QPen(themeColors().accent, 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(made.left(), top, made.cell * static_cast<double>(values.size()), made.line - 1));
}

void ValueStack::paintCells(QPainter& painter, const Layout& made, const core::RowVector& values, double top) const
{
    const QSizeF room(made.cell, made.line);
    const QString widest = QStringLiteral("−0.00");
    const auto font = cellFont(room, smallestCellFont(room, widest), widest, painter.device());
    const ColorMap& diverging = ColorMap::named(QStringLiteral("diverging"));
    if (font) painter.setFont(*font);
    for (Index col = 0; col < values.size(); ++col) {
        const QRectF cell(made.left() + static_cast<double>(col) * made.cell, top, made.cell, made.line);
        const float value = values(col);
        const double place = made.largest > 0 && std::isfinite(value) ? static_cast<double>(value / made.largest) : 0;
        const QColor tint(diverging.at(0.5 + place / 2));
        painter.fillRect(cell.adjusted(0, 0, made.cell > 6 ? -1 : 0, -1), tint);
        if (!font) continue;
        painter.setPen(QColor(readableOn(tint.rgb())));
        painter.drawText(cell, Qt::AlignCenter, numberIn(value));
    }
}

std::optional<Index> ValueStack::keyAt(const QPoint& position) const
{
    if (m_content.parts.size() == 0) return std::nullopt;
    const Layout made = layout();
    for (std::size_t row = 0; row < made.keys.size(); ++row)
        if (QRectF(made.area.left(), made.top(static_cast<int>(row)), made.area.width(), made.line).contains(position))
            return made.keys[row];
    return std::nullopt;
}

QString ValueStack::tipAt(const QPoint& position) const
{
    const auto key = keyAt(position);
    if (!key) return {};
    const Layout made = layout();
    const auto col = static_cast<Index>(std::floor((position.x() - made.left()) / made.cell));
    if (col < 0 || col >= m_content.parts.cols()) return {};
    return tr("%1, dimension %2: weight · v = %3")
        .arg(m_content.keys.value(*key))
        .arg(col + 1)
        .arg(numberText(m_content.parts(*key, col)));
}

#include "moc_value_stack.cpp"
