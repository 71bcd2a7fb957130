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
    for (Index i = 0; i < x.rows(); ++i)
        x.row(i) = transformer.token_embedding.view().row(sequence.tokens[i].id)
                   + transformer.position_embedding.view().row(i);
    return x;
}

void drop(HeadAttention& head, Keep keep)
{
    if (keep == Keep::Context) head.weights.resize(0, 0);
}

/// One block over one sequence; x becomes what the next block gets.
SequenceLayer runBlock(const Block& block, Matrix& x, const Mask& mask, const RunOptions& options)
{
    SequenceLayer layer;
    layer.input = x;
    const Matrix normed = block.attention_norm ? (*block.attention_norm)(x) : x;
    // Overviews need the weights even where they are not kept.
    const Keep keep = std::max(options.keep, Keep::Weights);
    layer.attention = attend(block.attention, normed, normed, normed, mask, block.scores, keep, options.stop);
    for (HeadAttention& head : layer.attention.heads) {
        layer.broken_weights += head.weights.size() - head.weights.array().isFinite().count();
        layer.overviews.push_back(pooledMax(shownWeights(head.weights, mask), overviewSide));
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

void requireBatch(const Model& model, const std::vector<Sequence>& sequences)
{
    for (const Sequence& sequence : sequences) {
        std::vector<Index> ids;
        for (const Token& token : sequence.tokens) ids.push_back(token.id);
        model.requireUsable(ids);
        if (ids.size() != sequences.front().tokens.size())
            throw Error(Code::WrongShape, "", "a batch", "sequences of one length", std::to_string(ids.size()));
    }
}

Mask maskOf(const Sequence& sequence)
{
    const bool whole = std::ranges::all_of(sequence.real, std::identity{});
    return whole ? Mask::causal() : Mask::causal() & Mask::padding(sequence.real);
}

}  // namespace

std::shared_ptr<const Trace> run(std::shared_ptr<const Model> model, std::vector<Sequence> sequences,
                                 const RunOptions& options)
{
    const auto start = std::chrono::steady_clock::now();
    requireBatch(*model, sequences);
    const Transformer& transformer = model->transformer;

    Trace trace;
    trace.model = model;
    std::vector<Matrix> x;
    for (const Sequence& sequence : sequences) {
        trace.masks.push_back(maskOf(sequence));
        x.push_back(embed(transformer, sequence));
    }
    trace.sequences = std::move(sequences);
    const auto elapsed = [&] {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    };
    try {
        for (const Block& block : transformer.blocks) {
            auto layer = std::make_shared<LayerTrace>();
            for (std::size_t item = 0; item < x.size(); ++item)
                layer->items.push_back(runBlock(block, x[item], trace.masks[item], options));
            trace.layers.push_back(std::move(layer));
            trace.milliseconds = elapsed();
            if (options.onLayer) options.onLayer(std::make_shared<const Trace>(trace));
        }
    } catch (const Stopped&) {
        return nullptr;
    }
    for (const Matrix& hidden : x)
        trace.last_hidden_state.push_back(transformer.final_norm ? (*transformer.final_norm)(hidden) : hidden);
    trace.milliseconds = elapsed();
    return std::make_shared<const Trace>(std::move(trace));
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

std::vector<Sequence> padded(const Model& model, std::vector<Sequence> sequences, PaddingSide side)
{
    std::size_t length = 0;
    for (const Sequence& sequence : sequences) length = std::max(length, sequence.tokens.size());
    for (Sequence& sequence : sequences) {
        const std::size_t missing = length - sequence.tokens.size();
        if (missing == 0) continue;
        if (!model.info.padding_id)
            throw Error(Code::Missing, model.info.name, "a padding token", "texts of one length in tokens", "");
        const Token filler = sequenceOfIds(model, {*model.info.padding_id}).tokens.front();
        const bool left = side == PaddingSide::Left;
        sequence.tokens.insert(left ? sequence.tokens.begin() : sequence.tokens.end(), missing, filler);
        sequence.real.insert(left ? sequence.real.begin() : sequence.real.end(), missing, false);
    }
    return sequences;
}

Keep keepWithin(std::size_t budget, const ModelInfo& info, Index tokens, Index sequences)
{
    const double map = 4.0 * static_cast<double>(tokens) * static_cast<double>(tokens);
    const double maps = static_cast<double>(info.layers * info.heads * sequences);
    if (4 * map * maps <= static_cast<double>(budget)) return Keep::Stages;
    if (map * maps <= static_cast<double>(budget)) return Keep::Weights;
    return Keep::Context;
}

}  // namespace core
