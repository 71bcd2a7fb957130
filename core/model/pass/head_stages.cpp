#include "core/model/pass/head_stages.h"

#include "core/model/pass/concealed_row.h"

#include <algorithm>

namespace core {
namespace {

std::size_t bytesOf(const HeadAttention& head)
{
    return sizeof(float) * static_cast<std::size_t>(4 * head.weights.size() + head.context.size());
}

}  // namespace

std::shared_ptr<const HeadAttention> headStages(const Trace& trace, const HeadAddress& address)
{
    const auto& layer = trace.layers[address.layer];
    if (layer->light) {
        const auto whole = withLayer(std::make_shared<const Trace>(trace), address.layer);
        return headStages(*whole, address);
    }
    const MultiHeadAttention& kept = layer->items[address.item].attention;
    const HeadAttention& head = kept.heads[address.head];
    if (trace.recorded_rows && head.weights.rows() == 0) {
        HeadAttention read = head;
        read.weights = trace.recorded_rows(address, 0, static_cast<Index>(trace.queries(address.item).size()));
        return std::make_shared<const HeadAttention>(std::move(read));
    }
    if (head.scores_raw.rows() > 0 || trace.recorded()) return {layer, &head};

    const HeadVectors vectors = trace.vectors(address);
    HeadAttention computed = attend(vectors.q, vectors.k, vectors.v, trace.scoring(address), Keep::Stages);
    for (const Index query : concealedRows(layer->items[address.item], address.head, vectors.q.rows()))
        concealRow(computed, trace.mask(address), query);
    return std::make_shared<const HeadAttention>(std::move(computed));
}

std::shared_ptr<const Matrix> headWeights(const Trace& trace, const HeadAddress& address)
{
    const auto& layer = trace.layers[address.layer];
    if (!layer->light) {
        const HeadAttention& kept = layer->items[address.item].attention.heads[address.head];
        if (kept.weights.rows() > 0 || (trace.recorded() && !trace.recorded_rows)) return {layer, &kept.weights};
    }
    const auto head = headStages(trace, address);
    return {head, &head->weights};
}

HeadStages::HeadStages(std::size_t budget) : m_budget(budget) {}

std::shared_ptr<const HeadAttention> HeadStages::of(const std::shared_ptr<const Trace>& trace,
                                                    const HeadAddress& address)
{
    const auto& layer = trace->layers[address.layer];
    const auto known = std::ranges::find_if(
        m_recent, [&](const Entry& entry) { return entry.layer == layer && entry.address == address; });
    if (known != m_recent.end()) {
        m_recent.splice(m_recent.begin(), m_recent, known);
        return m_recent.front().head;
    }
    auto head = headStages(*trace, address);
    if (!layer->light && head.get() == &layer->items[address.item].attention.heads[address.head]) return head;

    m_recent.push_front({layer, address, head});
    std::size_t used = 0;
    for (auto entry = m_recent.begin(); entry != m_recent.end();) {
        used += bytesOf(*entry->head);
        entry = used > m_budget && entry != m_recent.begin() ? m_recent.erase(entry) : std::next(entry);
    }
    return head;
}

}  // namespace core
