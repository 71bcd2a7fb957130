// run(): a batch through the layers of a model.

#include "core/error.h"
#include "core/model/layer_run.h"
#include "core/model/reuse.h"

#include <algorithm>
#include <chrono>

namespace core {
namespace {

/// @param first  which place the first token has
Matrix embed(const Transformer& transformer, const Sequence& sequence, Index first)
{
    Matrix x(static_cast<Index>(sequence.tokens.size()), transformer.width());
    for (Index i = 0; i < x.rows(); ++i) {
        x.row(i) = transformer.token_embedding.view().row(sequence.tokens[static_cast<std::size_t>(i)].id);
        if (transformer.position_embedding.rows() > 0) x.row(i) += transformer.position_embedding.view().row(first + i);
    }
    return x;
}

void requireSequences(const Model& model, const std::vector<Sequence>& sequences)
{
    for (const Sequence& sequence : sequences) {
        std::vector<Index> ids;
        for (const Token& token : sequence.tokens) ids.push_back(token.id);
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

/// Carries a batch through the layers of one model.
class Runner {
public:
    Runner(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options)
        : m_transformer(model->transformer),
          m_options(options),
          m_trace(begun(std::move(model), std::move(batch), options.keep)),
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
    static Trace begun(std::shared_ptr<const Model> model, Batch batch, Keep keep)
    {
        requireBatch(*model, batch);
        Trace trace;
        trace.key_tokens = keysWithAdded(model->transformer, batch);
        trace.model = std::move(model);
        trace.batch = std::move(batch);
        trace.keep = keep;
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
            return;
        }
        for (std::size_t item = 0; item < m_x.size(); ++item) {
            const Matrix& x = m_x[item];
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

std::shared_ptr<const Trace> run(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options)
{
    try {
        return Runner(std::move(model), std::move(batch), options).run();
    } catch (const Stopped&) {
        return nullptr;
    }
}

}  // namespace core
