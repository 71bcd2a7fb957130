#include "core/model/pass/concealed_row.h"

#include "core/not_shown.h"

#include <limits>

namespace core {
namespace {

constexpr float hiddenScore = -std::numeric_limits<float>::infinity();

void conceal(SharedMatrix& all, Index head, Index heads, Index query)
{
    if (query >= all.rows() || all.cols() == 0) return;
    Matrix copy = *all;
    const Index width = copy.cols() / heads;
    copy.row(query).segment(head * width, width).setConstant(notShown);
    all = SharedMatrix(std::move(copy));
}

/// Which row of an overview a query is in: that of MapPool.
Index overviewRow(const Matrix& overview, Index query, Index queries)
{
    return ((query + 1) * overview.rows() - 1) / queries;
}

void concealRowIn(SequenceLayer& layer, Index head, Index query, Index queries)
{
    MultiHeadAttention& attention = layer.attention;
    const Index heads = std::ssize(attention.heads);
    for (SharedMatrix* each : {&attention.q, &attention.projected.q, &attention.normed.q})
        conceal(*each, head, heads, query);
    const auto place = static_cast<std::size_t>(head);
    if (head < heads) concealRow(attention.heads[place], layer.scoring[place].mask, query);
    conceal(attention.output, 0, 1, query);
    if (place >= layer.overviews.size() || layer.overviews[place].rows() == 0) return;
    Matrix& overview = layer.overviews[place];
    auto row = overview.row(overviewRow(overview, query, queries));
    row = (row.array() == hiddenScore).select(row, RowVector::Constant(row.size(), notShown));
}

}  // namespace

void concealRow(HeadAttention& head, const Mask& mask, Index query)
{
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(head.weights.cols()), 1);
    if (!visible.empty()) mask.visibleKeys(query, visible);
    const auto isFilled = [&](Index key, float value) {
        return static_cast<std::size_t>(key) < visible.size() && visible[static_cast<std::size_t>(key)] == 0
               && (value == 0 || value == hiddenScore);
    };
    for (Matrix* each : {&head.scores_masked, &head.weights, &head.weights_dropped, &head.weights_masked})
        for (Index key = 0; query < each->rows() && key < each->cols(); ++key)
            if (!isFilled(key, (*each)(query, key))) (*each)(query, key) = notShown;
    for (Matrix* each :
         {&head.scores_raw, &head.scores_uncapped, &head.scores_scaled, &head.scores_biased, &head.sink_weights,
          &head.context_ungated, &head.context, &head.weights_unmasked, &head.row_sums})
        if (query < each->rows()) each->row(query).setConstant(notShown);
}

std::vector<Index> concealedRows(const SequenceLayer& layer, Index head, Index queries)
{
    std::vector<Index> rows;
    const auto place = static_cast<std::size_t>(head);
    const Matrix& q = *layer.attention.q;
    if (q.cols() > 0) {
        const Index width = q.cols() / std::max<Index>(1, std::ssize(layer.attention.heads));
        for (Index query = 0; query < q.rows(); ++query)
            if (isNotShown(q(query, head * width))) rows.push_back(query);
        return rows;
    }
    if (place >= layer.overviews.size() || layer.overviews[place].rows() == 0) return rows;
    const Matrix& overview = layer.overviews[place];
    for (Index query = 0; query < queries; ++query) {
        const auto row = overview.row(overviewRow(overview, query, queries));
        if (std::ranges::any_of(row, [](float value) { return isNotShown(value); })) rows.push_back(query);
    }
    return rows;
}

void concealAsIn(const SequenceLayer& before, SequenceLayer& again)
{
    const Index queries = again.attention.q.rows();
    for (Index head = 0; head < std::ssize(again.attention.heads); ++head)
        for (const Index query : concealedRows(before, head, queries)) concealRowIn(again, head, query, queries);
}

std::shared_ptr<const Trace> withoutRow(const std::shared_ptr<const Trace>& trace, const HeadAddress& address,
                                        Index query)
{
    const bool isThere = address.layer < std::ssize(trace->layers) && address.item < std::ssize(trace->batch.sequences)
                         && address.head < trace->model->info.heads;
    if (!isThere || query >= std::ssize(trace->queries(address.item))) return trace;
    auto without = std::make_shared<Trace>(*trace);
    auto layer = std::make_shared<LayerTrace>(*trace->layers[static_cast<std::size_t>(address.layer)]);
    concealRowIn(layer->items[static_cast<std::size_t>(address.item)], address.head, query,
                 std::ssize(trace->queries(address.item)));
    without->layers[static_cast<std::size_t>(address.layer)] = std::move(layer);
    return without;
}

}  // namespace core
