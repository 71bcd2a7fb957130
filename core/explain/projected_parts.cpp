#include "core/explain/projected_parts.h"

#include <cmath>
#include <functional>

namespace core {
namespace {

/// One head's part of a projection.
Projection ofHead(const Projection& all, Index head, Index width)
{
    const RowVector bias = all.bias.size() > 0 ? RowVector(all.bias.segment(head * width, width)) : RowVector();
    return {all.weight.columns(head * width, width), bias};
}

/// The factors of a norm that spans several heads, for the numbers that it was given in the pass.
RowVector frozenFactors(const HeadNorm& norm, Index head, Index width, const RowVector& all)
{
    const Index first = head * width / norm.together() * norm.together();
    const Eigen::RowVectorXd given = all.segment(first, norm.together()).cast<double>();
    const double square = given.squaredNorm() / static_cast<double>(given.cols());
    return (norm.weightOf(head, width).cast<double>() / std::sqrt(square + static_cast<double>(norm.epsilon)))
        .cast<float>();
}

/// Turns each part to a place.
WrittenRow turned(const WrittenRow& row, const RotaryEmbedding& rotary, Index place, Index tokens)
{
    Matrix vectors = row.vectors();
    for (Index i = 0; i < vectors.rows(); ++i) rotary.turn(vectors.middleRows(i, 1), vectors.cols(), place, tokens);
    WrittenRow result;
    for (std::size_t i = 0; i < row.parts().size(); ++i) result.add(row.parts()[i], vectors.row(static_cast<Index>(i)));
    return result;
}

/// The steps that one side of a score takes with a row behind the layer's norm.
struct Side {
    const Projection& projection;
    const std::optional<HeadNorm>& norm;
    const std::optional<Latent>& latent;
    const Projection* shared;  ///< the part that all heads share behind their own; null for none
    Index head;                ///< which of the projection's
    StreamPart::Kind bias;
    Index place;
    RowVector all;  ///< [H·d_k] all heads' numbers in the pass before norm and rotation; for a norm that spans them
};

/// The part of a row that every head has behind its own part.
WrittenRow withShared(const WrittenRow& own, WrittenRow read, const Projection& shared, const StreamPart& bias)
{
    read.project(shared, bias);
    const Index width = own.width() + read.width();
    WrittenRow both;
    const auto place = [&](const WrittenRow& part, Index first) {
        const Matrix vectors = part.vectors();
        for (std::size_t i = 0; i < part.parts().size(); ++i) {
            RowVector wide = RowVector::Zero(width);
            wide.segment(first, vectors.cols()) = vectors.row(static_cast<Index>(i));
            both.add(part.parts()[i], wide);
        }
    };
    place(own, 0);
    place(read, own.width());
    return both;
}

/// All parts of a row through a norm of heads.
void normHead(WrittenRow& row, const HeadNorm& norm, const Side& side, Index width)
{
    if (norm.spansHeads(width))
        row.scale(frozenFactors(norm, side.head, width, side.all));
    else
        row.norm(norm.ofHead(side.head, width), row.sum());
}

/// Numbers beyond a limit become that, each with its factor of the pass.
void clipParts(WrittenRow& row, float limit)
{
    const RowVector sum = row.sum();
    row.scale(sum.unaryExpr([limit](float x) { return std::abs(x) > limit ? limit / std::abs(x) : 1.0F; }));
}

WrittenRow projected(WrittenRow row, const Side& side, const MultiHeadWeights& weights, Index tokens)
{
    const Index width = weights.keyDimensions();
    const Index own = side.shared != nullptr ? width - side.shared->weight.cols() : width;
    const WrittenRow read = side.shared != nullptr ? row : WrittenRow();
    if (side.latent) {
        row.project(side.latent->down, {.kind = side.bias});
        row.norm(side.latent->norm, row.sum());
    }
    row.project(ofHead(side.projection, side.head, own), {.kind = side.bias});
    if (side.shared != nullptr) row = withShared(row, read, *side.shared, {.kind = side.bias});
    const bool behind = weights.clips_normed && side.norm;
    if (weights.clip > 0 && !behind) clipParts(row, weights.clip);
    if (side.norm && !weights.norms_behind_turn) normHead(row, *side.norm, side, width);
    if (weights.clip > 0 && behind) clipParts(row, weights.clip);
    if (weights.rotary) row = turned(row, *weights.rotary, side.place, tokens);
    if (side.norm && weights.norms_behind_turn) normHead(row, *side.norm, side, width);
    return row;
}

const std::optional<Latent> noLatent;

/// All heads of a row before norm and rotation, if a norm needs them.
/// @param kept     with the stages of a run that keeps them
/// @param project  from what the layer read, where that is not so
RowVector rowBefore(const std::optional<HeadNorm>& norm, const MultiHeadWeights& weights, const SharedMatrix& kept,
                    Index row, const std::function<Matrix()>& project)
{
    if (!norm || !norm->spansHeads(weights.keyDimensions())) return {};
    return kept.rows() > row ? RowVector(kept->row(row)) : RowVector(project());
}

WrittenRow givenPart(const RowVector& vector)
{
    WrittenRow row;
    row.add({.kind = StreamPart::Kind::Given}, vector);
    return row;
}

const Block& blockAt(const Trace& trace, Index layer)
{
    return trace.model->transformer.blocks[static_cast<std::size_t>(layer)];
}

/// The length of the keys' text without added keys, on which a stretched rotation depends.
Index keyTokens(const SequenceLayer& layer, const MultiHeadWeights& weights)
{
    return layer.attention.k.rows() - weights.added.count();
}

/// A row of the layer's input, through its norm.
WrittenRow readRow(StreamRows& rows, AttentionBlock block, const HeadAddress& head, Index row,
                   const std::stop_token& stop)
{
    WrittenRow read = *rows.entering(block, head.layer, {row}, stop).front();
    const auto trace = blockOf(rows.trace(), block);
    const SequenceLayer& layer =
        trace->layers[static_cast<std::size_t>(head.layer)]->items[static_cast<std::size_t>(head.item)];
    read.norm(blockAt(*trace, head.layer).attention_norm, layer.input->row(row));
    return read;
}

/// A row of the encoder's output, through its final norm.
WrittenRow encodedRow(StreamRows& rows, Index row, const std::stop_token& stop)
{
    WrittenRow encoded = *rows.leaving(AttentionBlock::Self, {row}, stop).front();
    encoded.norm(rows.trace()->model->transformer.final_norm, encoded.sum());
    return encoded;
}

}  // namespace

WrittenRow queryParts(StreamRows& rows, AttentionBlock block, const HeadAddress& head, Index query,
                      const std::stop_token& stop)
{
    const auto trace = blockOf(rows.trace(), block);
    const MultiHeadWeights& weights = blockAt(*trace, head.layer).attention;
    const auto layer = rows.layer(block, head.layer, stop);
    if (!trace->hasWeights()) return givenPart(vectorsOf(layer->attention, weights, head.head).q.row(query));
    const Index place = trace->batch.first_query + query;
    WrittenRow read = readRow(rows, block, head, query, stop);
    RowVector before = rowBefore(weights.query_norm, weights, layer->attention.projected.q, query,
                                 [&] { return projectedQueries(weights, read.sum(), stop); });
    WrittenRow row = projected(std::move(read),
                               {weights.query, weights.query_norm, weights.latents ? weights.latents->query : noLatent,
                                nullptr, head.head, StreamPart::Kind::QueryBias, place, std::move(before)},
                               weights, keyTokens(*layer, weights));
    if (weights.global) row.scale(weights.global->halfOf(place, row.width()));
    if (weights.query_temperature)
        row.scale(RowVector::Constant(row.width(), weights.query_temperature->factor(place)));
    return row;
}

WrittenRow keyParts(StreamRows& rows, AttentionBlock block, const HeadAddress& head, Index key,
                    const std::stop_token& stop)
{
    const auto trace = blockOf(rows.trace(), block);
    const MultiHeadWeights& weights = blockAt(*trace, head.layer).attention;
    const auto layer = rows.layer(block, head.layer, stop);
    if (!trace->hasWeights()) return givenPart(vectorsOf(layer->attention, weights, head.head).k.row(key));
    const Index tokens = keyTokens(*layer, weights);
    if (key >= tokens) {
        WrittenRow added;
        added.add({.kind = StreamPart::Kind::AddedKey}, vectorsOf(layer->attention, weights, head.head).k.row(key));
        return added;
    }
    const Index read = blockAt(*trace, head.layer).keys_of.value_or(head.layer);
    WrittenRow row = block == AttentionBlock::Cross       ? encodedRow(rows, key, stop)
                     : trace->batch.key_sequences.empty() ? readRow(rows, block, {read, 0, head.item}, key, stop)
                                                          : rows.attendedTo(key);
    const std::optional<Latent> latent = weights.latents ? std::optional(weights.latents->key_value) : std::nullopt;
    RowVector before = rowBefore(weights.key_norm, weights, layer->attention.projected.k, key,
                                 [&] { return projectedKeys(weights, row.sum(), stop); });
    return projected(std::move(row),
                     {weights.key, weights.key_norm, latent, weights.latents ? &weights.latents->shared_key : nullptr,
                      weights.keyHeadOf(head.head), StreamPart::Kind::KeyBias, key, std::move(before)},
                     weights, tokens);
}

}  // namespace core
