#include "ui/view/map_difference.h"

#include "ui/theme/token_text.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("MapDifference", text); }

}  // namespace

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
    result.data = differenceOf(*a.data, *b.data);
    result.queries = {joinedTokens(a.queries.labels, b.queries.labels),
                      joinedTokens(a.queries.subjects, b.queries.subjects), a.queries.predict && b.queries.predict};
    result.keys = joinedTokens(a.keys, b.keys);
    return result;
}

double differenceEnd(const ComparedContent& difference)
{
    return difference.data == nullptr ? 1 : symmetricEnd(*difference.data);
}
