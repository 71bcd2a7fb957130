#include "ui/words/difference_words.h"

#include <QCoreApplication>

#include "ui/words/short_numbers.h"

#include <cmath>

namespace {

struct DifferenceWords {
    Q_DECLARE_TR_FUNCTIONS(DifferenceWords)
};

}  // namespace

QString equalText(float largest)
{
    return largest > 0 ? DifferenceWords::tr("equal up to rounding (largest difference %1)")
                             .arg(powerOfTen(static_cast<double>(largest), 0))
                       : DifferenceWords::tr("equal");
}

QString reorderedText(const QString& a, const QString& b)
{
    return DifferenceWords::tr("%2 has the tokens of %1 in another order").arg(a, b);
}

QString preciseDifference(float difference)
{
    const float size = std::abs(difference);
    if (!(size > 0) || !(size < 0.005F)) return signedWeight(difference);
    return (difference < 0 ? QStringLiteral("−") : QStringLiteral("+")) + powerOfTen(static_cast<double>(size), 1);
}
