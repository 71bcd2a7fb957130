#include "core/model/trace.h"

#include "core/analysis/pooling.h"
#include "core/error.h"

#include <algorithm>
#include <chrono>

namespace core {
namespace {

Matrix embed(const Transformer& transformer, const Sequence& sequence)
{
    Matrix x(static_cast<Index>(sequence.tokens.size()), transformer.width());
    for (Index i = 0; i < x.rows(); ++i) {
        x.row(i) = transformer.token_embedding.view().row(sequence.tokens[i].id);
        if (transformer.position_embedding.rows() > 0) x.row(i) += transformer.position_embedding.view().row(i);
    }
    return x;
}

void drop(HeadAttention& head, Keep keep)
{
    if (keep == Keep::Context) head.weights.resize(0, 0);
}

/// One block over one sequence; x becomes what the next block gets.
/// @param keys  the other sequence of cross-attention; no rows in self-attention
SequenceLayer runBlock(const Block& block, Matrix& x, const Matrix& keys, std::vector<HeadScoring> scoring,
                       const RunOptions& options)
{
    SequenceLayer layer;
    layer.input = x;
    layer.key_input = keys;
    layer.scoring = std::move(scoring);
    const Matrix normed = block.attention_norm ? (*block.attention_norm)(x) : x;
    // Overviews need the weights even where they are not kept.
    const Keep keep = std::max(options.keep, Keep::Weights);
    const Matrix& attended = keys.rows() > 0 ? keys : normed;
    layer.attention = attend(block.attention, normed, attended, attended, layer.scoring, keep, options.stop);
    for (std::size_t i = 0; i < layer.attention.heads.size(); ++i) {
        HeadAttention& head = layer.attention.heads[i];
        layer.broken_weights += head.weights.size() - head.weights.array().isFinite().count();
        layer.overviews.push_back(pooledMax(shownWeights(head.weights, layer.scoring[i].mask), overviewSide));
        drop(head, options.keep);
    }
    if (block.residual)
        x += layer.attention.output;
    else
        x = layer.attention.output;
    layer.attention.context_concat.resize(0, 0);

    if (block.feed_forward) {
        const Matrix inner = block.feed_forward_norm ? (*block.feed_forward_norm)(x) : x;
        x += (*block.feed_forward)(inner, options.stop);
    }
    return layer;
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

Index lengthOf(const std::vector<Sequence>& sequences) { return static_cast<Index>(sequences.front().tokens.size()); }

/// Carries a batch through the layers of one model.
class Runner {
public:
    Runner(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options)
        : m_transformer(model->transformer),
          m_options(options)
    {
        requireBatch(*model, batch);
        m_trace.model = std::move(model);
        m_trace.batch = std::move(batch);
        for (std::size_t item = 0; item < m_trace.batch.sequences.size(); ++item) {
            m_x.push_back(embed(m_transformer, m_trace.batch.sequences[item]));
            m_contexts.push_back(contextOf(m_transformer, m_trace.batch, item, options.painting));
        }
        for (const Sequence& keys : m_trace.batch.key_sequences) m_keys.push_back(embed(m_transformer, keys));
    }

    std::shared_ptr<const Trace> run()
    {
        for (std::size_t i = 0; i < m_transformer.blocks.size(); ++i) {
            m_trace.layers.push_back(runLayer(static_cast<Index>(i)));
            m_trace.milliseconds = elapsed();
            if (m_options.onLayer) m_options.onLayer(std::make_shared<const Trace>(m_trace));
        }
        for (const Matrix& hidden : m_x)
            m_trace.last_hidden_state.push_back(m_transformer.final_norm ? (*m_transformer.final_norm)(hidden)
                                                                         : hidden);
        m_trace.milliseconds = elapsed();
        return std::make_shared<const Trace>(std::move(m_trace));
    }

private:
    std::shared_ptr<const LayerTrace> runLayer(Index index)
    {
        const Block& block = m_transformer.blocks[index];
        const Index queries = lengthOf(m_trace.batch.sequences);
        const Index keys = m_keys.empty() ? queries : lengthOf(m_trace.batch.key_sequences);
        auto layer = std::make_shared<LayerTrace>();
        for (std::size_t item = 0; item < m_x.size(); ++item)
            layer->items.push_back(runBlock(block, m_x[item], m_keys.empty() ? Matrix() : m_keys[item],
                                            scoringOf(block, index, queries, keys, m_contexts[item], m_options.changes),
                                            m_options));
        return layer;
    }

    double elapsed() const
    {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - m_start).count();
    }

    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    const Transformer& m_transformer;
    const RunOptions& m_options;
    Trace m_trace;
    std::vector<Matrix> m_x;
    std::vector<Matrix> m_keys;
    std::vector<MaskContext> m_contexts;
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

Sequence sequenceOf(std::vector<Token> tokens)
{
    const std::size_t length = tokens.size();
    return {std::move(tokens), std::vector<bool>(length, true)};
}

Sequence sequenceOfIds(const Model& model, const std::vector<Index>& ids)
{
    std::vector<Token> tokens;
    for (const Index id : ids) {
        auto known = model.tokenizer ? model.tokenizer->token(id) : std::nullopt;
        const std::string number = std::to_string(id);
        tokens.push_back(known ? std::move(*known) : Token{id, number, number, {}});
    }
    return sequenceOf(std::move(tokens));
}

std::vector<Sequence> padded(std::vector<Sequence> sequences, const Token& filler, PaddingSide side)
{
    std::size_t length = 0;
    for (const Sequence& sequence : sequences) length = std::max(length, sequence.tokens.size());
    for (Sequence& sequence : sequences) {
        const std::size_t missing = length - sequence.tokens.size();
        const bool left = side == PaddingSide::Left;
        sequence.tokens.insert(left ? sequence.tokens.begin() : sequence.tokens.end(), missing, filler);
        sequence.real.insert(left ? sequence.real.begin() : sequence.real.end(), missing, false);
    }
    return sequences;
}

std::vector<Sequence> padded(const Model& model, std::vector<Sequence> sequences, PaddingSide side)
{
    const auto sameLength = [&](const Sequence& each) { return each.tokens.size() == sequences.front().tokens.size(); };
    if (std::ranges::all_of(sequences, sameLength)) return sequences;
    if (!model.info.padding_id)
        throw Error(Code::Missing, model.info.name, "a padding token", "texts of one length in tokens", "");
    const Token filler = model.info.split ? Token{*model.info.padding_id, "[pad]", "[pad]", {}}
                                          : sequenceOfIds(model, {*model.info.padding_id}).tokens.front();
    return padded(std::move(sequences), filler, side);
}

Keep keepWithin(std::size_t budget, const ModelInfo& info, const Batch& batch)
{
    const auto keys = batch.key_sequences.empty() ? lengthOf(batch.sequences) : lengthOf(batch.key_sequences);
    const double map = 4.0 * static_cast<double>(lengthOf(batch.sequences)) * static_cast<double>(keys);
    const double maps = static_cast<double>(info.layers * info.heads) * static_cast<double>(batch.sequences.size());
    if (4 * map * maps <= static_cast<double>(budget)) return Keep::Stages;
    if (map * maps <= static_cast<double>(budget)) return Keep::Weights;
    return Keep::Context;
}

}  // namespace core
