#include "core/attention/head_replacement.h"

#include "core/attention/whole_vectors.h"

#include <algorithm>
#include <numeric>

namespace core {
namespace {

/// Spreads a row's sum over the chosen keys.
void spread(Eigen::Ref<RowVector> row, std::span<const std::uint8_t> chosen)
{
    const auto count = std::ranges::count(chosen, 1);
    if (count == 0) return;
    const float share = sumInOrder(row) / static_cast<float>(count);
    for (Index key = 0; key < row.size(); ++key) row(key) = chosen[static_cast<std::size_t>(key)] == 1 ? share : 0.0F;
}

/// Gives a row other weights, with the sum that it has.
void replaceRow(Eigen::Ref<RowVector> row, const RowVector& other)
{
    const float sum = sumInOrder(other);
    const float own = sumInOrder(row);
    row = other;
    if (sum != own && sum != 0) row *= own / sum;
}

}  // namespace

RowVector meanOfRows(const Matrix& rows, const std::vector<bool>& over)
{
    RowVector sum = RowVector::Zero(rows.cols());
    Index count = 0;
    for (Index row = 0; row < rows.rows(); ++row) {
        const auto place = static_cast<std::size_t>(row);
        if (place < over.size() && !over[place]) continue;
        sum += rows.row(row);
        ++count;
    }
    return sum / static_cast<float>(std::max<Index>(1, count));
}

void replaceWeights(Matrix& weights, const HeadScoring& scoring, std::span<const Index> queries)
{
    const HeadReplacement& replaced = scoring.replaced;
    for (Index row = 0; replaced.weights != nullptr && row < weights.rows(); ++row) {
        const Index taken = replaced.weight_rows[static_cast<std::size_t>(queries[static_cast<std::size_t>(row)])];
        if (taken >= 0) replaceRow(weights.row(row), replaced.weights->row(taken));
    }
    if (!replaced.uniform && replaced.pattern == nullptr) return;
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(weights.cols()));
    for (Index row = 0; row < weights.rows(); ++row) {
        const Index query = queries[static_cast<std::size_t>(row)];
        if (scoring.mask.empty())
            std::ranges::fill(visible, std::uint8_t{1});
        else
            scoring.mask.visibleKeys(query, visible);
        if (replaced.uniform) spread(weights.row(row), visible);
        if (replaced.pattern == nullptr) continue;
        for (Index key = 0; key < weights.cols(); ++key)
            if (!replaced.pattern->hides(query + scoring.first_query, key)) visible[static_cast<std::size_t>(key)] = 0;
        spread(weights.row(row), visible);
    }
}

void replaceContext(Matrix& context, const HeadScoring& scoring, Index first_row)
{
    const HeadReplacement& replaced = scoring.replaced;
    if (replaced.mean && context.rows() > 0)
        context = meanOfRows(context, replaced.mean_over).replicate(context.rows(), 1);
    for (Index row = 0; replaced.context != nullptr && row < context.rows(); ++row) {
        const auto query = static_cast<std::size_t>(first_row + row);
        const Index taken = replaced.context_rows.empty()          ? first_row + row
                            : query < replaced.context_rows.size() ? replaced.context_rows[query]
                                                                   : -1;
        if (taken >= 0 && taken < replaced.context->rows()) context.row(row) = replaced.context->row(taken);
    }
    if (scoring.output != 1) context *= scoring.output;
}

}  // namespace core
