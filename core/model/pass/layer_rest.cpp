#include "core/model/pass/layer_rest.h"

#include "core/model/pass/concealed_row.h"
#include "core/model/pass/elsewhere.h"
#include "core/model/pass/layer_run.h"
#include "core/model/pass/mixing_run.h"

namespace core {
namespace {

const Block& ownBlock(const Trace& trace, const HeadAddress& address)
{
    return trace.model->transformer.blocks[static_cast<std::size_t>(address.layer)];
}

/// One text's light layer, from what entered it.
SequenceLayer runAgain(const Trace& trace, const HeadAddress& address, const RunOptions& options)
{
    const SequenceLayer& light = trace.at(address);
    LayerInput from{.x = light.input,
                    .keys = light.key_input,
                    .first_query = trace.batch.first_query,
                    .token_vectors = light.token_vectors,
                    .real = &trace.batch.sequences[static_cast<std::size_t>(address.item)].real,
                    .mixer_factors = mixingFactors(trace.model->transformer, ownBlock(trace, address).mixer.get(),
                                                   trace.changes.interventions),
                    .change = light.change};
    SequenceLayer again = runBlock(ownBlock(trace, address), std::move(from), light.scoring, options).layer;
    again.before = light.before;
    concealAsIn(light, again);
    return again;
}

}  // namespace

std::shared_ptr<const LayerTrace> wholeLayer(const Trace& trace, Index layer, const std::stop_token& stop)
{
    const LayerTrace& light = *trace.layers[static_cast<std::size_t>(layer)];
    if (trace.elsewhere)
        return trace.elsewhere->layer(trace.model->info.block.value_or(AttentionBlock::Self), layer, light, stop);
    auto fresh = std::make_shared<LayerTrace>();
    for (Index item = 0; item < std::ssize(light.items); ++item)
        fresh->items.push_back(
            runAgain(trace, {.layer = layer, .item = item}, RunOptions{.keep = trace.keep, .stop = stop}));
    return fresh;
}

std::shared_ptr<const SequenceLayer> completeLayer(const Trace& trace, const HeadAddress& address,
                                                   const std::stop_token& stop)
{
    const auto item = static_cast<std::size_t>(address.item);
    const auto& held = trace.layers[static_cast<std::size_t>(address.layer)];
    if (held->light && trace.elsewhere) {
        const auto again = wholeLayer(trace, address.layer, stop);
        return {again, &again->items[item]};
    }
    const SequenceLayer& layer = held->items[item];
    if (!trace.hasWeights() || layer.attention.output.rows() > 0) return {held, &layer};

    const RunOptions options{.keep = Keep::Context, .stop = stop};
    if (held->light) return std::make_shared<const SequenceLayer>(runAgain(trace, address, options));
    auto whole = std::make_shared<SequenceLayer>(attendAgain(ownBlock(trace, address), layer, options));
    concealAsIn(layer, *whole);
    return whole;
}

QueryKeySteps queryKeySteps(const Trace& trace, const HeadAddress& address, const SequenceLayer& layer)
{
    const MultiHeadAttention& kept = layer.attention;
    const Block& block = ownBlock(trace, address);
    if (kept.projected.q.cols() > 0 || !trace.hasWeights() || !QueryKeyChanges(block.attention).any())
        return {kept.projected, kept.normed};

    const Matrix read = attentionInput(block, layer.input);
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
