#include "core/explain/patch/direct_path.h"

#include "core/explain/patch/patch_source.h"
#include "core/model/pass/fed_rows.h"
#include "core/model/pass/layer_run.h"

namespace core {
namespace {

Matrix throughNorm(const std::optional<Norm>& norm, Matrix x) { return norm ? (*norm)(x) : x; }

/// Rows that do not differ from what they were keep the numbers that they had.
/// @param own  [T or more, d]; what stands behind T, added keys, stays
Matrix onlyChanged(MatrixView own, const Matrix& fresh, const Matrix& arriving, const Matrix& was)
{
    Matrix all = own;
    for (Index row = 0; row < fresh.rows(); ++row)
        if (arriving.row(row) != was.row(row)) all.row(row) = fresh.row(row);
    return all;
}

/// The weights that one head reads with, as a layer of its own; of norms that span several heads the whole layer,
/// because one head's numbers do not say how they are normed.
MultiHeadWeights readingOf(const MultiHeadWeights& weights, Index head)
{
    const Index width = weights.keyDimensions();
    for (const auto* norm : {&weights.query_norm, &weights.key_norm})
        if (*norm && (*norm)->spansHeads(width)) return weights;
    MultiHeadWeights alone = weights;
    const Index keyHead = weights.keyHeadOf(head);
    const auto part = [](Projection& all, Index which, Index heads) {
        const Index columns = all.weight.cols() / heads;
        all = all.columns(which * columns, columns);
    };
    const auto own = [&](std::optional<HeadNorm>& norm, Index which) {
        if (norm && norm->weight.size() > width) norm->weight = norm->weightOf(which, width);
    };
    part(alone.query, head, weights.heads);
    part(alone.key, keyHead, weights.keyHeads());
    part(alone.value, keyHead, weights.keyHeads());
    own(alone.query_norm, head);
    own(alone.key_norm, keyHead);
    alone.heads = 1;
    alone.key_heads = 1;
    return alone;
}

}  // namespace

DirectPath::DirectPath(const PassRoute& route, std::stop_token stop)
    : m_route(route),
      m_stop(std::move(stop)),
      m_fed(route.stages.size())
{
}

/// The part that a stage's feed-forward layer added to the stream in the finished pass.
const Matrix& DirectPath::fedForward(std::size_t stage)
{
    Matrix& fed = m_fed[stage];
    const RouteStage& at = m_route.stages[stage];
    const Block& block = *at.block;
    if (fed.rows() == 0) fed = fedRows(block, *at.was, m_stop);
    return fed;
}

Matrix DirectPath::passed(std::size_t stage, const Matrix& x, const Matrix& output)
{
    const Block& block = *m_route.stages[stage].block;
    Matrix after = withAttention(block, x, output);
    if (isThere(block.feed_forward)) {
        after += fedForward(stage);
        after = throughNorm(block.feed_forward_sum_norm, std::move(after));
    }
    const auto& change = m_route.stages[stage].was->change;
    if (change != nullptr && change->steered.size() > 0) after.rowwise() += change->steered;
    return after;
}

Matrix DirectPath::arriving(std::size_t sender, Index head, MatrixView context, std::size_t arrival)
{
    if (m_stop.stop_requested()) throw Stopped{};
    const RouteStage& from = m_route.stages[sender];
    Matrix x = passed(sender, from.was->input, outputWith(from, head, 0, context, m_stop));
    for (std::size_t stage = sender + 1; stage < arrival; ++stage)
        x = passed(stage, x, m_route.stages[stage].was->attention.output);
    const Matrix& own = from.was->attention.heads[static_cast<std::size_t>(head)].context;
    const Matrix& without = m_route.entering(arrival);
    for (Index row = 0; row < x.rows(); ++row)
        if (context.row(row) == own.row(row)) x.row(row) = without.row(row);
    return x;
}

Matrix receivedContext(const RouteStage& stage, Index head, ReceiverInput input, const Matrix& arriving,
                       const std::stop_token& stop)
{
    const Matrix& was = stage.was->input;
    const HeadAttention& own = stage.was->attention.heads[static_cast<std::size_t>(head)];
    if (arriving == was) return own.context;
    const MultiHeadWeights& weights = stage.block->attention;
    const MultiHeadWeights reading = readingOf(weights, head);
    const Matrix read = throughNorm(stage.block->attention_norm, arriving);
    const HeadVectors vectors = vectorsOf(stage.was->attention, weights, head);
    const bool alone = reading.heads == 1;
    const Index place = alone ? 0 : head;
    const Index keyPlace = alone ? 0 : weights.keyHeadOf(head);
    const Index tokens = stage.was->attention.k.rows() - weights.added.count();
    const auto reads = [&](ReceiverInput which) { return input == which || input == ReceiverInput::All; };
    Matrix q = vectors.q, k = vectors.k, v = vectors.v;
    if (reads(ReceiverInput::Query)) {
        Matrix all = projectedQueries(reading, read, stop);
        finishQueries(reading, all, 0, tokens);
        q = onlyChanged(q, headColumns(all, place, reading.heads), arriving, was);
    }
    if (reads(ReceiverInput::Key) && !stage.across) {
        Matrix all = projectedKeys(reading, read, stop);
        finishKeys(reading, all, 0, tokens);
        k = onlyChanged(k, headColumns(all, keyPlace, reading.keyHeads()), arriving, was);
    }
    if (reads(ReceiverInput::Value) && !stage.across) {
        Matrix all = projectedValues(reading, read, stop);
        finishValues(reading, all, 0, tokens);
        v = onlyChanged(v, headColumns(all, keyPlace, reading.keyHeads()), arriving, was);
    }
    const HeadScoring scoring =
        withContent(*stage.block, stage.was->scoring[static_cast<std::size_t>(head)], head, q, k);
    return attend(q, k, v, scoring, {.keep = Keep::Context, .stop = stop}).context;
}

}  // namespace core
