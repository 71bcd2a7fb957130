#include "core/analysis/divergence.h"

#include "core/analysis/head_measures.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {
namespace {

bool isDistribution(MatrixView row) { return row.array().isFinite().all() && row.minCoeff() >= 0 && row.sum() > 0.5F; }

/// p·ln(p/q), 0 where p is 0.
double term(double p, double q) { return p > 0 ? p * std::log(p / q) : 0; }

float largestSize(MatrixView map)
{
    float largest = 0;
    for (Index row = 0; row < map.rows(); ++row)
        for (Index col = 0; col < map.cols(); ++col)
            if (std::isfinite(map(row, col))) largest = std::max(largest, std::abs(map(row, col)));
    return largest;
}

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

float roundingOf(float largest, Index keys)
{
    const float unit = std::numeric_limits<float>::epsilon() / 2;
    return 2 * (4 * std::sqrt(static_cast<float>(keys)) + 4) * unit * largest;
}

std::vector<CellDifference> largestDifferences(MatrixView a, MatrixView b, std::size_t count)
{
    const auto size = [](const CellDifference& cell) { return std::abs(cell.a - cell.b); };
    const auto larger = [&](const CellDifference& x, const CellDifference& y) { return size(x) > size(y); };
    std::vector<CellDifference> largest;
    if (count == 0 || a.size() == 0) return largest;
    const float equal = roundingOf(std::max(largestSize(a), largestSize(b)), a.cols());
    for (Index query = 0; query < a.rows(); ++query)
        for (Index key = 0; key < a.cols(); ++key) {
            const CellDifference cell{query, key, a(query, key), b(query, key)};
            if (!(size(cell) > equal) || (largest.size() == count && !larger(cell, largest.back()))) continue;
            largest.insert(std::ranges::upper_bound(largest, cell, larger), cell);
            if (largest.size() > count) largest.pop_back();
        }
    return largest;
}

}  // namespace core
