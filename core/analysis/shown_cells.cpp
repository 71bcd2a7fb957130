#include "core/analysis/shown_cells.h"

#include "core/analysis/attention_flow.h"
#include "core/analysis/head_measures.h"
#include "core/attention/output_gate.h"
#include "core/attention/pooling.h"
#include "core/error.h"
#include "core/kernel/parallel.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/mixing_map.h"
#include "core/not_shown.h"

#include <algorithm>
#include <limits>

namespace core {
namespace {

using TracePtr = std::shared_ptr<const Trace>;

TracePtr whole(const TracePtr& trace, Index layer)
{
    return trace->layers[static_cast<std::size_t>(layer)]->light ? withLayer(trace, layer) : trace;
}

/// Calls work(query) for each row, on several threads.
template<typename Work>
void forEachRow(Index rows, const Work& work)
{
    constexpr Index rowsAtOnce = 64;
    inParallel((rows + rowsAtOnce - 1) / rowsAtOnce, [&](Index block) {
        const Index end = std::min(rows, (block + 1) * rowsAtOnce);
        for (Index query = block * rowsAtOnce; query < end; ++query) work(query);
    });
}

/// Marks cells like shownWeights(), on several threads for maps of millions of cells.
Matrix marked(const Matrix& weights, const Mask& mask)
{
    Matrix shown = largeMatrix(weights.rows(), weights.cols());
    forEachRow(weights.rows(), [&](Index query) {
        thread_local std::vector<std::uint8_t> visible;
        visible.resize(static_cast<std::size_t>(weights.cols()));
        mask.visibleKeys(query, visible);
        shown.row(query) = weights.row(query);
        markShown(shown.row(query), visible);
    });
    return shown;
}

Matrix normCells(const TracePtr& kept, const HeadAddress& address, const HeadAttention& stages)
{
    if (kept->recorded() || kept->elsewhere != nullptr)
        throw Error(Code::Missing, kept->model->info.name,
                    "the length of what each key adds is missing: expected a model that is computed here");
    const TracePtr trace = whole(kept, address.layer);
    const MatrixView values = trace->vectors(address).v;
    if (values.cols() == 0)
        throw Error(Code::Missing, trace->model->info.name,
                    "the length of what each key adds is missing: expected values, v of each key");
    const MultiHeadWeights& layer = trace->model->transformer.blocks[static_cast<std::size_t>(address.layer)].attention;
    const HeadScoring& scoring = trace->scoring(address);
    if (scoring.replaced.mean || scoring.replaced.context != nullptr)
        throw Error(Code::Missing, trace->model->info.name,
                    "the length of what each key adds is missing: expected a head whose output is its own: an "
                    "intervention puts another in its place");
    const auto lengths = [&](const Matrix& added) {
        return RowVector(headOutput(layer, address.head, added).rowwise().norm().transpose());
    };
    const float factor = std::abs(scoring.output);
    Matrix norms = stages.weights_dropped.rows() > 0 ? stages.weights_dropped : stages.weights;
    if (scoring.gate.rows() == 0)
        norms.array().rowwise() *= factor * lengths(values).array();
    else  // each query's gate leaves something else of the values
        for (Index query = 0; query < norms.rows(); ++query)
            norms.row(query).array() *= factor * lengths(behindGate(values, scoring.gate, query)).array();
    return marked(norms, trace->mask(address));
}

/// Maps of several heads as one; hidden cells count as the 0 that they are, and stay hidden where all are.
class JoinedMap {
public:
    JoinedMap(HeadsJoined joined, const std::stop_token& stop) : m_joined(joined), m_stop(stop) {}

    void addHead(const Trace& trace, const HeadAddress& address)
    {
        if (m_stop.stop_requested()) throw Stopped{};
        add(*headWeights(trace, address), trace.mask(address));
    }

    void addLayer(const TracePtr& kept, Index layer, Index item)
    {
        const TracePtr trace = whole(kept, layer);
        for (Index head = 0; head < trace->model->info.heads; ++head) addHead(*trace, {layer, head, item});
    }

    bool empty() const { return m_count == 0; }

    Matrix map() const
    {
        if (m_joined != HeadsJoined::Mean) return m_map;
        return m_map / static_cast<float>(std::max<Index>(1, m_count));
    }

private:
    void add(const Matrix& weights, const Mask& mask)
    {
        if (m_count++ == 0) m_map = Matrix::Constant(weights.rows(), weights.cols(), hiddenCell);
        forEachRow(weights.rows(), [&](Index query) {
            thread_local std::vector<std::uint8_t> visible;
            visible.resize(static_cast<std::size_t>(weights.cols()));
            mask.visibleKeys(query, visible);
            RowVector shown = weights.row(query);
            markShown(shown, visible);
            joinRow(m_map.row(query).data(), shown);
        });
    }

