#include "ui/plot/steps/stage_words.h"

#include <QCoreApplication>
#include <QObject>

#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>
#include <vector>

using core::Stage;
using core::StepKind;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("StepsSheet", text); }

QString shortNumber(float value) { return QString::number(static_cast<double>(value), 'g', 4); }

QString projectedHint(const StageContext& context, const char* product)
{
    if (context.given) return tr("from the file");
    if (context.lengthened) return tr("longer with position");
    if (context.turned && !context.turned_first) return tr("rotated by position");
    if (context.normed && context.layer_norm) return tr("− mean, ÷ deviation");
    return context.normed ? tr("÷ root mean square") : tr(product);
}

/// Between norm and rotation.
QString betweenTitle(const StageContext& context, const QString& vector)
{
    if (context.turned_first) return tr("%1, rotated").arg(vector);
    return (context.layer_norm ? tr("LayerNorm(%1)") : tr("RMSNorm(%1)")).arg(vector);
}

/// Whether there is a query that sees no key.
bool seesNothing(const core::Mask& mask, std::size_t queries, std::size_t keys)
{
    if (mask.empty()) return false;
    std::vector<std::uint8_t> visible(keys);
    for (std::size_t query = 0; query < queries; ++query) {
        mask.visibleKeys(static_cast<core::Index>(query), visible);
        if (std::ranges::find(visible, 1) == visible.end()) return true;
    }
    return false;
}

QString fillWords(const core::MaskFill& fill)
{
    const bool isHuge = std::abs(fill.value) >= 1e5F;
    const QString value = std::isinf(fill.value) ? QStringLiteral("−∞")
                          : isHuge               ? powerOfTen(static_cast<double>(fill.value), 1)
                                                 : shortNumber(fill.value).replace(u'-', u'−');
    return (fill.mode == core::MaskFill::Mode::Add ? tr("hidden scores: %1 added") : tr("hidden scores: %1"))
        .arg(value);
}

}  // namespace

bool StageContext::usualScale() const
{
    return std::abs(rule.scale * std::sqrt(static_cast<float>(key_dimensions)) - 1.0F) < 1e-5F;
}

StageContext stageContext(const core::Trace& trace, const core::HeadAddress& address)
{
    if (trace.recorded()) return {};
    const core::HeadScoring& scoring = trace.scoring(address);
    const core::Block& block = trace.model->transformer.blocks[address.layer];
    const core::MultiHeadWeights& weights = block.attention;
    // Where a hidden score is finite, a row of nothing but such is a distribution like any other.
    const bool blind =
        seesNothing(scoring.mask, trace.queries(address.item).size(), trace.keys(address.item).size())
        && (std::isinf(scoring.rule.fill.value) || scoring.rule.order == core::MaskOrder::RenormaliseAfterSoftmax);
    return {.rule = scoring.rule,
            .key_dimensions = trace.vectors(address).q.cols(),
            .normed = weights.query_norm || weights.key_norm,
            .turned = weights.rotary.has_value(),
            .turned_first = weights.norms_behind_turn && weights.rotary && weights.query_norm,
            .layer_norm = weights.query_norm && weights.query_norm->kind == core::Norm::Kind::Layer,
            .lengthened = weights.query_temperature.has_value(),
            .through_latents = weights.latents.has_value(),
            .query_latent = weights.latents && weights.latents->query,
            .given = trace.fromGiven(),
            .cached = trace.batch.first_query > 0,
            .sink = scoring.sink.has_value(),
            .second_of_pair = block.difference && !block.difference->first(address.head),
            .lambda = block.difference ? std::optional(block.difference->lambda) : std::nullopt,
            .kept_keys = block.index ? block.index->kept : 0,
            .blind_rows = blind,
            .across = !trace.batch.key_sequences.empty() && trace.batch.first_query == 0};
}

QString scaleWords(const StageContext& context)
{
    const QString scale =
        context.usualScale() ? QStringLiteral("÷ √d") : QStringLiteral("× %1").arg(shortNumber(context.rule.scale));
    return context.rule.temperature == 1.0F ? scale : scale + QStringLiteral(" ÷ T");
}

QString stepTitle(StepKind kind, const StageContext& context)
{
    switch (kind) {
    case StepKind::Input: return tr("input x");
    case StepKind::Latents: return tr("latents");
    case StepKind::Projections: return context.given ? tr("queries and keys") : tr("project");
    case StepKind::Norm: return tr("norm of q and k");
    case StepKind::Rotate: return tr("rotate by position");
    case StepKind::Lengthen: return tr("lengthen by position");
    case StepKind::Scores: return tr("scores");
    case StepKind::Scale: return tr("scale");
    case StepKind::SoftCap: return tr("soft-cap");
    case StepKind::Bias: return tr("bias of position");
    case StepKind::KeyIndex: return tr("index of keys");
    case StepKind::Mask: return tr("mask");
    case StepKind::Softmax: return tr("softmax");
    case StepKind::Renormalise: return tr("divide by the row's sum");
    case StepKind::Dropout: return tr("dropout");
    case StepKind::Difference: return tr("difference of softmaxes");
    case StepKind::Context: return tr("weigh the values");
    case StepKind::Gate: return tr("gate");
    case StepKind::Output: return tr("output");
    case StepKind::Experts: return tr("experts");
    case StepKind::Measures: return tr("measures");
    }
    return {};
}

