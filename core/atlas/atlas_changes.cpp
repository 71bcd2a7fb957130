#include "core/atlas/atlas_changes.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace core {
namespace {

bool apart(const ResampledMean& a, const ResampledMean& b)
{
    const auto [a_low, a_high] = a.interval();
    const auto [b_low, b_high] = b.interval();
    return a_high < b_low || b_high < a_low;
}

/// By the width of a normal distribution's 95 % interval.
double standardError(const ResampledMean& mean)
{
    constexpr double widths = 2 * 1.959964;
    const auto [low, high] = mean.interval();
    return (high - low) / widths;
}

}  // namespace

double AtlasChange::strength() const
{
    if (size() == 0) return 0;
    return spread > 0 ? size() / spread : std::numeric_limits<double>::infinity();
}

double AtlasChange::size() const { return std::abs(after - before); }

bool haveSameHeads(const Atlas& a, const Atlas& b)
{
    return a.layers == b.layers && a.heads == b.heads && a.blocks == b.blocks;
}

std::vector<AtlasChange> changesBetween(const Atlas& before, std::size_t step_before, const Atlas& after,
                                        std::size_t step_after)
{
    if (!haveSameHeads(before, after))
        throw Error(Code::WrongShape, after.steps[step_after].model,
                    "the atlas has the wrong shape: expected %1 layers of %2 heads, found %3 of %4",
                    std::to_string(before.layers), std::to_string(before.heads), std::to_string(after.layers),
                    std::to_string(after.heads));
    const auto& was = before.steps[step_before].statistics;
    const auto& is = after.steps[step_after].statistics;
    std::vector<AtlasChange> changes;
    for (std::size_t place = 0; place < std::min(was.size(), is.size()); ++place)
        for (const Measure measure : atlasMeasures) {
            const ResampledMean &a = was[place].of(measure), &b = is[place].of(measure);
            if (a.empty() || b.empty()) continue;
            changes.push_back({before.headAt(place), measure, a.mean(), b.mean(), apart(a, b),
                               std::hypot(standardError(a), standardError(b))});
        }
    std::ranges::stable_sort(changes, [](const AtlasChange& a, const AtlasChange& b) {
        return std::pair(a.strength(), a.size()) > std::pair(b.strength(), b.size());
    });
    return changes;
}

}  // namespace core