    void joinRow(float* joined, const RowVector& shown) const
    {
        for (Index key = 0; key < shown.size(); ++key) {
            if (shown[key] == hiddenCell) continue;
            float& cell = joined[key];
            if (cell == hiddenCell || isNotShown(shown[key]))
                cell = shown[key];
            else if (isNotShown(cell))
                continue;  // a quantity that one head lacks is unknown for all together
            else
                cell = m_joined == HeadsJoined::Largest ? std::max(cell, shown[key]) : cell + shown[key];
        }
    }

    const HeadsJoined m_joined;
    const std::stop_token& m_stop;
    Matrix m_map;
    Index m_count = 0;
};

Matrix layerHeads(const TracePtr& trace, Index layer, Index item, HeadsJoined joined, const std::stop_token& stop)
{
    JoinedMap map(joined, stop);
    map.addLayer(trace, layer, item);
    return map.map();
}

/// The joined map of all layers. Every layer has the same number of heads.
Matrix modelHeads(const TracePtr& trace, Index item, HeadsJoined joined, const std::stop_token& stop)
{
    JoinedMap map(joined, stop);
    for (Index layer = 0; layer < std::ssize(trace->layers); ++layer) map.addLayer(trace, layer, item);
    return map.map();
}

Matrix pickedHeads(const TracePtr& kept, Index item, const CellsAsked& asked, const std::stop_token& stop)
{
    JoinedMap map(asked.joined, stop);
    for (const HeadAddress& head : asked.picked)
        if (kept->has(head.layer) && head.head < kept->model->info.heads)
            map.addHead(*whole(kept, head.layer), {head.layer, head.head, item});
    if (map.empty())
        throw Error(Code::Missing, kept->model->info.name,
                    "the map of picked heads is missing: expected heads that were picked");
    return map.map();
}

/// The mean map of each layer up to the head's own, and where the last of them is hidden.
class LayersBelow {
public:
    LayersBelow(const TracePtr& trace, const HeadAddress& address, const char* wanted, const std::stop_token& stop)
    {
        if (trace->mixes != nullptr)
            throw Error(Code::Missing, trace->model->info.name,
                        "%1 is missing: expected rows that sum to 1, found mixing weights, which are signed", wanted);
        const bool across = trace->model->info.block == AttentionBlock::Cross;
        const auto& numbers = trace->model->info.layer_numbers;
        if (!numbers.empty() && numbers[static_cast<std::size_t>(address.layer)] != address.layer + 1)
            throw Error(Code::Missing, trace->model->info.name, "%1 is missing: expected every layer up to this one",
                        wanted);
        requireAttentionAlone(*trace->model, wanted);
        if (across || !trace->batch.key_sequences.empty()
            || trace->queries(address.item).size() != trace->keys(address.item).size())
            throw Error(Code::Missing, trace->model->info.name, "%1 is missing: expected keys that are the queries",
                        wanted);
        for (Index layer = 0; layer <= address.layer; ++layer) {
            m_last = layerHeads(trace, layer, address.item, HeadsJoined::Mean, stop);
            m_means.emplace_back(
                (m_last.array() == hiddenCell).select(Matrix::Zero(m_last.rows(), m_last.cols()), m_last));
        }
    }

    const std::vector<Matrix>& means() const { return m_means; }

    /// Cells that the last layer hides stay hidden where nothing arrives from them.
    Matrix marked(Matrix map) const
    {
        // A row that is not shown flows on into all others.
        const bool guessed = std::ranges::any_of(m_means, [](const Matrix& mean) {
            return std::any_of(mean.data(), mean.data() + mean.size(), [](float value) { return isNotShown(value); });
        });
        map = map.array().isFinite().select(map, guessed ? notShown : std::numeric_limits<float>::infinity());
        return (m_last.array() == hiddenCell && map.array() == 0).select(hiddenCell, map);
    }

private:
    std::vector<Matrix> m_means;
    Matrix m_last;
};

}  // namespace

Matrix shownCells(const TracePtr& trace, const HeadAddress& address, const HeadAttention& stages,
                  const CellsAsked& asked, const std::stop_token& stop)
{
    switch (asked.cells) {
    case MapCells::Weights: break;
    case MapCells::Norms: return normCells(trace, address, stages);
    case MapCells::LayerHeads: return layerHeads(trace, address.layer, address.item, asked.joined, stop);
    case MapCells::ModelHeads: return modelHeads(trace, address.item, asked.joined, stop);
    case MapCells::PickedHeads: return pickedHeads(trace, address.item, asked, stop);
    case MapCells::Rollout: {
        const LayersBelow layers(trace, address, phrase("the rollout"), stop);
        return layers.marked(rollout(layers.means(), stop));
    }
    case MapCells::Flow: {
        const LayersBelow layers(trace, address, phrase("the attention flow"), stop);
        return layers.marked(attentionFlow(layers.means(), stop));
    }
    }
    return marked(stages.weights, trace->mask(address));
}

}  // namespace core
