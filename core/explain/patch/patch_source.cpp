#include "core/explain/patch/patch_source.h"

#include "core/attention/head_replacement.h"
#include "core/error.h"
#include "core/model/pass/layer_run.h"
#include "core/text/alignment.h"

#include <numeric>

namespace core {
namespace {

void requireSame(const char* what, Index wanted, Index found)
{
    if (wanted != found)
        throw Error(Code::WrongShape, "",
                    "%1 has the wrong shape: expected as many as in the run that is patched, %2, found %3", what,
                    std::to_string(wanted), std::to_string(found));
}

void requireFits(const PassRoute& from, const PassRoute& to)
{
    requireSame(phrase("the layers of the run that patches are taken from"), std::ssize(to.stages),
                std::ssize(from.stages));
    requireSame(phrase("the dimensions of the run that patches are taken from"), to.end.cols(), from.end.cols());
    for (std::size_t i = 0; i < to.stages.size(); ++i) {
        const MultiHeadWeights &a = from.stages[i].block->attention, &b = to.stages[i].block->attention;
        requireSame(phrase("the heads of the run that patches are taken from"), b.heads, a.heads);
        requireSame(phrase("a head's dimensions in the run that patches are taken from"), b.valueDimensions(),
                    a.valueDimensions());
    }
}

/// Rows of A in the places that B has for them.
template<typename Rows>
Matrix placedRows(Matrix own, const Rows& from, const std::vector<Index>& places)
{
    for (Index row = 0; row < own.rows(); ++row)
        if (const Index taken = places[static_cast<std::size_t>(row)]; taken >= 0) own.row(row) = from.row(taken);
    return own;
}

}  // namespace

std::vector<Index> placesIn(const std::vector<Token>& to, const std::vector<Token>& from)
{
    if (to.size() != from.size()) return patchedRows(to, from);
    std::vector<Index> same(to.size());
    std::iota(same.begin(), same.end(), Index{0});
    return same;
}

PatchSource::PatchSource(const std::shared_ptr<const Trace>& from, const std::shared_ptr<const Trace>& to,
                         const PassRoute& route, AttentionBlock block, Index item, const std::stop_token& stop)
    : m_route(routeOf(from, item, block == AttentionBlock::Self, stop))
{
    requireFits(m_route, route);
    const auto source = blockOf(from, block), target = blockOf(to, block);
    m_queries = placesIn(target->queries(item), source->queries(item));
    m_keys = placesIn(target->keys(item), source->keys(item));
    m_sameKeys = target->keys(item).size() == source->keys(item).size();
}

PatchSource::PatchSource(const ReferenceTexts& over, const std::shared_ptr<const Trace>& to, const PassRoute& route,
                         AttentionBlock block, Index item, PatchKind kind, const std::stop_token& stop)
    : m_means(Means{})
{
    const auto target = blockOf(to, block);
    if (kind == PatchKind::Pattern)
        throw Error(
            Code::Unsupported, target->model->info.name,
            "a patch by means is not supported: expected heads' outputs, what all heads of a layer have together "
            "or the stream, found weights, whose mean over queries is no query's");
    const Sequence& sequence = target->batch.sequences[static_cast<std::size_t>(item)];
    m_means->real = sequence.real;
    m_queries.resize(static_cast<std::size_t>(route.rows()));
    std::iota(m_queries.begin(), m_queries.end(), Index{0});
    if (over.empty()) return;
    if (kind == PatchKind::Stream)
        m_means->stream = referenceStreamMeans(over, to->model, stop);
    else
        m_means->contexts = referenceMeans(over, to->model, stop);
}

/// A head's mean, for each token.
Matrix PatchSource::meanContext(const RouteStage& to, Index head) const
{
    const auto place = static_cast<std::size_t>(head);
    const Matrix& own = to.was->attention.heads[place].context;
    if (m_means->contexts == nullptr) return meanOfRows(own, m_means->real).replicate(own.rows(), 1);
    return withReference(*m_means->contexts, to.kind, {to.layer, head, 0}, own, m_means->real)
           * to.was->scoring[place].output;
}

/// A layer's mean attention output, for each token: what the heads' means have together, which is linear.
Matrix PatchSource::meanOutput(const RouteStage& to, const std::stop_token& stop) const
{
    const MultiHeadWeights& weights = to.block->attention;
    const Index width = weights.valueDimensions();
    Matrix joined(to.was->attention.output.rows(), weights.heads * width);
    for (Index head = 0; head < weights.heads; ++head) joined.middleCols(head * width, width) = meanContext(to, head);
    return weights.output ? (*weights.output)(joined, stop) : joined;
}

Matrix PatchSource::stream(std::size_t stage, const RouteStage& to, const Matrix& own) const
{
    if (m_means) {
        const RowVector mean = m_means->stream == nullptr
                                   ? meanOfRows(own, m_means->real)
                                   : m_means->stream->at(to.kind).at(static_cast<std::size_t>(to.layer));
        return mean.replicate(own.rows(), 1);
    }
    return placedRows(own, m_route.entering(stage), m_queries);
}

Matrix PatchSource::afterOutput(std::size_t stage, const RouteStage& to, const Matrix& leaving,
                                const std::stop_token& stop) const
{
    const Matrix& own = to.was->attention.output;
    const Matrix output =
        m_means ? meanOutput(to, stop) : placedRows(own, *m_route.stages[stage].was->attention.output, m_queries);
    Matrix patched = afterAttention(*to.block, to.was->input, output, to.was->change.get(), stop);
    for (Index row = 0; row < patched.rows(); ++row)  // the same is the same to the last bit
        if (output.row(row) == own.row(row)) patched.row(row) = leaving.row(row);
    return patched;
}

Matrix PatchSource::context(std::size_t stage, const RouteStage& to, Index head, PatchKind kind,
                            const std::stop_token& stop) const
{
    if (m_means) return meanContext(to, head);
    const auto place = static_cast<std::size_t>(head);
    const HeadScoring& scoring = to.was->scoring[place];
    const Matrix& own = to.was->attention.heads[place].context;
    if (kind == PatchKind::Pattern) {
        const HeadVectors vectors = vectorsOf(to.was->attention, to.block->attention, head);
        const Matrix pattern = weights(stage, to, head, stop), before = weightsAt(to, head, stop);
        Matrix mixed = pattern * vectors.v;
        replaceContext(mixed, scoring, 0);
        for (Index row = 0; row < own.rows(); ++row)  // the same is the same to the last bit
            if (rowOf(row) < 0 || pattern.row(row) == before.row(row)) mixed.row(row) = own.row(row);
        return mixed;
    }
    Matrix taken = m_route.stages[stage].was->attention.heads[place].context;
    if (scoring.output != 1) taken *= scoring.output;  // Intervention::Kind::Patch scales the same way
    return placedRows(own, taken, m_queries);
}

/// A's weights over B's keys; a row keeps the sum that B's has where a sink takes part of it, or where keys are gone.
/// @return [T_q, T_k] of B; rows that A does not have are zero
Matrix PatchSource::weights(std::size_t stage, const RouteStage& to, Index head, const std::stop_token& stop) const
{
    const auto place = static_cast<std::size_t>(head);
    const Matrix theirs = weightsAt(m_route.stages[stage], head, stop);
    const HeadVectors own = vectorsOf(to.was->attention, to.block->attention, head);
    Matrix weights = Matrix::Zero(own.q.rows(), own.k.rows());
    const Matrix& sinks = to.was->attention.heads[place].sink_weights;
    for (Index row = 0; row < weights.rows(); ++row) {
        const Index taken = rowOf(row);
        if (taken < 0) continue;
        for (Index key = 0; key < weights.cols(); ++key)
            if (const Index at = m_keys[static_cast<std::size_t>(key)]; at >= 0) weights(row, key) = theirs(taken, at);
        const float sum = weights.row(row).sum();
        if ((!m_sameKeys || sinks.rows() > 0) && sum > 0)
            weights.row(row) *= (1 - (sinks.rows() > 0 ? sinks(row, 0) : 0.0F)) / sum;
    }
    return weights;
}

Matrix outputWith(const RouteStage& stage, Index head, Index first, MatrixView context, const std::stop_token& stop)
{
    const std::vector<HeadAttention>& heads = stage.was->attention.heads;
    const MultiHeadWeights& weights = stage.block->attention;
    const Index width = weights.valueDimensions();
    Matrix joined(context.rows(), weights.heads * width);
    for (Index each = 0; each < weights.heads; ++each)
        joined.middleCols(each * width, width) =
            heads[static_cast<std::size_t>(each)].context.middleRows(first, context.rows());
    joined.middleCols(head * width, width) = context;
    return weights.output ? (*weights.output)(joined, stop) : joined;
}

Matrix streamAfter(const RouteStage& stage, MatrixView leaving, Index head, Index first, MatrixView context,
                   const std::stop_token& stop)
{
    const Index rows = context.rows();
    const auto own = stage.was->attention.heads[static_cast<std::size_t>(head)].context.middleRows(first, rows);
    if (own == context) return leaving.middleRows(first, rows);
    const Matrix output = outputWith(stage, head, first, context, stop);
    Matrix after =
        afterAttention(*stage.block, stage.was->input->middleRows(first, rows), output, stage.was->change.get(), stop);
    for (Index row = 0; row < rows; ++row)  // the same is the same to the last bit
        if (own.row(row) == context.row(row)) after.row(row) = leaving.row(first + row);
    return after;
}

}  // namespace core
