#include "ui/panel/compare/grouped_bars.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "core/not_shown.h"
#include "ui/plot/heat/heatmap.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <algorithm>
#include <cmath>
#include <iterator>

using core::Index;

namespace {
constexpr double leastPitch = 44;
constexpr double mostPitch = 110;
constexpr double left = 36;
constexpr double textGap = 4;

/// Bars side by side are told apart in grey too: the first series is plain, each other has lines of its own.
Qt::BrushStyle linesOf(std::size_t series)
{
    constexpr Qt::BrushStyle lines[] = {Qt::NoBrush, Qt::BDiagPattern, Qt::HorPattern, Qt::DiagCrossPattern};
    return lines[series % std::size(lines)];
}

void fill(QPainter& painter, const QRectF& bar, const QColor& color, const QColor& lines, std::size_t series)
{
    painter.fillRect(bar, color);
    if (linesOf(series) != Qt::NoBrush) painter.fillRect(bar, QBrush(lines, linesOf(series)));
}
}  // namespace

GroupedBars::GroupedBars(QWidget* parent) : QWidget(parent)
{
    setOwnFont(this, textFont(8.5));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void GroupedBars::setGroups(QStringList keys, std::vector<Series> series)
{
    m_keys = std::move(keys);
    m_series = std::move(series);
    m_seen.clear();
    double largest = 0;
    for (Index key = 0; key < m_keys.size(); ++key) {
        bool seen = false;
        for (const Series& each : m_series) {
            const float value = weight(each, key);
            seen = seen || value != HeatData::hidden;
            if (std::isfinite(value)) largest = std::max(largest, static_cast<double>(value));
        }
        if (seen) m_seen.push_back(key);
    }
    m_top = roundedUp(largest);
    chooseKeys();
}

void GroupedBars::setMarked(Index key)
{
    m_marked = key;
    chooseKeys();
}

float GroupedBars::weight(const Series& series, Index key) const
{
    const auto at = static_cast<std::size_t>(key);
    return at < series.weights.size() ? series.weights[at] : HeatData::hidden;
}

void GroupedBars::chooseKeys()
{
    const auto fitting = static_cast<std::size_t>(std::max(1.0, area().width() / scaled(leastPitch)));
    m_shown = m_seen;
    if (m_shown.size() > fitting) {
        const auto rank = [this](Index key) {
            if (key == m_marked) return HeatData::broken;
            float most = HeatData::hidden;
            for (const Series& each : m_series) most = std::max(most, weight(each, key));
            return most;
        };
        std::ranges::stable_sort(m_shown, std::greater{}, rank);
        m_shown.resize(fitting);
        std::ranges::sort(m_shown);
    }
    describe();
    update();
}

void GroupedBars::describe()
{
    QStringList spoken;
    for (const Index key : m_shown) spoken << keyText(key);
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
}

QString GroupedBars::keyText(Index key) const
{
    QStringList parts{tr("%1 (key %2)").arg(m_keys.value(key)).arg(key + 1)};
    for (const Series& each : m_series) {
        const float value = weight(each, key);
        if (value != HeatData::hidden) parts << each.name + QLatin1Char(' ') + shortWeight(value);
    }
    return parts.join(QStringLiteral("  "));
}

/// Where bars may stand: legend and numbers above, labels below.
QRectF GroupedBars::area() const
{
    const double line = fontMetrics().height();
    return QRectF(scaled(left), 2 * line + textGap, width() - scaled(left) - 4, height() - 3 * line - 2 * textGap);
}

double GroupedBars::pitch() const
{
    return std::min(scaled(mostPitch), area().width() / static_cast<double>(std::max<std::size_t>(1, m_shown.size())));
}

Index GroupedBars::keyAt(const QPointF& position) const
{
    const double group = std::floor((position.x() - scaled(left)) / pitch());
    return group >= 0 && group < static_cast<double>(m_shown.size()) ? m_shown[static_cast<std::size_t>(group)] : -1;
}

void GroupedBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_shown.empty()) {
        painter.setPen(themeColors().muted);
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignTop, tr("This query sees no key."));
        return;
    }
    drawScale(painter);
    drawLegend(painter);
    for (std::size_t group = 0; group < m_shown.size(); ++group) drawGroup(painter, group);
}

