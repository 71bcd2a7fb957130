#include "ui/words/rough_numbers.h"

QString roughCount(double number)
{
    const char* units[] = {"", " k", " M", " G", " T", " P"};
    int unit = 0;
    for (; number >= 1000 && unit < 5; ++unit) number /= 1000;
    return QString::number(number, 'f', unit == 0 || number >= 100 ? 0 : 1) + QLatin1String(units[unit]);
}

QString roughBytes(double bytes) { return roughCount(bytes) + QLatin1String(bytes < 1000 ? " B" : "B"); }
