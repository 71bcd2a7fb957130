#include "ui/view/compare/map_difference.h"

#include "ui/words/difference_words.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

struct MapDifference {
    Q_DECLARE_TR_FUNCTIONS(MapDifference)
};

std::vector<bool> either(const std::vector<bool>& a, const std::vector<bool>& b)
{
    std::vector<bool> all = a.empty() ? b : a;
    for (std::size_t i = 0; i < std::min(all.size(), b.size()); ++i)
        if (b[i]) all[i] = true;
    return all;
}

/// A map's numbers, with cells hidden that only one of the two maps has.
std::shared_ptr<const HeatData> ofBoth(const std::shared_ptr<const HeatData>& data, const ComparedContent& difference)
{
    const std::vector<bool>& queries = difference.absent_queries;
    const std::vector<bool>& keys = difference.absent_keys;
    if (queries.empty() && keys.empty()) return data;
    const auto isAbsent = [](const std::vector<bool>& absent, Index place) {
        return !absent.empty() && absent[static_cast<std::size_t>(place)];
    };
    core::Matrix cells(data->rows(), data->cols());
    for (Index query = 0; query < cells.rows(); ++query)
        for (Index key = 0; key < cells.cols(); ++key)
            cells(query, key) =
                isAbsent(queries, query) || isAbsent(keys, key) ? HeatData::hidden : data->at(query, key);
    return std::make_shared<const HeatData>(cells, HeatData::Pooling::Farthest);
}

}  // namespace

QString whyNoDifference(const ComparedContent& a, const ComparedContent& b)
{
    if (a.data == nullptr || b.data == nullptr)
        return MapDifference::tr("The difference appears when both maps are computed.");
    if (a.data->rows() == b.data->rows() && a.data->cols() == b.data->cols()) return {};
    return MapDifference::tr(
               "No difference: %1 has %2 × %3 cells, %4 has %5 × %6. Only maps of one shape can be subtracted.")
        .arg(a.name)
        .arg(a.data->rows())
        .arg(a.data->cols())
        .arg(b.name)
        .arg(b.data->rows())
        .arg(b.data->cols());
}

ComparedContent differenceOf(const ComparedContent& a, const ComparedContent& b)
{
    ComparedContent result{
        .name = MapDifference::tr("%1 − %2").arg(a.name, b.name), .title = {}, .note = whyNoDifference(a, b)};
    if (!result.note.isEmpty()) return result;
    result.absent_queries = either(a.absent_queries, b.absent_queries);
    result.absent_keys = either(a.absent_keys, b.absent_keys);
    result.data = ofBoth(differenceOf(*a.data, *b.data), result);
    result.size = sizeOf(*result.data, *a.data, *b.data);
    result.note = result.size.equal ? equalText(result.size.largest)
                                    : MapDifference::tr("red: %1 larger; blue, −: %2 larger").arg(a.name, b.name);
    result.queries = {joinedTokens(a.queries.labels, b.queries.labels),
                      joinedTokens(a.queries.subjects, b.queries.subjects), a.queries.predict && b.queries.predict};
    result.keys = joinedTokens(a.keys, b.keys);
    result.key_subjects = joinedTokens(a.key_subjects, b.key_subjects);
    return result;
}
