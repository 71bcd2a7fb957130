#include "ui/plot/heat/cell_font.h"

#include <QFontMetricsF>
#include <QPaintDevice>

#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"

#include <algorithm>
#include <cmath>

QFont smallestCellFont() { return smallestCellFont(Magnification::instance().percent()); }

QFont smallestCellFont(int percent)
{
    constexpr double magnified = 6.8;  // points
    return presentedCellFont(std::max(usualCellPoints(), magnified * percent / Magnification::usual), 1);
}

QFont smallestCellFont(const QSizeF& cell, const QString& widest)
{
    const QFont smallest = smallestCellFont();
    if (cellFont(cell, smallest, widest)) return smallest;
    constexpr double around = 4;
    const QFontMetricsF metrics(presentedCellFont(usualCellPoints(), 1));
    const double room =
        std::min((cell.width() - around) / metrics.horizontalAdvance(widest), cell.height() / metrics.height());
    const double points = std::floor(2 * room * usualCellPoints()) / 2;
    return presentedCellFont(std::clamp(points, usualCellPoints(), smallest.pointSizeF()), 1);
}

double usualCellPoints() { return 8; }

QFont presentedCellFont(double before, double times)
{
    QFont font = numberFont(1);
    font.setPointSizeF(times * before);
    return font;
}

std::optional<QFont> cellFont(const QSizeF& cell, const QFont& least, const QString& widest, const QPaintDevice* device)
{
    const QFontMetricsF metrics = device == nullptr ? QFontMetricsF(least) : QFontMetricsF(least, device);
    const double width = metrics.horizontalAdvance(widest);
    const double height = metrics.height();
    if (cell.width() < width + 2 || cell.height() < height) return std::nullopt;
    constexpr double ofWidth = 0.84, ofHeight = 0.66;
    const double room = std::min(ofWidth * cell.width() / width, ofHeight * cell.height() / height);
    QFont font = least;
    // In steps, so that cells that grow under the wheel do not ask for a face at every pixel.
    const double points = least.pointSizeF() * std::clamp(room, 1.0, largestNumbers);
    font.setPointSizeF(std::max(least.pointSizeF(), std::floor(points * 2) / 2));
    return font;
}
