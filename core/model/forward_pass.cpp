// run(): a batch through the layers of a model.

#include "core/error.h"
#include "core/model/layer_run.h"
#include "core/model/picture.h"
#include "core/model/reuse.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace core {
namespace {

/// Each token's place in the table of learned positions.
/// @param first  which place in the text the sequence's first token has
std::vector<Index> positionsOf(const PositionCount& count, const Sequence& sequence, Index first)
{
    std::vector<Index> positions;
    Index next = count.first + first;
    for (std::size_t i = 0; i < sequence.tokens.size(); ++i) {
        const bool counts =
            count.over == PositionCount::Over::All
            || (count.over == PositionCount::Over::Real ? sequence.real[i] : sequence.tokens[i].id != count.id);
        positions.push_back(counts ? next++ : count.first - 1);
    }
    return positions;
}

/// What the vocabulary has for each token.
Matrix pieceVectors(const Transformer& transformer, const Sequence& sequence)
{
    Matrix x(static_cast<Index>(sequence.tokens.size()), transformer.token_embedding.cols());
    for (Index i = 0; i < x.rows(); ++i)
        x.row(i) = transformer.token_embedding.row(sequence.tokens[static_cast<std::size_t>(i)].id);
    return x;
}

/// @param first  which place the first token has
Matrix embed(const Transformer& transformer, const Sequence& sequence, Index first)
{
    const auto tokens = static_cast<Index>(sequence.tokens.size());
    Matrix x = transformer.patches ? patchVectors(*transformer.patches, *sequence.pixels)
                                   : pieceVectors(transformer, sequence);
    if (transformer.embedding_scale != 1) x *= transformer.embedding_scale;
    if (transformer.embedding_projection) x = (*transformer.embedding_projection)(x);
    const std::vector<Index> positions = positionsOf(transformer.position_count, sequence, first);
    for (Index i = 0; i < tokens; ++i) {
        const auto place = static_cast<std::size_t>(i);
        if (transformer.segment_embedding.rows() > 0)
            x.row(i) += transformer.segment_embedding.row(sequence.tokens[place].segment);
        if (transformer.position_embedding.rows() > 0) x.row(i) += transformer.position_embedding.row(positions[place]);
    }
    return transformer.embedding_norm ? (*transformer.embedding_norm)(x) : x;
}

void requireSequences(const Model& model, const std::vector<Sequence>& sequences)
{
    for (const Sequence& sequence : sequences) {
        std::vector<Index> ids;
        for (const Token& token : sequence.tokens) ids.push_back(token.id);
        if (model.transformer.patches)
            requirePicture(model, sequence);
        else
            model.requireUsable(ids);
        if (ids.size() != sequences.front().tokens.size())
            throw Error(Code::WrongShape, "", "a batch", "sequences of one length", std::to_string(ids.size()));
    }
}

void requireBatch(const Model& model, const Batch& batch)
{
    if (batch.given != nullptr) return;
    requireSequences(model, batch.sequences);
    requireSequences(model, batch.key_sequences);
    if (batch.key_sequences.empty()) return;
    if (batch.key_sequences.size() != batch.sequences.size())
        throw Error(Code::WrongShape, "", "the attended texts", std::to_string(batch.sequences.size()),
                    std::to_string(batch.key_sequences.size()));
    if (model.transformer.blocks.size() != 1 || model.transformer.blocks.front().residual)
        throw Error(Code::Unsupported, model.info.name, "a second sequence", "an attention module",
                    model.info.architecture);
}

/// What the words of a mask recipe stand for in one text.
MaskContext contextOf(const Transformer& transformer, const Batch& batch, std::size_t item,
                      const std::shared_ptr<const Painting>& painting)
{
    const bool cross = !batch.key_sequences.empty();
    const std::vector<bool>& real = cross ? batch.key_sequences[item].real : batch.sequences[item].real;
    MaskContext context;
    context.painting = painting;
    if (!std::ranges::all_of(real, std::identity{})) context.real_keys = real;
    if (transformer.causal && !cross) context.model = Mask::causal();
    if (!context.real_keys.empty()) context.model = context.model & Mask::padding(real);
    return context;
}

/// The keys' tokens where the layer puts some of its own behind them; else none.
std::vector<std::vector<Token>> keysWithAdded(const Transformer& transformer, const Batch& batch)
{
    const AddedKeys& added = transformer.blocks.front().attention.added;
    if (added.count() == 0) return {};
    std::vector<std::vector<Token>> keys;
    for (const Sequence& sequence : batch.key_sequences.empty() ? batch.sequences : batch.key_sequences) {
        keys.push_back(sequence.tokens);
        if (added.key.size() > 0) keys.back().push_back({-1, "[bias]", "[bias]", {}});
        if (added.zero) keys.back().push_back({-1, "[zero]", "[zero]", {}});
    }
    return keys;
}

/// What a light layer keeps.
std::shared_ptr<const LayerTrace> lightened(const LayerTrace& layer)
{
    auto light = std::make_shared<LayerTrace>();
    light->light = true;
    for (const SequenceLayer& item : layer.items) {
        SequenceLayer& kept = light->items.emplace_back();
        kept.input = item.input;
        kept.scoring = item.scoring;
        kept.overviews = item.overviews;
        kept.broken_weights = item.broken_weights;
    }
    return light;
}

std::string gigabytes(std::size_t bytes)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.1f GB", static_cast<double>(bytes) / 1e9);
    return text;
}

