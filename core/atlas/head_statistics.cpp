#include "core/atlas/head_statistics.h"

#include "core/attention/pooling.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace core {
namespace {

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

bool comesBefore(const AtlasSample& a, const AtlasSample& b) { return priorityOf(a.row) < priorityOf(b.row); }

/// NaN, which a value that is not there is, equals itself here.
bool sameBits(const std::vector<RowValues>& a, const std::vector<RowValues>& b)
{
    return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(RowValues)) == 0);
}

/// The largest shares of the seen tokens.
/// @param share  of a token by its place
template<typename Share>
std::vector<TokenShare> largest(const SeenTokens& seen, std::int64_t least, const Share& share)
{
    std::vector<TokenShare> all;
    for (std::size_t place = 0; place < seen.entries().size(); ++place) {
        const SeenTokens::Entry& entry = seen.entries()[place];
        if (entry.count >= least) all.push_back({entry.text, share(place), entry.count});
    }
    const std::size_t kept = std::min(mostListedTokens, all.size());
    std::ranges::stable_sort(all, std::greater<>(), &TokenShare::share);
    all.resize(kept);
    return all;
}

}  // namespace

RowValues valuesOf(const RowMeasures& row)
{
    RowValues values = noValues;
    for (std::size_t i = 0; i < rowMeasures.size(); ++i)
        if (row.has[i]) values[i] = static_cast<float>(row.values[i]);
    return values;
}

bool operator==(const HeadStatistics& a, const HeadStatistics& b)
{
    return a.means == b.means && a.distance == b.distance && a.entropy == b.entropy && a.first == b.first
           && a.samples == b.samples && sameBits(a.drawn, b.drawn) && sameBits(a.without, b.without)
           && a.asked == b.asked && a.asking == b.asking && a.asked_most == b.asked_most
           && a.asking_most == b.asking_most;
}

std::size_t samplePart(Measure measure, double value)
{
    if (measure == Measure::Distance) return doublingBin(value, sampleParts);
    const double width = measure == Measure::Entropy ? 1.0 : 1.0 / static_cast<double>(sampleParts);
    return binOf(value, width, sampleParts);
}

void HeadStatistics::add(MatrixView weights, const SeenKeys& seen, const AtlasTextRows& of)
{
    std::array<Moments, atlasMeasures.size()> of_text = {};
    RowVector received = RowVector::Zero(weights.cols());
    std::vector<double> beside(static_cast<std::size_t>(weights.rows()), 0.0);
    constexpr std::size_t firstPlace = placeOfRow(Measure::First);
    drawn.resize(of.rows_drawn, noValues);
    for (const std::size_t place : of.drawn)
        if (place != RowReservoir::none) drawn[place] = noValues;  // another row had it
    of.measurer.each(weights, seen, [&](Index query, const Eigen::Ref<const RowVector>& row, const RowMeasures& has) {
        for (std::size_t i = 0; i < rowMeasures.size(); ++i)
            if (has.has[i]) of_text[i].add(has.values[i]);
        addRow(row, query + of.tokens.first_query, of.tokens.across, has);
        addSamples(has, {of.text, static_cast<std::int32_t>(query)});
        received.head(row.size()) += row;
        const auto place = static_cast<std::size_t>(query);
        const double special = has.has[placeOfRow(Measure::Special)] ? has.values[placeOfRow(Measure::Special)] : 0;
        const bool counted = !of.tokens.special_keys.empty() && of.tokens.special_keys.front();
        beside[place] = 1 - special - (counted ? 0 : has.values[firstPlace]);
        if (of.drawn[place] != RowReservoir::none) drawn[of.drawn[place]] = valuesOf(has);
    });
    if (of.tokens.across)
        if (const auto order = orderOf(shownWeights(weights, seen.mask()), of.measurer))
            of_text[placeInAtlas(Measure::InOrder)].add(*order);
    for (std::size_t i = 0; i < atlasMeasures.size(); ++i) means[i].add(of_text[i], of.counts);
    addTokens(received, beside, of);
}

void HeadStatistics::addTokens(const RowVector& received, const std::vector<double>& beside, const AtlasTextRows& of)
{
    asked.resize(of.seen_keys);
    asking.resize(of.seen_queries);
    for (std::size_t key = 0; key < of.key_tokens.size(); ++key)
        if (of.key_tokens[key] != SeenTokens::none)
            asked[of.key_tokens[key]] += static_cast<double>(received(static_cast<Index>(key)));
    for (std::size_t query = 0; query < of.query_tokens.size(); ++query)
        if (of.query_tokens[query] != SeenTokens::none) asking[of.query_tokens[query]] += beside[query];
}

void HeadStatistics::finish(const SeenTokens& queries, const SeenTokens& keys)
{
    for (ResampledMean& mean : means) mean.finish();
    const double rows = std::max(1.0, static_cast<double>(of(Measure::Entropy).moments().count));
    asked.resize(keys.entries().size());
    asking.resize(queries.entries().size());
    asked_most = largest(keys, 1, [&](std::size_t place) { return asked[place] / rows; });
    asking_most = largest(queries, leastAsking, [&](std::size_t place) {
        return asking[place] / static_cast<double>(queries.entries()[place].count);
    });
    asked = {};
    asking = {};
}

void HeadStatistics::addRow(const Eigen::Ref<const RowVector>& weights, Index place, bool across,
                            const RowMeasures& row)
{
    entropy[binOf(row.values[placeOfRow(Measure::Entropy)], entropyBin, entropyBins)] += 1;
    constexpr double width = 1.0 / static_cast<double>(firstBins);
    constexpr std::size_t firstPlace = placeOfRow(Measure::First);
    if (row.has[firstPlace]) first[binOf(row.values[firstPlace], width, firstBins)] += 1;
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

void HeadStatistics::addSamples(const RowMeasures& row, const AtlasRow& of)
{
    for (std::size_t i = 0; i < rowMeasures.size(); ++i) {
        if (!row.has[i]) continue;
        std::vector<AtlasSample>& kept = samples[i][samplePart(rowMeasures[i], row.values[i])];
        if (kept.size() == samplesOfPart && priorityOf(kept.back().row) <= priorityOf(of)) continue;
        const AtlasSample sample{of, static_cast<float>(row.values[i])};
        kept.insert(std::ranges::upper_bound(kept, sample, comesBefore), sample);
        if (kept.size() > samplesOfPart) kept.pop_back();
    }
}

}  // namespace core
