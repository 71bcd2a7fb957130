#include "core/attention/sinusoid_positions.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

/// Sines before cosines of distances from `most` down.
Matrix sinusoidsOf(Index most, Index count, Index farthest, Index width)
{
    const Index half = (width + 1) / 2;
    Matrix all(count, width);
    for (Index row = 0; row < count; ++row) {
        Index distance = most - row;
        if (farthest > 0) distance = std::clamp(distance, -farthest, farthest);
        for (Index column = 0; column < width; ++column) {
            const Index pair = column < half ? column : column - half;
            // float32 throughout, as torch has it.
            const float rate = 1 / std::pow(10000.0F, static_cast<float>(2 * pair) / static_cast<float>(width));
            const float angle = static_cast<float>(distance) * rate;
            all(row, column) = column < half ? std::sin(angle) : std::cos(angle);
        }
    }
    return all;
}

}  // namespace

Matrix SinusoidPositions::toDistance(MatrixView q, Index head, Index first, Index keys) const
{
    const Index width = q.cols(), last = first + q.rows() - 1;
    const Matrix places = sinusoidsOf(last, last + keys, farthest, distances.weight.rows());
    const Matrix own = distances.columns(head * width, width)(places);
    Matrix shifted = q;
    shifted.rowwise() += shift.segment(head * width, width);
    const Matrix all = shifted * own.transpose();
    Matrix terms(q.rows(), keys);
    for (Index row = 0; row < terms.rows(); ++row)
        for (Index key = 0; key < keys; ++key) terms(row, key) = all(row, last - (first + row - key));
    return terms;
}

Matrix SinusoidPositions::toSegment(MatrixView q, Index head, Index first, Index keys,
                                    const std::vector<Index>& of) const
{
    const Index width = q.cols();
    Matrix shifted = q;
    shifted.rowwise() += segment_shift.segment(head * width, width);
    const Matrix both = shifted * segments.middleCols(head * width, width).transpose();
    Matrix terms(q.rows(), keys);
    for (Index row = 0; row < terms.rows(); ++row)
        for (Index key = 0; key < keys; ++key) {
            const bool apart = of[static_cast<std::size_t>(first + row)] != of[static_cast<std::size_t>(key)];
            terms(row, key) = both(row, apart ? 1 : 0);
        }
    return terms;
}

ScoreBias SinusoidPositions::bias(MatrixView q, Index head, float factor, Index first, Index keys,
                                  const std::shared_ptr<const std::vector<Index>>& of) const
{
    Matrix sum = Matrix::Zero(first + q.rows(), keys);
    sum.bottomRows(q.rows()) = factor * toDistance(q, head, first, keys);
    if (of) sum.bottomRows(q.rows()) += factor * toSegment(q, head, first, keys, *of);
    return ScoreBias::table(std::move(sum));
}

}  // namespace core
