#include "ui/view/steps/step_sentences.h"

#include "ui/view/steps/steps_view.h"
#include "ui/words/rule_names.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>

using core::Index;
using core::Stage;
using core::StepKind;

namespace {

QString bold(const QString& token) { return QStringLiteral("<b>%1</b>").arg(token.toHtmlEscaped()); }

/// "0.5312, −1.2011, …"
QString firstNumbers(const core::Matrix& table, Index row)
{
    constexpr Index most = 2;
    QStringList numbers;
    for (Index col = 0; col < std::min(most, table.cols()); ++col) numbers << numberText(table(row, col));
    if (table.cols() > most) numbers << QStringLiteral("…");
    return numbers.join(QStringLiteral(", "));
}

}  // namespace

QString scaleNumbers(const StageContext& context)
{
    const float temperature = context.rule.temperature;
    if (context.usualScale()) return QStringLiteral("∕ %1").arg(numberText(temperature / context.rule.scale));
    const QString scale = QStringLiteral("× %1").arg(numberText(context.rule.scale));
    return temperature == 1.0F ? scale : scale + QStringLiteral(" ∕ %1").arg(numberText(temperature));
}

QString softmaxWords(Index keys, const StageContext& context)
{
    return context.sink ? StepsView::tr("%1 and the sink").arg(softmaxOver(keys)) : softmaxOver(keys);
}

StepSentences::StepSentences(const Subject& subject)
    : m_of(subject),
      m_cell(core::deriveCell(m_of.trace, m_of.address, m_of.stages, m_of.cell.query, m_of.cell.key)),
      m_query(bold(m_of.queries.value(m_of.cell.query))),
      m_key(bold(m_of.keys.value(m_of.cell.key)))
{
}

QString StepSentences::context() const
{
    QString sum = StepsView::tr("Σ weight · v, %1 numbers").arg(m_of.stages.context.cols());
    if (m_of.stages.context_ungated.rows() > 0) return sum;  // an intervention comes behind the gate
    return intervened(sum);
}

/// An intervention's effect on a head's context.
QString StepSentences::intervened(const QString& sum) const
{
    const core::HeadScoring& scoring = m_of.trace.scoring(m_of.address);
    const float output = scoring.output;
    if (scoring.replaced.context != nullptr) return StepsView::tr("the context of another run instead of %1").arg(sum);
    if (scoring.replaced.mean) return StepsView::tr("%1, then the mean over all queries in its place").arg(sum);
    if (output == 0) return StepsView::tr("%1, times 0: the head is switched off").arg(sum);
    return output == 1 ? sum : StepsView::tr("%1, times %2").arg(sum, numberText(output));
}

QString StepSentences::of(StepKind kind) const
{
    switch (kind) {
    case StepKind::Input:
        if (const core::Matrix* read = table(Stage::Input))
            return StepsView::tr("x has %1 numbers for each token").arg(read->cols());
        return {};
    case StepKind::Latents: return latents();
    case StepKind::Projections: return projections();
    case StepKind::Norm: return norms();
    case StepKind::Rotate: return turn();
    case StepKind::Lengthen: return lengthen();
    case StepKind::Scores: return StepsView::tr("q·k of %1 = %2").arg(m_key, numberText(m_cell.score_raw));
    case StepKind::Scale: return scale();
    case StepKind::SoftCap: return softCap();
    case StepKind::Bias: return bias();
    case StepKind::KeyIndex: return keyIndex();
    case StepKind::Mask: return mask();
    case StepKind::Softmax:
        return m_cell.replaced ? StepsView::tr("an intervention instead of softmax: weight of %1 = %2")
                                     .arg(m_key, numberText(m_cell.weight))
                               : softmax();
    case StepKind::Renormalise:
        return StepsView::tr("∕ the row's sum %1: weight of %2 = %3")
            .arg(numberText(m_cell.row_sum.value_or(1)), m_key, numberText(m_cell.weight));
    case StepKind::Dropout: return dropout();
    case StepKind::Difference: return difference();
    case StepKind::Context: return context();
    case StepKind::Gate: return gate();
    case StepKind::Output: return StepsView::tr("all heads side by side") + behindOutput();
    case StepKind::Experts: return experts();
    case StepKind::Measures: return measures();
    case StepKind::Convolve: return convolution();
    case StepKind::Fade: return fading();
    case StepKind::Mix:
        return StepsView::tr("mixing weight of %1 for %2 = %3; rows sum to anything, and weights may be negative")
            .arg(m_key, m_query, numberText(m_cell.weight));
    case StepKind::Read: return mixedValues();
    case StepKind::MixGate:
        if (const core::Matrix* gate = table(Stage::MixingGate))
            return StepsView::tr("gate of %1: %2; it multiplies what the head made")
                .arg(m_query, firstNumbers(*gate, m_of.cell.query));
        return {};
    case StepKind::State:
        if (const core::Matrix* state = table(Stage::MixingState))
            return StepsView::tr("%1 × %2 numbers, however long the text: all that later tokens know of it")
                .arg(state->rows())
                .arg(state->cols());
        return {};
    }
    return {};
}

