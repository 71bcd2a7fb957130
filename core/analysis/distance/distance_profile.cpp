#include "core/analysis/distance/distance_profile.h"

#include <cmath>
#include <limits>

namespace core {
namespace {

/// Calls use(query, key, weight) for each cell that counts.
template<typename Use>
void forEachSeen(MatrixView shown, const MeasuredTokens& tokens, const Use& use)
{
    constexpr float hidden = -std::numeric_limits<float>::infinity();
    for (Index query = 0; query < shown.rows(); ++query) {
        const auto place = static_cast<std::size_t>(query);
        if (place < tokens.real_queries.size() && !tokens.real_queries[place]) continue;
        double sum = 0;
        for (Index key = 0; key < shown.cols(); ++key)
            if (shown(query, key) != hidden) sum += static_cast<double>(shown(query, key));
        if (!std::isfinite(sum) || sum <= 0) continue;
        for (Index key = 0; key < shown.cols(); ++key)
            if (shown(query, key) != hidden) use(query, key, static_cast<double>(shown(query, key)));
    }
}

}  // namespace

double DistanceProfile::at(Index distance) const
{
    const bool there = distance >= first && distance <= last();
    return there ? means[static_cast<std::size_t>(distance - first)] : std::numeric_limits<double>::quiet_NaN();
}

DistanceProfile distanceProfile(MatrixView shown, const MeasuredTokens& tokens)
{
    DistanceProfile profile{.first = tokens.first_query - shown.cols() + 1};
    const Index count = std::max<Index>(0, shown.rows() + shown.cols() - 1);
    std::vector<double> sums(static_cast<std::size_t>(count));
    profile.cells.resize(static_cast<std::size_t>(count));
    forEachSeen(shown, tokens, [&](Index query, Index key, double weight) {
        const auto place = static_cast<std::size_t>(query + tokens.first_query - key - profile.first);
        sums[place] += weight;
        ++profile.cells[place];
    });
    std::size_t begin = 0, end = sums.size();
    while (end > begin && profile.cells[end - 1] == 0) --end;
    while (begin < end && profile.cells[begin] == 0) ++begin;
    profile.first += static_cast<Index>(begin);
    profile.cells = {profile.cells.begin() + static_cast<std::ptrdiff_t>(begin),
                     profile.cells.begin() + static_cast<std::ptrdiff_t>(end)};
    for (std::size_t i = begin; i < end; ++i) {
        const auto cells = static_cast<double>(profile.cells[i - begin]);
        profile.means.push_back(cells > 0 ? sums[i] / cells : std::numeric_limits<double>::quiet_NaN());
    }
    return profile;
}

std::vector<double> seenWeights(MatrixView shown, const MeasuredTokens& tokens)
{
    std::vector<double> weights;
    forEachSeen(shown, tokens, [&](Index, Index, double weight) { weights.push_back(weight); });
    return weights;
}

}  // namespace core
