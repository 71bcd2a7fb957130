#include "ui/view/steps/step_cost.h"

#include "ui/view/steps/steps_view.h"

using core::AttentionCost;
using core::Index;

namespace {

/// "12.3 k", "4.5 M": counts whose last digits do not matter.
QString roughly(double number)
{
    const char* units[] = {"", " k", " M", " G", " T"};
    int unit = 0;
    for (; number >= 1000 && unit < 4; ++unit) number /= 1000;
    return QString::number(number, 'f', unit == 0 || number >= 100 ? 0 : 1) + QLatin1String(units[unit]);
}

/// A number of bytes, to stand before "B".
QString roughBytes(double bytes) { return roughly(bytes) + QLatin1String(bytes < 1000 ? " " : ""); }

}  // namespace

QString costSentence(const core::Block& block, Index queries, Index keys)
{
    const AttentionCost now = core::attentionCost(block, queries, keys);
    const AttentionCost twice = core::attentionCost(block, 2 * queries, 2 * keys);
    return StepsView::tr(
               "This layer: %1 multiply–adds (%2 projections, %3 scores, %4 values), %5B of attention weights. "
               "At twice the length: %6, %7B.")
        .arg(roughly(now.multiplyAdds()), roughly(now.projections), roughly(now.scores), roughly(now.context),
             roughBytes(now.map_bytes), roughly(twice.multiplyAdds()), roughBytes(twice.map_bytes));
}

QString shownTokens(Index queries, Index keys)
{
    if (queries != keys) return StepsView::tr("%1 × %2 tokens · 1 head shown").arg(queries).arg(keys);
    return keys == 1 ? StepsView::tr("1 token · 1 head shown") : StepsView::tr("%1 tokens · 1 head shown").arg(keys);
}
