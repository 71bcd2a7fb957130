#include "ui/plot/heat/color_key.h"
#include "ui/plot/text/text_metrics.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double tickLength = 3;
constexpr double gap = 3;

/// "1e-3", "2.5e-4" as people write it down.
QString shortText(double value)
{
    QString text =
        value == 0 || std::abs(value) >= 0.01 ? QString::number(value, 'g', 3) : QString::number(value, 'e', 1);
    text.replace(QLatin1String(".0e"), QLatin1String("e")).replace(QLatin1String("e-0"), QLatin1String("e-"));
    return text.replace(QLatin1Char('-'), QStringLiteral("−")).replace(QStringLiteral("e−"), QLatin1String("e-"));
}

/// A number on an even scale, with the fewest decimals that tell its ticks apart.
QString evenText(double value, const HeatStyle& style)
{
    const double span = style.highest - style.lowest;
    const double size = std::max(std::abs(style.lowest), std::abs(style.highest));
    if (size <= 5e-4) return shortText(std::abs(value) < 1e-6 * size ? 0 : value);
    const int decimals = span >= 100     ? 0
                         : span >= 20    ? 1
                         : span >= 0.5   ? 2
                         : span >= 0.05  ? 3
                         : span >= 0.005 ? 4
                                         : std::min(8, 2 - static_cast<int>(std::floor(std::log10(span))));
    QString text = QString::number(value, 'f', decimals);
    const bool zero = text.toDouble() == 0;
    if (zero) text.remove(QLatin1Char('-'));
    return text.replace(QLatin1Char('-'), QStringLiteral("−"));
}

}  // namespace

std::vector<ColorKey::Tick> ColorKey::ticks() const
{
    if (!lowest.isEmpty()) return {{0, lowest}, {1, highest}};
    std::vector<Tick> all;
    if (style.curve == HeatStyle::Curve::Log && !style.isDiverging()) {
        all = powers();
        if (all.size() >= 2) return all;
        all.clear();
    }
    for (int i = 0; i <= 4; ++i) {
        const double value = style.lowest + (style.highest - style.lowest) * i / 4;
        all.push_back({style.position(value), evenText(value, style)});
    }
    return all;
}

/// The powers of ten of a logarithmic range, and its ends where they are none.
std::vector<ColorKey::Tick> ColorKey::powers() const
{
    std::vector<Tick> all;
    const double floor = style.logFloor();
    if (!(floor > 0) || !(style.highest > floor)) return all;
    const auto first = static_cast<int>(std::ceil(std::log10(floor) - 1e-9));
    const auto last = static_cast<int>(std::floor(std::log10(style.highest) + 1e-9));
    if (last <= first) return all;
    for (int power = first; power <= last; ++power)
        all.push_back({style.position(std::pow(10, power)), shortText(std::pow(10, power))});
    constexpr double apart = 0.02;
    if (all.front().position > apart) all.insert(all.begin(), {0, shortText(floor)});
    if (all.back().position < 1 - apart) all.push_back({1, shortText(style.highest)});
    // Numbers at or below the lower end have its colour, 0 too.
    if (style.lowest <= 0) all.front().label = QStringLiteral("≤ ") + all.front().label;
    return all;
}

