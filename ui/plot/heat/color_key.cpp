#include "ui/plot/heat/color_key.h"
#include "ui/plot/text/text_metrics.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double tickLength = 3;
constexpr double gap = 3;

constexpr double leastDecimal = 1e-3;  ///< numbers that are written with decimals; below are powers of ten

QString raised(int power)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar digit : QString::number(power))
        text += digit == QLatin1Char('-') ? QChar(u'⁻') : digits[digit.digitValue()];
    return text;
}

QString powerText(int power)
{
    return power == 0 ? QStringLiteral("1") : power == 1 ? QStringLiteral("10") : QStringLiteral("10") + raised(power);
}

/// "10⁻³", "2.5·10⁻⁴", "0.25", as people write it down.
QString shortText(double value)
{
    const double size = std::abs(value);
    QString text;
    if (size == 0 || (size >= leastDecimal / 2 && size < 1e5)) {
        text = QString::number(value, 'g', 3);
    } else {
        const QString digits = QString::number(value, 'e', 2);
        const qsizetype at = digits.indexOf(QLatin1Char('e'));
        const QString mantissa = QString::number(digits.left(at).toDouble(), 'g', 3);
        const QString power = powerText(digits.mid(at + 1).toInt());
        text = mantissa == QLatin1String("1")    ? power
               : mantissa == QLatin1String("-1") ? QLatin1Char('-') + power
                                                 : QStringLiteral("%1·%2").arg(mantissa, power);
    }
    return text.replace(QLatin1Char('-'), QStringLiteral("−"));
}

/// The distance of ticks: 1, 2 or 5 times a power of ten, at most so many in a range.
struct Step {
    int times;
    int power;

    double size() const { return times * std::pow(10, power); }
};

Step stepOf(double span, int most)
{
    const double rough = span / most * (1 - 1e-9);
    const int power = static_cast<int>(std::floor(std::log10(rough)));
    for (const int times : {1, 2, 5})
        if (times * std::pow(10, power) >= rough) return {times, power};
    return {1, power + 1};
}

/// The number of so many steps, exactly, with as many decimals as steps have.
QString stepText(qint64 count, const Step& step)
{
    if (step.power < std::log10(leastDecimal) - 1e-9 && count != 0)
        return shortText(static_cast<double>(count) * step.size());
    const QString text = QString::number(static_cast<double>(count) * step.size(), 'f',
                                         count == 0 && step.power < -3 ? 0 : std::max(0, -step.power));
    return QString(text).replace(QLatin1Char('-'), QStringLiteral("−"));
}

}  // namespace

std::vector<ColorKey::Tick> ColorKey::ticks() const
{
    if (!lowest.isEmpty()) return {{0, lowest}, {1, highest}};
    if (level) return {{0, shortText(style.lowest)}, {1, shortText(style.highest)}};
    std::vector<Tick> all;
    if (style.curve == HeatStyle::Curve::Log && !style.isDiverging()) all = powers();
    if (all.size() < 2) all = even();
    addClips(all);
    return all;
}

std::vector<ColorKey::Tick> ColorKey::roomyTicks(const QRectF& rect, QPaintDevice* device) const
{
    const TextMetrics metrics(numbers, device);
    std::vector<Tick> all = ticks();
    const auto middleOf = [&](const Tick& tick) { return (flat ? rect.width() : rect.height()) * tick.position; };
    const auto halfOf = [&](const Tick& tick) {
        return flat ? (metrics.horizontalAdvance(tick.label) + 1) / 2 : 0.4 * metrics.height();
    };
    // About zero both sides have the same numbers.
    const std::size_t zero = all.size() / 2;
    const auto fits = [&](std::size_t every, std::size_t first) {
        double end = -1e9;
        for (std::size_t i = first; i < all.size(); i += every) {
            if (middleOf(all[i]) - halfOf(all[i]) < end + (flat ? gap : 0)) return false;
            end = middleOf(all[i]) + halfOf(all[i]);
        }
        return true;
    };
    if (style.isDiverging() && !clips_below && !clips_above && all.size() % 2 == 1 && all.size() > 1) {
        std::size_t every = 1;
        while (every < zero && !fits(every, zero % every)) ++every;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (i % every != zero % every) all[i].label.clear();
    } else if (all.size() > 2) {
        // Of a short bar the ends keep their numbers, and as many between them as stand evenly.
        const std::size_t last = all.size() - 1;
        std::size_t every = 1;
        while (every < last && (last % every != 0 || !fits(every, 0))) ++every;
        if (fits(every, 0))
            for (std::size_t i = 0; i < all.size(); ++i)
                if (i % every != 0) all[i].label.clear();
    }
    double end = -1e9;  // where the label before ends, along the bar
    for (Tick& tick : all) {
        if (tick.label.isEmpty()) continue;
        if (middleOf(tick) - halfOf(tick) < end + (flat ? gap : 0))
            tick.label.clear();
        else
            end = middleOf(tick) + halfOf(tick);
    }
    return all;
}

/// Round numbers within the range.
std::vector<ColorKey::Tick> ColorKey::even() const
{
    std::vector<Tick> all;
    const double span = style.highest - style.lowest;
    if (!(span > 0) || !std::isfinite(span)) return {{0, shortText(style.lowest)}, {1, shortText(style.highest)}};
    constexpr int most = 5;
    const Step step = stepOf(span, most);
    constexpr double rounding = 1e-6;
    const auto first = static_cast<qint64>(std::ceil(style.lowest / step.size() - rounding));
    const auto last = static_cast<qint64>(std::floor(style.highest / step.size() + rounding));
    for (qint64 count = first; count <= last; ++count)
        all.push_back({style.position(static_cast<double>(count) * step.size()), stepText(count, step)});
    return all;
}

