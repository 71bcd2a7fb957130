#include "core/atlas/replicates.h"

#include "core/random_bits.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace core {
namespace {

/// A Poisson variable of mean 1, by inversion: P(0) = P(1) = 1/e, …
std::uint8_t poissonOf(std::uint64_t bits)
{
    const double uniform = static_cast<double>(bits >> 11U) * 0x1p-53;
    double probability = std::exp(-1.0), below = probability;
    std::uint8_t count = 0;
    for (constexpr std::uint8_t most = 20; uniform >= below && count < most; below += probability)
        probability /= ++count;
    return count;
}

}  // namespace

double Moments::deviation() const
{
    const double m = mean();
    return std::sqrt(std::max(0.0, squares / static_cast<double>(count) - m * m));
}

ReplicateCounts replicateCounts(std::uint64_t text)
{
    ReplicateCounts counts = {};
    for (std::size_t i = 0; i < replicates; ++i) counts[i] = poissonOf(mixedBits(text, i));
    return counts;
}

void ResampledMean::add(const Moments& text, const ReplicateCounts& counts)
{
    if (text.count == 0) return;
    m_moments.add(text);
    m_replicates.resize(2 * replicates);
    const auto count = static_cast<double>(text.count);
    for (std::size_t i = 0; i < replicates; ++i) {
        m_replicates[i] += text.sum * counts[i];
        m_replicates[replicates + i] += count * counts[i];
    }
}

void ResampledMean::finish()
{
    std::tie(m_low, m_high) = interval();
    m_replicates = {};
}

std::pair<double, double> ResampledMean::interval() const
{
    if (m_replicates.empty()) return {m_low, m_high};
    std::vector<double> means;
    means.reserve(replicates);
    for (std::size_t i = 0; i < replicates; ++i)
        if (m_replicates[replicates + i] > 0) means.push_back(m_replicates[i] / m_replicates[replicates + i]);
    if (means.empty()) return {0, 0};
    std::ranges::sort(means);
    // Linear between the two nearest, as NumPy's percentile().
    const auto quantile = [&](double share) {
        const double at = share * static_cast<double>(means.size() - 1);
        const auto below = static_cast<std::size_t>(at);
        const std::size_t above = std::min(below + 1, means.size() - 1);
        return means[below] + (at - static_cast<double>(below)) * (means[above] - means[below]);
    };
    return {quantile(0.025), quantile(0.975)};
}

}  // namespace core
