#pragma once

#include "core/matrix.h"

#include <limits>
#include <span>

namespace core {

/// A number over texts, or over random sequences.
struct Spread {
    double mean = std::numeric_limits<double>::quiet_NaN();  ///< each text counts once
    double deviation = 0;  ///< standard deviation from one text to another, with n - 1 below
    double low = 0;        ///< 95 % of the means over resampled texts lie from here …
    double high = 0;       ///< … to here
    Index count = 0;       ///< texts that have the number

    /// Whether its sign is no chance of which texts were read; one text alone never says so.
    bool isBelowZero() const { return count > 1 && high < 0; }
    bool isAboveZero() const { return count > 1 && low > 0; }
    friend bool operator==(const Spread&, const Spread&) = default;
};

/// @param values  one for each text, always in the same order, so that the interval is the same; NaN where a text has
///                none
Spread spreadOf(std::span<const double> values);
/// Their mean alone; NaN of none.
double meanOfTexts(std::span<const double> values);

}  // namespace core
