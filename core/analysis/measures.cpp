#include "core/analysis/measures.h"

#include "core/analysis/row_measures.h"
#include "core/attention/pooling.h"
#include "core/kernel/parallel.h"
#include "core/model/pass/head_stages.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {
namespace {

/// The mean of what some queries have.
class Mean {
public:
    void add(double value)
    {
        m_sum += value;
        ++m_count;
    }
    void writeTo(std::map<Measure, float>& values, Measure measure) const
    {
        if (m_count > 0) values[measure] = static_cast<float>(m_sum / static_cast<double>(m_count));
    }

private:
    double m_sum = 0;
    Index m_count = 0;
};

/// How one number follows another, both taken together so many times.
class Correlation {
public:
    void add(double x, double y, double weight)
    {
        m_weight += weight;
        m_x += weight * x;
        m_y += weight * y;
        m_xx += weight * x * x;
        m_yy += weight * y * y;
        m_xy += weight * x * y;
    }
    /// Pearson's; 0 where one of them stays as it is.
    double value() const
    {
        if (m_weight <= 0) return 0;
        const double x = m_x / m_weight, y = m_y / m_weight;
        const double spread = std::sqrt((m_xx / m_weight - x * x) * (m_yy / m_weight - y * y));
        return spread > 1e-9 ? std::clamp((m_xy / m_weight - x * y) / spread, -1.0, 1.0) : 0;
    }

private:
    double m_weight = 0, m_x = 0, m_y = 0, m_xx = 0, m_yy = 0, m_xy = 0;
};

/// The means of the measures over a map's rows.
class Measures {
public:
    void add(const RowMeasures& row)
    {
        for (std::size_t i = 0; i < rowMeasures.size(); ++i)
            if (row.has[i]) m_means[i].add(row.values[i]);
    }

    std::map<Measure, float> values() const
    {
        std::map<Measure, float> values;
        for (std::size_t i = 0; i < rowMeasures.size(); ++i) m_means[i].writeTo(values, rowMeasures[i]);
        return values;
    }

private:
    std::array<Mean, rowMeasures.size()> m_means;
};

std::size_t placeOf(const HeadTable& table, Index layer, Index head)
{
    return static_cast<std::size_t>(layer * table.heads + head);
}

using Numbers = std::map<Measure, std::vector<std::optional<float>>>;

std::optional<float> numberIn(const Numbers& numbers, const HeadTable& table, Measure measure, Index layer, Index head)
{
    const auto found = numbers.find(measure);
    if (found == numbers.end() || layer >= table.layers || head >= table.heads) return std::nullopt;
    return found->second[placeOf(table, layer, head)];
}

/// One number for each head.
std::vector<std::optional<float>>& roomIn(Numbers& numbers, const HeadTable& table, Measure measure)
{
    auto& all = numbers[measure];
    all.resize(static_cast<std::size_t>(table.layers * table.heads));
    return all;
}

}  // namespace

MeasuredTokens measuredTokens(const Trace& trace, Index item, const MeasuredRows& rows)
{
    MeasuredTokens tokens;
    for (const Token& token : trace.queries(item)) tokens.query_ids.push_back(token.id);
    for (const Token& token : trace.keys(item)) {
        tokens.key_ids.push_back(token.id);
        tokens.special_keys.push_back(token.special);
    }
    tokens.real_queries = trace.batch.sequences[static_cast<std::size_t>(item)].real;
    tokens.across = !trace.batch.key_sequences.empty();
    tokens.first_query = trace.batch.first_query;
    const std::vector<Token>& queries = trace.queries(item);
    for (std::size_t query = 0; query < queries.size(); ++query) {
        const bool isFirst = query == 0 && tokens.first_query == 0;
        if ((!rows.first && isFirst) || (!rows.special && queries[query].special)) tokens.real_queries[query] = false;
    }
    return tokens;
}

std::map<Measure, float> measuresOf(MatrixView shown, const MeasuredTokens& tokens)
{
    return measuresOf(shown, RowMeasurer(tokens));
}

std::map<Measure, float> measuresOf(MatrixView shown, const RowMeasurer& rows)
{
    Measures measures;
    for (Index query = 0; query < shown.rows(); ++query)
        if (const auto weights = rows.weightsOf(query, shown.row(query)))
            measures.add(rows.of(query, shown.row(query), *weights));
    std::map<Measure, float> values = measures.values();
    if (const auto order = orderOf(shown, rows)) values[Measure::InOrder] = static_cast<float>(*order);
    return values;
}

