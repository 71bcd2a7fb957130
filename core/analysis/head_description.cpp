#include "core/analysis/head_description.h"

#include "core/analysis/row_measures.h"
#include "core/attention/pooling.h"
#include "core/error.h"
#include "core/model/pass/head_stages.h"
#include "core/not_shown.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr std::size_t mostRows = 3;
constexpr double restingShare = 0.5;  ///< share of a row's weight

void keepStrongest(std::vector<HeadDescription::Row>& strongest, const HeadDescription::Row& row)
{
    const auto weaker =
        std::ranges::find_if(strongest, [&](const HeadDescription::Row& each) { return each.weight < row.weight; });
    strongest.insert(weaker, row);
    if (strongest.size() > mostRows) strongest.pop_back();
}

bool reaches(const RowMeasures& row, Measure measure)
{
    const std::size_t place = placeOfRow(measure);
    return row.has[place] && row.values[place] >= restingShare;
}

/// Why a row does not count, where it does not.
void noteHindrance(HeadDescription& head, const Eigen::Ref<const RowVector>& weights, Index seen)
{
    bool hides = false, breaks = false;
    for (Index key = 0; key < weights.size(); ++key) {
        hides = hides || isNotShown(weights(key));
        breaks = breaks || !std::isfinite(weights(key));
    }
    if (seen == 0)
        ++head.blind;
    else if (hides)
        ++head.not_shown;
    else if (breaks)
        ++head.broken;
}

}  // namespace

HeadDescription describedHead(MatrixView weights, const Mask& mask, const MeasuredTokens& tokens)
{
    HeadDescription head;
    head.keys = weights.cols();
    const SeenKeys seen(mask, weights.rows(), weights.cols());
    for (Index query = 0; query < weights.rows(); ++query) {
        const auto place = static_cast<std::size_t>(query);
        if (place < tokens.real_queries.size() && !tokens.real_queries[place]) continue;
        ++head.queries;
        head.hidden += head.keys - seen.of(query).seen;
        noteHindrance(head, weights.row(query), seen.of(query).seen);
    }
    const RowMeasurer measurer(tokens);
    head.measures = measuresOf(shownWeights(weights, mask), measurer);
    Eigen::VectorXd received = Eigen::VectorXd::Zero(head.keys);
    std::vector<Index> counted;
    measurer.each(weights, seen, [&](Index query, const auto& row, const RowMeasures& measures) {
        counted.push_back(query);
        received.head(row.size()) += row.transpose().template cast<double>();
        const Index choice = seen.of(query).seen;
        if (choice > 0) head.most_entropy += std::log(static_cast<double>(choice));
        if (measures.has[placeOfRow(Measure::First)]) ++head.see_first;
        if (reaches(measures, Measure::First)) ++head.rest_on_first;
        if (reaches(measures, Measure::Special)) ++head.rest_on_special;
        Index key = 0;
        const float most = row.maxCoeff(&key);
        if (choice > 1) keepStrongest(head.strongest, {query, key, most});
    });
    head.counted = std::ssize(counted);
    if (head.counted == 0) return head;
    head.most_entropy /= static_cast<double>(head.counted);
    Index key = 0;
    const double most = received.maxCoeff(&key);
    // In a sliding window most rows do not see a sink any more that all rest on that do.
    const auto seeing = std::ranges::count_if(
        counted, [&](Index query) { return mask.allows(query, key) || weights(query, key) != 0.0F; });
    head.most_attended = {key, most / static_cast<double>(std::max<std::ptrdiff_t>(1, seeing))};
    return head;
}

HeadDescription describedHead(const Trace& trace, const HeadAddress& address, const MeasuredRows& rows)
{
    if (trace.isLong())
        throw Error(Code::TooLong, trace.model->info.name,
                    "the map of this text is too long: expected at most %1 cells to describe a head",
                    std::to_string(mostStageCells));
    return describedHead(*headWeights(trace, address), trace.mask(address), measuredTokens(trace, address.item, rows));
}

}  // namespace core
