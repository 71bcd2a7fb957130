#include "core/analysis/divergence.h"

#include "core/analysis/head_measures.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

bool isDistribution(MatrixView row) { return row.array().isFinite().all() && row.sum() > 0.5F; }

/// p·ln(p/q), 0 where p is 0.
double term(double p, double q) { return p > 0 ? p * std::log(p / q) : 0; }

std::optional<double> mean(const std::vector<std::optional<double>>& values)
{
    double sum = 0;
    int count = 0;
    for (const auto& value : values)
        if (value) {
            sum += *value;
            ++count;
        }
    return count == 0 ? std::nullopt : std::optional(sum / count);
}

}  // namespace

std::optional<double> jensenShannon(MatrixView a, MatrixView b)
{
    if (!isDistribution(a) || !isDistribution(b)) return std::nullopt;
    double sum = 0;
    for (Index key = 0; key < a.cols(); ++key) {
        const auto p = static_cast<double>(a(0, key));
        const auto q = static_cast<double>(b(0, key));
        const double middle = (p + q) / 2;
        sum += (term(p, middle) + term(q, middle)) / 2;
    }
    return std::max(0.0, sum);  // rounding may leave less than nothing
}

Divergence divergence(MatrixView a, MatrixView b)
{
    Divergence result;
    for (Index query = 0; query < a.rows(); ++query)
        result.of_query.push_back(jensenShannon(a.row(query), b.row(query)));
    result.mean = mean(result.of_query);
    return result;
}

std::optional<double> meanEntropy(MatrixView weights)
{
    std::vector<std::optional<double>> of_query;
    for (Index query = 0; query < weights.rows(); ++query) {
        if (!isDistribution(weights.row(query))) continue;
        of_query.emplace_back(entropyOf(weights.row(query)));
    }
    return mean(of_query);
}

std::vector<CellDifference> largestDifferences(MatrixView a, MatrixView b, std::size_t count)
{
    const auto size = [](const CellDifference& cell) { return std::abs(cell.a - cell.b); };
    const auto larger = [&](const CellDifference& x, const CellDifference& y) { return size(x) > size(y); };
    std::vector<CellDifference> largest;
    if (count == 0) return largest;
    for (Index query = 0; query < a.rows(); ++query)
        for (Index key = 0; key < a.cols(); ++key) {
            const CellDifference cell{query, key, a(query, key), b(query, key)};
            if (!(size(cell) > 0) || (largest.size() == count && !larger(cell, largest.back()))) continue;
            largest.insert(std::ranges::upper_bound(largest, cell, larger), cell);
            if (largest.size() > count) largest.pop_back();
        }
    return largest;
}

}  // namespace core