std::optional<double> orderOf(MatrixView shown, const RowMeasurer& rows)
{
    if (!rows.across()) return std::nullopt;
    Correlation order;
    Index queries = 0;
    for (Index query = 0; query < shown.rows(); ++query) {
        const auto weights = rows.weightsOf(query, shown.row(query));
        if (!weights) continue;
        ++queries;
        for (Index key = 0; key < weights->size(); ++key)
            order.add(static_cast<double>(query), static_cast<double>(key), static_cast<double>((*weights)(key)));
    }
    // A single query has no order.
    return queries > 1 ? std::optional(order.value()) : std::nullopt;
}

std::optional<float> weightOn(MatrixView weights, const Painting& cells)
{
    double sum = 0;
    Index queries = 0;
    for (const auto& [query, runs] : cells.hidden()) {
        if (query >= weights.rows()) break;
        bool any = false;
        for (const KeyRun& run : runs)
            for (Index key = run.from; key <= std::min(run.to, weights.cols() - 1); ++key) {
                any = true;
                if (std::isfinite(weights(query, key))) sum += static_cast<double>(weights(query, key));
            }
        if (any) ++queries;
    }
    if (queries == 0) return std::nullopt;
    return static_cast<float>(sum / static_cast<double>(queries));
}

std::optional<float> HeadTable::at(Measure measure, Index layer, Index head) const
{
    return numberIn(values, *this, measure, layer, head);
}

std::optional<float> HeadTable::spreadAt(Measure measure, Index layer, Index head) const
{
    return numberIn(spreads, *this, measure, layer, head);
}

void HeadTable::set(Measure measure, Index layer, Index head, float value)
{
    roomIn(values, *this, measure)[placeOf(*this, layer, head)] = value;
}

void HeadTable::setSpread(Measure measure, Index layer, Index head, float value)
{
    roomIn(spreads, *this, measure)[placeOf(*this, layer, head)] = value;
}

void HeadTable::take(const HeadTable& other)
{
    for (const auto& [measure, numbers] : other.values) {
        values[measure] = numbers;
        spreads.erase(measure);
    }
    for (const auto& [measure, numbers] : other.spreads) spreads[measure] = numbers;
}

HeadTable measured(const Trace& trace, Index item, const MeasuredRows& rows, const std::stop_token& stop)
{
    HeadTable table(trace.model->info.layers, trace.model->info.heads);
    if (trace.mixes != nullptr) return table;  // all of these are of rows that sum to 1
    const MeasuredTokens tokens = measuredTokens(trace, item, rows);
    const RowMeasurer measurer(tokens);
    std::vector<std::map<Measure, float>> found(static_cast<std::size_t>(table.layers * table.heads));
    for (Index layer = 0; layer < static_cast<Index>(trace.layers.size()); ++layer) {
        if (!trace.has(layer)) continue;
        inParallel(table.heads, [&](Index head) {
            if (stop.stop_requested()) throw Stopped{};
            const HeadAddress address{layer, head, item};
            const auto weights = headWeights(trace, address);
            found[placeOf(table, layer, head)] = measuresOf(shownWeights(*weights, trace.mask(address)), measurer);
        });
    }
    for (Index layer = 0; layer < table.layers; ++layer)
        for (Index head = 0; head < table.heads; ++head)
            for (const auto& [measure, value] : found[placeOf(table, layer, head)])
                table.set(measure, layer, head, value);
    return table;
}

HeadTable weightsOn(const Trace& trace, Index item, Measure measure, const Painting& cells)
{
    HeadTable table(trace.model->info.layers, trace.model->info.heads);
    for (Index layer = 0; layer < static_cast<Index>(trace.layers.size()); ++layer) {
        if (!trace.has(layer)) continue;
        const auto& heads = trace.layers[static_cast<std::size_t>(layer)]->items[static_cast<std::size_t>(item)];
        for (Index head = 0; head < table.heads; ++head) {
            const Matrix& weights = heads.attention.heads[static_cast<std::size_t>(head)].weights;
            if (const auto weight = weightOn(weights, cells)) table.set(measure, layer, head, *weight);
        }
    }
    return table;
}

std::vector<std::pair<Measure, float>> badges(const HeadTable& table, Index layer, Index head, double threshold)
{
    std::vector<std::pair<Measure, float>> found;
    for (const Measure measure : {Measure::Self, Measure::Previous, Measure::Next, Measure::First, Measure::Special,
                                  Measure::Duplicate, Measure::Induction})
        if (const auto value = table.at(measure, layer, head); value && static_cast<double>(*value) >= threshold)
            found.emplace_back(measure, *value);
    std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return a.second > b.second; });
    return found;
}

}  // namespace core