/// "≤ 0.1" and "≥ 0.5" at ends beyond which there are numbers.
void ColorKey::addClips(std::vector<Tick>& all) const
{
    constexpr double near = 0.07;
    if (clips_below) {
        std::erase_if(all, [](const Tick& tick) { return tick.position < near; });
        all.insert(all.begin(), {0, QStringLiteral("≤ ") + shortText(style.lowest)});
    }
    if (clips_above) {
        std::erase_if(all, [](const Tick& tick) { return tick.position > 1 - near; });
        all.push_back({1, QStringLiteral("≥ ") + shortText(style.highest)});
    }
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
        all.push_back({style.position(std::pow(10, power)), powerText(power)});
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
    paintFlatColors(painter, bar);
    painter.setFont(numbers);
    painter.setPen(colors->text);
    const double top = bar.center().y() - metrics.height() / 2;
    drawPlainText(&painter, QRectF(rect.left(), top, first + 1, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                  all.front().label, medium);
    drawPlainText(&painter, QRectF(bar.right() + gap, top, last + 1, metrics.height()),
                  Qt::AlignLeft | Qt::AlignVCenter, all.back().label, medium);
    painter.restore();
}

/// Colours from left to right. Each strip reaches to the end, so that no viewer can show a seam between two of them.
void ColorKey::paintFlatColors(QPainter& painter, const QRectF& rect) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int i = 0; i < 256; ++i) {
        const double left = rect.left() + rect.width() * i / 256;
        painter.fillRect(QRectF(QPointF(left, rect.top()), rect.bottomRight()), colorOf(static_cast<std::size_t>(i)));
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void ColorKey::paintFlat(QPainter& painter, const QRectF& rect, Medium medium) const
{
    painter.save();
    if (style.dots) {
        painter.setRenderHint(QPainter::Antialiasing);
        paintDotSizes(painter, rect);
    } else {
        paintFlatColors(painter, rect);
    }
    const TextMetrics metrics(numbers, painter.device());
    painter.setFont(numbers);
    painter.setPen(QPen(colors->text, 1));
    const double top = rect.bottom() + tickLength + gap / 2;
    for (const Tick& tick : roomyTicks(rect, painter.device())) {
        const double x = rect.left() + rect.width() * tick.position;
        painter.drawLine(QLineF(x, rect.bottom(), x, rect.bottom() + tickLength));
        if (tick.label.isEmpty()) continue;
        const double width = metrics.horizontalAdvance(tick.label) + 1;
        drawPlainText(&painter, QRectF(x - width / 2, top, width, metrics.height()), Qt::AlignCenter, tick.label,
                      medium);
    }
    if (!name.isEmpty()) {
        const TextMetrics letters(text, painter.device());
        painter.setFont(text);
        const double longest = std::max(rect.width(), room);
        drawPlainText(&painter,
                      QRectF(rect.center().x() - longest / 2, top + metrics.height(), longest, letters.height()),
                      Qt::AlignCenter, letters.elidedText(name, Qt::ElideRight, longest), medium);
    }
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
    if (flat) {
        const double named = name.isEmpty() ? 0 : TextMetrics(text, device).height();
        return std::ceil(tickLength + gap / 2 + metrics.height() + named);
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
    if ((cover >= 1 && !fades) || !under.isValid()) return color;
    const double last = static_cast<double>(style.colors->colors.size() - 1);
    const double opacity = fades ? cover * static_cast<double>(step) / last : cover;
    const auto mixed = [opacity](int below, int above) { return qRound(below + opacity * (above - below)); };
    return {mixed(under.red(), color.red()), mixed(under.green(), color.green()), mixed(under.blue(), color.blue())};
}

/// In place of colours: at each tick the dot of its number, a ring below zero.
void ColorKey::paintDotSizes(QPainter& painter, const QRectF& rect) const
{
    for (const Tick& tick : ticks()) {
        const double share = style.isDiverging() ? 2 * tick.position - 1 : tick.position;
        const double radius = 0.5 * std::min(rect.width(), rect.height()) * std::sqrt(std::abs(share));
        const QPointF middle = flat ? QPointF(rect.left() + rect.width() * tick.position, rect.center().y())
                                    : QPointF(rect.center().x(), rect.bottom() - rect.height() * tick.position);
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
    if (flat) return paintFlat(painter, rect, medium);
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
    for (const Tick& tick : roomyTicks(rect, painter.device())) {
        const double y = rect.bottom() - rect.height() * tick.position;
        painter.setPen(QPen(colors->text, 1));
        painter.drawLine(QLineF(rect.right(), y, rect.right() + tickLength, y));
        const double width = metrics.horizontalAdvance(tick.label);
        widest = std::max(widest, width);
        if (tick.label.isEmpty()) continue;
        drawPlainText(&painter,
                      QRectF(rect.right() + tickLength + gap, y - metrics.height() / 2, width + 1, metrics.height()),
                      Qt::AlignLeft | Qt::AlignVCenter, tick.label, medium);
    }
    if (!name.isEmpty()) {
        const double height = TextMetrics(text, painter.device()).height();
        painter.setFont(text);
        painter.setPen(colors->text);
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
