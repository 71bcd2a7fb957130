#include "core/attention/position_encoding.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace core {

Matrix sinusoidalPositions(Index tokens, Index width)
{
    Matrix positions(tokens, width);
    for (Index col = 0; col < width; ++col) {
        const double pair = static_cast<double>(col - col % 2);
        const double frequency = std::pow(10000.0, -pair / static_cast<double>(width));
        for (Index row = 0; row < tokens; ++row) {
            const double angle = static_cast<double>(row) * frequency;
            positions(row, col) = static_cast<float>(col % 2 == 0 ? std::sin(angle) : std::cos(angle));
        }
    }
    return positions;
}

void RotaryEmbedding::turn(Eigen::Ref<Matrix> heads, Index width, Index first) const
{
    const Index half = dimensions / 2;
    const bool interleaved = pairing == Pairing::Interleaved;
    for (Index i = 0; i < half; ++i) {
        // Frequencies stay float32, as in every implementation that trained models with them.
        const float frequency = std::pow(base, -2.0F * static_cast<float>(i) / static_cast<float>(dimensions));
        const Index one = interleaved ? 2 * i : i;
        const Index two = interleaved ? 2 * i + 1 : i + half;
        for (Index row = 0; row < heads.rows(); ++row) {
            const float angle = static_cast<float>(first + row) * frequency;
            const float sine = std::sin(angle);
            const float cosine = std::cos(angle);
            for (Index start = 0; start < heads.cols(); start += width) {
                const float a = heads(row, start + one);
                const float b = heads(row, start + two);
                heads(row, start + one) = a * cosine - b * sine;
                heads(row, start + two) = b * cosine + a * sine;
            }
        }
    }
}

float alibiSlope(Index head, Index heads)
{
    const auto power = static_cast<Index>(std::bit_floor(static_cast<std::size_t>(heads)));
    const auto steps = static_cast<double>(power);
    const double exponent = head < power ? -8.0 * static_cast<double>(head + 1) / steps
                                         : -4.0 * static_cast<double>(2 * (head - power) + 1) / steps;
    return static_cast<float>(std::exp2(exponent));
}

Matrix alibiBias(float slope, Index queries, Index keys)
{
    Matrix bias(queries, keys);
    for (Index query = 0; query < queries; ++query)
        for (Index key = 0; key < keys; ++key) bias(query, key) = -slope * static_cast<float>(std::abs(query - key));
    return bias;
}

Index RelativeBuckets::bucketOf(Index query, Index key) const
{
    Index count = buckets;
    Index first = 0;
    Index distance = query - key;
    if (bidirectional) {
        count /= 2;
        if (distance < 0) first = count;
        distance = std::abs(distance);
    } else {
        distance = std::max<Index>(distance, 0);
    }
    const Index exact = count / 2;
    if (distance < exact) return first + distance;
    // float32 throughout, because PyTorch's logarithm decides the borders between buckets.
    const float far = std::log(static_cast<float>(distance) / static_cast<float>(exact))
                      / static_cast<float>(std::log(static_cast<double>(largest_distance) / static_cast<double>(exact)))
                      * static_cast<float>(count - exact);
    // Also where the numbers leave no room for a scale, so that no bucket lies outside the table.
    if (!(far >= 0 && far < static_cast<float>(count - exact))) return first + count - 1;
    return first + exact + static_cast<Index>(far);
}

Matrix RelativeBuckets::bias(const RowVector& of_bucket, Index queries, Index keys) const
{
    Matrix bias(queries, keys);
    for (Index query = 0; query < queries; ++query)
        for (Index key = 0; key < keys; ++key) bias(query, key) = of_bucket(bucketOf(query, key));
    return bias;
}

}  // namespace core
