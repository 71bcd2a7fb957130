#include "ui/plot/chart/chart_axis.h"

#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double rounding = 1e-9;  ///< rounding of a step
constexpr double smallestPlain = 1e-4;

/// "10⁻³"; 1 and 10 as they are.
QString powerText(int power)
{
    if (power == 0) return QStringLiteral("1");
    if (power == 1) return QStringLiteral("10");
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = QStringLiteral("10");
    for (const QChar sign : QString::number(power))
        text += sign == QLatin1Char('-') ? QChar(u'⁻') : digits[sign.digitValue()];
    return text;
}

void addTicks(ChartAxis& axis, double step)
{
    const auto first = std::llround(std::ceil(axis.from / step - rounding));
    const auto last = std::llround(std::floor(axis.to / step + rounding));
    for (auto i = first; i <= last; ++i) {
        const double value = static_cast<double>(i) * step;
        axis.ticks.push_back({value, axisNumber(value, step)});
    }
}

}  // namespace

double ChartAxis::share(double value) const
{
    if (log) return std::log(value / from) / std::log(to / from);
    return (value - from) / (to - from);
}

double niceStep(double least)
{
    if (!(least > 0) || !std::isfinite(least)) return 1;
    const double power = std::pow(10, std::floor(std::log10(least) + rounding));
    for (const double times : {1.0, 2.0, 5.0})
        if (times * power >= least * (1 - rounding)) return times * power;
    return 10 * power;
}

ChartAxis evenAxis(double lowest, double highest, int most, double step)
{
    if (!(highest > lowest)) highest = lowest + (step > 0 ? step : std::max(1.0, std::abs(lowest)));
    double each = std::max(step, niceStep((highest - lowest) / most));
    ChartAxis axis;
    // Rounding the ends outwards may take a step more than there was room for.
    for (int tries = 0; tries < 3; ++tries) {
        axis.from = std::floor(lowest / each + rounding) * each;
        axis.to = std::ceil(highest / each - rounding) * each;
        if (std::lround((axis.to - axis.from) / each) <= most) break;
        each = niceStep(each * 1.5);
    }
    addTicks(axis, each);
    return axis;
}

ChartAxis fixedAxis(double from, double to, int most, double step)
{
    ChartAxis axis{.from = from, .to = to > from ? to : from + 1};
    addTicks(axis, std::max(step, niceStep((axis.to - axis.from) / most)));
    return axis;
}

ChartAxis logAxis(double lowest, double highest, int most)
{
    int first = static_cast<int>(std::floor(std::log10(lowest) + rounding));
    const int last = std::max(first + 1, static_cast<int>(std::ceil(std::log10(highest) - rounding)));
    const int each = std::max(1, static_cast<int>(std::ceil(static_cast<double>(last - first) / most)));
    ChartAxis axis{.from = std::pow(10, first), .to = std::pow(10, last), .log = true};
    for (int power = last; power >= first; power -= each)
        axis.ticks.insert(axis.ticks.begin(), {std::pow(10, power), powerText(power)});
    return axis;
}

QString axisNumber(double value, double step)
{
    if (std::abs(value) < step * rounding) value = 0;
    if (step < smallestPlain && value != 0) return powerOfTen(value, 0);
    const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step) + rounding)));
    return QString::number(value, 'f', decimals).replace(QLatin1Char('-'), QStringLiteral("−"));
}
