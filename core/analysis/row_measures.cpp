#include "core/analysis/row_measures.h"

#include "core/analysis/head_measures.h"
#include "core/attention/pooling.h"
#include "core/kernel/kernels.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

void set(RowMeasures& row, Measure measure, double value)
{
    row.values[placeOfRow(measure)] = value;
    row.has.set(placeOfRow(measure));
}

/// Keys behind the last one that the query sees have no weight.
double sumOf(const Eigen::Ref<const RowVector>& weights, const std::vector<Index>& keys)
{
    double sum = 0;
    for (const Index key : keys)
        if (key < weights.size()) sum += static_cast<double>(weights(key));
    return sum;
}

void addSpread(const Eigen::Ref<const RowVector>& weights, Index seen, RowMeasures& row)
{
    const double entropy = kernels().entropy(weights.data(), weights.size());  // none is NaN here
    set(row, Measure::Entropy, entropy);
    // A query that sees one key has no choice.
    if (seen > 1) set(row, Measure::EntropyShare, entropy / std::log(static_cast<double>(seen)));
    set(row, Measure::Concentration, static_cast<double>(weights.maxCoeff()));
}

}  // namespace

SeenKeys::SeenKeys(const Mask& mask, Index queries, Index keys) : m_mask(mask)
{
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(keys));
    m_rows.reserve(static_cast<std::size_t>(queries));
    for (Index query = 0; query < queries; ++query) {
        mask.visibleKeys(query, visible);
        Index last = keys;
        while (last > 0 && visible[static_cast<std::size_t>(last - 1)] == 0) --last;
        m_rows.push_back({last, std::count(visible.begin(), visible.begin() + last, std::uint8_t{1})});
    }
}

RowMeasurer::RowMeasurer(const MeasuredTokens& tokens) : m_tokens(tokens)
{
    const auto firstOrdinary = std::ranges::find(tokens.special_keys, false) - tokens.special_keys.begin();
    for (Index key = 0; key < std::ssize(tokens.special_keys); ++key)
        if (tokens.special_keys[static_cast<std::size_t>(key)])
            (key > firstOrdinary ? m_specialLater : m_specialStart).push_back(key);
    m_before.resize(tokens.query_ids.size());
    if (tokens.across) return;
    for (std::size_t query = 0; query < m_before.size(); ++query) {
        const Index id = tokens.query_ids[query];
        const auto place = std::min(static_cast<Index>(query) + tokens.first_query, std::ssize(tokens.key_ids));
        for (Index key = 0; id >= 0 && key < place; ++key)
            if (tokens.key_ids[static_cast<std::size_t>(key)] == id) m_before[query].push_back(key);
    }
}

bool RowMeasurer::isReal(Index query) const
{
    const auto place = static_cast<std::size_t>(query);
    return place >= m_tokens.real_queries.size() || m_tokens.real_queries[place];
}

std::optional<RowVector> RowMeasurer::weightsOf(Index query, const Eigen::Ref<const RowVector>& shown) const
{
    if (!isReal(query)) return std::nullopt;
    Index keys = shown.size();
    while (keys > 0 && shown(keys - 1) == hiddenCell) --keys;
    if (keys == 0) return std::nullopt;
    RowVector weights = (shown.head(keys).array() != hiddenCell).select(shown.head(keys).array(), 0.0F);
    const float sum = weights.sum();
    return std::isfinite(sum) && sum > 0 ? std::optional(std::move(weights)) : std::nullopt;
}

RowVector RowMeasurer::shownRow(const Weights& weights, Index query, const Mask& mask) const
{
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(weights.size()));
    mask.visibleKeys(query, visible);
    RowVector shown = weights;
    markShown(shown, visible);
    return shown;
}

RowMeasures RowMeasurer::of(Index query, const Eigen::Ref<const RowVector>& shown, const RowVector& weights) const
{
    const Index next = query + m_tokens.first_query + 1;
    const Index seen = (shown.head(weights.size()).array() != hiddenCell).count();
    return measured(query, weights,
                    {seen, shown.size(), next < shown.size() && shown(next) != hiddenCell, shown(0) != hiddenCell});
}

RowMeasures RowMeasurer::measured(Index query, const Weights& weights, const Sees& sees) const
{
    RowMeasures row;
    addSpread(weights, sees.seen, row);
    if (sees.first) set(row, Measure::First, static_cast<double>(weights(0)));
    addSpecial(weights, row);
    if (!m_tokens.across) addPlaces(query, weights, sees, row);
    return row;
}

/// Each where the text has such tokens.
void RowMeasurer::addSpecial(const Weights& weights, RowMeasures& row) const
{
    if (m_specialStart.empty() && m_specialLater.empty()) return;
    const double start = sumOf(weights, m_specialStart), later = sumOf(weights, m_specialLater);
    set(row, Measure::Special, start + later);
    if (!m_specialStart.empty()) set(row, Measure::SpecialStart, start);
    if (!m_specialLater.empty()) set(row, Measure::SpecialLater, later);
}

void RowMeasurer::addPlaces(Index query, const Weights& weights, const Sees& sees, RowMeasures& row) const
{
    const Index place = query + m_tokens.first_query;
    const auto weight = [&](Index key) { return key < weights.size() ? static_cast<double>(weights(key)) : 0.0; };
    const auto at = [&](Measure measure, Index key) {
        if (key >= 0 && key < sees.all) set(row, measure, weight(key));
    };
    at(Measure::Self, place);
    at(Measure::Previous, place - 1);
    // A causal mask shows no query its next token.
    if (sees.next) at(Measure::Next, place + 1);
    set(row, Measure::Distance, distanceOf(weights, place));
    const std::vector<Index>& before = m_before[static_cast<std::size_t>(query)];
    if (!before.empty()) set(row, Measure::Duplicate, sumOf(weights, before));
}

}  // namespace core
