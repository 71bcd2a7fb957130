#pragma once

#include <QString>

/// "12.3 k", "4.5 M": a count whose last digits do not matter.
QString roughCount(double number);

/// "12.3 kB", "96 B"
QString roughBytes(double bytes);
