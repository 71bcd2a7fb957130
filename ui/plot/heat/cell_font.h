#pragma once

#include <QFont>
#include <QSizeF>
#include <QString>

#include <optional>

class QPaintDevice;

/// As small as numbers in cells may be: 18 px at 200 % are what a back row can read, and at 100 % less would be too
/// small.
QFont smallestCellFont();

/// The font of the numbers in cells, which grow with their cells.
///
/// @param cell    in the device's pixels
/// @param least   as small as numbers may be
/// @param widest  a number as long as any
/// @return `least`, or up to three times as large where cells leave room around it; nothing where not even that fits
std::optional<QFont> cellFont(const QSizeF& cell, const QFont& least, const QString& widest,
                              const QPaintDevice* device = nullptr);
