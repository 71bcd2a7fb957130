#include "ui/words/difference_words.h"

#include <QCoreApplication>

#include "ui/words/short_numbers.h"

#include <cmath>

namespace {

QString tr(const char* text) { return QCoreApplication::translate("DifferenceWords", text); }

}  // namespace

QString equalText(float largest)
{
    return largest > 0
               ? tr("equal up to rounding (largest difference %1)").arg(powerOfTen(static_cast<double>(largest), 0))
               : tr("equal");
}

QString reorderedText(const QString& a, const QString& b)
{
    return tr("%2 has the tokens of %1 in another order").arg(a, b);
}

QString preciseDifference(float difference)
{
    const float size = std::abs(difference);
    if (!(size > 0) || !(size < 0.005F)) return signedWeight(difference);
    return (difference < 0 ? QStringLiteral("−") : QStringLiteral("+")) + powerOfTen(static_cast<double>(size), 1);
}
