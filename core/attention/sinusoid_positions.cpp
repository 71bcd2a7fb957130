#include "core/attention/sinusoid_positions.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

/// Distances from `most` down, no farther than `farthest` unless that is 0, and numbers of each.
struct Sinusoids {
    Index most = 0, count = 0, farthest = 0, width = 0;

    friend bool operator==(const Sinusoids&, const Sinusoids&) = default;
};

/// Sines before cosines.
Matrix computed(const Sinusoids& of)
{
    const Index half = (of.width + 1) / 2;
    RowVector rates(half);
    // float32 throughout, as torch has it.
    for (Index pair = 0; pair < half; ++pair)
        rates(pair) = 1 / std::pow(10000.0F, static_cast<float>(2 * pair) / static_cast<float>(of.width));
    Matrix all(of.count, of.width);
    for (Index row = 0; row < of.count; ++row) {
        Index distance = of.most - row;
        if (of.farthest > 0) distance = std::clamp(distance, -of.farthest, of.farthest);
        for (Index column = 0; column < of.width; ++column) {
            const float angle = static_cast<float>(distance) * rates(column < half ? column : column - half);
            all(row, column) = column < half ? std::sin(angle) : std::cos(angle);
        }
    }
    return all;
}

/// Every head of every layer asks for these numbers in turn, so the last ones are kept.
std::shared_ptr<const Matrix> sinusoidsOf(const Sinusoids& of)
{
    thread_local Sinusoids asked;
    thread_local std::shared_ptr<const Matrix> last;
    if (last == nullptr || !(asked == of)) {
        last.reset();
        last = std::make_shared<const Matrix>(computed(of));
        asked = of;
    }
    return last;
}

}  // namespace

Matrix SinusoidPositions::toDistance(MatrixView q, Index head, Index first, Index keys) const
{
    const Index width = q.cols(), last = first + q.rows() - 1;
    const auto places =
        sinusoidsOf({.most = last, .count = last + keys, .farthest = farthest, .width = distances.weight.rows()});
    const Matrix own = distances.columns(head * width, width)(*places);
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
