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

/// The texts that both steps' numbers are over.
struct SameTexts {
    bool read = false;     ///< those that were read
    bool without = false;  ///< those that were run without each head
    bool of(Measure measure) const
    {
        if (measure == Measure::Induction) return true;  // random sequences, always the same
        return measure == Measure::KnockOut ? without : read;
    }
};

SameTexts sameTexts(const Atlas& a, const AtlasStep& first, const Atlas& b, const AtlasStep& second)
{
    const bool same = a.longest == b.longest && a.texts == b.texts && first.passed_over == second.passed_over;
    return {.read = same && first.done == second.done,
            .without = same && first.knock_outs.texts == second.knock_outs.texts
                       && first.knock_outs.done == second.knock_outs.done
                       && first.knock_outs.by_mean == second.knock_outs.by_mean};
}

/// Compares the means of replicates that hold the same texts.
/// @return whether both were kept
bool pair(AtlasChange& change, const ResampledMean& a, const ResampledMean& b)
{
    const auto before = a.replicateMeans(), after = b.replicateMeans();
    if (before.empty() || after.empty()) return false;
    std::vector<double> differences;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (std::isfinite(before[i]) && std::isfinite(after[i])) differences.push_back(after[i] - before[i]);
    if (differences.size() < 2) return false;
    Moments moments;
    for (const double each : differences) moments.add(each - differences.front());
    change.spread = moments.deviation();
    const auto [low, high] = middleOf(std::move(differences));
    change.beyond_chance = low > 0 || high < 0;
    return change.paired = true;
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
    const SameTexts same = sameTexts(before, before.steps[step_before], after, after.steps[step_after]);
    std::vector<AtlasChange> changes;
    for (std::size_t place = 0; place < std::min(was.size(), is.size()); ++place)
        for (const Measure measure : atlasMeasures) {
            const ResampledMean &a = was[place].of(measure), &b = is[place].of(measure);
            if (a.empty() || b.empty()) continue;
            AtlasChange change{before.headAt(place), measure, a.mean(), b.mean()};
            if (!same.of(measure) || !pair(change, a, b)) {
                change.beyond_chance = apart(a, b);
                change.spread = std::hypot(standardError(a), standardError(b));
            }
            changes.push_back(change);
        }
    std::ranges::stable_sort(changes, [](const AtlasChange& a, const AtlasChange& b) {
        return std::pair(a.strength(), a.size()) > std::pair(b.strength(), b.size());
    });
    return changes;
}

}  // namespace core
