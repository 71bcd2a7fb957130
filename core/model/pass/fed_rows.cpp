#include "core/model/pass/fed_rows.h"

#include "core/model/pass/layer_run.h"

namespace core {
namespace {

Matrix behindNorm(const std::optional<Norm>& norm, Matrix x) { return norm ? (*norm)(x) : x; }

}  // namespace

Matrix fedRows(const Block& block, const SequenceLayer& layer, const std::stop_token& stop)
{
    if (!isThere(block.feed_forward)) return {};
    const Matrix read = feedForwardInput(block, layer.input, layer.attention.output);
    const LayerChange* change = layer.change.get();
    return behindFeedForward(block, change, fedForward(block.feed_forward, read, change, stop));
}

Matrix behindFeedForward(const Block& block, const LayerChange* change, Matrix made)
{
    Matrix fed = behindNorm(block.feed_forward_output_norm, std::move(made));
    if (change != nullptr) fed *= change->factor;
    return fed;
}

Matrix streamFed(const Block& block, const SequenceLayer& layer, const Matrix& fed)
{
    Matrix x = withAttention(block, layer.input, layer.attention.output);
    x += fed;
    x = behindNorm(block.feed_forward_sum_norm, std::move(x));
    if (layer.change != nullptr && layer.change->steered.size() > 0) x.rowwise() += layer.change->steered;
    return x;
}

}  // namespace core
