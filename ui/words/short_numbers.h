#pragma once

#include <QString>

/// A weight in two decimals, as short as it can be: ".44", "1.00"; "?" for one that is hidden until it has been
/// guessed.
QString shortWeight(float weight);

/// "0.440"; "<0.001" of a number above zero that would read as zero.
QString thousandths(float value);

/// A weight in a paper's style: ".44", "<.01".
QString paperWeight(float weight);

/// The shortest form of a weight, for large digits in a cell: ".44", "1.0".
QString cellWeight(float weight);

/// The shortest form of a weight among so many keys that most would be ".00": "3e-5", "0".
QString smallWeight(float weight);

/// A difference of two weights with its sign: "+.72", "−.31", "+1.0", ".00".
QString signedWeight(float difference);

/// "−.36" of "−0.36", as numbers in the cells of maps are written.
QString withoutZero(QString number);

/// "−0.09" of "-0.09", as people write it; the sign of an exponent stays one that programs read: "−2e-05".
QString withMinus(QString number);

/// Whether a number as it is written says no more than zero: ".00", "0.0"; not "NaN" or "∞".
bool readsAsZero(const QString& number);

/// "2.4·10⁻⁷"
QString powerOfTen(double number, int decimals);

/// A score or weight with four significant digits, the way every panel writes it; "1.25·10⁻⁵", "−∞", "NaN".
QString numberText(float value);
