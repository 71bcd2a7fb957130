#include "ui/words/cost_words.h"

#include <QCoreApplication>

#include "ui/words/rough_numbers.h"

#include <cmath>
#include <limits>

using core::Index;
using Of = core::CostCurve::Of;

namespace {

struct CostWords {
    Q_DECLARE_TR_FUNCTIONS(CostWords)
};

/// One row of the table.
struct Row {
    QString name;
    double (*of)(const core::ModelOutline&, Index tokens);
    bool bytes = false;
};

template<double core::LengthCost::*part>
double partOf(const core::ModelOutline& outline, Index tokens)
{
    return core::lengthCost(outline, tokens).*part;
}

double allOf(const core::ModelOutline& outline, Index tokens)
{
    return core::lengthCost(outline, tokens).multiplyAdds();
}

double nextOf(const core::ModelOutline& outline, Index tokens)
{
    return core::nextTokenCost(outline, tokens).value_or(0);
}

std::vector<Row> rowsOf(const core::ModelOutline& outline)
{
    using core::LengthCost;
    std::vector<Row> rows{{CostWords::tr("projections"), partOf<&LengthCost::projections>},
                          {CostWords::tr("scores q·k"), partOf<&LengthCost::scores>},
                          {CostWords::tr("weights · v"), partOf<&LengthCost::values>}};
    if (core::hasMixers(outline) || core::lengthCost(outline, 1).mixing > 0)
        rows.push_back({CostWords::tr("layers without softmax"), partOf<&LengthCost::mixing>});
    rows.push_back({CostWords::tr("feed-forward"), partOf<&LengthCost::feed_forward>});
    if (outline.answer.projections > 0) rows.push_back({CostWords::tr("the answer"), partOf<&LengthCost::answer>});
    rows.push_back({CostWords::tr("the whole text"), allOf});
    if (core::hasCache(outline)) {
        rows.push_back({CostWords::tr("one more token, with what is kept"), nextOf});
        rows.push_back({CostWords::tr("keys and values kept"), partOf<&LengthCost::cache_bytes>, true});
    }
    if (core::hasMixers(outline))
        rows.push_back({CostWords::tr("states kept"), partOf<&LengthCost::state_bytes>, true});
    rows.push_back({CostWords::tr("all heads' maps"), partOf<&LengthCost::map_bytes>, true});
    return rows;
}

}  // namespace

QString costName(Of of)
{
    switch (of) {
    case Of::MultiplyAdds: return CostWords::tr("the whole text");
    case Of::Attention: return CostWords::tr("scores and weights · v");
    case Of::EachToken: return CostWords::tr("everything else");
    case Of::Windowless: return CostWords::tr("without windows");
    case Of::OnlySoftmax: return CostWords::tr("if every layer attended");
    case Of::Cache: return CostWords::tr("keys and values kept");
    case Of::CacheWindowless: return CostWords::tr("kept without windows");
    case Of::CacheUngrouped: return CostWords::tr("kept if heads shared none");
    case Of::State: return CostWords::tr("states without softmax");
    case Of::Maps: return CostWords::tr("all heads' maps");
    }
    return {};
}

QString CostRows::text(std::size_t row, bool doubled) const
{
    const double value = (doubled ? twice : now)[row];
    if (std::isnan(value)) return QStringLiteral("–");
    return bytes[row] ? roughBytes(value) : roughCount(value);
}

QString CostRows::factor(std::size_t row) const
{
    if (std::isnan(twice[row]) || now[row] <= 0) return QStringLiteral("–");
    return QStringLiteral("× %1").arg(twice[row] / now[row], 0, 'f', 2);
}

CostRows costRows(const core::ModelOutline& outline, Index tokens)
{
    CostRows rows;
    const bool doubles = 2 * tokens <= core::longestCosted(outline);
    for (const Row& row : rowsOf(outline)) {
        rows.names << row.name;
        rows.now.push_back(row.of(outline, tokens));
        rows.twice.push_back(doubles ? row.of(outline, 2 * tokens) : std::numeric_limits<double>::quiet_NaN());
        rows.bytes.push_back(row.bytes);
    }
    return rows;
}
