#include "ui/words/comparison_words.h"

#include <QCoreApplication>

#include "core/model/layer_numbers.h"
#include "ui/words/error_text.h"
#include "ui/words/short_numbers.h"
#include "ui/words/token_text.h"

#include <cmath>

using core::ChangeOf;
using core::HeadPart;

namespace {

struct ComparisonWords {
    Q_DECLARE_TR_FUNCTIONS(ComparisonWords)
};

/// Two passes over equal numbers may round differently: such a change is shown as 0.
constexpr double comparedRounding = 1e-9;

QString spreadText(const core::Spread& spread, bool unsigned_)
{
    const QString mean = comparedNumber(unsigned_ ? std::abs(spread.mean) : spread.mean);
    return spread.count == 1 ? mean : ComparisonWords::tr("%1 ± %2").arg(mean, comparedNumber(spread.deviation));
}

QString likelierBy(const core::Spread& change)
{
    return (change.mean <= 0 ? ComparisonWords::tr("less likely by %1 nats")
                             : ComparisonWords::tr("likelier by %1 nats"))
        .arg(spreadText(change, true));
}

QString partName(HeadPart part)
{
    switch (part) {
    case HeadPart::Query: return ComparisonWords::tr("query");
    case HeadPart::Key: return ComparisonWords::tr("key");
    case HeadPart::Value: return ComparisonWords::tr("value");
    case HeadPart::Output: return ComparisonWords::tr("output");
    }
    return {};
}

QString tokensOf(const core::Model& model, const std::vector<core::TokenProjection>& ends, int most)
{
    QStringList names;
    for (const core::TokenProjection& end : ends)
        if (names.size() < most) names << ComparisonWords::tr("“%1”").arg(tokenText(model.token(end.id)));
    return names.join(QStringLiteral(", "));
}

}  // namespace

QString comparedNumber(double value)
{
    if (!std::isfinite(value)) return QStringLiteral("–");
    return withMinus(QString::number(std::abs(value) < comparedRounding ? 0.0 : value, 'g', 3));
}

QString comparedName(const core::RunComparison& comparison, bool b)
{
    const core::ModelInfo &one = comparison.a->info, &other = comparison.b->info;
    const core::ModelInfo& asked = b ? other : one;
    const bool told_apart = one.name == other.name && one.folder != other.folder;
    return oneLine(QString::fromStdString(told_apart ? asked.folder.string() : asked.name));
}

QString comparedHeadName(const core::Model& model, const core::HeadPlace& head, core::Index from)
{
    return QStringLiteral("%1.%2").arg(core::layerNumber(model.info, head.layer, from)).arg(head.head + from);
}

QString changeName(ChangeOf what)
{
    switch (what) {
    case ChangeOf::Maps: return ComparisonWords::tr("maps, nats");
    case ChangeOf::Weights: return ComparisonWords::tr("weights, %");
    case ChangeOf::Answer: return ComparisonWords::tr("answer, nats");
    }
    return {};
}

QString changeMeaning(ChangeOf what)
{
    switch (what) {
    case ChangeOf::Maps:
        return ComparisonWords::tr(
            "The mean Jensen–Shannon divergence of the head's rows in A and in B, 0 to 0.69 nats.");
    case ChangeOf::Weights: return ComparisonWords::tr("How far B's matrices of the head are from A's, ‖A − B‖ ∕ ‖A‖.");
    case ChangeOf::Answer:
        return ComparisonWords::tr(
            "By how many nats what comes next becomes likelier in A where this head alone says what "
            "it says in B; below 0 the answer loses.");
    }
    return {};
}

QString percentText(double share)
{
    if (!std::isfinite(share)) return QStringLiteral("–");
    return ComparisonWords::tr("%1 %").arg(comparedNumber(100 * share));
}

QString changeText(const core::HeadChange& head, ChangeOf what)
{
    switch (what) {
    case ChangeOf::Maps: return head.maps.count > 0 ? spreadText(head.maps, false) : QStringLiteral("–");
    case ChangeOf::Weights: return head.weights ? percentText(*head.weights) : QStringLiteral("–");
    case ChangeOf::Answer: return head.answer.count > 0 ? spreadText(head.answer, false) : QStringLiteral("–");
    }
    return {};
}