QString StepSentences::behindOutput() const
{
    const core::Matrix* output = table(Stage::Output);
    if (output == nullptr || m_of.cell.query >= output->rows()) return {};
    const auto& norm = block().attention_output_norm;
    if (norm && norm->kind != core::Norm::Kind::Scale)
        return StepsView::tr(" · normed, and then added to x: %1")
            .arg(firstNumbers((*norm)(core::Matrix(output->row(m_of.cell.query))), 0));
    if (block().attention_sum_norm) return StepsView::tr(" · added to x, and the sum is normed");
    return {};
}

QString StepSentences::convolution() const
{
    const core::Matrix* key = table(Stage::Key);
    if (!m_of.context.convolves) {
        const core::Matrix* query = table(Stage::Query);
        if (key == nullptr || query == nullptr) return {};
        return StepsView::tr("B of %1 = %2 before the convolution, C of %3 = %4 after it")
            .arg(m_key, numberText((*key)(m_of.cell.key, 0)), m_query, numberText((*query)(m_of.cell.query, 0)));
    }
    return change(Stage::KeyProjected, Stage::Key, m_of.cell.key, StepsView::tr("k of %1").arg(m_key));
}

QString StepSentences::fading() const
{
    const core::Matrix* decay = table(Stage::Decay);
    const core::Matrix* strength = table(Stage::WriteStrength);
    if (decay == nullptr || strength == nullptr) return {};
    return StepsView::tr("%1 leaves %2 of the state and is written with strength %3")
        .arg(m_key, numberText((*decay)(m_of.cell.key, 0)), numberText((*strength)(m_of.cell.key, 0)));
}

QString StepSentences::mixedValues() const
{
    const core::Matrix* made = table(Stage::MixedValues);
    if (made == nullptr) return {};
    return StepsView::tr("Σ weight · v of %1: %2").arg(m_query, firstNumbers(*made, m_of.cell.query));
}

const core::Block& StepSentences::block() const { return m_of.trace.model->transformer.blocks[m_of.address.layer]; }

QString StepSentences::latents() const
{
    const core::LatentAttention& latents = *block().attention.latents;
    return StepsView::tr(
               "keys and values are projected from %1 numbers per token instead of %2; %3 more are the part of the key "
               "that all heads share")
        .arg(latents.key_value.down.weight.cols())
        .arg(m_of.trace.at(m_of.address).input.cols())
        .arg(latents.shared_key.weight.cols());
}

QString StepSentences::lengthen() const
{
    const Index place = m_of.trace.batch.first_query + m_of.cell.query;
    return StepsView::tr("× %1 for position %2: %3")
        .arg(numberText(block().attention.query_temperature->factor(place)))
        .arg(place + 1)
        .arg(change(Stage::QueryProjected, Stage::Query, m_of.cell.query, StepsView::tr("q of %1").arg(m_query)));
}

