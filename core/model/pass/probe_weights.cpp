#include "core/model/pass/probe_weights.h"

#include "core/attention/infinity.h"

#include <cmath>

namespace core {

RowVector probeWeights(const Trace& trace, Index item, Index head)
{
    const auto& probe = trace.model->transformer.pooling_probe;
    const auto place = static_cast<std::size_t>(item);
    if (!probe || place >= trace.last_hidden_state.size() || head >= probe->heads) return {};
    const Index width = probe->key.weight.cols() / probe->heads;
    const Projection key = probe->key.columns(head * width, width);
    const Matrix query = probe->query.columns(head * width, width)(probe->vector);
    const float scale = 1 / std::sqrt(static_cast<float>(width));
    const Matrix direction = key.weight.matrix() * query.transpose();
    RowVector weights = (trace.last_hidden_state[place] * direction).transpose() * scale;
    // The keys' bias adds the same to every score, which the softmax takes away again.
    const std::vector<bool>& real = trace.batch.sequences[place].real;
    for (Index token = 0; token < weights.size(); ++token)
        if (!real[static_cast<std::size_t>(token)]) weights(token) = -infinity;
    weights.array() = (weights.array() - weights.maxCoeff()).exp();
    return weights / weights.sum();
}

RowVector probedVector(const Trace& trace, Index item)
{
    const PoolingProbe& probe = *trace.model->transformer.pooling_probe;
    const Matrix values = probe.value(trace.last_hidden_state[static_cast<std::size_t>(item)]);
    const Index width = values.cols() / probe.heads;
    Matrix context(1, values.cols());
    for (Index head = 0; head < probe.heads; ++head)
        context.middleCols(head * width, width) =
            probeWeights(trace, item, head) * values.middleCols(head * width, width);
    const Matrix attended = probe.output(context);
    return (attended + probe.feed_forward(probe.norm(attended), {})).row(0);
}

}  // namespace core
