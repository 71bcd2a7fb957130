#include "ui/plot/steps/number_words.h"

#include <QCoreApplication>

#include "ui/words/short_numbers.h"

#include <cmath>

using core::NumberTerms;
using core::Stage;

namespace {

struct NumberWords {
    Q_DECLARE_TR_FUNCTIONS(NumberWords)
};

}  // namespace

QString factorName(Stage of)
{
    switch (of) {
    case Stage::QueryProjected:
    case Stage::Query: return QStringLiteral("W_Q");
    case Stage::KeyProjected:
    case Stage::Key: return QStringLiteral("W_K");
    case Stage::ValueProjected:
    case Stage::Value: return QStringLiteral("W_V");
    case Stage::QueryLatent:
    case Stage::KeyLatent: return NumberWords::tr("W down");
    case Stage::SharedKey: return NumberWords::tr("W of the shared key");
    case Stage::Context:
    case Stage::PairContext:
    case Stage::MixedValues: return QStringLiteral("V");
    case Stage::ExpertWeights: return NumberWords::tr("W of the router");
    case Stage::Decay: return NumberWords::tr("W of the time");
    case Stage::WriteStrength: return NumberWords::tr("W of the strength");
    case Stage::MixingGate:
    case Stage::Gate: return QStringLiteral("W_G");
    default: return QStringLiteral("Wₒ");
    }
}

QString sourceName(const NumberTerms& made, const StageContext& context)
{
    if (made.of == Stage::ExpertWeights) return NumberWords::tr("what the layer behind reads");
    return stageTitle(made.from, context);
}

QString numberHeading(const NumberTerms& made, const StageContext& context, const QString& token, const QString& key)
{
    const QString table = stageTitle(made.of, context);
    if (!key.isEmpty()) return NumberWords::tr("%1 of %2 and %3").arg(table, token, key);
    if (made.of == Stage::MixingState)
        return NumberWords::tr("%1, row %2, column %3").arg(table).arg(made.row + 1).arg(made.dimension + 1);
    if (made.of == Stage::MixingWeights)
        return NumberWords::tr("%1 of %2 for key %3").arg(table, token).arg(made.dimension + 1);
    if (made.of == Stage::ExpertWeights) return NumberWords::tr("expert %1 of %2").arg(made.dimension + 1).arg(token);
    if (made.made.size() == 1) return NumberWords::tr("%1 of %2").arg(table, token);
    return NumberWords::tr("%1, dimension %2 of %3").arg(table).arg(made.dimension + 1).arg(token);
}

QStringList termNames(const NumberTerms& made, const QStringList& heads, const QStringList& queries,
                      const QStringList& keys)
{
    using Way = NumberTerms::Way;
    switch (made.way) {
    case Way::Heads: return heads;
    case Way::Queries: return queries;
    case Way::Keys:
    case Way::Tokens:
    case Way::Entropy:
    case Way::Distances: return keys;
    case Way::Taps: return keys.mid(static_cast<qsizetype>(made.first_token));
    case Way::Product:
        return made.of == Stage::Context || made.of == Stage::PairContext || made.of == Stage::MixedValues
                   ? keys
                   : QStringList();
    case Way::Carried:
    case Way::Channel:
    case Way::Rotation:
    case Way::Norm:
    case Way::Factor: return {};
    }
    return {};
}

