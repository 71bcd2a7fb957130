#include "core/atlas/head_statistics.h"

#include "core/random_bits.h"

#include <algorithm>
#include <bit>
#include <cmath>

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

std::size_t binOf(double value, double width, std::size_t bins)
{
    return static_cast<std::size_t>(std::clamp(value / width, 0.0, static_cast<double>(bins - 1)));
}

/// 0 alone, 1 alone, 2-3, 4-7, …
std::size_t doublingBin(double value, std::size_t bins)
{
    const auto whole = static_cast<std::uint64_t>(std::max(0.0, value));
    return std::min(static_cast<std::size_t>(std::bit_width(whole)), bins - 1);
}

bool comesBefore(const AtlasSample& a, const AtlasSample& b) { return a.priority < b.priority; }

}  // namespace

double Moments::deviation() const
{
    const double m = mean();
    return std::sqrt(std::max(0.0, squares / static_cast<double>(count) - m * m));
}

std::array<std::uint8_t, replicates> replicateCounts(std::uint64_t text)
{
    std::array<std::uint8_t, replicates> counts = {};
    for (std::size_t i = 0; i < replicates; ++i) counts[i] = poissonOf(mixedBits(text, i));
    return counts;
}

void Replicates::add(const Moments& text, const std::array<std::uint8_t, replicates>& counts_of_text)
{
    const auto count = static_cast<double>(text.count);
    for (std::size_t i = 0; i < replicates; ++i) {
        sums[i] += counts_of_text[i] * text.sum;
        counts[i] += counts_of_text[i] * count;
    }
}

std::pair<double, double> Replicates::interval() const
{
    std::vector<double> means;
    for (std::size_t i = 0; i < replicates; ++i)
        if (counts[i] > 0) means.push_back(sums[i] / counts[i]);
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

std::size_t samplePart(Measure measure, double value)
{
    if (measure == Measure::Distance) return doublingBin(value, sampleParts);
    const double width = measure == Measure::Entropy ? 1.0 : 1.0 / static_cast<double>(sampleParts);
    return binOf(value, width, sampleParts);
}

void HeadStatistics::add(MatrixView shown, const RowMeasurer& rows, const MeasuredTokens& tokens, std::uint64_t text,
                         const std::array<std::uint8_t, replicates>& counts_of_text)
{
    std::array<Moments, atlasMeasures.size()> of_text = {};
    for (Index query = 0; query < shown.rows(); ++query) {
        const auto weights = rows.weightsOf(query, shown.row(query));
        if (!weights) continue;
        const RowMeasures row = rows.of(query, shown.row(query), *weights);
        for (std::size_t i = 0; i < rowMeasures.size(); ++i)
            if (row.has[i]) of_text[i].add(row.values[i]);
        addRow(*weights, query + tokens.first_query, tokens.across, row);
        addSamples(row, text, query);
    }
    if (tokens.across)
        if (const auto order = orderOf(shown, rows)) of_text.back().add(*order);
    for (std::size_t i = 0; i < atlasMeasures.size(); ++i) {
        if (of_text[i].count == 0) continue;
        moments[i].add(of_text[i]);
        resampled[i].add(of_text[i], counts_of_text);
    }
}

void HeadStatistics::addRow(const RowVector& weights, Index place, bool across, const RowMeasures& row)
{
    entropy[binOf(row.values[placeOfRow(Measure::Entropy)], entropyBin, entropyBins)] += 1;
    constexpr double width = 1.0 / static_cast<double>(firstBins);
    first[binOf(row.values[placeOfRow(Measure::First)], width, firstBins)] += 1;
    if (across) return;  // no token is far from another text's
    // Bin by bin instead of key by key: the keys of one lie beside each other.
    const Index keys = weights.size();
    const auto weightBetween = [&](Index from, Index to) {
        from = std::max<Index>(0, from);
        to = std::min(to, keys - 1);
        return from <= to ? static_cast<double>(weights.segment(from, to - from + 1).sum()) : 0.0;
    };
    distance[0] += weightBetween(place, place);
    Index nearest = 1;
    for (std::size_t bin = 1; bin < distanceBins && (place - nearest >= 0 || place + nearest < keys); ++bin) {
        const Index farthest = 2 * nearest - 1;
        distance[bin] +=
            weightBetween(place - farthest, place - nearest) + weightBetween(place + nearest, place + farthest);
        nearest = 2 * nearest;
    }
}

void HeadStatistics::addSamples(const RowMeasures& row, std::uint64_t text, Index query)
{
    const std::uint64_t priority = mixedBits(text, static_cast<std::uint64_t>(query));
    for (std::size_t i = 0; i < rowMeasures.size(); ++i) {
        if (!row.has[i]) continue;
        std::vector<AtlasSample>& kept = samples[i][samplePart(rowMeasures[i], row.values[i])];
        if (kept.size() == samplesOfPart && kept.back().priority <= priority) continue;
        const AtlasSample sample{static_cast<std::int64_t>(text), query, row.values[i], priority};
        kept.insert(std::ranges::upper_bound(kept, sample, comesBefore), sample);
        if (kept.size() > samplesOfPart) kept.pop_back();
    }
}

}  // namespace core