QString StepSentences::bias() const
{
    const float biased = m_cell.score_biased.value_or(m_cell.score_scaled);
    QStringList terms{numberText(m_cell.score_scaled)};
    for (const Stage stage : {Stage::ContentToPosition, Stage::PositionToContent})
        if (const core::Matrix* term = table(stage))
            terms << StepsView::tr("%1 (%2)").arg(numberText((*term)(m_of.cell.query, m_of.cell.key)),
                                                  stageTitle(stage, m_of.context));
    if (terms.size() > 1) return QStringLiteral("%1 = %2").arg(terms.join(QStringLiteral(" + ")), numberText(biased));
    return StepsView::tr("%1 with its bias = %2").arg(terms.front(), numberText(biased));
}

QString StepSentences::experts() const
{
    const core::Matrix* taken = table(Stage::ExpertWeights);
    if (taken == nullptr) return {};
    QStringList experts;
    for (Index expert = 0; expert < taken->cols(); ++expert)
        if ((*taken)(m_of.cell.query, expert) != 0)
            experts
                << StepsView::tr("expert %1 (× %2)").arg(expert + 1).arg(numberText((*taken)(m_of.cell.query, expert)));
    return StepsView::tr("after this attention, %1 goes through %2 of %3")
        .arg(m_query, experts.join(QStringLiteral(", ")))
        .arg(taken->cols());
}

const core::Matrix* StepSentences::table(Stage stage) const
{
    for (const core::AttentionStep& step : m_of.steps)
        for (const core::StageTable& each : step.tables)
            if (each.stage == stage) return &each.values;
    return nullptr;
}

/// "q of it: 0.53, −1.20, … → 0.61, −1.38, …"; nothing where the row is in one of the tables only.
QString StepSentences::change(Stage before, Stage after, Index row, const QString& what) const
{
    const core::Matrix* from = table(before);
    const core::Matrix* to = table(after);
    if (from == nullptr || to == nullptr || row >= from->rows() || row >= to->rows()) return {};
    return QStringLiteral("%1: %2 → %3").arg(what, firstNumbers(*from, row), firstNumbers(*to, row));
}

QString StepSentences::projections() const
{
    QString text = StepsView::tr("q of %1 and k of %2 are outlined").arg(m_query, m_key);
    const core::MultiHeadWeights& weights = block().attention;
    if (m_of.context.second_stream)
        text += StepsView::tr("; every token asks with the same vector, and only its position tells its query apart");
    const auto turns = [](const core::Block& each) { return each.attention.rotary.has_value(); };
    if (!turns(block()) && std::ranges::any_of(m_of.trace.model->transformer.blocks, turns))
        text += StepsView::tr("; this layer rotates neither: it has no positions");
    if (m_of.context.keys_of)
        text +=
            StepsView::tr("; k and v are those of layer %1, which this layer takes over").arg(*m_of.context.keys_of);
    if (weights.keyHeads() == weights.heads) return text;
    return text
           + StepsView::tr("; k and v are those of head %1 of %2, which %3 heads share")
                 .arg(weights.keyHeadOf(m_of.address.head) + 1)
                 .arg(weights.keyHeads())
                 .arg(weights.heads / weights.keyHeads());
}

QString StepSentences::norms() const
{
    const StageContext& context = m_of.context;
    const bool first = context.turned && !context.turned_first;
    const bool second = context.turned && context.turned_first;
    const QString what = context.layer_norm ? StepsView::tr("− mean, ∕ deviation, × weight: q of %1")
                         : !context.weighed ? StepsView::tr("∕ root mean square: q of %1")
                                            : StepsView::tr("∕ root mean square, × weight: q of %1");
    const QString q = change(second ? Stage::QueryNormed : Stage::QueryProjected,
                             first ? Stage::QueryNormed : Stage::Query, m_of.cell.query, what.arg(m_query));
    const QString k = change(second ? Stage::KeyNormed : Stage::KeyProjected, first ? Stage::KeyNormed : Stage::Key,
                             m_of.cell.key, StepsView::tr(" · k of %1").arg(m_key));
    return q + k;
}