QString stageTitle(Stage stage, const StageContext& context)
{
    switch (stage) {
    case Stage::Input: return context.cached ? tr("x, the last tokens") : tr("x");
    case Stage::KeyInput: return context.cached ? tr("x, all tokens") : tr("y, attended to");
    case Stage::QueryLatent: return tr("latent of queries");
    case Stage::KeyLatent: return tr("latent of keys and values");
    case Stage::SharedKey: return tr("key part of all heads");
    case Stage::QueryProjected: return context.query_latent ? tr("latent · W_Q") : tr("x · W_Q");
    case Stage::KeyProjected:
        if (context.through_latents) return tr("latent · W_K, shared part");
        return context.across ? tr("y · W_K") : tr("x · W_K");
    case Stage::QueryNormed: return betweenTitle(context, tr("q"));
    case Stage::KeyNormed: return betweenTitle(context, tr("k"));
    case Stage::Query: return tr("queries Q");
    case Stage::Key: return tr("keys K");
    case Stage::Value: return tr("values V");
    case Stage::ScoresRaw: return tr("scores Q Kᵀ");
    case Stage::ScoresUncapped: return scaleWords(context);
    case Stage::ScoresScaled:
        if (context.rule.soft_cap == 0) return scaleWords(context);
        return tr("%1 · tanh(s ÷ %1)").arg(shortNumber(context.rule.soft_cap));
    case Stage::ContentToPosition: return tr("content → position");
    case Stage::PositionToContent: return tr("position → content");
    case Stage::ScoresBiased: return tr("+ bias of position");
    case Stage::IndexScores: return tr("index scores");
    case Stage::ScoresMasked: return tr("+ mask");
    case Stage::WeightsUnmasked: return tr("softmax over all keys");
    case Stage::WeightsMasked: return tr("hidden → 0");
    case Stage::Weights: return tr("weights");
    case Stage::SinkWeights: return tr("sink");
    case Stage::DropoutKept: return tr("kept or dropped");
    case Stage::WeightsDropped: return tr("after dropout");
    case Stage::OtherWeights:
        return context.second_of_pair ? tr("w₁, of the previous head") : tr("w₂, of the next head");
    case Stage::WeightsDifference: return tr("w₁ − %1 · w₂").arg(shortNumber(context.lambda.value_or(0)));
    case Stage::Context: return tr("× V, context");
    case Stage::PairContext: return tr("(w₁ − λ w₂) × V");
    case Stage::Gate: return tr("σ(x · W_G)");
    case Stage::ContextGated: return tr("context ⊙ gate");
    case Stage::HeadOutput: return tr("this head: context · Wᴼ");
    case Stage::SumOfHeads: return tr("Σ over heads");
    case Stage::Output: return tr("concat · Wᴼ");
    case Stage::ExpertWeights: return tr("experts chosen");
    case Stage::Concatenation: return tr("heads side by side");
    case Stage::Entropy: return tr("entropy");
    case Stage::MeanDistance: return tr("mean distance");
    case Stage::ReceivedAttention: return tr("attention received");
    case Stage::MeanOfHeads: return tr("mean of the heads");
    case Stage::Contacts: return tr("contacts of residues");
    case Stage::Probe: return tr("pooling probe");
    case Stage::Rollout: return tr("attention rollout");
    }
    return {};
}

QString stageHint(Stage stage, const StageContext& context)
{
    const bool sinkInRows = context.sink && context.rule.order == core::MaskOrder::BeforeSoftmax;
    switch (stage) {
    case Stage::Query: return projectedHint(context, "x · W_Q");
    case Stage::Key: return projectedHint(context, context.across ? "y · W_K" : "x · W_K");
    case Stage::QueryLatent:
    case Stage::KeyLatent: return tr("norm(x · W down)");
    case Stage::SharedKey: return tr("of x, rotated");
    case Stage::ContentToPosition: return tr("query · vector of the distance");
    case Stage::PositionToContent: return tr("key · vector of the distance");
    case Stage::ExpertWeights: return tr("a column for each expert");
    case Stage::Value:
        if (context.through_latents) return tr("latent · W_V");
        return context.across ? tr("y · W_V") : tr("x · W_V");
    case Stage::ScoresRaw: return tr("dot products");
    case Stage::ScoresUncapped: return tr("scaled");
    case Stage::ScoresScaled: return context.rule.soft_cap == 0 ? tr("scaled") : tr("capped");
    case Stage::Weights:
        if (context.blind_rows) return tr("rows sum to 1; 0 where no key is seen");
        return sinkInRows ? tr("rows and sink sum to 1") : tr("rows sum to 1");
    case Stage::IndexScores: return tr("the %1 highest stay visible").arg(context.kept_keys);
    case Stage::ScoresMasked: return fillWords(context.rule.fill);
    case Stage::SinkWeights: return tr("its share of each row");
    case Stage::DropoutKept: return tr("1 and 0, by the seed");
    case Stage::WeightsDropped: return tr("÷ (1 − rate)");
    case Stage::OtherWeights: return tr("the pair's other softmax");
    case Stage::WeightsDifference: return tr("applied to V; may be negative");
    case Stage::Context: return context.lambda ? tr("of this softmax alone") : tr("weighted values");
    case Stage::PairContext: return tr("of both heads");
    case Stage::Gate: return tr("0 to 1");
    case Stage::Entropy: return tr("nats");
    case Stage::MeanDistance: return tr("tokens");
    case Stage::ReceivedAttention: return tr("sum over queries");
    case Stage::Contacts: return tr("of all heads, symmetric, corrected");
    case Stage::Probe: return tr("its weights in this head, after the last layer");
    case Stage::Rollout: return tr("through the layers up to here");
    default: return {};
    }
}

QString softmaxOver(core::Index keys)
{
    return keys == 1 ? QObject::tr("softmax over 1 key") : QObject::tr("softmax over %1 keys").arg(keys);
}
