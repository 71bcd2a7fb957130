#include "core/attention/softmax.h"

#include "core/attention/infinity.h"
#include "core/kernel/kernels.h"

#include <cmath>
#include <limits>

namespace core {
namespace {

void fillWithout(Eigen::Ref<RowVector> scores, float largest)
{
    if (largest == -infinity)
        scores.setZero();
    else
        scores.setConstant(std::numeric_limits<float>::quiet_NaN());
}

}  // namespace

float SoftmaxRow::sinkWeight(std::optional<float> sink) const
{
    return sink && std::isfinite(largest) ? std::exp(*sink - largest) / sum : 0.0F;
}

SoftmaxRow softmaxRow(Eigen::Ref<RowVector> scores, std::optional<float> sink)
{
    const Kernels& kernel = kernels();
    SoftmaxRow row{kernel.largest(scores.data(), scores.size()), 0};
    // Comparing in this order keeps NaN.
    if (sink && !(row.largest >= *sink) && !std::isnan(row.largest)) row.largest = *sink;
    if (!std::isfinite(row.largest)) {
        fillWithout(scores, row.largest);
        return row;
    }
    row.sum = kernel.exponentiate(scores.data(), scores.size(), row.largest);
    if (sink) row.sum += std::exp(*sink - row.largest);
    kernel.divide(scores.data(), scores.size(), row.sum);
    return row;
}

void softmaxPart(Eigen::Ref<RowVector> scores, const SoftmaxRow& row)
{
    if (!std::isfinite(row.largest)) return fillWithout(scores, row.largest);
    kernels().exponentiate(scores.data(), scores.size(), row.largest);
    kernels().divide(scores.data(), scores.size(), row.sum);
}

std::vector<Index> softmaxRows(Eigen::Ref<Matrix> scores)
{
    std::vector<Index> empty;
    for (Index query = 0; query < scores.rows(); ++query)
        if (softmaxRow(scores.row(query)).largest == -infinity) empty.push_back(query);
    return empty;
}

}  // namespace core
