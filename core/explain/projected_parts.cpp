#include "core/explain/projected_parts.h"

#include <cmath>

namespace core {
namespace {

/// One head's part of a projection.
Projection ofHead(const Projection& all, Index head, Index width)
{
    const RowVector bias = all.bias.size() > 0 ? RowVector(all.bias.segment(head * width, width)) : RowVector();
    return {all.weight.columns(head * width, width), bias};
}

/// The factors of a head's norm for the row that it was given in the pass.
RowVector frozenFactors(const HeadNorm& norm, const RowVector& row)
{
    const double square = row.cast<double>().squaredNorm() / static_cast<double>(row.cols());
    return (norm.weight.cast<double>() / std::sqrt(square + static_cast<double>(norm.epsilon))).cast<float>();
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

/// What a side of a score does with a row behind the layer's norm.
struct Side {
    const Projection& projection;
    const std::optional<HeadNorm>& norm;
    Index head;   ///< which of the projection's
    Index width;  ///< d_k
    StreamPart::Kind bias;
    Index place;
};

WrittenRow projected(WrittenRow row, const Side& side, const MultiHeadWeights& weights, Index tokens)
{
    row.project(ofHead(side.projection, side.head, side.width), {.kind = side.bias});
    if (side.norm) row.scale(frozenFactors(*side.norm, row.sum()));
    return weights.rotary ? turned(row, *weights.rotary, side.place, tokens) : row;
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

/// How long the keys' text is, without added keys: what a stretched rotation depends on.
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
    read.norm(blockAt(*trace, head.layer).attention_norm, layer.input.row(row));
    return read;
}

/// A row of what an encoder made, through its final norm.
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
    if (trace->fromGiven()) return givenPart(vectorsOf(layer->attention, weights, head.head).q.row(query));
    return projected(readRow(rows, block, head, query, stop),
                     {weights.query, weights.query_norm, head.head, weights.keyDimensions(),
                      StreamPart::Kind::QueryBias, trace->batch.first_query + query},
                     weights, keyTokens(*layer, weights));
}

WrittenRow keyParts(StreamRows& rows, AttentionBlock block, const HeadAddress& head, Index key,
                    const std::stop_token& stop)
{
    const auto trace = blockOf(rows.trace(), block);
    const MultiHeadWeights& weights = blockAt(*trace, head.layer).attention;
    const auto layer = rows.layer(block, head.layer, stop);
    if (trace->fromGiven()) return givenPart(vectorsOf(layer->attention, weights, head.head).k.row(key));
    const Index tokens = keyTokens(*layer, weights);
    if (key >= tokens) {
        WrittenRow added;
        added.add({.kind = StreamPart::Kind::AddedKey}, vectorsOf(layer->attention, weights, head.head).k.row(key));
        return added;
    }
    WrittenRow row = block == AttentionBlock::Cross       ? encodedRow(rows, key, stop)
                     : trace->batch.key_sequences.empty() ? readRow(rows, block, head, key, stop)
                                                          : rows.attendedTo(key);
    return projected(std::move(row),
                     {weights.key, weights.key_norm, weights.keyHeadOf(head.head), weights.keyDimensions(),
                      StreamPart::Kind::KeyBias, key},
                     weights, tokens);
}

}  // namespace core
