#include "core/distribution.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

MeanAndDeviation meanAndDeviation(std::span<const double> numbers)
{
    MeanAndDeviation found{.mean = std::numeric_limits<double>::quiet_NaN()};
    double sum = 0;
    for (const double number : numbers)
        if (std::isfinite(number)) {
            sum += number;
            ++found.count;
        }
    if (found.count == 0) return found;
    const auto count = static_cast<double>(found.count);
    found.mean = sum / count;
    double squares = 0;
    for (const double number : numbers)
        if (std::isfinite(number)) squares += (number - found.mean) * (number - found.mean);
    if (found.count > 1) found.deviation = std::sqrt(squares / (count - 1));
    return found;
}

std::vector<Index> countsBetween(std::span<const double> edges, std::span<const double> numbers)
{
    std::vector<Index> counts(edges.size() - 1);
    for (const double number : numbers) {
        if (!(number >= edges.front() && number <= edges.back())) continue;
        const auto above = std::ranges::upper_bound(edges, number) - edges.begin();
        ++counts[static_cast<std::size_t>(std::min<std::ptrdiff_t>(above, std::ssize(edges) - 1) - 1)];
    }
    return counts;
}

}  // namespace core
