#include "core/scan/spread.h"

#include "core/atlas/replicates.h"
#include "core/distribution.h"

#include <cmath>
#include <tuple>

namespace core {

Spread spreadOf(std::span<const double> values)
{
    const MeanAndDeviation all = meanAndDeviation(values);
    Spread spread{.mean = all.mean, .deviation = all.deviation, .count = all.count};
    ResampledMean resampled;
    for (std::size_t text = 0; text < values.size(); ++text) {
        if (!std::isfinite(values[text])) continue;
        Moments one;
        one.add(values[text]);
        resampled.add(one, replicateCounts(text));
    }
    std::tie(spread.low, spread.high) = resampled.interval();
    return spread;
}

double meanOfTexts(std::span<const double> values)
{
    double sum = 0;
    Index count = 0;
    for (const double value : values) {
        if (!std::isfinite(value)) continue;
        sum += value;
        ++count;
    }
    return count > 0 ? sum / static_cast<double>(count) : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace core
