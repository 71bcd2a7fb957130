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
    return behindNorm(block.feed_forward_output_norm, fedForward(block.feed_forward, read, stop));
}

Matrix streamFed(const Block& block, const SequenceLayer& layer, const Matrix& fed)
{
    Matrix x = withAttention(block, layer.input, layer.attention.output);
    x += fed;
    return behindNorm(block.feed_forward_sum_norm, std::move(x));
}

}  // namespace core
