#pragma once

#include <QString>

/// "equal up to rounding (largest difference 6e-8)"; of maps that differ nowhere "equal".
QString equalText(float largest);

/// "B has the tokens of A in another order"
QString reorderedText(const QString& a, const QString& b);

/// A difference of two weights where there is room for it: "+.72", "−2.4e-5".
QString preciseDifference(float difference);
