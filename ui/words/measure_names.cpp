#include "ui/words/measure_names.h"

#include "core/explain/patch/ablation_sweep.h"

#include <QObject>

#include "core/analysis/induction.h"
#include "ui/words/short_numbers.h"

#include <cmath>

using core::Measure;

namespace {

bool isInBits(core::LogUnit unit) { return unit == core::LogUnit::Bits; }

}  // namespace

QString measureName(Measure measure, core::LogUnit unit)
{
    switch (measure) {
    case Measure::Entropy: return isInBits(unit) ? QObject::tr("entropy, in bits") : QObject::tr("entropy, in nats");
    case Measure::EntropyShare: return QObject::tr("entropy, of the most possible");
    case Measure::Distance: return QObject::tr("mean distance, in tokens");
    case Measure::Self: return QObject::tr("attends to itself");
    case Measure::Previous: return QObject::tr("attends to previous token");
    case Measure::Next: return QObject::tr("attends to next token");
    case Measure::First: return QObject::tr("attends to first token");
    case Measure::Special: return QObject::tr("attends to special tokens");
    case Measure::SpecialStart: return QObject::tr("attends to [CLS] or what begins the text");
    case Measure::SpecialLater: return QObject::tr("attends to [SEP] or what ends a text");
    case Measure::Concentration: return QObject::tr("concentration: the largest weight");
    case Measure::Duplicate: return QObject::tr("attends to same token before");
    case Measure::InOrder: return QObject::tr("follows the other text's order");
    case Measure::Induction: return QObject::tr("induction, on a repeated sequence");
    case Measure::Cell: return QObject::tr("weight of the chosen cell");
    case Measure::Marked: return QObject::tr("weight on the marked cells");
    case Measure::KnockOut: return QObject::tr("knocking it out changes the answer by");
    case Measure::KnockOutMean: return QObject::tr("its mean changes the answer by");
    case Measure::KnockOutResample: return QObject::tr("its output on other texts changes the answer by");
    }
    return {};
}

QString shortMeasureName(Measure measure)
{
    switch (measure) {
    case Measure::Entropy: return QObject::tr("entropy");
    case Measure::EntropyShare: return QObject::tr("entropy share");
    case Measure::Distance: return QObject::tr("distance");
    case Measure::Self: return QObject::tr("self");
    case Measure::Previous: return QObject::tr("previous token");
    case Measure::Next: return QObject::tr("next token");
    case Measure::First: return QObject::tr("first token");
    case Measure::Special: return QObject::tr("special tokens");
    case Measure::SpecialStart: return QObject::tr("[CLS], begin");
    case Measure::SpecialLater: return QObject::tr("[SEP], end");
    case Measure::Concentration: return QObject::tr("concentration");
    case Measure::Duplicate: return QObject::tr("same token");
    case Measure::InOrder: return QObject::tr("in order");
    case Measure::Induction: return QObject::tr("induction");
    case Measure::Cell: return QObject::tr("chosen cell");
    case Measure::Marked: return QObject::tr("marked cells");
    case Measure::KnockOut: return QObject::tr("knock-out");
    case Measure::KnockOutMean: return QObject::tr("knock-out by mean");
    case Measure::KnockOutResample: return QObject::tr("resampled knock-out");
    }
    return {};
}

