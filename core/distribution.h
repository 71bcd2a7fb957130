#pragma once

#include "core/matrix.h"

#include <span>
#include <vector>

namespace core {

/// The mean and the standard deviation of several numbers.
struct MeanAndDeviation {
    double mean = 0;       ///< NaN of none
    double deviation = 0;  ///< standard deviation, with n - 1 below; 0 of a single number
    Index count = 0;
};

/// Added up in the order in which they stand; numbers that are not finite do not count.
MeanAndDeviation meanAndDeviation(std::span<const double> numbers);

/// The number of values between every two edges: from the one up to, but without, the next; the last edge belongs to
/// the last bin.
/// @param edges  at least two, rising
/// @return [edges - 1]; numbers outside and NaN count nowhere
std::vector<Index> countsBetween(std::span<const double> edges, std::span<const double> numbers);

}  // namespace core
