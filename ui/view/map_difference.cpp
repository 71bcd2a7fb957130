#include "ui/view/map_difference.h"

#include "ui/panel/grouped_bars.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("MapDifference", text); }

/// Hidden where both are; a cell that only one hides counts as the 0 that it is.
core::Matrix minus(const HeatData& a, const HeatData& b)
{
    const auto number = [](float value) { return value == HeatData::hidden ? 0 : value; };
    core::Matrix result(a.rows(), a.cols());
    for (Index query = 0; query < a.rows(); ++query)
        for (Index key = 0; key < a.cols(); ++key) {
            const float x = a.at(query, key);
            const float y = b.at(query, key);
            result(query, key) = x == HeatData::broken || y == HeatData::broken   ? HeatData::broken
                                 : x == HeatData::hidden && y == HeatData::hidden ? HeatData::hidden
                                                                                  : number(x) - number(y);
        }
    return result;
}

}  // namespace

QString joinedToken(const QStringList& a, const QStringList& b, Index place)
{
    QStringList both{a.value(place), b.value(place)};
    both.removeAll(QString());
    both.removeDuplicates();
    return both.join(QStringLiteral(" | "));
}

QStringList joinedTokens(const QStringList& a, const QStringList& b)
{
    QStringList all;
    for (Index place = 0; place < std::max(a.size(), b.size()); ++place) all << joinedToken(a, b, place);
    return all;
}

QString whyNoDifference(const ComparedContent& a, const ComparedContent& b)
{
    if (a.data == nullptr || b.data == nullptr) return tr("The difference appears when both maps are computed.");
    if (a.data->rows() == b.data->rows() && a.data->cols() == b.data->cols()) return {};
    return tr("No difference: %1 has %2 × %3 cells, %4 has %5 × %6. Only maps of one shape can be subtracted.")
        .arg(a.name)
        .arg(a.data->rows())
        .arg(a.data->cols())
        .arg(b.name)
        .arg(b.data->rows())
        .arg(b.data->cols());
}

ComparedContent differenceOf(const ComparedContent& a, const ComparedContent& b)
{
    ComparedContent result{.name = tr("%1 − %2").arg(a.name, b.name), .title = {}, .note = whyNoDifference(a, b)};
    if (!result.note.isEmpty()) return result;
    result.note = tr("symmetric about zero");
    result.data = std::make_shared<const HeatData>(minus(*a.data, *b.data), HeatData::Pooling::Farthest);
    result.queries = joinedTokens(a.queries, b.queries);
    result.keys = joinedTokens(a.keys, b.keys);
    return result;
}

double differenceEnd(const ComparedContent& difference)
{
    if (difference.data == nullptr) return 1;
    const auto [lowest, highest] = difference.data->range();
    return roundedUp(static_cast<double>(std::max(std::abs(lowest), std::abs(highest))));
}
