#include "core/analysis/shown_cells.h"

#include "core/analysis/head_measures.h"
#include "core/attention/pooling.h"
#include "core/error.h"
#include "core/kernel/parallel.h"
#include "core/model/pass/head_stages.h"

#include <algorithm>
#include <limits>

namespace core {
namespace {

using TracePtr = std::shared_ptr<const Trace>;

constexpr float hidden = -std::numeric_limits<float>::infinity();

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

/// As shownWeights(), for maps of millions of cells.
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
    if (kept->recorded())
        throw Error(Code::Missing, kept->model->info.name, "the length of what each key adds",
                    "a model that is computed here", "");
    const TracePtr trace = whole(kept, address.layer);
    const MatrixView values = trace->vectors(address).v;
    if (values.cols() == 0)
        throw Error(Code::Missing, trace->model->info.name, "the length of what each key adds", "values, v of each key",
                    "");
    const MultiHeadWeights& layer = trace->model->transformer.blocks[static_cast<std::size_t>(address.layer)].attention;
    const RowVector lengths = headOutput(layer, address.head, values).rowwise().norm().transpose();
    const float factor = std::abs(trace->scoring(address).output);
    Matrix norms = stages.weights_dropped.rows() > 0 ? stages.weights_dropped : stages.weights;
    norms.array().rowwise() *= factor * lengths.array();
    return marked(norms, trace->mask(address));
}

/// The sum of maps; hidden cells count as the 0 that they are, and stay hidden where all are.
class MapSum {
public:
    explicit MapSum(const std::stop_token& stop) : m_stop(stop) {}

    void addLayer(const TracePtr& kept, Index layer, Index item)
    {
        const TracePtr trace = whole(kept, layer);
        for (Index head = 0; head < trace->model->info.heads; ++head) {
            if (m_stop.stop_requested()) throw Stopped{};
            const HeadAddress address{layer, head, item};
            add(*headWeights(*trace, address), trace->mask(address));
        }
    }

    Matrix mean() const { return m_sum / static_cast<float>(std::max<Index>(1, m_count)); }

private:
    void add(const Matrix& weights, const Mask& mask)
    {
        if (m_count++ == 0) m_sum = Matrix::Constant(weights.rows(), weights.cols(), hidden);
        forEachRow(weights.rows(), [&](Index query) {
            thread_local std::vector<std::uint8_t> visible;
            visible.resize(static_cast<std::size_t>(weights.cols()));
            mask.visibleKeys(query, visible);
            RowVector shown = weights.row(query);
            markShown(shown, visible);
            addRow(m_sum.row(query).data(), shown);
        });
    }

    static void addRow(float* sum, const RowVector& shown)
    {
        for (Index key = 0; key < shown.size(); ++key) {
            const float more = shown[key] == hidden ? 0.0F : shown[key];
            sum[key] = sum[key] == hidden ? shown[key] : sum[key] + more;
        }
    }

    const std::stop_token& m_stop;
    Matrix m_sum;
    Index m_count = 0;
};

Matrix layerMean(const TracePtr& trace, Index layer, Index item, const std::stop_token& stop)
{
    MapSum sum(stop);
    sum.addLayer(trace, layer, item);
    return sum.mean();
}

/// The mean over layers, each of which has as many heads.
Matrix modelMean(const TracePtr& trace, Index item, const std::stop_token& stop)
{
    MapSum sum(stop);
    for (Index layer = 0; layer < std::ssize(trace->layers); ++layer) sum.addLayer(trace, layer, item);
    return sum.mean();
}

Matrix rolloutCells(const TracePtr& trace, const HeadAddress& address, const std::stop_token& stop)
{
    const bool across = trace->model->info.block == AttentionBlock::Cross;
    const auto& numbers = trace->model->info.layer_numbers;
    if (!numbers.empty() && numbers[static_cast<std::size_t>(address.layer)] != address.layer + 1)
        throw Error(Code::Missing, trace->model->info.name, "the rollout", "every layer up to this one", "");
    if (across || !trace->batch.key_sequences.empty()
        || trace->queries(address.item).size() != trace->keys(address.item).size())
        throw Error(Code::Missing, trace->model->info.name, "the rollout", "keys that are the queries", "");
    std::vector<Matrix> means;
    Matrix own;
    for (Index layer = 0; layer <= address.layer; ++layer) {
        own = layerMean(trace, layer, address.item, stop);
        means.emplace_back((own.array() == hidden).select(Matrix::Zero(own.rows(), own.cols()), own));
    }
    Matrix flow = rollout(means, stop);
    flow = flow.array().isFinite().select(flow, std::numeric_limits<float>::infinity());
    return (own.array() == hidden && flow.array() == 0).select(hidden, flow);
}

}  // namespace

Matrix shownCells(const TracePtr& trace, const HeadAddress& address, const HeadAttention& stages, MapCells cells,
                  std::stop_token stop)
{
    switch (cells) {
    case MapCells::Weights: break;
    case MapCells::Norms: return normCells(trace, address, stages);
    case MapCells::LayerMean: return layerMean(trace, address.layer, address.item, stop);
    case MapCells::ModelMean: return modelMean(trace, address.item, stop);
    case MapCells::Rollout: return rolloutCells(trace, address, stop);
    }
    return marked(stages.weights, trace->mask(address));
}

}  // namespace core
