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

}  // namespace

void HeadNorm::apply(Eigen::Ref<Matrix> heads) const
{
    const Index width = weight.cols();
    for (Index row = 0; row < heads.rows(); ++row)
        for (Index start = 0; start < heads.cols(); start += width) {
            auto head = heads.row(row).segment(start, width);
            const float meanSquare = head.squaredNorm() / static_cast<float>(width);
            head = (head / std::sqrt(meanSquare + epsilon)).cwiseProduct(weight);
        }
}

HeadVectors vectorsOf(const MultiHeadAttention& attention, const MultiHeadWeights& weights, Index head)
{
    const Index keyHead = weights.keyHeadOf(head);
    return {headColumns(attention.q, head, weights.heads), headColumns(attention.k, keyHead, weights.keyHeads()),
            headColumns(attention.v, keyHead, weights.keyHeads())};
}

MultiHeadAttention projectedHeads(const MultiHeadWeights& weights, MatrixView queries, MatrixView keys,
                                  MatrixView values, const Places& places, std::stop_token stop)
{
    const Index width = weights.keyDimensions();
    Matrix q = weights.query(queries, stop);
    Matrix k = weights.key(keys, stop);
    MultiHeadAttention result;
    result.v = weights.value(values, stop);
    const bool norms = weights.query_norm || weights.key_norm;
    if (norms || weights.rotary) result.projected = {q, k};
    if (weights.query_norm) weights.query_norm->apply(q);
    if (weights.key_norm) weights.key_norm->apply(k);
    if (norms && weights.rotary) result.normed = {q, k};
    if (weights.rotary) {
        const Index tokens = std::max(places.tokens, places.first_key + keys.rows());
        weights.rotary->turn(q, width, places.first_query, tokens);
        weights.rotary->turn(k, width, places.first_key, tokens);
    }
    result.q = std::move(q);
    result.k = std::move(k);
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
        throw Error(Code::WrongShape, "", "the heads' scoring", std::to_string(weights.heads) + " entries",
                    std::to_string(scoring.size()));
    MultiHeadAttention result = projectedHeads(weights, queries, keys, values, {}, stop);
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
    if (!weights.output) throw Error(Code::Missing, "", "the output projection W_O", "", "");
    const Index width = weights.valueDimensions();
    return weights.output->weight.rowsFrom(head * width, width).multipliedBy(context);
}

}  // namespace core
