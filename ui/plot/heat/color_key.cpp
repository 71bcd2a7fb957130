#include "ui/plot/heat/color_key.h"

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

/// Of an even scale: as few decimals as tell its ticks apart.
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
    // What lies at or below the lower end has its colour, 0 too.
    if (style.lowest <= 0) all.front().label = QStringLiteral("≤ ") + all.front().label;
    return all;
}

double ColorKey::extent(QPaintDevice* device) const
{
    const QFontMetricsF metrics(numbers, device);
    double widest = 0;
    for (const Tick& tick : ticks()) widest = std::max(widest, metrics.horizontalAdvance(tick.label));
    const double beside = name.isEmpty() ? 0 : 2 * gap + QFontMetricsF(text, device).height();
    return tickLength + gap + widest + beside;
}

void ColorKey::paint(QPainter& painter, const QRectF& rect, Medium medium) const
{
    if (rect.isEmpty()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    // Each strip reaches down to the end, so that no viewer can show a seam between two of them.
    for (int i = 255; i >= 0; --i) {
        const double top = rect.top() + rect.height() * (255 - i) / 256;
        painter.fillRect(QRectF(QPointF(rect.left(), top), rect.bottomRight()),
                         QColor(style.colors->colors[static_cast<std::size_t>(i)]));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF metrics(numbers, painter.device());
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
        const double height = QFontMetricsF(text, painter.device()).height();
        painter.setFont(text);
        painter.setPen(colors->muted);
        painter.translate(rect.right() + tickLength + 3 * gap + widest + height / 2, rect.center().y());
        painter.rotate(-90);
        // A name that is longer than the bar begins below it, so that it ends where the bar does.
        const QFontMetricsF letters(text, painter.device());
        const bool fits = letters.horizontalAdvance(name) <= rect.height();
        drawPlainText(&painter, QRectF(-rect.height() / 2, -height / 2, rect.height(), height),
                      fits ? Qt::AlignCenter : Qt::AlignRight | Qt::AlignVCenter,
                      letters.elidedText(name, Qt::ElideRight, 1.7 * rect.height()), medium);
    }
    painter.restore();
}
