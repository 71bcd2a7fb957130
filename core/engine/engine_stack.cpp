#include "core/engine/engine_stack.h"

#include "core/attention/pooling.h"
#include "core/error.h"
#include "core/model/layer_numbers.h"

#include <algorithm>

namespace core {
namespace {

/// The model's own mask of a text in a layer, as a rule where one fits.
Mask ownMask(const std::vector<bool>& visible, const Mask& usual, const ArrivalShape& shape)
{
    const auto isSame = [&](const Mask& mask) {
        std::vector<std::uint8_t> row(static_cast<std::size_t>(shape.keys), 1);
        for (Index query = 0; query < shape.queries; ++query) {
            if (!mask.empty()) mask.visibleKeys(query, row);
            for (Index key = 0; key < shape.keys; ++key)
                if ((row[static_cast<std::size_t>(key)] != 0)
                    != visible[static_cast<std::size_t>(query * shape.keys + key)])
                    return false;
        }
        return true;
    };
    if (isSame(usual)) return usual;
    // A sliding window is as wide as its last row says.
    const auto last = visible.end() - static_cast<std::ptrdiff_t>(shape.keys);
    const Index before = shape.queries - 1 - (std::find(last, visible.end(), true) - last);
    if (before >= 0) {
        Mask window = usual & Mask::window(before, 0);
        if (isSame(window)) return window;
    }
    return Mask::given(visible, shape.keys);
}

/// Each layer must have the shape that the engine announced for it: everything else relies on that.
void requireVectors(const EngineArrival& arrival, const MultiHeadWeights& layer, const ModelInfo& info)
{
    const Index keys = layer.heads * layer.keyDimensions(), values = layer.heads * layer.valueDimensions();
    const bool vectors = !arrival.q.empty() && arrival.q.front().cols() == keys && arrival.k.front().cols() == keys;
    const bool contexts = values == 0
                              ? arrival.v.empty() && arrival.contexts.empty()
                              : !arrival.v.empty() && !arrival.contexts.empty() && arrival.v.front().cols() == values
                                    && arrival.contexts.front().cols() == layer.valueDimensions();
    if (!vectors || !contexts)
        throw Error(Code::WrongShape, info.name,
                    "layer %1 of the engine's answer has the wrong shape: expected the dimensions that it said when it "
                    "opened the model, found others",
                    std::to_string(layerNumber(info, arrival.layer, 1)));
}

}  // namespace

ArrivalShape shapeOf(const Trace& trace)
{
    ArrivalShape shape{static_cast<Index>(trace.batch.sequences.size()), trace.model->info.heads,
                       static_cast<Index>(trace.queries(0).size()), static_cast<Index>(trace.keys(0).size()), 0};
    for (const Block& block : trace.model->transformer.blocks)
        shape.numbers = std::max(shape.numbers, block.attention.keyDimensions() + block.attention.valueDimensions());
    return shape;
}

ArrivingStack::ArrivingStack(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options,
                             AttentionBlock block)
    : m_block(block),
      m_trace(begun(std::move(model), std::move(batch), options)),
      m_scoring(m_trace, options, block)
{
}

Trace ArrivingStack::begun(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options)
{
    Trace trace;
    trace.model = std::move(model);
    trace.batch = std::move(batch);
    trace.keep = options.keep == Keep::Stages ? Keep::Weights : options.keep;
    trace.changes = PassChanges::of(options);
    return trace;
}

std::vector<Mask> ArrivingStack::ownMasks(const EngineArrival& arrival) const
{
    std::vector<Mask> masks;
    for (std::size_t item = 0; item < arrival.visible.size(); ++item)
        masks.push_back(ownMask(arrival.visible[item], m_scoring.usualMask(item), shapeOf(m_trace)));
    return masks;
}

void ArrivingStack::add(EngineArrival arrival)
{
    if (arrival.layer != std::ssize(m_trace.layers) || arrival.layer >= m_trace.model->info.layers)
        throw Error(Code::OutOfRange, m_trace.model->info.name,
                    "a layer of the engine's answer cannot be used: expected %1, found %2",
                    std::to_string(m_trace.layers.size()), std::to_string(arrival.layer));
    m_trace.layers.push_back(layerOf(std::move(arrival)));
}

std::shared_ptr<LayerTrace> ArrivingStack::layerOf(EngineArrival arrival,
                                                   std::vector<std::vector<HeadScoring>> scoring) const
{
    const Block& block = m_trace.model->transformer.blocks[static_cast<std::size_t>(arrival.layer)];
    if (scoring.empty()) scoring = m_scoring.ofLayer(block, arrival.layer, ownMasks(arrival));
    if (arrival.whole) requireVectors(arrival, block.attention, m_trace.model->info);
    auto layer = std::make_shared<LayerTrace>();
    layer->light = !arrival.whole;
    const Index heads = m_trace.model->info.heads;
    for (std::size_t item = 0; item < scoring.size(); ++item) {
        SequenceLayer& one = layer->items.emplace_back();
        one.scoring = std::move(scoring[item]);
        for (Index head = 0; head < heads; ++head) addHead(one, arrival, item, head);
        if (!arrival.whole) continue;
        one.attention.q = std::move(arrival.q[item]);
        one.attention.k = std::move(arrival.k[item]);
        one.attention.v = arrival.v.empty() ? Matrix(shapeOf(m_trace).keys, 0) : std::move(arrival.v[item]);
    }
    return layer;
}

void ArrivingStack::addHead(SequenceLayer& layer, EngineArrival& arrival, std::size_t item, Index head) const
{
    const auto place = item * static_cast<std::size_t>(m_trace.model->info.heads) + static_cast<std::size_t>(head);
    HeadScoring& scoring = layer.scoring[static_cast<std::size_t>(head)];
    if (!arrival.biases.empty()) scoring.bias = ScoreBias::table(std::move(arrival.biases[place]));
    if (arrival.sinks.size() > 0) scoring.sink = arrival.sinks(head);
    if (!arrival.whole) {
        layer.overviews.push_back(std::move(arrival.overviews[place]));
        layer.broken_weights.push_back(0);
        return;
    }
    HeadAttention attention;
    attention.weights = std::move(arrival.weights[place]);
    if (!arrival.contexts.empty()) attention.context = std::move(arrival.contexts[place]);
    attention.rows_without_keys = scoring.mask.rowsWithoutKeys(attention.weights.rows(), attention.weights.cols());
    MapPool pool(attention.weights.rows(), attention.weights.cols(), overviewSide);
    pool.add(0, attention.weights, scoring.mask);
    layer.broken_weights.push_back(pool.broken());
    layer.overviews.push_back(pool.take());
    layer.attention.heads.push_back(std::move(attention));
}

}  // namespace core
