#include "ui/view/steps/step_cost.h"

#include "ui/view/steps/steps_view.h"
#include "ui/words/rough_numbers.h"

using core::AttentionCost;
using core::Index;

QString costSentence(const core::Block& block, Index queries, Index keys)
{
    const AttentionCost now = core::attentionCost(block, queries, keys);
    const AttentionCost twice = core::attentionCost(block, 2 * queries, 2 * keys);
    return StepsView::tr(
               "This layer: %1 multiply–adds (%2 projections, %3 scores, %4 values), %5B of attention weights. "
               "At twice the length: %6, %7B.")
        .arg(roughCount(now.multiplyAdds()), roughCount(now.projections), roughCount(now.scores),
             roughCount(now.context), roughBytes(now.map_bytes).chopped(1), roughCount(twice.multiplyAdds()),
             roughBytes(twice.map_bytes).chopped(1));
}

QString shownTokens(Index queries, Index keys)
{
    if (queries != keys) return StepsView::tr("%1 × %2 tokens · 1 head shown").arg(queries).arg(keys);
    return keys == 1 ? StepsView::tr("1 token · 1 head shown") : StepsView::tr("%1 tokens · 1 head shown").arg(keys);
}
