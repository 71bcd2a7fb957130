#include "core/atlas/atlas_changes.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

bool apart(const ResampledMean& a, const ResampledMean& b)
{
    const auto [a_low, a_high] = a.interval();
    const auto [b_low, b_high] = b.interval();
    return a_high < b_low || b_high < a_low;
}

}  // namespace

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
            changes.push_back({before.headAt(place), measure, a.mean(), b.mean(), apart(a, b)});
        }
    std::ranges::stable_sort(changes, std::greater<>(), &AtlasChange::size);
    return changes;
}

}  // namespace core
