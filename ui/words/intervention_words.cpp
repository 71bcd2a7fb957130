#include "ui/words/intervention_words.h"

#include <QCoreApplication>

#include "ui/words/block_name.h"

#include <algorithm>

using core::Index;
using core::Intervention;

namespace {

struct InterventionWords {
    Q_DECLARE_TR_FUNCTIONS(InterventionList)
};

QString placeText(const Intervention& intervention)
{
    QString place = !intervention.layer ? InterventionWords::tr("every head")
                    : !intervention.head
                        ? InterventionWords::tr("layer %1").arg(*intervention.layer + 1)
                        : InterventionWords::tr("L%1 H%2").arg(*intervention.layer + 1).arg(*intervention.head + 1);
    if (intervention.block != core::AttentionBlock::Self)
        place = QStringLiteral("%1 %2").arg(blockName(intervention.block), place);
    return place;
}

/// "it → cat" for one cell, "→ cat" for a key of every query, else how many.
QString cellsText(const core::Painting& cells, const QStringList& queries, const QStringList& keys)
{
    Index count = 0;
    std::optional<Index> oneKey;
    bool sameKey = true;
    Index query = 0;
    for (const auto& [row, runs] : cells.hidden())
        for (const core::KeyRun& run : runs) {
            count += run.to - run.from + 1;
            query = row;
            sameKey = sameKey && run.from == run.to && oneKey.value_or(run.from) == run.from;
            oneKey = run.from;
        }
    const QString key = keys.value(static_cast<qsizetype>(oneKey.value_or(0)));
    if (count == 1) return QStringLiteral("%1 → %2").arg(queries.value(static_cast<qsizetype>(query)), key);
    if (sameKey && count > 1 && count + 1 >= queries.size()) return InterventionWords::tr("token %1").arg(key);
    return InterventionWords::tr("%1 cells").arg(count);
}

}  // namespace

QString interventionText(const Intervention& intervention, const QStringList& queries, const QStringList& keys)
{
    QString place = placeText(intervention);
    const auto said = [&](const QString& what) { return InterventionWords::tr("%1: %2").arg(place, what); };
    switch (intervention.kind) {
    case Intervention::Kind::Scale:
        return said(intervention.factor == 0
                        ? InterventionWords::tr("switched off")
                        : InterventionWords::tr("output × %1").arg(static_cast<double>(intervention.factor)));
    case Intervention::Kind::Mean: return said(InterventionWords::tr("its mean output over this text"));
    case Intervention::Kind::Uniform: return said(InterventionWords::tr("attends evenly"));
    case Intervention::Kind::Hide:
        return said(InterventionWords::tr("%1 hidden").arg(cellsText(*intervention.cells, queries, keys)));
    case Intervention::Kind::Pattern:
        return said(InterventionWords::tr("attends to %1 alone").arg(cellsText(*intervention.cells, queries, keys)));
    case Intervention::Kind::Patch:
        return said(InterventionWords::tr("output of run %1").arg(QChar(static_cast<ushort>('A' + intervention.run))));
    }
    return place;
}

QString patchedRowsText(const Intervention& intervention, const core::Trace& trace, Index item)
{
    const auto block = trace.model->info.block.value_or(core::AttentionBlock::Self);
    if (intervention.kind != Intervention::Kind::Patch || intervention.block != block) return {};
    const Index layer = intervention.layer.value_or(0);
    if (layer >= std::ssize(trace.layers)) return {};
    const std::vector<Index>& rows = trace.scoring({layer, intervention.head.value_or(0), item}).replaced.context_rows;
    const auto own = std::ranges::count(rows, -1);
    return own == 0 ? QString()
                    : InterventionWords::tr("%1 of %2 rows").arg(std::ssize(rows) - own).arg(std::ssize(rows));
}

QString interventionsText(const std::vector<Intervention>& interventions, const QStringList& queries,
                          const QStringList& keys)
{
    constexpr std::size_t most = 4;
    QStringList said;
    for (std::size_t i = 0; i < std::min(most, interventions.size()); ++i)
        said << interventionText(interventions[i], queries, keys);
    if (interventions.size() > most) said << InterventionWords::tr("and %1 more").arg(interventions.size() - most);
    return said.join(QStringLiteral("; "));
}
