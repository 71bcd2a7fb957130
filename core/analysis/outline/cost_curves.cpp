#include "core/analysis/outline/cost_curves.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr Index shortest = 16;
constexpr Index usualLongest = 4096;
constexpr Index longest = Index{1} << 20U;
constexpr Index longestOfPatterns = 4096;
constexpr int pointsOfCurve = 48;

std::vector<CostCurve::Of> kindsOf(const ModelOutline& outline)
{
    using Of = CostCurve::Of;
    std::vector<Of> kinds{Of::MultiplyAdds, Of::Attention, Of::EachToken};
    const bool windows = hasWindows(outline), mixers = hasMixers(outline), cache = hasCache(outline);
    if (windows) kinds.push_back(Of::Windowless);
    if (mixers) kinds.push_back(Of::OnlySoftmax);
    if (cache) kinds.push_back(Of::Cache);
    if (cache && windows) kinds.push_back(Of::CacheWindowless);
    if (cache && hasGroups(outline)) kinds.push_back(Of::CacheUngrouped);
    if (mixers) kinds.push_back(Of::State);
    kinds.push_back(Of::Maps);
    return kinds;
}

bool hasPatterns(const ModelOutline& outline)
{
    for (const OutlineStack& stack : outline.stacks)
        for (const OutlineLayer& layer : stack.layers)
            for (const OutlinePart& part : layer.parts)
                if (const auto* attention = std::get_if<OutlineAttention>(&part.what))
                    if (attention->reach.kind == OutlineReach::Kind::Other) return true;
    return false;
}

}  // namespace

Index longestCosted(const ModelOutline& outline) { return hasPatterns(outline) ? longestOfPatterns : longest; }

double costAt(const ModelOutline& outline, CostCurve::Of of, Index tokens)
{
    using Of = CostCurve::Of;
    switch (of) {
    case Of::MultiplyAdds: return lengthCost(outline, tokens).multiplyAdds();
    case Of::Attention: return lengthCost(outline, tokens).attention();
    case Of::EachToken: {
        const LengthCost cost = lengthCost(outline, tokens);
        return cost.multiplyAdds() - cost.attention();
    }
    case Of::Windowless: return lengthCost(outline, tokens, {.windowless = true}).multiplyAdds();
    case Of::OnlySoftmax: return lengthCost(outline, tokens, {.softmax = true}).multiplyAdds();
    case Of::Cache: return lengthCost(outline, tokens).cache_bytes;
    case Of::CacheWindowless: return lengthCost(outline, tokens, {.windowless = true}).cache_bytes;
    case Of::CacheUngrouped: return lengthCost(outline, tokens, {.ungrouped = true}).cache_bytes;
    case Of::State: return lengthCost(outline, tokens).state_bytes;
    case Of::Maps: return lengthCost(outline, tokens).map_bytes;
    }
    return 0;
}

CostCurves costCurves(const ModelOutline& outline, Index tokens, Index most_tokens)
{
    CostCurves made;
    const Index end = std::clamp(std::max(most_tokens > 0 ? most_tokens : usualLongest, 4 * tokens), 8 * shortest,
                                 longestCosted(outline));
    const auto start =
        static_cast<double>(std::clamp(tokens, Index{1}, shortest));  // the chosen length lies on the curves
    const double ratio = static_cast<double>(end) / start;
    for (int point = 0; point <= pointsOfCurve; ++point) {
        const double share = static_cast<double>(point) / pointsOfCurve;
        const Index length = std::llround(start * std::pow(ratio, share));
        if (made.lengths.empty() || length > made.lengths.back()) made.lengths.push_back(length);
    }
    for (const CostCurve::Of of : kindsOf(outline)) {
        CostCurve curve{.of = of, .values = {}};
        curve.values.reserve(made.lengths.size());
        for (const Index length : made.lengths) curve.values.push_back(costAt(outline, of, length));
        made.curves.push_back(std::move(curve));
    }
    return made;
}

}  // namespace core