void GroupedBars::drawScale(QPainter& painter) const
{
    const QRectF bars = area();
    const double line = fontMetrics().height();
    const double right = bars.left() + pitch() * static_cast<double>(m_shown.size());
    painter.setFont(numberFont(8));
    for (const double value : {0.0, m_top}) {
        const double y = std::round(bars.bottom() - bars.height() * value / m_top) + 0.5;
        painter.setPen(themeColors().border);
        painter.drawLine(QPointF(bars.left(), y), QPointF(right, y));
        painter.setPen(themeColors().muted);
        painter.drawText(QRectF(0, y - line / 2, scaled(left) - 6, line), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(value));
    }
}

void GroupedBars::drawLegend(QPainter& painter) const
{
    const double line = fontMetrics().height();
    painter.setFont(font());
    double x = scaled(left);
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const Series& each = m_series[i];
        fill(painter, QRectF(x, line / 2 - 4, 9, 9), each.color, themeColors().window, i);
        painter.setPen(themeColors().text);
        painter.drawText(QPointF(x + 13, fontMetrics().ascent()), each.name);
        x += 13 + fontMetrics().horizontalAdvance(each.name) + 14;
    }
    if (m_shown.size() == m_seen.size()) return;
    painter.setPen(themeColors().muted);
    painter.drawText(QPointF(x, fontMetrics().ascent()),
                     tr("the %1 largest of %2 keys").arg(m_shown.size()).arg(m_seen.size()));
}

void GroupedBars::drawGroup(QPainter& painter, std::size_t group) const
{
    const Index key = m_shown[group];
    const QRectF bars = area();
    const double line = fontMetrics().height();
    const double x = bars.left() + pitch() * static_cast<double>(group);
    const double barPitch = pitch() * 0.8 / static_cast<double>(m_series.size());
    QFont label = font();
    label.setBold(key == m_marked);
    painter.setFont(label);
    painter.setPen(key == m_marked ? themeColors().accent : themeColors().text);
    painter.drawText(QRectF(x, bars.bottom() + textGap, pitch(), line), Qt::AlignCenter,
                     QFontMetrics(label).elidedText(m_keys.value(key), Qt::ElideMiddle, static_cast<int>(pitch()) - 4));

    painter.setFont(numberFont(7.5));
    const bool numbers = QFontMetrics(painter.font()).horizontalAdvance(QStringLiteral(".00")) <= barPitch + 2;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const float value = weight(m_series[i], key);
        if (value == HeatData::hidden) continue;
        if (core::isNotShown(value)) continue;
        const double share = std::isfinite(value) ? std::clamp(static_cast<double>(value) / m_top, 0.0, 1.0) : 1.0;
        const QRectF bar(x + pitch() * 0.1 + barPitch * static_cast<double>(i) + 1,
                         bars.bottom() - bars.height() * share, std::max(1.0, barPitch - 2), bars.height() * share);
        fill(painter, bar, std::isfinite(value) ? m_series[i].color : themeColors().notANumber, themeColors().window,
             i);
        if (!numbers || share * m_top < 0.005) continue;
        painter.setPen(themeColors().muted);
        painter.drawText(QRectF(bar.center().x() - scaled(20), bar.top() - line, scaled(40), line), Qt::AlignCenter,
                         shortWeight(value).left(3));  // "1.0", else it would not fit
    }
}

void GroupedBars::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    chooseKeys();
}

void GroupedBars::mouseReleaseEvent(QMouseEvent* event)
{
    const Index key = keyAt(event->position());
    if (key >= 0 && rect().contains(event->position().toPoint())) emit keyClicked(key);
}

bool GroupedBars::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Index key = keyAt(help->pos());
    QToolTip::showText(help->globalPos(), key < 0 ? QString() : keyText(key), this);
    return true;
}

#include "moc_grouped_bars.cpp"
