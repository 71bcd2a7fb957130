#include "ui/panel/inspect/weight_columns.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "core/not_shown.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>

namespace {
constexpr int chartHeight = 84;
constexpr double widestPitch = 44;
constexpr int longestLabel = 62;
}  // namespace

WeightColumns::WeightColumns(QWidget* parent) : QWidget(parent)
{
    setOwnFont(this, textFont(8));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void WeightColumns::setColumns(std::vector<Column> columns, float top)
{
    m_columns = std::move(columns);
    m_top = top > 0 ? top : 1;
    m_widest = 0;
    QStringList spoken;
    for (const Column& column : m_columns) {
        m_widest = std::max(m_widest, std::min(scaled(longestLabel), fontMetrics().horizontalAdvance(column.label)));
        if (spoken.size() < 40) spoken << QStringLiteral("%1 %2").arg(column.label, thousandths(column.value));
    }
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

/// Slanted labels reach beyond the last column.
double WeightColumns::pitch() const
{
    const double room = slanted() ? std::max(40.0, width() - 0.71 * m_widest) : width();
    return std::min(scaled(widestPitch), room / std::max(1.0, static_cast<double>(m_columns.size())));
}

bool WeightColumns::slanted() const
{
    return m_widest + 6 > std::min(scaled(widestPitch), width() / std::max(1.0, static_cast<double>(m_columns.size())));
}

/// Room for slanted labels always, so that the chart's height does not depend on its width.
int WeightColumns::labelHeight() const { return std::max(fontMetrics().height(), qRound(m_widest * 0.71) + 12) + 4; }

QSize WeightColumns::sizeHint() const { return {260, scaled(chartHeight) + labelHeight()}; }

void WeightColumns::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const double step = pitch();
    const double air = std::min(4.0, step * 0.15);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const float value = m_columns[i].value;
        const double share = std::isfinite(value)      ? std::clamp(static_cast<double>(value / m_top), 0.0, 1.0)
                             : core::isNotShown(value) ? 0.0
                                                       : 1.0;
        const double left = static_cast<double>(i) * step;
        painter.fillRect(QRectF(left + air, scaled(chartHeight) - 2, step - 2 * air, 2), themeColors().border);
        const double height = share * (scaled(chartHeight) - 4);
        painter.fillRect(QRectF(left + air, scaled(chartHeight) - height, std::max(1.0, step - 2 * air), height),
                         std::isfinite(value) ? themeColors().accent : themeColors().notANumber);
    }
    drawLabels(painter, scaled(chartHeight) + 4);
}

void WeightColumns::drawLabels(QPainter& painter, double baseline) const
{
    painter.setPen(themeColors().muted);
    const double line = fontMetrics().height();
    const std::size_t stride = slanted() ? static_cast<std::size_t>(std::max(1.0, std::ceil(1.3 * line / pitch()))) : 1;
    for (std::size_t i = 0; i < m_columns.size(); i += stride) {
        const double middle = (static_cast<double>(i) + 0.5) * pitch();
        const QString text = fontMetrics().elidedText(m_columns[i].label, Qt::ElideMiddle, scaled(longestLabel));
        const double wide = fontMetrics().horizontalAdvance(text) + 2;
        if (!slanted()) {
            painter.drawText(QRectF(middle - wide / 2, baseline, wide, line), Qt::AlignCenter, text);
            continue;
        }
        painter.save();
        painter.translate(middle, baseline);
        painter.rotate(45);
        painter.drawText(QRectF(0, -line / 2 + 2, wide, line), Qt::AlignLeft | Qt::AlignVCenter, text);
        painter.restore();
    }
}

/// The number under the pointer.
bool WeightColumns::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto column = static_cast<std::size_t>(std::max(0.0, help->pos().x() / pitch()));
    QString text;
    if (column < m_columns.size())
        text = QStringLiteral("%1: %2").arg(m_columns[column].label).arg(static_cast<double>(m_columns[column].value));
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}

#include "moc_weight_columns.cpp"
