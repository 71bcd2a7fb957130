#include "core/atlas/replicates.h"

#include "core/random_bits.h"

#include <algorithm>
#include <cmath>
#include <limits>
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

std::pair<double, double> middleOf(std::vector<double> numbers)
{
    if (numbers.empty()) return {0, 0};
    std::ranges::sort(numbers);
    // Linear between the two nearest, as NumPy's percentile().
    const auto quantile = [&](double share) {
        const double at = share * static_cast<double>(numbers.size() - 1);
        const auto below = static_cast<std::size_t>(at);
        const std::size_t above = std::min(below + 1, numbers.size() - 1);
        return numbers[below] + (at - static_cast<double>(below)) * (numbers[above] - numbers[below]);
    };
    return {quantile(0.025), quantile(0.975)};
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
    if (m_replicates.size() != 2 * replicates) return;
    std::tie(m_low, m_high) = interval();
    for (std::size_t i = 0; i < replicates; ++i) {
        const double count = m_replicates[replicates + i];
        // Of a float's precision, which takes half the place in a file.
        m_replicates[i] = count > 0 ? static_cast<double>(static_cast<float>(m_replicates[i] / count))
                                    : std::numeric_limits<double>::infinity();
    }
    m_replicates.resize(replicates);
    m_replicates.shrink_to_fit();
}

std::span<const double> ResampledMean::replicateMeans() const
{
    if (m_replicates.size() != replicates) return {};
    return m_replicates;
}

std::pair<double, double> ResampledMean::interval() const
{
    if (m_replicates.size() != 2 * replicates) return {m_low, m_high};
    std::vector<double> means;
    means.reserve(replicates);
    for (std::size_t i = 0; i < replicates; ++i)
        if (m_replicates[replicates + i] > 0) means.push_back(m_replicates[i] / m_replicates[replicates + i]);
    return middleOf(std::move(means));
}

}  // namespace core
