#include "ui/plot/steps/stage_words.h"

#include <QCoreApplication>
#include <QObject>

#include "core/model/layer_numbers.h"
#include "core/model/pass/mixing_source.h"
#include "ui/words/intervention_words.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>
#include <vector>

using core::Stage;
using core::StepKind;

namespace {

struct StageTexts {
    Q_DECLARE_TR_FUNCTIONS(StepsSheet)
};

QString shortNumber(float value) { return QString::number(static_cast<double>(value), 'g', 4); }

QString projectedHint(const StageContext& context, const char* product)
{
    if (context.given) return StageTexts::tr("from the file");
    if (context.lengthened) return StageTexts::tr("longer with position");
    if (context.turned && !context.turned_first) return StageTexts::tr("rotated by position");
    if (context.normed && context.layer_norm) return StageTexts::tr("− mean, ∕ deviation");
    return context.normed ? StageTexts::tr("∕ root mean square") : StageTexts::tr(product);
}

/// Between norm and rotation.
QString betweenTitle(const StageContext& context, const QString& vector)
{
    if (context.turned_first) return StageTexts::tr("%1, rotated").arg(vector);
    return (context.layer_norm ? StageTexts::tr("LayerNorm(%1)") : StageTexts::tr("RMSNorm(%1)")).arg(vector);
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

}  // namespace

bool StageContext::usualScale() const
{
    return std::abs(rule.scale * std::sqrt(static_cast<float>(key_dimensions)) - 1.0F) < 1e-5F;
}

StageContext stageContext(const core::Trace& trace, const core::HeadAddress& address)
{
    if (trace.mixes != nullptr) {
        const core::TokenMixer& mixer = *trace.mixes->places()[static_cast<std::size_t>(address.layer)].mixer;
        const auto* recurrence = std::get_if<core::StateRecurrence>(&mixer);
        return {.key_dimensions = core::mixingWidth(mixer),
                .mixes = true,
                .convolves = recurrence != nullptr,
                .delta = recurrence != nullptr && recurrence->delta};
    }
    if (trace.recorded()) return {};
    const core::HeadScoring& scoring = trace.scoring(address);
    const core::Block& block = trace.model->transformer.blocks[address.layer];
    const core::MultiHeadWeights& weights = block.attention;
    // Where a hidden score is finite, a row of nothing but such is a distribution like any other.
    const bool blind = seesNothing(scoring.mask, trace.queries(address.item).size(), trace.keys(address.item).size())
                       && (std::isinf(scoring.rule.fill.value) || core::masksWeights(scoring.rule.order));
    return {.rule = scoring.rule,
            .key_dimensions = trace.vectors(address).q.cols(),
            .normed = weights.query_norm || weights.key_norm,
            .turned = weights.rotary.has_value(),
            .turned_first = weights.norms_behind_turn && weights.rotary && weights.query_norm,
            .weighed = !weights.query_norm || weights.query_norm->weight.size() > 0,
            .values_normed = weights.value_norm.has_value(),
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
            .keys_of =
                block.keys_of ? std::optional(core::layerNumber(trace.model->info, *block.keys_of, 1)) : std::nullopt,
            .second_stream = block.entry.size() > 0,
            .across = !trace.batch.key_sequences.empty() && trace.batch.first_query == 0};
}

QString scaleWords(const StageContext& context)
{
    const QString scale =
        context.usualScale() ? QStringLiteral("∕ √d_k") : QStringLiteral("× %1").arg(shortNumber(context.rule.scale));
    return context.rule.temperature == 1.0F ? scale : scale + QStringLiteral(" ∕ T");
}

QString stepTitle(StepKind kind, const StageContext& context)
{
    switch (kind) {
    case StepKind::Input: return StageTexts::tr("input x");
    case StepKind::Latents: return StageTexts::tr("latents");
    case StepKind::Projections: return context.given ? StageTexts::tr("queries and keys") : StageTexts::tr("project");
    case StepKind::Norm: return StageTexts::tr("norm of q and k");
    case StepKind::Rotate: return StageTexts::tr("rotate by position");
    case StepKind::Lengthen: return StageTexts::tr("lengthen by position");
    case StepKind::Scores: return StageTexts::tr("scores");
    case StepKind::Scale: return StageTexts::tr("scale");
    case StepKind::SoftCap: return StageTexts::tr("soft-cap");
    case StepKind::Bias: return StageTexts::tr("bias of position");
    case StepKind::KeyIndex: return StageTexts::tr("index of keys");
    case StepKind::Mask: return StageTexts::tr("mask");
    case StepKind::Softmax: return StageTexts::tr("softmax");
    case StepKind::Renormalise: return StageTexts::tr("divide by the row's sum");
    case StepKind::Dropout: return StageTexts::tr("dropout");
    case StepKind::Difference: return StageTexts::tr("difference of softmaxes");
    case StepKind::Context: return StageTexts::tr("weigh the values");
    case StepKind::Gate: return StageTexts::tr("gate");
    case StepKind::Output: return StageTexts::tr("output");
    case StepKind::Experts: return StageTexts::tr("experts");
    case StepKind::Measures: return StageTexts::tr("measures");
    case StepKind::Convolve: return context.convolves ? StageTexts::tr("convolution") : StageTexts::tr("gates");
    case StepKind::Fade: return StageTexts::tr("decay and strength");
    case StepKind::Mix: return StageTexts::tr("mixing weights, no softmax");
    case StepKind::Read: return StageTexts::tr("weigh the values");
    case StepKind::MixGate: return StageTexts::tr("gate");
    case StepKind::State: return StageTexts::tr("state");
    }
    return {};
}

QString stageTitle(Stage stage, const StageContext& context)
{
    switch (stage) {
    case Stage::Input:
        if (context.second_stream) return StageTexts::tr("g, the second stream");
        return context.cached ? StageTexts::tr("x, the last tokens") : StageTexts::tr("x");
    case Stage::KeyInput:
        if (context.keys_of) return StageTexts::tr("x of layer %1").arg(*context.keys_of);
        return context.cached ? StageTexts::tr("x, all tokens") : StageTexts::tr("y, attended to");
    case Stage::QueryLatent: return StageTexts::tr("latent of queries");
    case Stage::KeyLatent: return StageTexts::tr("latent of keys and values");
    case Stage::SharedKey: return StageTexts::tr("key part of all heads");
    case Stage::QueryProjected:
        return context.query_latent ? StageTexts::tr("latent · W_Q") : StageTexts::tr("x · W_Q");
    case Stage::KeyProjected:
        if (context.through_latents) return StageTexts::tr("latent · W_K, shared part");
        return context.across ? StageTexts::tr("y · W_K") : StageTexts::tr("x · W_K");
    case Stage::QueryNormed: return betweenTitle(context, StageTexts::tr("q"));
    case Stage::KeyNormed: return betweenTitle(context, StageTexts::tr("k"));
    case Stage::Query: return StageTexts::tr("queries Q");
    case Stage::Key: return StageTexts::tr("keys K");
    case Stage::Value: return StageTexts::tr("values V");
    case Stage::ScoresRaw: return StageTexts::tr("scores Q Kᵀ");
    case Stage::ScoresUncapped: return scaleWords(context);
    case Stage::ScoresScaled:
        if (context.rule.soft_cap == 0) return scaleWords(context);
        return StageTexts::tr("%1 · tanh(s ∕ %1)").arg(shortNumber(context.rule.soft_cap));
    case Stage::ContentToPosition: return StageTexts::tr("content → position");
    case Stage::PositionToContent: return StageTexts::tr("position → content");
    case Stage::ScoresBiased: return StageTexts::tr("+ bias of position");
    case Stage::IndexScores: return StageTexts::tr("index scores");
    case Stage::ScoresMasked: return StageTexts::tr("+ mask");
    case Stage::WeightsUnmasked: return StageTexts::tr("softmax over all keys");
    case Stage::WeightsMasked: return StageTexts::tr("hidden → 0");
    case Stage::RowSums: return StageTexts::tr("Σ of each row");
    case Stage::Weights: return StageTexts::tr("weights");
    case Stage::SinkWeights: return StageTexts::tr("sink");
    case Stage::DropoutKept: return StageTexts::tr("kept or dropped");
    case Stage::WeightsDropped: return StageTexts::tr("after dropout");
    case Stage::OtherWeights:
        return context.second_of_pair ? StageTexts::tr("w₁, of the previous head")
                                      : StageTexts::tr("w₂, of the next head");
    case Stage::WeightsDifference: return StageTexts::tr("w₁ − %1 · w₂").arg(shortNumber(context.lambda.value_or(0)));
    case Stage::Context: return StageTexts::tr("× V, context");
    case Stage::PairContext: return StageTexts::tr("(w₁ − λ w₂) × V");
    case Stage::Gate: return StageTexts::tr("σ(x · W_G)");
    case Stage::ContextGated: return StageTexts::tr("context ⊙ gate");
    case Stage::HeadOutput: return StageTexts::tr("this head: context · W_O");
    case Stage::SumOfHeads: return StageTexts::tr("Σ over heads");
    case Stage::Output: return StageTexts::tr("concat · W_O");
    case Stage::ExpertWeights: return StageTexts::tr("experts chosen");
    case Stage::Concatenation: return StageTexts::tr("heads side by side");
    case Stage::Entropy: return StageTexts::tr("entropy");
    case Stage::MeanDistance: return StageTexts::tr("mean distance");
    case Stage::ReceivedAttention: return StageTexts::tr("attention received");
    case Stage::MeanOfHeads: return StageTexts::tr("mean of the heads");
    case Stage::Contacts: return StageTexts::tr("contacts of residues");
    case Stage::Probe: return StageTexts::tr("pooling probe");
    case Stage::Rollout: return StageTexts::tr("attention rollout");
    case Stage::ValueProjected: return StageTexts::tr("x · W_V");
    case Stage::Decay: return StageTexts::tr("decay a");
    case Stage::WriteStrength: return StageTexts::tr("strength b");
    case Stage::MixingWeights: return StageTexts::tr("mixing weights");
    case Stage::MixedValues: return StageTexts::tr("× V");
    case Stage::MixingGate: return StageTexts::tr("SiLU(x · W_G)");
    case Stage::MixingState: return StageTexts::tr("state S");
    }
    return {};
}

QString stageHint(Stage stage, const StageContext& context)
{
    const bool sinkInRows = context.sink && context.rule.order == core::MaskOrder::BeforeSoftmax;
    switch (stage) {
    case Stage::Query:
        if (context.mixes)
            return context.convolves ? StageTexts::tr("convolved, SiLU") : StageTexts::tr("C, the gate behind");
        return projectedHint(context, "x · W_Q");
    case Stage::Key:
        if (context.mixes)
            return context.convolves ? StageTexts::tr("convolved, SiLU") : StageTexts::tr("B, the gate before");
        return projectedHint(context, context.across ? "y · W_K" : "x · W_K");
    case Stage::QueryLatent:
    case Stage::KeyLatent: return StageTexts::tr("norm(x · W down)");
    case Stage::SharedKey: return StageTexts::tr("of x, rotated");
    case Stage::ContentToPosition: return StageTexts::tr("query · vector of the distance");
    case Stage::PositionToContent: return StageTexts::tr("key · vector of the distance");
    case Stage::ExpertWeights: return StageTexts::tr("a column for each expert");
    case Stage::Value:
        if (context.mixes && context.convolves) return StageTexts::tr("convolved, SiLU");
        if (context.through_latents) return StageTexts::tr("latent · W_V");
        if (context.values_normed) return StageTexts::tr("∕ root mean square");
        return context.across ? StageTexts::tr("y · W_V") : StageTexts::tr("x · W_V");
    case Stage::ScoresRaw: return StageTexts::tr("dot products");
    case Stage::ScoresUncapped: return StageTexts::tr("scaled");
    case Stage::ScoresScaled: return context.rule.soft_cap == 0 ? StageTexts::tr("scaled") : StageTexts::tr("capped");
    case Stage::RowSums: return StageTexts::tr("what is left");
    case Stage::Weights:
        if (context.rule.order == core::MaskOrder::HideAfterSoftmax)
            return StageTexts::tr("hidden → 0, not divided again");
        if (context.blind_rows) return StageTexts::tr("rows sum to 1; 0 where no key is seen");
        return sinkInRows ? StageTexts::tr("rows and sink sum to 1") : StageTexts::tr("rows sum to 1");
    case Stage::IndexScores: return StageTexts::tr("the %1 highest stay visible").arg(context.kept_keys);
    case Stage::ScoresMasked: return fillWords(context.rule.fill);
    case Stage::SinkWeights: return StageTexts::tr("its share of each row");
    case Stage::DropoutKept: return StageTexts::tr("1 and 0, by the seed");
    case Stage::WeightsDropped: return StageTexts::tr("∕ (1 − rate)");
    case Stage::OtherWeights: return StageTexts::tr("the pair's other softmax");
    case Stage::WeightsDifference: return StageTexts::tr("applied to V; may be negative");
    case Stage::Context:
        return context.lambda ? StageTexts::tr("of this softmax alone") : StageTexts::tr("weighted values");
    case Stage::PairContext: return StageTexts::tr("of both heads");
    case Stage::Gate: return StageTexts::tr("0 to 1");
    case Stage::Entropy: return StageTexts::tr("nats");
    case Stage::MeanDistance: return StageTexts::tr("tokens");
    case Stage::ReceivedAttention: return StageTexts::tr("sum over queries");
    case Stage::Contacts: return StageTexts::tr("of all heads, symmetric, corrected");
    case Stage::Probe: return StageTexts::tr("its weights in this head, after the last layer");
    case Stage::Rollout: return StageTexts::tr("through the layers up to here");
    case Stage::Decay: return StageTexts::tr("what stays of the state");
    case Stage::WriteStrength: return context.delta ? StageTexts::tr("0 to 1") : StageTexts::tr("the time it takes");
    case Stage::MixingWeights: return StageTexts::tr("signed; rows sum to anything");
    case Stage::MixedValues: return StageTexts::tr("weighted values");
    case Stage::MixingState: return StageTexts::tr("after the last token");
    default: return {};
    }
}

QString softmaxOver(core::Index keys)
{
    return keys == 1 ? QObject::tr("softmax over 1 key") : QObject::tr("softmax over %1 keys").arg(keys);
}
