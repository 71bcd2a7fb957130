#include "core/model/pass/probe_weights.h"

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
    weights.array() = (weights.array() - weights.maxCoeff()).exp();
    return weights / weights.sum();
}

}  // namespace core