void requireMemory(const Model& model, const Batch& batch, const RunOptions& options)
{
    if (batch.given != nullptr || batch.sequences.empty()) return;
    const Index whole = options.whole_layer ? 1 : model.info.layers;
    const auto tokens = static_cast<Index>(batch.sequences.front().tokens.size());
    const std::size_t bytes =
        traceBytes(model.transformer, static_cast<Index>(batch.sequences.size()), tokens, options.keep, whole);
    if (bytes > options.memory)
        throw Error(Code::NoMemory, model.info.name, "the attention of " + std::to_string(tokens) + " tokens",
                    gigabytes(options.memory), gigabytes(bytes));
}

/// Carries a batch through the layers of one model.
class Runner {
public:
    Runner(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options)
        : m_transformer(model->transformer),
          m_options(options),
          m_trace(begun(std::move(model), std::move(batch), options)),
          m_reuse(options.previous, m_trace)
    {
        const Batch& asked = m_trace.batch;
        for (std::size_t item = 0; item < asked.sequences.size(); ++item) {
            m_contexts.push_back(contextOf(m_transformer, asked, item, options.painting));
            m_x.push_back(asked.given ? Matrix() : embed(m_transformer, asked.sequences[item], asked.first_query));
        }
        if (!asked.given)
            for (const Sequence& keys : asked.key_sequences) m_keys.push_back(embed(m_transformer, keys, 0));
        const Index kept = m_reuse.rows();
        for (Matrix& x : m_x)
            if (kept > 0) x = Matrix(x.bottomRows(x.rows() - kept));
        m_kept = kept;
    }

    std::shared_ptr<const Trace> run()
    {
        for (std::size_t i = 0; i < m_transformer.blocks.size(); ++i) {
            if (m_options.stop.stop_requested()) throw Stopped{};
            m_trace.layers.push_back(runLayer(static_cast<Index>(i)));
            m_trace.milliseconds = elapsed();
            if (m_options.onLayer) m_options.onLayer(std::make_shared<const Trace>(m_trace));
        }
        finish();
        m_trace.milliseconds = elapsed();
        return std::make_shared<const Trace>(std::move(m_trace));
    }

private:
    static Trace begun(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options)
    {
        requireBatch(*model, batch);
        requireMemory(*model, batch, options);
        Trace trace;
        trace.key_tokens = keysWithAdded(model->transformer, batch);
        trace.model = std::move(model);
        trace.batch = std::move(batch);
        trace.keep = options.keep;
        return trace;
    }

    std::vector<std::vector<HeadScoring>> scoringOfLayer(Index index) const
    {
        const auto queries = static_cast<Index>(m_trace.queries(0).size());
        const auto keys = static_cast<Index>(m_trace.keys(0).size());
        std::vector<std::vector<HeadScoring>> all;
        for (const MaskContext& context : m_contexts)
            all.push_back(scoringOf(m_transformer.blocks[static_cast<std::size_t>(index)], index, queries, keys,
                                    context, m_options.changes, m_trace.batch.first_query));
        return all;
    }

    const std::shared_ptr<const LayerTrace>& before(Index index) const
    {
        return m_reuse.trace().layers[static_cast<std::size_t>(index)];
    }

