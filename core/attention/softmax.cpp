#include "core/attention/softmax.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace core {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

// Below this exp() leaves the normal floats; Eigen's vectorised exp clamps there instead of reaching 0.
constexpr float smallestExponent = -87.0F;

void exponentiate(Eigen::Ref<RowVector> scores, float largest)
{
    // A few at a time: long rows do not fit into the nearest cache. The comparison stands apart from exp(), because
    // Eigen does not vectorise the two together.
    constexpr Index atOnce = 1024;
    std::array<float, atOnce> shifted;
    for (Index first = 0; first < scores.cols(); first += atOnce) {
        const Index count = std::min(atOnce, scores.cols() - first);
        Eigen::Map<RowVector> exponents(shifted.data(), count);
        auto some = scores.segment(first, count);
        exponents = some.array() - largest;
        some = exponents.array().exp();
        float* out = some.data();
        for (Index i = 0; i < count; ++i) out[i] = exponents(i) < smallestExponent ? 0.0F : out[i];
    }
}

}  // namespace

float SoftmaxRow::sinkWeight(std::optional<float> sink) const
{
    return sink && std::isfinite(largest) ? std::exp(*sink - largest) / sum : 0.0F;
}

SoftmaxRow softmaxRow(Eigen::Ref<RowVector> scores, std::optional<float> sink)
{
    SoftmaxRow row{scores.maxCoeff<Eigen::PropagateNaN>(), 0};
    // Comparing in this order keeps NaN.
    if (sink && !(row.largest >= *sink) && !std::isnan(row.largest)) row.largest = *sink;
    if (row.largest == -infinity) {
        scores.setZero();
    } else if (std::isfinite(row.largest)) {
        exponentiate(scores, row.largest);
        row.sum = scores.sum() + (sink ? std::exp(*sink - row.largest) : 0.0F);
        scores /= row.sum;
    } else {
        scores.setConstant(std::numeric_limits<float>::quiet_NaN());
    }
    return row;
}

void softmaxPart(Eigen::Ref<RowVector> scores, const SoftmaxRow& row)
{
    if (row.largest == -infinity) {
        scores.setZero();
    } else if (std::isfinite(row.largest)) {
        exponentiate(scores, row.largest);
        scores /= row.sum;
    } else {
        scores.setConstant(std::numeric_limits<float>::quiet_NaN());
    }
}

std::vector<Index> softmaxRows(Eigen::Ref<Matrix> scores)
{
    std::vector<Index> empty;
    for (Index query = 0; query < scores.rows(); ++query)
        if (softmaxRow(scores.row(query)).largest == -infinity) empty.push_back(query);
    return empty;
}

}  // namespace core
