#include "core/explain/patch/neuron_sweep.h"

#include "core/error.h"
#include "core/explain/patch/patched_answers.h"
#include "core/model/pass/fed_rows.h"
#include "core/model/pass/layer_run.h"
#include "core/model/pass/prediction.h"
#include "core/number_range.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {
namespace {

const FeedForward& neuronsOf(const Block& block, const ModelInfo& info)
{
    const auto* dense = std::get_if<FeedForward>(&block.feed_forward);
    if (dense == nullptr)
        throw Error(Code::Unsupported, info.name,
                    "neurons of this layer are not supported: expected one feed-forward layer, found %1",
                    isThere(block.feed_forward) ? phrase("a mixture of experts") : phrase("none"));
    return *dense;
}

/// The places of the largest numbers, the largest first.
std::vector<Index> largestFirst(const RowVector& sizes, Index most)
{
    std::vector<Index> order(static_cast<std::size_t>(sizes.size()));
    std::iota(order.begin(), order.end(), Index{0});
    std::ranges::stable_sort(order, [&](Index a, Index b) { return sizes(a) > sizes(b); });
    order.resize(static_cast<std::size_t>(std::min<Index>(most, sizes.size())));
    return order;
}

}  // namespace

std::vector<NeuronEffect> topNeurons(const std::shared_ptr<const Trace>& trace, const RunOptions& options,
                                     AttentionBlock block, const Answer& answer, Index layer, Index most)
{
    const Trace& part = *blockOf(trace, block);
    requirePlace(phrase("the layer"), layer, part.model->info.layers);
    if (inEncoder(*trace, block))
        throw Error(Code::Unsupported, part.model->info.name,
                    "neurons of an encoder behind which a decoder answers are not supported: expected the decoder's "
                    "layers, which --block cross names");
    PatchedAnswers answers(trace, block, {.answer = answer, .kind = AskedScore::Kind::LogProbability}, options.stop);
    const std::size_t place = answers.route().stageOf(block, layer);
    const RouteStage& stage = answers.route().stages[place];
    const FeedForward& layerOf = neuronsOf(*stage.block, part.model->info);
    const LayerChange* change = stage.was->change.get();

    const Matrix read = feedForwardInput(*stage.block, stage.was->input, stage.was->attention.output);
    Matrix active = layerOf.neurons(read, options.stop);
    if (change != nullptr)
        for (const auto& [neuron, factor] : change->neurons) active.col(neuron) *= factor;
    const Matrix writes = layerOf.out.weight.matrix();
    const Matrix made = fedForward(stage.block->feed_forward, read, change, options.stop);
    const RowVector sizes =
        (active.row(answer.position).transpose().array().abs() * writes.rowwise().norm().array()).matrix().transpose();

    std::vector<NeuronEffect> found;
    found.reserve(static_cast<std::size_t>(neuronsTried));
    for (const Index neuron : largestFirst(sizes, neuronsTried))
        found.push_back({.neuron = neuron, .activation = active(answer.position, neuron), .written = sizes(neuron)});
    for (NeuronEffect& each : found) {
        const Matrix without = made - active.col(each.neuron) * writes.row(each.neuron);
        answers.ask(place + 1, 0, streamFed(*stage.block, *stage.was, behindFeedForward(*stage.block, change, without)),
                    [&each, &answers](double value) { each.change = static_cast<float>(value - answers.unpatched()); });
    }
    answers.finish();
    std::ranges::stable_sort(
        found, [](const NeuronEffect& a, const NeuronEffect& b) { return std::abs(a.change) > std::abs(b.change); });
    if (std::ssize(found) > most) found.resize(static_cast<std::size_t>(most));

    const TokenVectors tokens = TokenVectors::written(speakerOf(*trace).model->transformer);
    Matrix directions(std::ssize(found), writes.cols());
    for (std::size_t i = 0; i < found.size(); ++i)
        directions.row(static_cast<Index>(i)) = writes.row(found[i].neuron) * (found[i].activation < 0 ? -1.0F : 1.0F);
    if (tokens.count() == 0) return found;
    const Matrix products = projections(tokens, directions, options.stop);
    for (std::size_t i = 0; i < found.size(); ++i)
        found[i].ends = directionEnds(products.row(static_cast<Index>(i)), neuronTokens);
    return found;
}

}  // namespace core