    std::shared_ptr<const LayerTrace> runLayer(Index index)
    {
        std::vector<std::vector<HeadScoring>> scoring = scoringOfLayer(index);
        const Reuse::Taken taken = m_reuse.enter(index, scoring);
        m_whole = taken == Reuse::Taken::Whole;
        if (m_whole) return before(index);
        widen(index);
        const Block& block = m_transformer.blocks[static_cast<std::size_t>(index)];
        auto layer = std::make_shared<LayerTrace>();
        for (std::size_t item = 0; item < m_x.size(); ++item) {
            if (m_trace.batch.given) {
                const QueriesAndKeys& given = m_trace.batch.given->layers[static_cast<std::size_t>(index)][item];
                layer->items.push_back(runGiven(block, given, std::move(scoring[item]), m_options));
                continue;
            }
            LayerOutput output =
                taken == Reuse::Taken::Vectors
                    ? rescoreBlock(block, before(index)->items[item], std::move(scoring[item]), m_options)
                    : runBlock(block, inputOf(index, item), std::move(scoring[item]), m_options);
            layer->items.push_back(std::move(output.layer));
            m_x[item] = std::move(output.x);
        }
        if (m_options.whole_layer && *m_options.whole_layer != index) return lightened(*layer);
        return layer;
    }

    /// Where fewer rows can be taken over than in the layers before, the others come from the earlier trace.
    void widen(Index index)
    {
        const Index kept = m_reuse.rows();
        for (std::size_t item = 0; kept < m_kept && item < m_x.size(); ++item) {
            const Matrix& input = before(index)->items[item].input;
            Matrix wider(m_kept - kept + m_x[item].rows(), m_x[item].cols());
            wider.topRows(m_kept - kept) = input.middleRows(kept, m_kept - kept);
            wider.bottomRows(m_x[item].rows()) = m_x[item];
            m_x[item] = std::move(wider);
        }
        m_kept = kept;
    }

    LayerInput inputOf(Index index, std::size_t item)
    {
        static const Matrix none;
        return {.x = std::move(m_x[item]),
                .keys = m_keys.empty() ? none : m_keys[item],
                .first_query = m_trace.batch.first_query,
                .kept = m_kept,
                .before = m_kept > 0 ? &before(index)->items[item] : nullptr};
    }

    void finish()
    {
        if (m_whole) {
            m_trace.last_hidden_state = m_reuse.trace().last_hidden_state;
            m_trace.before_final_norm = m_reuse.trace().before_final_norm;
            return;
        }
        for (std::size_t item = 0; item < m_x.size(); ++item) {
            const Matrix& x = m_x[item];
            if (m_transformer.patches) m_trace.before_final_norm.push_back(x);
            Matrix last = m_transformer.final_norm && x.size() > 0 ? (*m_transformer.final_norm)(x) : x;
            if (m_kept > 0) {
                Matrix all(m_kept + last.rows(), last.cols());
                all.topRows(m_kept) = m_reuse.trace().last_hidden_state[item].topRows(m_kept);
                all.bottomRows(last.rows()) = last;
                last = std::move(all);
            }
            m_trace.last_hidden_state.push_back(std::move(last));
        }
    }

    double elapsed() const
    {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - m_start).count();
    }

    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    const Transformer& m_transformer;
    const RunOptions& m_options;
    Trace m_trace;
    Reuse m_reuse;
    std::vector<Matrix> m_x;  ///< [B] rows from m_kept on of what enters the next layer
    std::vector<Matrix> m_keys;
    std::vector<MaskContext> m_contexts;
    Index m_kept = 0;      ///< rows of m_x that an earlier trace has
    bool m_whole = false;  ///< the last layer was taken over as a whole
};

}  // namespace

std::shared_ptr<const Trace> withLayer(const std::shared_ptr<const Trace>& trace, Index layer, std::stop_token stop)
{
    const auto place = static_cast<std::size_t>(layer);
    const Block& block = trace->model->transformer.blocks[place];
    auto fresh = std::make_shared<LayerTrace>();
    try {
        for (const SequenceLayer& item : trace->layers[place]->items) {
            static const Matrix none;
            LayerInput from{.x = item.input, .keys = none, .first_query = trace->batch.first_query};
            const RunOptions options{.keep = trace->keep, .stop = stop};
            fresh->items.push_back(runBlock(block, std::move(from), item.scoring, options).layer);
        }
    } catch (const Stopped&) {
        return nullptr;
    }
    auto whole = std::make_shared<Trace>(*trace);
    for (auto& each : whole->layers)
        if (!each->light) each = lightened(*each);
    whole->layers[place] = std::move(fresh);
    return whole;
}

std::shared_ptr<const Trace> run(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options)
{
    try {
        return Runner(std::move(model), std::move(batch), options).run();
    } catch (const Stopped&) {
        return nullptr;
    }
}

}  // namespace core