namespace {

/// Which rows do not count.
QString leftOutText(const core::MeasuredRows& rows)
{
    if (rows.first) return rows.special ? QString() : QObject::tr("Rows of special tokens are left out.");
    return rows.special ? QObject::tr("The first row is left out.")
                        : QObject::tr("The first row and those of special tokens are left out.");
}

/// The meaning of measures whose first row is equal in every head under a causal mask and may be left out; otherwise
/// empty.
QString meaningWithoutFirst(Measure measure, core::LogUnit unit)
{
    switch (measure) {
    case Measure::Entropy:
        return isInBits(unit)
                   ? QObject::tr("−Σ w log₂ w of each query's weights, in bits: how evenly it spreads. Mean over the "
                                 "queries of this text.")
                   : QObject::tr("−Σ w ln w of each query's weights, in nats: how evenly it spreads. Mean over the "
                                 "queries of this text.");
    case Measure::Distance:
        return QObject::tr(
            "Σ w · |query − key|, in tokens: how far a query looks. Mean over the queries of this text.");
    case Measure::Self: return QObject::tr("Weight on the token itself. Mean over the queries of this text.");
    case Measure::First:
        return QObject::tr("Weight on the first token, where many heads rest (attention sink). Mean over the queries "
                           "of this text that see it.");
    case Measure::Concentration:
        return QObject::tr("The largest weight of each query. Mean over the queries of this text.");
    default: return {};
    }
}

/// Measures of this text's map, over all its rows.
QString meaningInText(Measure measure, core::LogUnit unit)
{
    switch (measure) {
    case Measure::Entropy:
        return isInBits(unit)
                   ? QObject::tr("−Σ w log₂ w of each query's weights, in bits: how evenly it spreads. Mean over all "
                                 "queries of this text; the first row of a causal map counts as 0, as it sees one key.")
                   : QObject::tr(
                       "−Σ w ln w of each query's weights, in nats: how evenly it spreads. Mean over all "
                       "queries of this text; the first row of a causal map counts as 0, as it sees one key.");
    case Measure::EntropyShare:
        return QObject::tr(
            "Entropy ∕ ln n, where n is the number of keys that the query sees; 1: evenly. Mean over the "
            "queries of this text that see more than one key.");
    case Measure::Distance:
        return QObject::tr("Σ w · |query − key|, in tokens: how far a query looks. Mean over all queries of this text; "
                           "the first row of a causal map counts as 0.");
    case Measure::Self:
        return QObject::tr("Weight on the token itself. Mean over all queries of this text; the first row of a causal "
                           "map counts as 1, as it sees nothing else.");
    case Measure::Previous:
        return QObject::tr("Weight on the token before. Mean over the queries of this text that have one.");
    case Measure::Next:
        return QObject::tr("Weight on the token after. Mean over the queries of this text that may see it: none in a "
                           "causal map.");
    case Measure::First:
        return QObject::tr(
            "Weight on the first token, where many heads rest (attention sink). Mean over the queries of "
            "this text that see it; the first row of a causal map counts as 1.");
    case Measure::Special:
        return QObject::tr(
            "Weight on all tokens that the tokenizer added, such as [CLS] and [SEP], taken together. Mean "
            "over all queries of this text.");
    case Measure::SpecialStart:
        return QObject::tr("Weight on the tokens that the tokenizer put before the text, such as [CLS] or <s>. Mean "
                           "over all queries of this text.");
    case Measure::SpecialLater:
        return QObject::tr("Weight on the tokens that the tokenizer put between and after the texts, such as [SEP] or "
                           "</s>. Mean over all queries of this text.");
    case Measure::Concentration:
        return QObject::tr("The largest weight of each query. Mean over all queries of this text; the first row of a "
                           "causal map counts as 1.");
    case Measure::Duplicate:
        return QObject::tr("Weight on all earlier tokens with the same token id, so “The” is not “the”. Mean over the "
                           "queries of this text that have such a token before them.");
    case Measure::InOrder:
        return QObject::tr(
            "Correlation between the positions of a query and of the keys that it attends to, each pair counted by its "
            "weight, over all queries of this text. 1: later words attend to later parts "
            "of a sound or of the other text; 0: in no order. Measured only in maps from one text to another.");
    default: return {};
    }
}

QString inductionMeaning(core::Index sequences)
{
    if (sequences == 1)
        return QObject::tr("Weight on the token after an earlier copy of the query's token. Measured not on this text "
                           "but on a sequence of up to %1 random tokens that is repeated once, in the model as it is "
                           "set; empty where cells of this text are painted, hidden or taken from another run.")
            .arg(core::longestRepeated);
    return QObject::tr("Weight on the token after an earlier copy of the query's token. Measured not on this text but "
                       "on %1 sequences of up to %2 random tokens that are repeated once, in the model as it is set; "
                       "empty where cells of this text are painted, hidden or taken from another run. The mean of the "
                       "sequences; ± is their standard deviation.")
        .arg(sequences)
        .arg(core::longestRepeated);
}

}  // namespace

