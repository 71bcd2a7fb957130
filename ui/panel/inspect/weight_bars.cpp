#include "ui/panel/inspect/weight_bars.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "core/not_shown.h"
#include "ui/plot/heat/color_map.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>

namespace {
constexpr int barLabelWidth = 84;
constexpr int barGap = 8;
}  // namespace

WeightBars::WeightBars(QWidget* parent) : QWidget(parent)
{
    setOwnFont(this, numberFont(8.5));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void WeightBars::setBars(std::vector<Bar> bars, float full)
{
    m_full = full;
    const bool resized = bars.size() != m_bars.size();
    m_bars = std::move(bars);
    QStringList spoken;
    for (const Bar& bar : m_bars) {
        const QString name = bar.place > 0 ? tr("%1 (token %2)").arg(bar.label).arg(bar.place) : bar.label;
        spoken << QStringLiteral("%1 %2").arg(name, thousandths(bar.value));
    }
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
    if (resized) updateGeometry();
    update();
}

int WeightBars::rowHeight() const { return fontMetrics().height() + 8; }

QSize WeightBars::sizeHint() const { return {220, static_cast<int>(m_bars.size()) * rowHeight()}; }

void WeightBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int numberWidth = fontMetrics().horizontalAdvance(QStringLiteral("-0.000"));
    int last = 0;
    for (const Bar& bar : m_bars) last = std::max(last, bar.place);
    const int places = last == 0 ? 0 : fontMetrics().horizontalAdvance(QString::number(last)) + barGap / 2;
    const int left = places + scaled(barLabelWidth) + barGap;
    const int full = std::max(10, width() - left - barGap - numberWidth);
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const Bar& bar = m_bars[i];
        const int top = static_cast<int>(i) * rowHeight();
        QFont font = this->font();
        font.setBold(bar.marked);
        painter.setFont(font);
        painter.setPen(themeColors().text);
        const QString label = QFontMetrics(font).elidedText(bar.label, Qt::ElideMiddle, scaled(barLabelWidth));
        painter.drawText(QRect(places, top, scaled(barLabelWidth), rowHeight()), Qt::AlignRight | Qt::AlignVCenter,
                         label);
        if (bar.place > 0) {
            painter.setFont(this->font());
            painter.setPen(themeColors().muted);
            painter.drawText(QRect(0, top, places, rowHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                             QString::number(bar.place));
        }

        const QRect ground(left, top + 4, full, rowHeight() - 8);
        painter.fillRect(ground, themeColors().accentSoft);
        const double share = std::isfinite(bar.value)
                                 ? std::clamp(static_cast<double>(std::abs(bar.value) / m_full), 0.0, 1.0)
                             : core::isNotShown(bar.value) ? 0.0
                                                           : 1.0;
        const QColor color = !std::isfinite(bar.value) ? themeColors().notANumber
                             : bar.value < 0           ? QColor(ColorMap::named(QStringLiteral("diverging")).at(0.14))
                                                       : themeColors().accent;
        painter.fillRect(QRectF(ground.left(), ground.top(), ground.width() * share, ground.height()), color);
        painter.setPen(themeColors().muted);
        painter.setFont(this->font());
        painter.drawText(QRect(left + full + barGap, top, numberWidth + 2, rowHeight()),
                         Qt::AlignLeft | Qt::AlignVCenter, thousandths(bar.value));
    }
}

void WeightBars::mouseReleaseEvent(QMouseEvent* event)
{
    const auto row = static_cast<std::size_t>(std::max(0, event->pos().y() / rowHeight()));
    if (row < m_bars.size() && rect().contains(event->pos())) emit barClicked(m_bars[row].id);
}

bool WeightBars::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto row = static_cast<std::size_t>(std::max(0, help->pos().y() / rowHeight()));
    QToolTip::showText(help->globalPos(), row < m_bars.size() ? m_bars[row].label : QString(), this);
    return true;
}

#include "moc_weight_bars.cpp"