QString numberSummary(const NumberTerms& made, const StageContext& context)
{
    using Way = NumberTerms::Way;
    using Then = NumberTerms::Then;
    const auto& terms = made.terms;
    const QString number = numberText(made.number);
    QString said;
    switch (made.way) {
    case Way::Rotation:
        if (terms.size() < 2) return NumberWords::tr("this dimension is not rotated: %1").arg(number);
        return NumberWords::tr("rotated by %1 radians: %2 · cos + %3 · sin = %4")
            .arg(numberText(*made.angle), numberText(terms[0].query), numberText(terms[1].query), number);
    case Way::Norm: {
        const core::NormTerms& norm = made.norm;
        const QString before = numberText(made.input(made.dimension));
        said = norm.has_mean ? NumberWords::tr("( %1 − mean %2 ) ∕ deviation %3 × weight %4")
                                   .arg(before, numberText(norm.mean), numberText(norm.size), numberText(norm.weight))
                             : NumberWords::tr("%1 ∕ root mean square %2 × weight %3")
                                   .arg(before, numberText(norm.size), numberText(norm.weight));
        if (norm.numbers > made.input.size())
            said = NumberWords::tr("%1 (of all %2 numbers of the heads together)").arg(said).arg(norm.numbers);
        break;
    }
    case Way::Factor: said = QStringLiteral("%1 × %2").arg(numberText(terms[0].query), numberText(terms[0].key)); break;
    case Way::Heads: said = NumberWords::tr("Σ over %1 heads").arg(terms.size()); break;
    case Way::Keys: said = NumberWords::tr("Σ over %1 keys").arg(terms.size()); break;
    case Way::Queries: said = NumberWords::tr("Σ over %1 queries").arg(terms.size()); break;
    case Way::Entropy: said = NumberWords::tr("Σ w · ( −ln w ) over %1 keys").arg(terms.size()); break;
    case Way::Distances: said = NumberWords::tr("Σ w · distance over %1 keys").arg(terms.size()); break;
    case Way::Taps: said = NumberWords::tr("Σ of %1 tokens, each times its tap").arg(terms.size()); break;
    case Way::Carried:
        said = NumberWords::tr("q, carried back through the steps between · b k: %1 products").arg(terms.size());
        break;
    case Way::Tokens: said = NumberWords::tr("Σ over %1 tokens of what is left of each").arg(terms.size()); break;
    case Way::Channel:
        said = NumberWords::tr("C %1 × tap %2 × B %3")
                   .arg(numberText(terms[0].query), numberText(made.by), numberText(terms[0].key / made.by));
        break;
    case Way::Product:
        said = NumberWords::tr("row of %1 × column %2 of %3: %4 products")
                   .arg(sourceName(made, context))
                   .arg(made.dimension + 1)
                   .arg(factorName(made.of))
                   .arg(terms.size());
        break;
    }
    if (made.bias) said += NumberWords::tr(" + bias %1").arg(numberText(*made.bias));
    const QString sum = numberText(made.sum);
    switch (made.then) {
    case Then::Silu: return said + QStringLiteral(" = %1; SiLU( %1 ) = %2").arg(sum, number);
    case Then::Length:
        return said
               + NumberWords::tr(" = %1; SiLU( %1 ) ∕ %2, which gives the row its length = %3")
                     .arg(sum, numberText(made.by), number);
    case Then::Time: return said + NumberWords::tr(" = %1; ln( 1 + e^%1 ) = %2").arg(sum, number);
    case Then::Fade:
        return said + NumberWords::tr(" = %1; e^( −%2 · ln( 1 + e^%1 ) ) = %3").arg(sum, numberText(made.by), number);
    case Then::Choice:
        said += QStringLiteral(" = ") + sum;
        if (made.number == 0) return said + NumberWords::tr("; not among the %1 that are taken: 0").arg(made.chosen);
        return said
               + (made.by_itself ? NumberWords::tr("; σ of it, among the %1 that are taken: %2")
                                 : NumberWords::tr("; softmax over all experts, among the %1 that are taken: %2"))
                     .arg(made.chosen)
                     .arg(number);
    case Then::Nothing:
    case Then::Norm:
    case Then::Sigmoid: break;
    }
    if (made.then == Then::Sigmoid) return said + QStringLiteral(" = %1; σ( %1 ) = %2").arg(sum, number);
    if (made.then == Then::Norm) return said + NumberWords::tr(" = %1, and after the norm %2").arg(sum, number);
    said += QStringLiteral(" = ") + number;
    if (made.clip > 0 && std::abs(made.sum) > made.clip) return said + NumberWords::tr(", clipped from %1").arg(sum);
    return sum == number ? said
                         : said + NumberWords::tr("; added one after the other %1, the rest is rounding").arg(sum);
}
