#include "core/analysis/head_measures.h"

#include "core/kernel/kernels.h"
#include "core/kernel/panels.h"
#include "core/kernel/parallel.h"

#include <algorithm>
#include <cmath>

namespace core {

double entropyOf(MatrixView weights)
{
    if (weights.hasNaN()) return static_cast<double>(weights.sum());  // keeps the mark of what is not shown
    return kernels().entropy(weights.data(), weights.cols());
}

double distanceOf(MatrixView weights, Index place)
{
    return kernels().distance(weights.data(), weights.cols(), static_cast<float>(place));
}

Matrix entropies(MatrixView weights)
{
    Matrix result(weights.rows(), 1);
    for (Index query = 0; query < weights.rows(); ++query)
        result(query, 0) = static_cast<float>(entropyOf(weights.row(query)));
    return result;
}

Matrix distances(MatrixView weights, Index first_query)
{
    Matrix result(weights.rows(), 1);
    for (Index query = 0; query < weights.rows(); ++query)
        result(query, 0) = static_cast<float>(distanceOf(weights.row(query), query + first_query));
    return result;
}

Matrix receivedAttention(MatrixView weights) { return weights.colwise().sum().transpose(); }

Matrix meanOfHeads(const std::vector<HeadAttention>& heads)
{
    Matrix sum = heads.front().weights;
    for (std::size_t head = 1; head < heads.size(); ++head) sum += heads[head].weights;
    return sum / static_cast<float>(heads.size());
}

Matrix withResidual(const Matrix& mean)
{
    Matrix mixed = 0.5F * (mean + Matrix::Identity(mean.rows(), mean.cols()));
    for (Index query = 0; query < mixed.rows(); ++query) mixed.row(query) /= mixed.row(query).sum();
    return mixed;
}

Matrix rollout(const std::vector<Matrix>& means, const std::stop_token& stop)
{
    constexpr Index rowsAtOnce = 48;
    const Index tokens = means.front().rows();
    const Index blocks = (tokens + rowsAtOnce - 1) / rowsAtOnce;
    Matrix flow = Matrix::Identity(tokens, tokens);
    for (const Matrix& mean : means) {
        const Matrix mixed = withResidual(mean);
        const Panels below = Panels::of(flow);
        Matrix next(tokens, tokens);
        inParallel(blocks, [&](Index block) {
            if (stop.stop_requested()) throw Stopped{};
            const Index first = block * rowsAtOnce;
            auto rows = next.middleRows(first, std::min(rowsAtOnce, tokens - first));
            below.multiply(mixed.middleRows(first, rows.rows()), 0, rows);
        });
        flow = std::move(next);
    }
    return flow;
}

}  // namespace core
