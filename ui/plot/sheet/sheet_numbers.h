#pragma once

#include <QString>

/// "−1.50": with a minus as wide as a plus, and none before nothing.
inline QString sheetNumber(double value, int places)
{
    QString text = QString::number(value, 'f', places);
    if (text.startsWith(QLatin1Char('-')) && text.mid(1).toDouble() == 0) text = text.mid(1);
    return text.replace(QLatin1Char('-'), QChar(0x2212));
}
