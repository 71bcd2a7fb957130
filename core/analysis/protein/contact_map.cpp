#include "core/analysis/protein/contact_map.h"

namespace core {
namespace {

/// A head's map of the residues alone; padding neither asks nor is asked.
Matrix residueMap(const Matrix& weights, const std::vector<bool>& real)
{
    const Index residues = weights.rows() - 2;
    Matrix map = weights.block(1, 1, residues, residues);
    for (Index i = 0; i < residues; ++i)
        if (!real[static_cast<std::size_t>(i + 1)]) {
            map.row(i).setZero();
            map.col(i).setZero();
        }
    return map;
}

/// a + aᵀ, without what its rows and columns have in common.
Matrix corrected(const Matrix& map)
{
    Matrix both = map + map.transpose();
    const RowVector sums = both.colwise().sum();
    const float all = sums.sum();
    if (all == 0) return both;
    both -= sums.transpose() * sums / all;
    return both;
}

bool hasAllWeights(const Trace& trace)
{
    if (!trace.model->transformer.contact_head || trace.keep <= Keep::Context || trace.isLong()
        || trace.layers.size() != trace.model->transformer.blocks.size())
        return false;
    for (std::size_t layer = 0; layer < trace.layers.size(); ++layer)
        if (!trace.has(static_cast<Index>(layer))) return false;
    return true;
}

}  // namespace

Matrix contactMap(const Trace& trace, Index item)
{
    const auto tokens = static_cast<Index>(trace.queries(item).size());
    if (!hasAllWeights(trace) || tokens < 3) return {};
    const ContactHead& head = *trace.model->transformer.contact_head;
    const std::vector<bool>& real = trace.batch.sequences[static_cast<std::size_t>(item)].real;
    Matrix sum = Matrix::Zero(tokens - 2, tokens - 2);
    Index place = 0;
    for (const auto& layer : trace.layers)
        for (const HeadAttention& each : layer->items[static_cast<std::size_t>(item)].attention.heads) {
            const float weight = head.weights.size() > 0 ? head.weights(place) : 1;
            sum += weight * corrected(residueMap(each.weights, real));
            ++place;
        }
    if (head.weights.size() > 0)
        sum = (1 + (-(sum.array() + head.bias)).exp()).inverse();
    else
        sum /= static_cast<float>(place);
    Matrix whole = Matrix::Zero(tokens, tokens);
    whole.block(1, 1, tokens - 2, tokens - 2) = sum;
    return whole;
}

}  // namespace core
