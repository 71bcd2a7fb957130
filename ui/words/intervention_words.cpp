#include "ui/words/intervention_words.h"

#include <QCoreApplication>

#include "core/model/layer_numbers.h"
#include "core/model/pass/mixing_source.h"
#include "core/session/run_edits.h"
#include "ui/words/head_title.h"
#include "ui/words/part_name.h"
#include "ui/words/short_numbers.h"
#include "ui/words/shortened.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>

using core::Index;
using core::Intervention;

namespace {

constexpr qsizetype longestSteering = 24;

struct InterventionWords {
    Q_DECLARE_TR_FUNCTIONS(InterventionList)
};

/// @param layer, head  nothing: every one
QString placeText(const std::optional<Index>& layer, const std::optional<Index>& head, core::AttentionBlock block,
                  const PassNames& names)
{
    const core::ModelInfo* info = block == core::AttentionBlock::Mixing ? names.mixing : names.info;
    const Index number = !layer            ? 0
                         : info == nullptr ? *layer + names.count_from
                                           : core::layerNumber(*info, *layer, names.count_from);
    QString place = !layer  ? InterventionWords::tr("every head")
                    : !head ? InterventionWords::tr("layer %1").arg(number)
                            : InterventionWords::tr("L%1 H%2").arg(number).arg(*head + names.count_from);
    if (block != core::AttentionBlock::Self) place = QStringLiteral("%1 %2").arg(blockName(block), place);
    return place;
}

/// "it → cat" for one cell, "→ cat" for a key of every query, else how many.
QString cellsText(const core::Painting& cells, const PassNames& names)
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
    const QString key = names.keys.value(static_cast<qsizetype>(oneKey.value_or(0)));
    if (count == 1) return cellTitle(names.queries.value(static_cast<qsizetype>(query)), key);
    if (sameKey && count > 1 && count + 1 >= names.queries.size()) return InterventionWords::tr("token %1").arg(key);
    return InterventionWords::tr("%1 cells").arg(count);
}

/// "mask: causal, temperature 0.5"; where it does not hold for the whole model, behind its heads.
QString changeText(const core::ScoringChange& change, const PassNames& names)
{
    QStringList parts;
    if (change.mask) parts << InterventionWords::tr("mask: %1").arg(QString::fromStdString(*change.mask));
    if (change.temperature)
        parts << InterventionWords::tr("temperature %1").arg(static_cast<double>(*change.temperature));
    if (change.fill) parts << fillWords(*change.fill);
    if (change.order)
        parts << (*change.order == core::MaskOrder::BeforeSoftmax
                      ? QCoreApplication::translate("ScoringControls", "mask, then softmax")
                  : *change.order == core::MaskOrder::HideAfterSoftmax
                      ? QCoreApplication::translate("ScoringControls", "softmax, then mask")
                      : QCoreApplication::translate("ScoringControls", "softmax, then mask and renormalise"));
    const QString words = parts.join(QStringLiteral(", "));
    const bool whole = !change.layer && !change.head && change.block == core::AttentionBlock::Self;
    if (whole) return words;
    return InterventionWords::tr("%1: %2").arg(placeText(change.layer, change.head, change.block, names), words);
}

}  // namespace

PassNames PassNames::of(const core::Trace& trace, Index item, Index countFrom)
{
    const core::Model& shown = *trace.model;
    const bool mixes = trace.mixes != nullptr;
    return {.queries = tokenTexts(trace.queries(item)),
            .keys = tokenTexts(trace.keys(item)),
            .info = mixes ? &trace.mixes->model().info : &shown.info,
            .mixing = mixes                     ? &shown.info
                      : shown.mixing != nullptr ? &shown.mixing->info
                                                : nullptr,
            .count_from = countFrom};
}

namespace {

/// What is changed of a layer behind its heads.
QString layerChangeText(const Intervention& intervention, const PassNames& names)
{
    const double factor = static_cast<double>(intervention.factor);
    if (intervention.kind == Intervention::Kind::Steer) {
        const auto& texts = intervention.reference.texts();
        const auto text = [&](std::size_t place) {
            return place < texts.size()
                       ? shortened(QString::fromStdString(texts[place]), longestSteering, longestSteering - 6, 5)
                       : QString();
        };
        return InterventionWords::tr("%1 × (“%2” − “%3”) added").arg(factor).arg(text(0), text(1));
    }
    if (intervention.neuron) {
        const Index neuron = *intervention.neuron + names.count_from;
        return intervention.factor == 0 ? InterventionWords::tr("neuron %1 switched off").arg(neuron)
                                        : InterventionWords::tr("neuron %1 × %2").arg(neuron).arg(factor);
    }
    return intervention.factor == 0 ? InterventionWords::tr("feed-forward layer switched off")
                                    : InterventionWords::tr("feed-forward layer × %1").arg(factor);
}

}  // namespace

QString interventionText(const Intervention& intervention, const PassNames& names)
{
    QString place = placeText(intervention.layer, intervention.head, intervention.block, names);
    const auto said = [&](const QString& what) { return InterventionWords::tr("%1: %2").arg(place, what); };
    switch (intervention.kind) {
    case Intervention::Kind::Scale:
        return said(intervention.factor == 0
                        ? InterventionWords::tr("switched off")
                        : InterventionWords::tr("output × %1").arg(static_cast<double>(intervention.factor)));
    case Intervention::Kind::Mean:
        return said(intervention.reference.empty() ? InterventionWords::tr("its mean output over this text")
                                                   : InterventionWords::tr("its mean output over “%1”")
                                                         .arg(QString::fromStdString(intervention.reference.name())));
    case Intervention::Kind::Resample:
        return said(InterventionWords::tr("its output on text %1 of “%2”")
                        .arg(intervention.text + 1)
                        .arg(QString::fromStdString(intervention.reference.name())));
    case Intervention::Kind::Steer:
    case Intervention::Kind::FeedForward:
        if (!intervention.layer) place = InterventionWords::tr("every layer");
        return said(layerChangeText(intervention, names));
    case Intervention::Kind::Uniform: return said(InterventionWords::tr("attends evenly"));
    case Intervention::Kind::Hide:
        if (!intervention.span.empty())
            return said(InterventionWords::tr("the span “%1” hidden").arg(QString::fromStdString(intervention.span)));
        return said(InterventionWords::tr("%1 hidden").arg(cellsText(*intervention.cells, names)));
    case Intervention::Kind::Pattern:
        return said(InterventionWords::tr("attends to %1 alone").arg(cellsText(*intervention.cells, names)));
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

QString changesText(const core::Run& run, const PassNames& names)
{
    QStringList all;
    for (const core::ScoringChange& change : core::tellingChanges(run)) all << changeText(change, names);
    for (const Intervention& each : run.interventions) all << interventionText(each, names);
    constexpr qsizetype most = 4;
    QStringList said = all.mid(0, most);
    if (all.size() > most) said << InterventionWords::tr("and %1 more").arg(all.size() - most);
    return said.join(QStringLiteral("; "));
}

QString fillWords(const core::MaskFill& fill)
{
    constexpr float huge = 1e5F;
    const QString value = std::isinf(fill.value) ? QStringLiteral("−∞")
                          : std::abs(fill.value) >= huge
                              ? powerOfTen(static_cast<double>(fill.value), 1)
                              : withMinus(QString::number(static_cast<double>(fill.value), 'g', 4));
    return (fill.mode == core::MaskFill::Mode::Add
                ? QCoreApplication::translate("StageTexts", "hidden scores: %1 added")
                : QCoreApplication::translate("StageTexts", "hidden scores: %1"))
        .arg(value);
}