QString StepSentences::turn() const
{
    using Pairing = core::RotaryEmbedding::Pairing;
    const core::RotaryEmbedding& rotary = *block().attention.rotary;
    const Index place = rotary.first_position + m_of.trace.batch.first_query + m_of.cell.query;
    const Index one = rotary.first_dimension;
    const Index half = one + rotary.dimensions / 2;
    const Index other = rotary.pairing == Pairing::HalfSplit ? half : one + 1;
    const bool first = m_of.context.turned_first;
    const core::Matrix* before = table(m_of.context.normed && !first ? Stage::QueryNormed : Stage::QueryProjected);
    const core::Matrix* after = table(first ? Stage::QueryNormed : Stage::Query);
    if (before == nullptr || after == nullptr) return {};
    const auto pair = [&](const core::Matrix& q, Index second) {
        return QStringLiteral("(%1, %2)")
            .arg(numberText(q(m_of.cell.query, one)), numberText(q(m_of.cell.query, second)));
    };
    if (rotary.picture) {
        const Index square = place - rotary.picture->first;
        if (square < 0) return StepsView::tr("%1 has no place in the picture and is not rotated").arg(m_query);
        return StepsView::tr("rotated by row %1 and column %2 of the picture: dimensions %3 and %4 of q, %5 → %6")
            .arg(square / rotary.picture->columns + 1)
            .arg(square % rotary.picture->columns + 1)
            .arg(one + 1)
            .arg(other + 1)
            .arg(pair(*before, other), pair(*after, other));
    }
    return StepsView::tr("rotated by position %1: dimensions %2 and %3 of q, %4 → %5")
        .arg(place)
        .arg(one + 1)
        .arg(other + 1)
        .arg(pair(*before, other), pair(*after, rotary.pairing == Pairing::Separated ? half : other));
}

QString StepSentences::scale() const
{
    QString words = scaleWords(m_of.context);
    words.replace(QStringLiteral("√d_k"), QStringLiteral("√d<sub>k</sub>"));
    const core::Matrix* uncapped = table(Stage::ScoresUncapped);
    const float scaled = uncapped == nullptr ? m_cell.score_scaled : (*uncapped)(m_of.cell.query, m_of.cell.key);
    const QString raw = numberText(m_cell.score_raw);
    if (m_of.context.usualScale())
        return QStringLiteral("%1 %2 = %1 %3 = %4").arg(raw, words, scaleNumbers(m_of.context), numberText(scaled));
    return QStringLiteral("%1 %2 = %3").arg(raw, scaleNumbers(m_of.context), numberText(scaled));
}

QString StepSentences::softCap() const
{
    const core::Matrix* uncapped = table(Stage::ScoresUncapped);
    if (uncapped == nullptr) return {};
    return QStringLiteral("%1 · tanh(%2 ∕ %1) = %3")
        .arg(QString::number(static_cast<double>(m_of.context.rule.soft_cap), 'g', 4),
             numberText((*uncapped)(m_of.cell.query, m_of.cell.key)), numberText(m_cell.score_scaled));
}

QString StepSentences::keyIndex() const
{
    const core::Matrix* index = table(Stage::IndexScores);
    if (index == nullptr || m_of.cell.key >= index->cols()) return StepsView::tr("%1 has no index score").arg(m_key);
    const std::string rule(core::ruleName(core::RuleKind::Highest));
    const bool dropped =
        std::ranges::any_of(m_cell.hidden_by, [&](const std::string& each) { return each.starts_with(rule); });
    const bool others = m_cell.hidden_by.size() > (dropped ? 1U : 0U);
    const QString score = numberText((*index)(m_of.cell.query, m_of.cell.key));
    if (others)
        return StepsView::tr("index score of %1 = %2; another rule hides it from %3").arg(m_key, score, m_query);
    const QString said =
        dropped ? StepsView::tr("index score of %1 = %2: not among the %4 highest that %3 may see, so it is hidden")
                : StepsView::tr("index score of %1 = %2: among the %4 highest that %3 may see, so it stays");
    return said.arg(m_key, score, m_query, QString::number(m_of.context.kept_keys));
}

QString StepSentences::mask() const
{
    const QString rules = rulesBehindBy(m_cell.hidden_by).toHtmlEscaped();
    return rules.isEmpty()       ? StepsView::tr("%1 is visible").arg(m_key)
           : m_cell.score_masked ? StepsView::tr("%1 is hidden by %2: its score becomes %3")
                                       .arg(m_key, rules, numberText(*m_cell.score_masked))
                                 : StepsView::tr("%1 is hidden by %2: its weight becomes 0").arg(m_key, rules);
}

