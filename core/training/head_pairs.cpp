#include "core/training/head_pairs.h"

#include <bit>

namespace core {
namespace {

double likenessOf(const Matrix& a, const Matrix& b)
{
    if (a.rows() < 2) return 1;
    const Index rows = a.rows() - 1;
    const double apart = static_cast<double>((a.bottomRows(rows) - b.bottomRows(rows)).cwiseAbs().sum());
    return 1 - apart / 2 / static_cast<double>(rows);
}

/// The best order of the second heads: of all that are taken (as bits), the first ones being given theirs in order.
std::vector<Index> bestOrder(const std::vector<double>& likeness, Index heads)
{
    const std::size_t sets = std::size_t{1} << static_cast<std::size_t>(heads);
    std::vector<double> best(sets, -1);
    std::vector<Index> last(sets, 0);
    best[0] = 0;
    for (std::size_t taken = 0; taken + 1 < sets; ++taken) {
        const Index head = std::popcount(taken);
        for (Index other = 0; other < heads; ++other) {
            const std::size_t bit = std::size_t{1} << static_cast<std::size_t>(other);
            if ((taken & bit) != 0) continue;
            const double sum = best[taken] + likeness[static_cast<std::size_t>(head * heads + other)];
            if (sum <= best[taken | bit]) continue;
            best[taken | bit] = sum;
            last[taken | bit] = other;
        }
    }
    std::vector<Index> order(static_cast<std::size_t>(heads));
    std::size_t taken = sets - 1;
    for (Index head = heads; head-- > 0;) {
        order[static_cast<std::size_t>(head)] = last[taken];
        taken &= ~(std::size_t{1} << static_cast<std::size_t>(last[taken]));
    }
    return order;
}

}  // namespace

std::vector<HeadPair> pairedHeads(const TrainingLook& one, const TrainingLook& other)
{
    std::vector<HeadPair> pairs;
    if (one.tokens != other.tokens || one.layers != other.layers || one.heads != other.heads || one.maps.empty())
        return pairs;
    const Index heads = one.heads;
    pairs.reserve(one.maps.size());
    for (Index layer = 0; layer < one.layers; ++layer) {
        std::vector<double> likeness;
        likeness.reserve(static_cast<std::size_t>(heads * heads));
        for (Index head = 0; head < heads; ++head)
            for (Index second = 0; second < heads; ++second)
                likeness.push_back(likenessOf(one.maps[layer * heads + head], other.maps[layer * heads + second]));
        const std::vector<Index> order = bestOrder(likeness, heads);
        for (Index head = 0; head < heads; ++head) {
            const Index second = order[static_cast<std::size_t>(head)];
            pairs.push_back({layer, head, second, likeness[static_cast<std::size_t>(head * heads + second)]});
        }
    }
    return pairs;
}

}  // namespace core
