#include "core/model/pass/layer_rest.h"

#include "core/model/pass/concealed_row.h"
#include "core/model/pass/elsewhere.h"
#include "core/model/pass/layer_run.h"

namespace core {
namespace {

const Block& ownBlock(const Trace& trace, const HeadAddress& address)
{
    return trace.model->transformer.blocks[static_cast<std::size_t>(address.layer)];
}

}  // namespace

std::shared_ptr<const SequenceLayer> completeLayer(const Trace& trace, const HeadAddress& address,
                                                   const std::stop_token& stop)
{
    const auto item = static_cast<std::size_t>(address.item);
    const auto& held = trace.layers[static_cast<std::size_t>(address.layer)];
    if (held->light && trace.elsewhere) {
        const auto kind = trace.model->info.block.value_or(AttentionBlock::Self);
        const auto again = trace.elsewhere->layer(kind, address.layer, *held, stop);
        return {again, &again->items[item]};
    }
    const SequenceLayer& layer = held->items[item];
    if (!trace.hasWeights() || layer.attention.output.rows() > 0) return {held, &layer};

    const Block& block = ownBlock(trace, address);
    const RunOptions options{.keep = Keep::Context, .stop = stop};
    auto whole = std::make_shared<SequenceLayer>();
    if (held->light) {
        LayerInput from{.x = layer.input, .keys = layer.key_input, .first_query = trace.batch.first_query};
        *whole = runBlock(block, std::move(from), layer.scoring, options).layer;
    } else {
        *whole = attendAgain(block, layer, options);
    }
    concealAsIn(layer, *whole);
    return whole;
}

QueryKeySteps queryKeySteps(const Trace& trace, const HeadAddress& address, const SequenceLayer& layer)
{
    const MultiHeadAttention& kept = layer.attention;
    const Block& block = ownBlock(trace, address);
    if (kept.projected.q.cols() > 0 || !trace.hasWeights() || !QueryKeyChanges(block.attention).any())
        return {kept.projected, kept.normed};

    const Matrix read = block.attention_norm ? (*block.attention_norm)(layer.input) : layer.input;
    const Matrix& keys = layer.key_input.rows() > 0 ? *layer.key_input : read;
    const Matrix noValues(0, keys.cols());
    SequenceLayer again;
    again.attention = projectedHeads(block.attention, read, keys, noValues, {trace.batch.first_query, 0, keys.rows()});
    again.attention.heads.resize(kept.heads.size());
    again.scoring = layer.scoring;
    concealAsIn(layer, again);
    return {std::move(again.attention.projected), std::move(again.attention.normed)};
}

}  // namespace core
