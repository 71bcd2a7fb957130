#include "core/analysis/cell/inspected_cell.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {
namespace {

/// One head in which a single query asks, as deriveCell wants it beside stages of one row.
Trace withOneQuery(const Trace& trace, const HeadAddress& address, Index query)
{
    const HeadScoring& scoring = trace.scoring(address);
    auto layer = std::make_shared<LayerTrace>();
    layer->items.resize(static_cast<std::size_t>(address.item) + 1);
    SequenceLayer& sequence = layer->items.back();
    sequence.attention.q = trace.at(address).attention.q;
    sequence.attention.k = trace.at(address).attention.k;
    sequence.attention.v = trace.at(address).attention.v;
    sequence.scoring.resize(static_cast<std::size_t>(address.head) + 1);
    sequence.scoring.back().rule = scoring.rule;
    if (scoring.gate.rows() > 0) sequence.scoring.back().gate = Matrix(scoring.gate->row(query));
    sequence.scoring.back().mask = scoring.mask.fromQuery(scoring.first_query + query);
    Trace one;
    one.model = trace.model;
    one.layers.resize(static_cast<std::size_t>(address.layer));
    one.layers.push_back(std::move(layer));
    return one;
}

}  // namespace

InspectedCell InspectedCell::of(const Trace& trace, const HeadAddress& address, const HeadAttention& stages,
                                const Cell& cell)
{
    return {cell, deriveCell(trace, address, stages, cell.query, cell.key), stages.weights.row(cell.query)};
}

InspectedCell InspectedCell::ofLong(const Trace& trace, const HeadAddress& address, const Cell& cell)
{
    const HeadVectors vectors = trace.vectors(address);
    const HeadAttention row = attend(vectors.q.middleRows(cell.query, 1), vectors.k, vectors.v, trace.scoring(address),
                                     AttendOptions{.keep = Keep::Stages, .first_row = cell.query});
    const Trace one = withOneQuery(trace, address, cell.query);
    return {cell, deriveCell(one, address, row, 0, cell.key), row.weights.row(0)};
}

std::vector<Index> InspectedCell::largestKeys(const Mask& mask, std::size_t most) const
{
    std::vector<Index> keys(static_cast<std::size_t>(weights.cols()));
    std::iota(keys.begin(), keys.end(), Index{0});
    std::erase_if(keys, [&](Index key) { return weights(key) == 0 && !mask.allows(cell.query, key); });
    const std::size_t count = std::min(most, keys.size());
    const auto size = [&](Index key) {
        return std::isnan(weights(key)) ? std::numeric_limits<float>::infinity() : std::abs(weights(key));
    };
    std::ranges::partial_sort(keys, keys.begin() + static_cast<std::ptrdiff_t>(count),
                              [&](Index a, Index b) { return std::pair(size(a), b) > std::pair(size(b), a); });
    keys.resize(count);
    return keys;
}

}  // namespace core
