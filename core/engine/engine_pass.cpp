#include "core/engine/engine_pass.h"

#include "core/engine/engine_request.h"
#include "core/engine/engine_stack.h"
#include "core/error.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/elsewhere.h"

#include <algorithm>
#include <chrono>
#include <map>

namespace core {
namespace {

constexpr std::size_t mostKeptRows = 64;  ///< rows of predictions

/// The program decides whether a layer's numbers travel or its picture alone.
void requireAsked(const EngineArrival& arrival, bool whole, const ModelInfo& info, const std::string& name)
{
    if (arrival.whole != whole)
        throw Error(
            Code::OutOfRange, name,
            whole
                ? "layer %1 of the engine's answer cannot be used: expected all of its numbers, found its picture alone"
                : "layer %1 of the engine's answer cannot be used: expected its picture alone, found all of its "
                  "numbers",
            std::to_string(layerNumber(info, arrival.layer, 1)));
}

/// The number of states: the input of each layer, also of those without attention, and the output of the last.
Index stateCount(const ModelInfo& info) { return info.layers + std::ssize(info.without_attention) + 1; }

/// The layers of one kind of attention, before any of them is there.
std::unique_ptr<ArrivingStack> stackOf(const std::shared_ptr<const Model>& model, const Batch& batch,
                                       AttentionBlock block, const RunOptions& options)
{
    if (block == AttentionBlock::Self) return std::make_unique<ArrivingStack>(model, batch, options, block);
    Batch ofDecoder{batch.targets};
    if (block == AttentionBlock::Cross) ofDecoder.key_sequences = batch.sequences;
    return std::make_unique<ArrivingStack>(blockOf(model, block), std::move(ofDecoder), options, block);
}

/// Answers further questions about a pass.
class EnginePass final : public PassElsewhere {
public:
    EnginePass(std::shared_ptr<const EngineLink> link, EngineRequest request, std::shared_ptr<const Model> model,
               Batch batch)
        : m_link(std::move(link)),
          m_request(std::move(request)),
          m_model(std::move(model)),
          m_batch(std::move(batch))
    {
    }

    Matrix logits(AttentionBlock, Index item, Index first, Index rows) const override
    {
        const std::scoped_lock guard(m_lock);
        Matrix all;
        Json missing = Json::array();
        for (Index row = first; row < first + rows; ++row)
            if (!m_rows.contains({item, row})) missing.push_back({item, row});
        if (!missing.empty()) {
            const Matrix scores = logitsAt(m_request, missing, {});
            for (std::size_t i = 0; i < missing.size(); ++i)
                m_rows[{missing[i][0], missing[i][1]}] = scores.row(static_cast<Index>(i));
        }
        for (Index row = first; row < first + rows; ++row) {
            const RowVector& known = m_rows.at({item, row});
            if (all.size() == 0) all.resize(rows, known.size());
            all.row(row - first) = known;
        }
        if (m_rows.size() > mostKeptRows) m_rows.clear();
        return all;
    }

    Matrix patchedLogits(Index item, Index position, std::span<const std::vector<RowPatch>> variants,
                         const std::stop_token& stop) const override
    {
        const EngineRequest request = patchedRequest(m_request, m_batch, static_cast<std::size_t>(item),
                                                     m_link->opened().encoder_decoder, variants);
        Json places = Json::array();
        for (std::size_t text = 0; text < variants.size(); ++text) places.push_back({text, position});
        return logitsAt(request, places, stop);
    }

    Matrix streamLogits(MatrixView rows, const std::stop_token& stop) const override
    {
        EngineRequest request{Json::object()};
        request.tables.push_back({"rows", {rows.rows(), rows.cols()}, {}});
        std::vector<float>& values = std::get<std::vector<float>>(request.tables.back().values);
        for (Index row = 0; row < rows.rows(); ++row)
            values.insert(values.end(), rows.row(row).begin(), rows.row(row).end());
        request.pack();
        return scoresOf(request, request.asking("read"), rows.rows(), stop);
    }