QString StepSentences::softmax() const
{
    if (!m_cell.weight_unmasked && m_cell.softmax_keys == 0 && m_cell.weight == 0)
        return StepsView::tr("%1 sees no key: PyTorch gives NaN here, AttentionScope writes 0").arg(m_query);
    QString text = StepsView::tr("%1: weight of %2 = %3")
                       .arg(softmaxWords(m_cell.weight_unmasked ? m_cell.keys : m_cell.softmax_keys, m_of.context),
                            m_key, numberText(m_cell.weight_unmasked.value_or(m_cell.weight)));
    const core::Matrix* sink = table(Stage::SinkWeights);
    const core::Matrix* weights = table(m_cell.weight_unmasked ? Stage::WeightsUnmasked : Stage::Weights);
    if (sink == nullptr || weights == nullptr) return text;
    return text
           + StepsView::tr("; the sink takes %1, the row sums to %2")
                 .arg(numberText((*sink)(m_of.cell.query, 0)), numberText(weights->row(m_of.cell.query).sum()));
}

QString StepSentences::dropout() const
{
    const core::Matrix* kept = table(Stage::DropoutKept);
    const float dropped = m_cell.weight_dropped.value_or(0);
    if (kept == nullptr || (*kept)(m_of.cell.query, m_of.cell.key) == 0)
        return StepsView::tr("the seed drops it: %1 → %2").arg(numberText(m_cell.weight), numberText(dropped));
    return StepsView::tr("the seed keeps it: %1 ∕ (1 − %2) = %3")
        .arg(numberText(m_cell.weight),
             QString::number(static_cast<double>(m_of.trace.scoring(m_of.address).dropout.rate), 'g', 4),
             numberText(dropped));
}

QString StepSentences::difference() const
{
    const core::Matrix* other = table(Stage::OtherWeights);
    const core::Matrix* applied = table(Stage::WeightsDifference);
    if (other == nullptr || applied == nullptr) return {};
    const auto [query, key] = m_of.cell;
    const QString own = numberText(m_cell.weight_dropped.value_or(m_cell.weight));
    const QString others = numberText((*other)(query, key));
    const bool second = m_of.context.second_of_pair;
    return StepsView::tr(
               "weight applied to v of %1: %2 − %3 · %4 = %5; not a distribution, so the entropy is that of each "
               "softmax alone")
        .arg(m_key, second ? others : own,
             QString::number(static_cast<double>(m_of.context.lambda.value_or(0)), 'g', 4), second ? own : others,
             numberText((*applied)(query, key)));
}

QString StepSentences::gate() const
{
    const core::Matrix* gate = table(Stage::Gate);
    if (gate == nullptr) return {};
    return intervened(StepsView::tr("gate of %1: %2; its context %3 → %4")
                          .arg(m_query, firstNumbers(*gate, m_of.cell.query),
                               firstNumbers(m_of.stages.context_ungated, m_of.cell.query),
                               firstNumbers(m_of.stages.context, m_of.cell.query)));
}

QString StepSentences::measures() const
{
    const core::Matrix* entropy = table(Stage::Entropy);
    const core::Matrix* distance = table(Stage::MeanDistance);
    const core::Matrix* received = table(Stage::ReceivedAttention);
    if (entropy == nullptr || distance == nullptr || received == nullptr) return {};
    QString text = StepsView::tr("entropy %1 nats").arg(numberText((*entropy)(m_of.cell.query, 0)));
    // With a sink the weights are no distribution, and the bound is another.
    if (!m_of.context.sink)
        text += StepsView::tr(" of at most ln %1 = %2")
                    .arg(m_cell.keys)
                    .arg(numberText(std::log(static_cast<float>(m_cell.keys))));
    return text
           + StepsView::tr("; mean distance %1 tokens; %2 receives %3 from all queries")
                 .arg(numberText((*distance)(m_of.cell.query, 0)), m_key, numberText((*received)(m_of.cell.key, 0)));
}