/// The number of the lower end, the bar, the number of the upper end.
void ColorKey::paintLevel(QPainter& painter, const QRectF& rect, Medium medium) const
{
    painter.save();
    const TextMetrics metrics(numbers, painter.device());
    const std::vector<Tick> all = ticks();
    const double first = metrics.horizontalAdvance(all.front().label),
                 last = metrics.horizontalAdvance(all.back().label);
    const QRectF bar = rect.translated(first + gap, 0);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int i = 0; i < 256; ++i) {
        const double left = bar.left() + bar.width() * i / 256;
        painter.fillRect(QRectF(QPointF(left, bar.top()), bar.bottomRight()), colorOf(static_cast<std::size_t>(i)));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(numbers);
    painter.setPen(colors->muted);
    const double top = bar.center().y() - metrics.height() / 2;
    drawPlainText(&painter, QRectF(rect.left(), top, first + 1, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                  all.front().label, medium);
    drawPlainText(&painter, QRectF(bar.right() + gap, top, last + 1, metrics.height()),
                  Qt::AlignLeft | Qt::AlignVCenter, all.back().label, medium);
    painter.restore();
}

double ColorKey::extent(QPaintDevice* device) const
{
    const TextMetrics metrics(numbers, device);
    if (level) {
        const std::vector<Tick> all = ticks();
        return std::ceil(metrics.horizontalAdvance(all.front().label) + metrics.horizontalAdvance(all.back().label)
                         + 2 * gap);
    }
    double widest = 0;
    for (const Tick& tick : ticks()) widest = std::max(widest, metrics.horizontalAdvance(tick.label));
    const double beside = name.isEmpty() ? 0 : 2 * gap + TextMetrics(text, device).height();
    return std::ceil(tickLength + gap + widest + beside);
}

/// A step's colour as it looks in the cells.
QColor ColorKey::colorOf(std::size_t step) const
{
    const QColor color(style.colors->colors[step]);
    if (cover >= 1 || !under.isValid()) return color;
    const auto mixed = [this](int below, int above) { return qRound(below + cover * (above - below)); };
    return {mixed(under.red(), color.red()), mixed(under.green(), color.green()), mixed(under.blue(), color.blue())};
}

/// In place of colours: at each tick the dot of its number, a ring below zero.
void ColorKey::paintDotSizes(QPainter& painter, const QRectF& rect) const
{
    for (const Tick& tick : ticks()) {
        const double share = style.isDiverging() ? 2 * tick.position - 1 : tick.position;
        const double radius = 0.5 * rect.width() * std::sqrt(std::abs(share));
        const QPointF middle(rect.center().x(), rect.bottom() - rect.height() * tick.position);
        painter.setPen(share < 0 ? QPen(style.ink, 1) : QPen(Qt::NoPen));
        painter.setBrush(share < 0 ? QBrush(Qt::NoBrush) : QBrush(style.ink));
        painter.drawEllipse(middle, radius, radius);
    }
    painter.setBrush(Qt::NoBrush);
}

void ColorKey::paint(QPainter& painter, const QRectF& rect, Medium medium) const
{
    if (rect.isEmpty()) return;
    if (level) return paintLevel(painter, rect, medium);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    // Each strip reaches down to the end, so that no viewer can show a seam between two of them.
    for (int i = 255; i >= 0 && !style.dots; --i) {
        const double top = rect.top() + rect.height() * (255 - i) / 256;
        painter.fillRect(QRectF(QPointF(rect.left(), top), rect.bottomRight()), colorOf(static_cast<std::size_t>(i)));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    if (style.dots) paintDotSizes(painter, rect);
    const TextMetrics metrics(numbers, painter.device());
    painter.setFont(numbers);
    double widest = 0;
    double above = rect.bottom() + metrics.height();  // the last label's middle; nearer ones are left out
    for (const Tick& tick : ticks()) {
        const double y = rect.bottom() - rect.height() * tick.position;
        painter.setPen(QPen(colors->muted, 1));
        painter.drawLine(QLineF(rect.right(), y, rect.right() + tickLength, y));
        const double width = metrics.horizontalAdvance(tick.label);
        widest = std::max(widest, width);
        if (above - y < 0.8 * metrics.height()) continue;
        above = y;
        drawPlainText(&painter,
                      QRectF(rect.right() + tickLength + gap, y - metrics.height() / 2, width + 1, metrics.height()),
                      Qt::AlignLeft | Qt::AlignVCenter, tick.label, medium);
    }
    if (!name.isEmpty()) {
        const double height = TextMetrics(text, painter.device()).height();
        painter.setFont(text);
        painter.setPen(colors->muted);
        painter.translate(rect.right() + tickLength + 3 * gap + widest + height / 2, rect.center().y());
        painter.rotate(-90);
        const Qt::Alignment longer = (rises ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
        const TextMetrics letters(text, painter.device());
        const double mostRoom = room > 0 ? room : 1.7 * rect.height();
        const bool fits = letters.horizontalAdvance(name) <= rect.height();
        drawPlainText(&painter, QRectF(-rect.height() / 2, -height / 2, rect.height(), height),
                      fits ? Qt::AlignCenter : longer,
                      letters.elidedText(name, Qt::ElideRight, std::max(rect.height(), mostRoom)), medium);
    }
    painter.restore();
}