    std::shared_ptr<const LayerTrace> layer(AttentionBlock block, Index index, const LayerTrace& light,
                                            const std::stop_token& stop) const override
    {
        const RunOptions plain;
        const auto stack = stackOf(m_model, m_batch, block, plain);
        const ArrivalShape shape = shapeOf(stack->trace());
        Json asked = m_request.asking("layer");
        asked["block"] = blockName(block, m_link->opened().encoder_decoder);
        asked["layer"] = index;
        const EngineMessage message =
            m_link->ask(std::move(asked), m_request.tensors, {.most_bytes = mostArrivalBytes(shape)}, stop);
        EngineArrival arrival = arrivalIn(message, shape, m_link->name());
        requireAsked(arrival, true, stack->trace().model->info, m_link->name());
        arrival.layer = index;
        std::vector<std::vector<HeadScoring>> scoring;
        for (const SequenceLayer& item : light.items) scoring.push_back(item.scoring);
        return stack->layerOf(std::move(arrival), std::move(scoring));
    }

private:
    /// @param places  pairs of a text of the request and a position
    /// @return [places, V]
    Matrix logitsAt(const EngineRequest& request, const Json& places, const std::stop_token& stop) const
    {
        Json asked = request.asking("logits");
        asked["at"] = places;
        return scoresOf(request, std::move(asked), static_cast<Index>(places.size()), stop);
    }

