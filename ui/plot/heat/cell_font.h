#pragma once

#include <QFont>
#include <QSizeF>
#include <QString>

#include <optional>

class QPaintDevice;

/// The smallest font for numbers in cells: 18 px at 200 %, which a back row can read; at 100 % a smaller one would be
/// illegible.
QFont smallestCellFont();
/// @param percent  of another magnification
QFont smallestCellFont(int percent);

/// smallestCellFont(), or, in cells that have no room for it, what they have room for, at least as large as at 100 %.
/// @param widest  a number as long as any
QFont smallestCellFont(const QSizeF& cell, const QString& widest);

/// By how much numbers in cells should grow while something is presented, against the window before.
constexpr double presentedNumbers = 1.3;

/// The smallest font of numbers that are so many times as large as those before.
/// @param before  in points as they were drawn
QFont presentedCellFont(double before, double times = presentedNumbers);
/// So many times as large as the smallest ones are numbers in cells at most.
constexpr double largestNumbers = 3;
/// What numbers count as in a window that shows none, in points.
double usualCellPoints();

/// The font of the numbers in cells, which grow with their cells.
///
/// @param cell    in the device's pixels
/// @param least   as small as numbers may be
/// @param widest  a number as long as any
/// @return `least`, or up to largestNumbers times as large where cells leave room around it; nothing where not even
/// that fits
std::optional<QFont> cellFont(const QSizeF& cell, const QFont& least, const QString& widest,
                              const QPaintDevice* device = nullptr);