QStringList comparisonFacts(const core::RunComparison& comparison)
{
    QStringList facts{
        ComparisonWords::tr("A is %1, B is %2.").arg(comparedName(comparison, false), comparedName(comparison, true))};
    facts << (comparison.asked == 1
                  ? ComparisonWords::tr("One text of %1 tokens.").arg(comparison.tokens)
                  : ComparisonWords::tr("%1 of %2 texts read, %3 tokens; ± is the standard deviation from "
                                        "text to text.")
                        .arg(comparison.read)
                        .arg(comparison.asked)
                        .arg(comparison.tokens));
    if (comparison.aligned)
        facts << ComparisonWords::tr(
            "The texts have other tokens: rows and keys that stand beside each other are compared, "
            "and weight on tokens that only one of them has counts as apart.");
    if (comparison.no_weights)
        facts << ComparisonWords::tr("Weights are not compared: %1").arg(errorText(*comparison.no_weights));
    else if (comparison.weights && comparison.weights->whole.relative == 0)
        facts << ComparisonWords::tr("Their weights are the same.");
    else if (comparison.weights)
        facts << ComparisonWords::tr("All weights differ by %1.").arg(percentText(comparison.weights->whole.relative));
    if (comparison.likelier.count > 0)
        facts << ComparisonWords::tr("The texts' own tokens are %1 in B.").arg(likelierBy(comparison.likelier));
    if (comparison.apart.count > 1)
        facts << ComparisonWords::tr("What A and B say behind the texts is %1 nats apart (Jensen–Shannon).")
                     .arg(spreadText(comparison.apart, true));
    if (comparison.no_answers)
        facts << ComparisonWords::tr("What the answer loses is not known: %1").arg(errorText(*comparison.no_answers));
    if (!comparison.passed_over.empty()) {
        const auto& [text, why] = comparison.passed_over.front();
        facts << ComparisonWords::tr("Texts that could not be compared: %1. The first, text %2: %3")
                     .arg(comparison.passed_over.size())
                     .arg(text + 1)
                     .arg(errorText(why));
    }
    return facts;
}

QString headChangeText(const core::RunComparison& comparison, const core::HeadChange& head, core::Index from)
{
    const QString name = comparedHeadName(*comparison.a, {head.layer, head.head}, from);
    QStringList said;
    if (head.maps.count > 0) {
        said << (head.maps.count == 1
                     ? ComparisonWords::tr("%1's map is %2 nats apart.").arg(name, spreadText(head.maps, true))
                     : ComparisonWords::tr("%1's maps are %2 nats apart over %3 texts.")
                           .arg(name, spreadText(head.maps, true))
                           .arg(head.maps.count));
        if (head.text && head.maps.count > 1) said << ComparisonWords::tr("Most in text %1.").arg(*head.text + 1);
    }
    if (head.weights && *head.weights == 0)
        said << ComparisonWords::tr("Its matrices are the same.");
    else if (head.weights)
        said << ComparisonWords::tr("Its matrices differ by %1.").arg(percentText(*head.weights));
    if (head.answer.count > 0) {
        said << (head.answer.count == 1
                     ? ComparisonWords::tr("Where it alone says what it says in B, what comes next is %1.")
                           .arg(likelierBy(head.answer))
                     : ComparisonWords::tr(
                           "Where it alone says what it says in B, what comes next is %1 over %2 texts.")
                           .arg(likelierBy(head.answer))
                           .arg(head.answer.count));
        if (head.answer.count > 1 && !head.answer.isBelowZero() && !head.answer.isAboveZero())
            said << ComparisonWords::tr("That may be chance: its 95 % interval holds 0.");
    }
    if (head.nearest)
        said << ComparisonWords::tr("The head of B that attends most like it is %1 (%2 nats apart).")
                    .arg(comparedHeadName(*comparison.b, *head.nearest, from), comparedNumber(head.nearest_apart));
    return said.join(QLatin1Char(' '));
}

QStringList changedPartsText(const core::Model& model, const std::vector<core::HeadPartChange>& parts, int tokens)
{
    QStringList lines;
    for (const core::HeadPartChange& part : parts) {
        if (part.size == 0) {
            lines << ComparisonWords::tr("%1: as it was.").arg(partName(part.part));
            continue;
        }
        QString line = ComparisonWords::tr("%1: %2 of its size, rank %3.")
                           .arg(partName(part.part), percentText(part.relative()))
                           .arg(part.rank);
        if (!part.directions.empty()) {
            const core::ChangedDirection& first = part.directions.front();
            if (first.tokens.highest.empty())
                line +=
                    QLatin1Char(' ')
                    + ComparisonWords::tr("Its largest direction is %1 of the change.").arg(percentText(first.share));
            else
                line +=
                    QLatin1Char(' ')
                    + (part.part == HeadPart::Output
                           ? ComparisonWords::tr("Its largest direction, %1 of the change, writes %2 at one end and %3 "
                                                 "at the other.")
                           : ComparisonWords::tr("Its largest direction, %1 of the change, reads %2 at one end and %3 "
                                                 "at the other."))
                          .arg(percentText(first.share), tokensOf(model, first.tokens.highest, tokens),
                               tokensOf(model, first.tokens.lowest, tokens));
        }
        lines << line;
    }
    return lines;
}

QString compareProgressText(const core::CompareProgress& progress)
{
    switch (progress.part) {
    case core::CompareProgress::Part::Weights:
        return ComparisonWords::tr("compared the weights of %1 of %2 layers").arg(progress.done).arg(progress.asked);
    case core::CompareProgress::Part::Heads:
        return ComparisonWords::tr("compared the matrices of %1 of %2 heads").arg(progress.done).arg(progress.asked);
    case core::CompareProgress::Part::Texts:
        return ComparisonWords::tr("read the texts: %1 of %2 passes").arg(progress.done).arg(progress.asked);
    }
    return {};
}
