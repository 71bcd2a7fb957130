#include "ui/words/short_numbers.h"

#include "core/not_shown.h"

#include <algorithm>
#include <cmath>

QString shortWeight(float weight)
{
    if (core::isNotShown(weight)) return QStringLiteral("?");
    if (!std::isfinite(weight)) return QStringLiteral("NaN");
    const QString text = QString::number(static_cast<double>(weight), 'f', 2);
    return text.startsWith(QLatin1String("0.")) ? text.mid(1) : text;
}

QString withoutZero(QString number)
{
    const qsizetype at = number.startsWith(u'−') || number.startsWith(u'-') ? 1 : 0;
    if (QStringView(number).sliced(at).startsWith(QLatin1String("0."))) number.remove(at, 1);
    return number;
}

QString withMinus(QString number)
{
    if (number.startsWith(QLatin1Char('-'))) number.replace(0, 1, QStringLiteral("−"));
    return number;
}

bool readsAsZero(const QString& number)
{
    const auto says = [](QChar sign) { return sign.isLetter() || sign == u'∞' || (sign >= u'1' && sign <= u'9'); };
    return std::ranges::none_of(number, says);
}

QString thousandths(float value)
{
    if (!std::isfinite(value)) return shortWeight(value);
    const QString text = QString::number(static_cast<double>(value), 'f', 3);
    return value > 0 && readsAsZero(text) ? QStringLiteral("<0.001") : text;
}

QString paperWeight(float weight) { return weight < 0.005F ? QStringLiteral("<.01") : shortWeight(weight); }

QString cellWeight(float weight)
{
    const QString text = shortWeight(weight);
    return text == QLatin1String("1.00") ? QStringLiteral("1.0") : text;
}

QString smallWeight(float weight)
{
    if (weight == 0) return QStringLiteral("0");
    if (!std::isfinite(weight) || weight >= 0.005F) return shortWeight(weight);
    return QString::number(static_cast<double>(weight), 'e', 0).replace(QLatin1String("e-0"), QLatin1String("e-"));
}

QString signedWeight(float difference)
{
    QString size = shortWeight(std::abs(difference));
    if (size == QLatin1String("1.00")) size.chop(1);  // four characters, as numbers in a map are wide
    if (!std::isfinite(difference) || size == QLatin1String(".00")) return size;
    return (difference < 0 ? QStringLiteral("−") : QStringLiteral("+")) + size;
}

QString powerOfTen(double number, int decimals)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    const QString text = QString::number(number, 'e', decimals);
    const qsizetype at = text.indexOf(QLatin1Char('e'));
    QString power;
    for (const QChar digit : QString::number(text.mid(at + 1).toInt()))
        power += digit == QLatin1Char('-') ? QChar(u'⁻') : digits[digit.digitValue()];
    return QStringLiteral("%1·10%2").arg(text.left(at).replace(QLatin1Char('-'), QStringLiteral("−")), power);
}

QString numberText(float value)
{
    if (core::isNotShown(value)) return QStringLiteral("?");
    if (std::isnan(value)) return QStringLiteral("NaN");
    if (std::isinf(value)) return value < 0 ? QStringLiteral("−∞") : QStringLiteral("∞");
    const double number = static_cast<double>(value);
    const double size = std::abs(number);
    QString text = size != 0 && (size < 1e-4 || size >= 1e5) ? powerOfTen(number, 2)
                   : size < 10                               ? QString::number(number, 'f', 4)
                   : size < 100                              ? QString::number(number, 'f', 2)
                                                             : QString::number(number, 'f', 1);
    return text.replace(QLatin1Char('-'), QStringLiteral("−"));
}