namespace {

/// What is put in the place of the output, in front of the texts that it is from.
QString insteadMeaning(Measure measure, const core::HeadsSettings& settings)
{
    const QString name = QString::fromStdString(settings.reference.name());
    const QString what = measure == Measure::KnockOutResample
                             ? QObject::tr("by that on up to %1 texts drawn from “%2”, token by token")
                                   .arg(core::resampledTexts)
                                   .arg(name.isEmpty() ? QObject::tr("a reference") : name)
                         : name.isEmpty() ? QObject::tr("by its mean over the tokens of this text")
                                          : QObject::tr("by its mean over all tokens of “%1”").arg(name);
    const QString said =
        isInBits(settings.unit)
            ? QObject::tr("Change of the answer's log-probability, in bits, when the head's output is replaced %1, and "
                          "all else stays; below 0: the head favoured the answer.")
            : QObject::tr("Change of the answer's log-probability, in nats, when the head's output is replaced %1, and "
                          "all else stays; below 0: the head favoured the answer.");
    return said.arg(what);
}

}  // namespace

QString measureMeaning(Measure measure, const core::HeadsSettings& settings, bool sees_one)
{
    switch (measure) {
    case Measure::Induction: return inductionMeaning(settings.repeated);
    case Measure::Cell: return QObject::tr("Each head's weight at the cell that is chosen in the map.");
    case Measure::Marked:
        return QObject::tr("Each head's weight on the cells marked in the map (Shift+drag), added up in each row. Mean "
                           "over the rows that have marked cells.");
    case Measure::KnockOut:
        return (isInBits(settings.unit)
                    ? QObject::tr(
                        "Change of the answer's log-probability, in bits, when the head's output is zeroed and "
                        "all else stays; below 0: the head favoured the answer.")
                    : QObject::tr(
                        "Change of the answer's log-probability, in nats, when the head's output is zeroed and "
                        "all else stays; below 0: the head favoured the answer."))
               + QLatin1Char(' ')
               + QObject::tr(
                   "Zeroing can break a model: where later layers count on what a head always adds, the answer "
                   "suffers though the head decides nothing about it. Compare with the head's mean.");
    case Measure::KnockOutMean:
    case Measure::KnockOutResample: return insteadMeaning(measure, settings);
    default: break;
    }
    const QString leftOut = leftOutText(settings.rows);
    const QString some = leftOut.isEmpty() && sees_one ? QString() : meaningWithoutFirst(measure, settings.unit);
    const QString meaning = some.isEmpty() ? meaningInText(measure, settings.unit) : some;
    return leftOut.isEmpty() ? meaning : QStringLiteral("%1 %2").arg(meaning, leftOut);
}

bool isShare(Measure measure)
{
    return measure != Measure::Entropy && measure != Measure::Distance && measure != Measure::InOrder
           && !core::isKnockOut(measure);
}

QString measureText(Measure measure, std::optional<float> value, core::LogUnit unit)
{
    if (!value || !std::isfinite(*value)) return QStringLiteral("–");
    const double number = static_cast<double>(*value) * core::factorOf(measure, unit);
    if (measure == Measure::Distance) return QString::number(number, 'f', 1);
    if (core::isKnockOut(measure))
        return (number > 0 ? QStringLiteral("+") : QString()) + withMinus(QString::number(number, 'f', 3));
    return withMinus(QString::number(number, 'f', 2));
}

QString measureText(const core::HeadTable& table, Measure measure, const core::HeadAddress& head, core::LogUnit unit)
{
    const QString mean = measureText(measure, table.at(measure, head.layer, head.head), unit);
    const auto spread = table.spreadAt(measure, head.layer, head.head);
    return spread ? QStringLiteral("%1 ± %2").arg(mean, measureText(measure, spread, unit)) : mean;
}
