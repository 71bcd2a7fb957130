#include "core/attention/multi_head_attention.h"

#include "core/error.h"
#include "core/kernel/parallel.h"

#include <cmath>

namespace core {
namespace {

/// One row more, below.
SharedMatrix withRow(const Matrix& matrix, const RowVector& row)
{
    Matrix longer(matrix.rows() + 1, matrix.cols());
    longer.topRows(matrix.rows()) = matrix;
    longer.bottomRows(1) = row;
    return longer;
}

void clipTo(float largest, Eigen::Ref<Matrix> x)
{
    if (largest > 0) x = x.cwiseMax(-largest).cwiseMin(largest);
}

/// Norm and rotation, in the order that the layer has them.
void normAndTurn(const MultiHeadWeights& weights, const std::optional<HeadNorm>& norm, Eigen::Ref<Matrix> heads,
                 Index first, Index tokens, const BetweenChanges& step)
{
    const auto turn = [&] {
        if (weights.rotary) weights.rotary->turn(heads, weights.keyDimensions(), first, tokens);
    };
    const auto change = [&](bool norms) {
        if (!norms) return turn();
        if (norm) norm->apply(heads);
        if (weights.clips_normed) clipTo(weights.clip, heads);
    };
    change(!weights.norms_behind_turn);
    if (step) step(heads);
    change(weights.norms_behind_turn);
}

}  // namespace

Matrix Latent::operator()(MatrixView x, const std::stop_token& stop) const
{
    const Matrix narrow = down(x, stop);
    return norm ? (*norm)(narrow) : narrow;
}

float PlaceTemperature::factor(Index place) const
{
    return 1 + scale * std::log1p(std::floor(static_cast<float>(place + first) / step));
}

RowVector GlobalTokens::halfOf(Index place, Index dimensions) const
{
    RowVector half = RowVector::Zero(dimensions);
    (place < count ? half.tail(dimensions / 2) : half.head(dimensions / 2)).setOnes();
    return half;
}

HeadVectors vectorsOf(const MultiHeadAttention& attention, const MultiHeadWeights& weights, Index head)
{
    return vectorsOf(attention.q, attention, weights, head);
}

HeadVectors vectorsOf(const Matrix& queries, const MultiHeadAttention& attention, const MultiHeadWeights& weights,
                      Index head)
{
    const Index keyHead = weights.keyHeadOf(head);
    return {headColumns(queries, head, weights.heads), headColumns(attention.k, keyHead, weights.keyHeads()),
            headColumns(attention.v, keyHead, weights.keyHeads())};
}

Matrix projectedQueries(const MultiHeadWeights& weights, MatrixView x, const std::stop_token& stop)
{
    const bool narrowed = weights.latents && weights.latents->query;
    Matrix q = narrowed ? weights.query((*weights.latents->query)(x, stop), stop) : weights.query(x, stop);
    if (!weights.clips_normed) clipTo(weights.clip, q);
    return q;
}

Matrix projectedKeys(const MultiHeadWeights& weights, MatrixView x, const std::stop_token& stop)
{
    if (!weights.latents) {
        Matrix k = weights.key(x, stop);
        if (!weights.clips_normed) clipTo(weights.clip, k);
        return k;
    }
    const Matrix own = weights.key(weights.latents->key_value(x, stop), stop);
    const Matrix shared = weights.latents->shared_key(x, stop);
    const Index heads = weights.keyHeads();
    const Index width = own.cols() / heads;
    const Index whole = width + shared.cols();
    Matrix k = largeMatrix(x.rows(), heads * whole);
    for (Index head = 0; head < heads; ++head) {
        k.middleCols(head * whole, width) = own.middleCols(head * width, width);
        k.middleCols(head * whole + width, shared.cols()) = shared;
    }
    return k;
}

Matrix projectedValues(const MultiHeadWeights& weights, MatrixView x, const std::stop_token& stop)
{
    Matrix v = weights.latents ? weights.value(weights.latents->key_value(x, stop), stop) : weights.value(x, stop);
    clipTo(weights.clip, v);
    return v;
}

void finishQueries(const MultiHeadWeights& weights, Eigen::Ref<Matrix> q, Index first, Index tokens,
                   const BetweenChanges& step)
{
    normAndTurn(weights, weights.query_norm, q, first, tokens, step);
    for (Index row = 0; weights.global && row < q.rows(); ++row) {
        const RowVector half = weights.global->halfOf(first + row, weights.keyDimensions());
        for (Index head = 0; head < weights.heads; ++head)
            q.row(row).segment(head * half.size(), half.size()).array() *= half.array();
    }
    if (!weights.query_temperature) return;
    for (Index row = 0; row < q.rows(); ++row) q.row(row) *= weights.query_temperature->factor(first + row);
}

void finishKeys(const MultiHeadWeights& weights, Eigen::Ref<Matrix> k, Index first, Index tokens,
                const BetweenChanges& step)
{
    normAndTurn(weights, weights.key_norm, k, first, tokens, step);
}

void finishValues(const MultiHeadWeights& weights, Eigen::Ref<Matrix> v, Index first, Index tokens)
{
    if (weights.value_norm) weights.value_norm->apply(v);
    if (weights.rotary && weights.values_turned) weights.rotary->turn(v, weights.valueDimensions(), first, tokens);
}

MultiHeadAttention projectedHeads(const MultiHeadWeights& weights, MatrixView queries, MatrixView keys,
                                  MatrixView values, const Places& places, Keep keep, std::stop_token stop)
{
    Matrix q = projectedQueries(weights, queries, stop);
    Matrix k = projectedKeys(weights, keys, stop);
    MultiHeadAttention result;
    Matrix v = projectedValues(weights, values, stop);
    const QueryKeyChanges changes(weights);
    const bool steps = keep == Keep::Stages;
    if (steps && changes.any()) result.projected = {q, k};
    const auto keepInto = [&](SharedMatrix& between) -> BetweenChanges {
        if (!steps || !changes.norms || !changes.turns) return {};
        return [&between](const Matrix& reached) { between = reached; };
    };
    const Index tokens = std::max(places.tokens, places.first_key + keys.rows());
    finishQueries(weights, q, places.first_query, tokens, keepInto(result.normed.q));
    finishKeys(weights, k, places.first_key, tokens, keepInto(result.normed.k));
    result.q = std::move(q);
    result.k = std::move(k);
    finishValues(weights, v, places.first_key, tokens);
    result.v = std::move(v);
    return result;
}

void appendAddedKeys(const AddedKeys& added, MultiHeadAttention& attention)
{
    if (added.key.size() > 0) {
        attention.k = withRow(attention.k, added.key);
        attention.v = withRow(attention.v, added.value);
    }
    if (added.zero) {
        attention.k = withRow(attention.k, RowVector::Zero(attention.k.cols()));
        attention.v = withRow(attention.v, RowVector::Zero(attention.v.cols()));
    }
}

Matrix joinedOutput(const MultiHeadWeights& weights, const std::vector<HeadAttention>& heads, Index first_row,
                    std::stop_token stop)
{
    const Index rows = heads.front().context.rows() - first_row;
    const Index width = heads.front().context.cols();
    Matrix joined = largeMatrix(rows, weights.heads * width);
    for (Index head = 0; head < weights.heads; ++head)
        joined.middleCols(head * width, width) = heads[static_cast<std::size_t>(head)].context.bottomRows(rows);
    return weights.output ? (*weights.output)(joined, stop) : joined;
}

MultiHeadAttention attend(const MultiHeadWeights& weights, MatrixView queries, MatrixView keys, MatrixView values,
                          const std::vector<HeadScoring>& scoring, Keep keep, std::stop_token stop)
{
    if (static_cast<Index>(scoring.size()) != weights.heads)
        throw Error(Code::WrongShape, "", "the heads' scoring has the wrong shape: expected %1 entries, found %2",
                    std::to_string(weights.heads), std::to_string(scoring.size()));
    MultiHeadAttention result = projectedHeads(weights, queries, keys, values, {}, keep, stop);
    appendAddedKeys(weights.added, result);
    result.heads.resize(scoring.size());
    inParallel(weights.heads, [&](Index head) {
        const HeadVectors own = vectorsOf(result, weights, head);
        const auto place = static_cast<std::size_t>(head);
        result.heads[place] = attend(own.q, own.k, own.v, scoring[place], {.keep = keep, .stop = stop});
    });
    result.output = joinedOutput(weights, result.heads, 0, stop);
    return result;
}

MultiHeadAttention attend(const MultiHeadWeights& weights, MatrixView queries, MatrixView keys, MatrixView values,
                          const HeadScoring& scoring, Keep keep, std::stop_token stop)
{
    return attend(weights, queries, keys, values,
                  std::vector<HeadScoring>(static_cast<std::size_t>(weights.heads), scoring), keep, std::move(stop));
}

Matrix headOutput(const MultiHeadWeights& weights, Index head, MatrixView context)
{
    if (!weights.output) throw Error(Code::Missing, "", "the output projection W_O is missing");
    const Index width = weights.valueDimensions();
    return weights.output->weight.rowsFrom(head * width, width).multipliedBy(context);
}

}  // namespace core
