#include "ui/view/heads/head_chart.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "core/model/layer_numbers.h"
#include "ui/plot/heat/color_map.h"
#include "ui/plot/heat/heat_data.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/words/head_title.h"
#include "ui/words/measure_names.h"
#include "ui/words/plain_tip.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>
#include <utility>

using core::Index;

namespace {

constexpr int left = 30;
constexpr int top = 20;
constexpr int bar = 34;  ///< below: the colours and their range

}  // namespace

HeadChart::HeadChart(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Chart of layers and heads"));
    setOwnFont(this, textFont(8));
}

void HeadChart::display(const core::HeadTable& table, const core::HeadsSettings& settings, const core::ModelInfo& info)
{
    const core::Measure measure = settings.measure;
    m_table = table;
    m_measure = measure;
    m_unit = settings.unit;
    m_info = info;
    double lowest = 0;
    double highest = isShare(measure) ? 1 : 0;
    for (Index layer = 0; layer < table.layers; ++layer)
        for (Index head = 0; head < table.heads; ++head)
            if (const auto value = numberOf(layer, head)) {
                lowest = std::min(lowest, *value);
                highest = std::max(highest, *value);
            }
    const double end = roundedUp(std::max(-lowest, highest));
    m_range = core::isKnockOut(measure) ? std::pair(-end, end)
              : isShare(measure)        ? std::pair(0.0, 1.0)
                                        : std::pair(0.0, end);
    setCurrent(m_layer, m_head);
}

void HeadChart::setOff(std::vector<core::HeadAddress> heads)
{
    m_off = std::move(heads);
    setCurrent(m_layer, m_head);
}

bool HeadChart::isOff(Index layer, Index head) const
{
    return std::ranges::find(m_off, core::HeadAddress{layer, head, 0}) != m_off.end();
}

void HeadChart::setCurrent(Index layer, Index head)
{
    m_layer = layer;
    m_head = head;
    if (layer < m_table.layers && head < m_table.heads) setAccessibleDescription(words(layer, head));
    speak(this);
    update();
}

std::vector<SpokenTable> HeadChart::spokenTables()
{
    if (m_table.layers == 0) return {};
    const bool inside = m_layer < m_table.layers && m_head < m_table.heads;
    return {{.name = tr("%1 of layers and heads").arg(measureName(m_measure, m_unit)),
             .rows = static_cast<int>(m_table.layers),
             .columns = static_cast<int>(m_table.heads),
             .row_name = [this](int row) { return tr("layer %1").arg(core::layerNumber(m_info, row, 1)); },
             .column_name = [](int column) { return tr("head %1").arg(column + 1); },
             .number =
                 [this](const SpokenPlace& at) {
                     return measureText(m_table, m_measure, {at.row, at.column, 0}, m_unit);
                 },
             .sentence = [this](const SpokenPlace& at) { return words(at.row, at.column); },
             .rect = [this](const SpokenPlace& at) { return QRectF(cellOf(at.row, at.column)); },
             .choose = [this](const SpokenPlace& at) { choose(at.row, at.column); },
             .chosen = inside ? std::optional(SpokenPlace::of({m_layer, m_head})) : std::nullopt}};
}

QSize HeadChart::pitchIn(const QSize& room) const
{
    const int columns = static_cast<int>(std::max<Index>(1, m_table.heads));
    const int rows = static_cast<int>(std::max<Index>(1, m_table.layers));
    return {std::clamp((room.width() - scaled(left) - 4) / columns, 4, scaled(60)),
            std::clamp((room.height() - scaled(top) - scaled(bar)) / rows, 4, scaled(34))};
}

bool HeadChart::writesNumbersIn(const QSize& room) const
{
    const QFontMetrics metrics(font());
    const QSize cell = pitchIn(room) - QSize(1, 1);
    return metrics.horizontalAdvance(QStringLiteral("+0.000")) + 4 <= cell.width() && metrics.height() <= cell.height();
}

QRect HeadChart::cellOf(Index layer, Index head) const
{
    const int wide = pitchIn(size()).width(), high = pitchIn(size()).height();
    return {scaled(left) + static_cast<int>(head) * wide, scaled(top) + static_cast<int>(layer) * high, wide - 1,
            high - 1};
}

/// In the unit that is shown.
std::optional<double> HeadChart::numberOf(Index layer, Index head) const
{
    const auto value = m_table.at(m_measure, layer, head);
    if (!value || !std::isfinite(*value)) return std::nullopt;
    return static_cast<double>(*value) * core::factorOf(m_measure, m_unit);
}

QColor HeadChart::colorOf(Index layer, Index head) const
{
    const auto value = numberOf(layer, head);
    if (!value) return themeColors().panel;
    const double share = (*value - m_range.first) / (m_range.second - m_range.first);
    const auto& colors = ColorMap::named(m_range.first < 0 ? QStringLiteral("diverging") : QStringLiteral("viridis"));
    return colors.at(std::clamp(share, 0.0, 1.0));
}

void HeadChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeColors().window);
    const QRect one = cellOf(0, 0);
    const QFontMetrics metrics(font());
    const bool numbers = writesNumbersIn(size());
    const int every = std::max(1, (metrics.horizontalAdvance(QStringLiteral("00")) + 4) / (one.width() + 1) + 1);
    for (Index layer = 0; layer < m_table.layers; ++layer) {
        const QRect row = cellOf(layer, 0);
        painter.setPen(themeColors().muted);
        if (row.height() >= metrics.ascent() || layer % 4 == 0)
            painter.drawText(QRect(0, row.center().y() - metrics.height() / 2, scaled(left) - 6, metrics.height()),
                             Qt::AlignVCenter | Qt::AlignRight,
                             QStringLiteral("L%1").arg(core::layerNumber(m_info, layer, 1)));
        for (Index head = 0; head < m_table.heads; ++head) {
            const QRect cell = cellOf(layer, head);
            const QColor color = colorOf(layer, head);
            painter.fillRect(cell, color);
            if (isOff(layer, head)) {
                painter.setPen(QPen(themeColors().warning, 2));
                painter.drawLine(cell.bottomLeft(), cell.topRight());
            }
            if (!numbers) continue;
            painter.setPen(QColor(readableOn(color.rgb())));
            painter.drawText(cell, Qt::AlignCenter, measureText(m_measure, m_table.at(m_measure, layer, head), m_unit));
        }
    }
    painter.setPen(themeColors().muted);
    for (Index head = 0; head < m_table.heads; head += every)
        painter.drawText(QRect(cellOf(0, head).left() - 20, 0, one.width() + 40, scaled(top) - 3),
                         Qt::AlignHCenter | Qt::AlignBottom, QStringLiteral("H%1").arg(head + 1));
    painter.setPen(QPen(themeColors().accent, hasFocus() ? 3 : 2));
    painter.setBrush(Qt::NoBrush);
    if (m_layer < m_table.layers && m_head < m_table.heads)
        painter.drawRect(cellOf(m_layer, m_head).adjusted(-1, -1, 0, 0));
    paintBar(painter);
}

void HeadChart::paintBar(QPainter& painter) const
{
    if (m_table.layers == 0) return;
    const QRect last = cellOf(m_table.layers - 1, 0);
    const QRect colors(scaled(left), last.bottom() + 10, std::min(scaled(180), width() - scaled(left) - 60), 8);
    QLinearGradient gradient(colors.topLeft(), colors.topRight());
    const auto& map = ColorMap::named(m_range.first < 0 ? QStringLiteral("diverging") : QStringLiteral("viridis"));
    for (int i = 0; i <= 16; ++i) gradient.setColorAt(i / 16.0, map.at(i / 16.0));
    painter.fillRect(colors, gradient);
    painter.setPen(themeColors().muted);
    const auto text = [](double value) { return withMinus(QString::number(value, 'g', 3)); };
    painter.drawText(QRect(colors.left(), colors.bottom() + 2, scaled(90), scaled(14)), Qt::AlignLeft,
                     text(m_range.first));
    painter.drawText(QRect(colors.right() - scaled(90), colors.bottom() + 2, scaled(90), scaled(14)), Qt::AlignRight,
                     text(m_range.second));
}

std::optional<core::HeadAddress> HeadChart::headAt(const QPoint& position) const
{
    for (Index layer = 0; layer < m_table.layers; ++layer)
        for (Index head = 0; head < m_table.heads; ++head)
            if (cellOf(layer, head).contains(position)) return core::HeadAddress{layer, head, 0};
    return std::nullopt;
}

void HeadChart::choose(Index layer, Index head)
{
    if (layer < 0 || head < 0 || layer >= m_table.layers || head >= m_table.heads) return;
    emit headClicked(layer, head);
}

void HeadChart::mousePressEvent(QMouseEvent* event)
{
    if (const auto head = headAt(event->pos())) choose(head->layer, head->head);
}

void HeadChart::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier)) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: return choose(m_layer, m_head - 1);
    case Qt::Key_Right: return choose(m_layer, m_head + 1);
    case Qt::Key_Up: return choose(m_layer - 1, m_head);
    case Qt::Key_Down: return choose(m_layer + 1, m_head);
    default: QWidget::keyPressEvent(event);
    }
}

QString HeadChart::words(Index layer, Index head) const
{
    const QString said = QStringLiteral("%1: %2 %3")
                             .arg(headTitle(m_info, layer, head), shortMeasureName(m_measure),
                                  measureText(m_table, m_measure, {layer, head, 0}, m_unit));
    return isOff(layer, head) ? tr("%1. It is switched off.").arg(said) : said;
}

bool HeadChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto head = headAt(help->pos());
    QToolTip::showText(help->globalPos(), head ? plainTip(words(head->layer, head->head)) : QString(), this);
    return true;
}

#include "moc_head_chart.cpp"
