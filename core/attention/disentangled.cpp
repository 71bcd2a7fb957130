#include "core/attention/disentangled.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

auto headPart(const Matrix& table, Index head, Index width) { return table.middleCols(head * width, width); }

}  // namespace

Index DisentangledPositions::placeOf(Index query, Index key) const
{
    Index distance = query - key;
    const Index middle = buckets / 2;
    if (buckets > 0 && std::abs(distance) > middle) {
        // float32 throughout, because PyTorch's logarithm decides the borders between buckets.
        const float far =
            std::log(static_cast<float>(std::abs(distance)) / static_cast<float>(middle))
            / std::log(static_cast<float>(static_cast<double>(largest_distance - 1) / static_cast<double>(middle)));
        const auto bucket = static_cast<Index>(std::ceil(far * static_cast<float>(middle - 1))) + middle;
        distance = distance < 0 ? -bucket : bucket;
    }
    return std::clamp<Index>(distance + span, 0, 2 * span - 1);
}

Matrix DisentangledPositions::contentToPosition(MatrixView q, Index head, Index first, Index key_count) const
{
    if (keys->rows() == 0) return {};
    const Matrix all = q * headPart(*keys, head, q.cols()).transpose();
    Matrix terms(q.rows(), key_count);
    for (Index query = 0; query < terms.rows(); ++query)
        for (Index key = 0; key < terms.cols(); ++key) terms(query, key) = all(query, placeOf(first + query, key));
    return terms;
}

Matrix DisentangledPositions::positionToContent(MatrixView k, Index head, Index first, Index query_count) const
{
    if (queries->rows() == 0) return {};
    const Matrix all = k * headPart(*queries, head, k.cols()).transpose();
    Matrix terms(query_count, k.rows());
    for (Index query = 0; query < terms.rows(); ++query)
        for (Index key = 0; key < terms.cols(); ++key) terms(query, key) = all(key, placeOf(first + query, key));
    return terms;
}

ScoreBias DisentangledPositions::bias(MatrixView q, MatrixView k, Index head, float factor, Index first) const
{
    Matrix sum = Matrix::Zero(first + q.rows(), k.rows());
    for (const Matrix& term :
         {contentToPosition(q, head, first, k.rows()), positionToContent(k, head, first, q.rows())})
        if (term.rows() > 0) sum.bottomRows(q.rows()) += factor * term;
    return ScoreBias::table(std::move(sum));
}

}  // namespace core