    /// @return [rows, V] “logits” of the answer
    Matrix scoresOf(const EngineRequest& request, Json asked, Index rows, const std::stop_token& stop) const
    {
        const Index vocabulary = m_link->opened().vocabulary;
        const auto most = static_cast<std::size_t>(rows * (vocabulary + 100'000)) * 4 + 100'000;
        const EngineMessage message = m_link->ask(std::move(asked), request.tensors, {.most_bytes = most}, stop);
        if (message.tensors == nullptr)
            throw Error(Code::Missing, m_link->name(), "what the model says is missing: expected a tensor “logits”");
        const auto& shape = message.tensors->entry("logits").shape;
        const Index width = shape.size() == 2 ? shape[1] : 0;
        if (width < std::max<Index>(1, vocabulary))
            throw Error(Code::WrongShape, m_link->name(),
                        "what the model says has the wrong shape: expected %1 scores, found %2",
                        std::to_string(vocabulary), std::to_string(width));
        return matricesIn(*message.tensors, "logits", {rows, width}).front().leftCols(vocabulary);
    }

    std::shared_ptr<const EngineLink> m_link;
    EngineRequest m_request;
    std::shared_ptr<const Model> m_model;
    Batch m_batch;
    mutable std::mutex m_lock;
    mutable std::map<std::pair<Index, Index>, RowVector> m_rows;
};

/// One pass, as it is asked for and arrives.
class Arriving {
public:
    Arriving(std::shared_ptr<const EngineLink> link, std::shared_ptr<const Model> model, Batch batch,
             const RunOptions& options)
        : m_link(std::move(link)),
          m_options(options),
          m_request(requestOf(batch, m_link->opened().encoder_decoder))
    {
        m_stacks.push_back(stackOf(model, batch, AttentionBlock::Self, options));
        if (model->decoder) {
            m_stacks.push_back(stackOf(model, batch, AttentionBlock::Decoder, options));
            m_stacks.push_back(stackOf(model, batch, AttentionBlock::Cross, options));
        }
        m_model = std::move(model);
        m_batch = std::move(batch);
    }

    std::shared_ptr<const Trace> run()
    {
        requireMemory();
        putChanges();
        const auto rest = std::make_shared<const EnginePass>(m_link, m_request, m_model, m_batch);
        for (const auto& stack : m_stacks) stack->trace().elsewhere = rest;
        // A caller that keeps contexts alone, and follows no layer, only wants the final prediction.
        constexpr Index none = -1;
        const bool saysOnly = m_options.keep <= Keep::Context && !m_options.onLayer;
        const EngineMessage end =
            ask(saysOnly ? std::optional(none) : m_options.whole_layer, [&](EngineArrival arrival) {
                const AttentionBlock block = arrival.block;
                stackAt(block).add(std::move(arrival));
                if (m_options.onLayer && (block == AttentionBlock::Self || decodes())) m_options.onLayer(snapshot());
            });
        for (const auto& stack : m_stacks) finish(*stack, end);
        return snapshot();
    }

private:
    using Take = std::function<void(EngineArrival)>;

    ArrivingStack& stackAt(AttentionBlock block)
    {
        const auto found = std::ranges::find(m_stacks, block, [](const auto& stack) { return stack->block(); });
        if (found == m_stacks.end())
            throw Error(Code::OutOfRange, m_link->name(),
                        "a layer of the engine's answer cannot be used: expected one of the model's, found another");
        return **found;
    }

    /// Maps that travel whole must have room here.
    void requireMemory() const
    {
        std::size_t bytes = 0;
        for (const auto& stack : m_stacks) {
            const auto whole = static_cast<std::size_t>(m_options.whole_layer ? 1 : stack->trace().model->info.layers);
            bytes += whole * mostArrivalBytes(shapeOf(stack->trace())) / 2 + stateBytes(*stack);
        }
        if (bytes > m_options.memory)
            throw Error(Code::NoMemory, m_model->info.name,
                        "not enough memory for the attention of %1 tokens: %2 MB needed, %3 MB free",
                        std::to_string(m_stacks.front()->trace().queries(0).size()), std::to_string(bytes / 1'000'000),
                        std::to_string(m_options.memory / 1'000'000));
    }

    /// Bytes of the states between a stack's layers.
    std::size_t stateBytes(const ArrivingStack& stack) const
    {
        const ArrivalShape shape = shapeOf(stack.trace());
        const Index layers = stateCount(stack.trace().model->info) + 1;
        return static_cast<std::size_t>(layers * shape.texts * shape.queries * m_link->opened().width) * 4;
    }

    std::size_t mostBytes() const
    {
        std::size_t most = 0, states = 0;
        for (const auto& stack : m_stacks) {
            most = std::max(most, mostArrivalBytes(shapeOf(stack->trace())));
            states += stateBytes(*stack);
        }
        return std::max(most, states + 1'000'000);
    }

    EngineMessage ask(std::optional<Index> whole, const Take& take)
    {
        Json asked = m_request.asking("pass");
        if (whole) asked["whole"] = Json::array({*whole});
        EngineWire::Expected expected{.most_bytes = mostBytes()};
        expected.on_event = [&](const EngineMessage& message) {
            if (message.said.value("event", Json()) != "layer") return;
            const auto place = placeIn(message.said, m_link->name());
            const Trace& trace = stackAt(place.block).trace();
            EngineArrival arrival = arrivalIn(message, shapeOf(trace), m_link->name());
            requireAsked(arrival, !whole || *whole == arrival.layer, trace.model->info, m_link->name());
            take(std::move(arrival));
        };
        return m_link->ask(std::move(asked), m_request.tensors, expected, m_options.stop);
    }

    /// Interventions need the model's own mask, which a pass without changes tells.
    void putChanges()
    {
        if (std::ranges::all_of(m_stacks, [](const auto& stack) { return stack->scoring().changesNothing(); })) return;
        HeadChanges changes(m_link->opened().encoder_decoder);
        constexpr Index none = -1;
        ask(none, [&](const EngineArrival& arrival) {
            const ArrivingStack& stack = stackAt(arrival.block);
            const auto& blocks = stack.trace().model->transformer.blocks;
            if (arrival.layer >= std::ssize(blocks)) return;
            const ArrivalShape shape = shapeOf(stack.trace());
            const std::vector<Mask> own = stack.ownMasks(arrival);
            const auto scoring =
                stack.scoring().ofLayer(blocks[static_cast<std::size_t>(arrival.layer)], arrival.layer, own);
            for (std::size_t item = 0; item < scoring.size(); ++item)
                changes.add(arrival.block, arrival.layer, item, scoring[item],
                            item < own.size() ? own[item] : stack.scoring().usualMask(item), shape.queries, shape.keys);
        });
        changes.putInto(m_request);
    }

    void finish(ArrivingStack& stack, const EngineMessage& end)
    {
        Trace& trace = stack.trace();
        const ArrivalShape shape = shapeOf(trace);
        if (std::ssize(trace.layers) != trace.model->info.layers)
            throw Error(Code::Truncated, m_link->name(),
                        "the engine's answer is cut short: expected %1 layers, found %2",
                        std::to_string(trace.model->info.layers), std::to_string(trace.layers.size()));
        const bool two = m_link->opened().encoder_decoder;
        const auto block = stack.block() == AttentionBlock::Cross ? AttentionBlock::Decoder : stack.block();
        const std::string prefix = two ? std::string(blockName(block, true)) + "." : "";
        const Index width = m_link->opened().width;
        trace.last_hidden_state.assign(static_cast<std::size_t>(shape.texts), Matrix(shape.queries, 0));
        if (end.tensors == nullptr || width == 0) return;
        if (end.tensors->contains(prefix + "last"))
            trace.last_hidden_state = matricesIn(*end.tensors, prefix + "last", {shape.texts, shape.queries, width});
        if (stack.block() == AttentionBlock::Cross || !end.tensors->contains(prefix + "hidden")) return;
        const Index count = stateCount(trace.model->info);
        const auto& sizes = end.tensors->entry(prefix + "hidden").shape;
        if (sizes.empty() || sizes.front() != count)
            return;  // a model that reports other states than what enters layers
        std::vector<Matrix> states =
            matricesIn(*end.tensors, prefix + "hidden", {count, shape.texts, shape.queries, width});
        // For pictures transformers reports the last layer's output before the final norm.
        const std::vector<Matrix> left(states.end() - static_cast<std::ptrdiff_t>(shape.texts), states.end());
        if (left != trace.last_hidden_state && trace.model->transformer.patches) trace.before_final_norm = left;
        for (std::size_t layer = 0; layer < trace.layers.size(); ++layer) {
            // Snapshots of the pass have the layer, and others may be reading it.
            auto entered = std::make_shared<LayerTrace>(*trace.layers[layer]);
            const auto entering =
                static_cast<std::size_t>(layerNumber(trace.model->info, static_cast<Index>(layer), 0));
            for (std::size_t item = 0; item < entered->items.size(); ++item)
                entered->items[item].input = states[entering * entered->items.size() + item];
            trace.layers[layer] = std::move(entered);
        }
    }

    /// Whether a decoder's layers can be shown: the encoder is whole, and each of them has both of its halves.
    bool decodes() const
    {
        if (m_stacks.size() < 3) return false;
        const auto count = [&](std::size_t stack) { return std::ssize(m_stacks[stack]->trace().layers); };
        return count(0) == m_model->info.layers && count(1) > 0 && count(1) == count(2);
    }

    std::shared_ptr<const Trace> snapshot()
    {
        const double elapsed =
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - m_start).count();
        for (const auto& stack : m_stacks) stack->trace().milliseconds = elapsed;
        auto trace = std::make_shared<Trace>(m_stacks.front()->trace());
        if (decodes()) {
            trace->decoder = std::make_shared<const Trace>(m_stacks[1]->trace());
            trace->cross = std::make_shared<const Trace>(m_stacks[2]->trace());
        }
        return trace;
    }

    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    std::shared_ptr<const EngineLink> m_link;
    const RunOptions& m_options;
    EngineRequest m_request;
    std::shared_ptr<const Model> m_model;
    Batch m_batch;
    std::vector<std::unique_ptr<ArrivingStack>> m_stacks;
};

}  // namespace

std::shared_ptr<const Trace> enginePass(std::shared_ptr<const EngineLink> link, std::shared_ptr<const Model> model,
                                        Batch batch, const RunOptions& options)
{
    return Arriving(std::move(link), std::move(model), std::move(batch), options).run();
}

}  // namespace core
