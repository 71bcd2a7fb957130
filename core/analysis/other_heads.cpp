#include "core/analysis/other_heads.h"

#include "core/stopped.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>

namespace core {
namespace {

/// @param weightOf  nothing where it is not known
std::vector<HeadWeight> ranked(const Trace& trace, const HeadAddress& address, const Cell& cell,
                               const std::function<std::optional<float>(const HeadAddress&)>& weightOf)
{
    std::vector<HeadWeight> others;
    for (Index layer = 0; layer < std::ssize(trace.layers); ++layer)
        for (Index head = 0; head < trace.model->info.heads; ++head) {
            const HeadAddress other{layer, head, address.item};
            if ((layer == address.layer && head == address.head) || !trace.mask(other).allows(cell.query, cell.key))
                continue;
            if (const auto weight = weightOf(other)) others.push_back({layer, head, *weight});
        }
    std::ranges::stable_sort(others, std::greater{}, [](const HeadWeight& other) {
        return std::isnan(other.weight) ? std::numeric_limits<float>::infinity() : other.weight;
    });
    return others;
}

}  // namespace

bool keepsWeights(const Trace& trace, const HeadAddress& address)
{
    return std::ranges::any_of(trace.at(address).attention.heads,
                               [](const HeadAttention& head) { return head.weights.rows() > 0; });
}

std::vector<HeadWeight> otherHeadsAt(const Trace& trace, const HeadAddress& address, const Cell& cell)
{
    return ranked(trace, address, cell, [&](const HeadAddress& other) -> std::optional<float> {
        const auto& heads = trace.at(other).attention.heads;
        const auto head = static_cast<std::size_t>(other.head);
        if (head >= heads.size() || heads[head].weights.rows() == 0) return std::nullopt;
        return heads[head].weights(cell.query, cell.key);
    });
}

std::vector<HeadWeight> computedOtherHeadsAt(const Trace& trace, const HeadAddress& address, const Cell& cell,
                                             const std::stop_token& stop)
{
    return ranked(trace, address, cell, [&](const HeadAddress& other) -> std::optional<float> {
        if (stop.stop_requested()) throw Stopped{};
        if (!trace.has(other.layer)) return std::nullopt;
        if (trace.recorded_rows) return trace.recorded_rows(other, cell.query, 1)(0, cell.key);
        const HeadVectors vectors = trace.vectors(other);
        const HeadAttention row = attend(vectors.q.middleRows(cell.query, 1), vectors.k, vectors.v,
                                         trace.scoring(other), {.keep = Keep::Weights, .first_row = cell.query});
        return row.weights(0, cell.key);
    });
}

}  // namespace core
