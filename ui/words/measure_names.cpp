#include "ui/words/measure_names.h"

#include <QObject>

#include <cmath>

using core::Measure;

QString measureName(Measure measure)
{
    switch (measure) {
    case Measure::Entropy: return QObject::tr("entropy, in nats");
    case Measure::EntropyShare: return QObject::tr("entropy, of the most possible");
    case Measure::Distance: return QObject::tr("mean distance, in tokens");
    case Measure::Self: return QObject::tr("attends to itself");
    case Measure::Previous: return QObject::tr("attends to previous token");
    case Measure::Next: return QObject::tr("attends to next token");
    case Measure::First: return QObject::tr("attends to first token");
    case Measure::Special: return QObject::tr("attends to special tokens");
    case Measure::Concentration: return QObject::tr("concentration: the largest weight");
    case Measure::Duplicate: return QObject::tr("attends to same word before");
    case Measure::Induction: return QObject::tr("induction, on a repeated sequence");
    case Measure::Cell: return QObject::tr("weight of the chosen cell");
    case Measure::Marked: return QObject::tr("weight on the marked cells");
    case Measure::KnockOut: return QObject::tr("knocking it out changes the answer by");
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
    case Measure::Concentration: return QObject::tr("concentration");
    case Measure::Duplicate: return QObject::tr("same word");
    case Measure::Induction: return QObject::tr("induction");
    case Measure::Cell: return QObject::tr("chosen cell");
    case Measure::Marked: return QObject::tr("marked cells");
    case Measure::KnockOut: return QObject::tr("knock-out");
    }
    return {};
}

QString measureMeaning(Measure measure)
{
    switch (measure) {
    case Measure::Entropy:
        return QObject::tr("−Σ w ln w of each query's weights, mean over queries: how evenly it spreads");
    case Measure::EntropyShare:
        return QObject::tr("Entropy divided by ln n, the most that the n keys a query sees allow; 1: evenly");
    case Measure::Distance: return QObject::tr("Σ w · |query − key|, mean over queries: how far it looks");
    case Measure::Self: return QObject::tr("Weight on the token itself, mean over queries");
    case Measure::Previous: return QObject::tr("Weight on the token before, mean over the queries that have one");
    case Measure::Next: return QObject::tr("Weight on the token behind, mean over the queries that may see it");
    case Measure::First: return QObject::tr("Weight on the first token, mean over queries; many heads rest there");
    case Measure::Special: return QObject::tr("Weight on tokens that the tokenizer put there, such as [CLS]");
    case Measure::Concentration: return QObject::tr("The largest weight of each query, mean over queries");
    case Measure::Duplicate:
        return QObject::tr("Weight on earlier tokens that are the same, mean over the queries that have some");
    case Measure::Induction:
        return QObject::tr("On random tokens that the program repeats: weight on the token behind the same one before. "
                           "Of the model as it is, without changes");
    case Measure::Cell: return QObject::tr("Each head's weight at the cell that is chosen in the map");
    case Measure::Marked:
        return QObject::tr("Each head's weight on the cells marked in the map (Shift+drag), mean over their queries");
    case Measure::KnockOut:
        return QObject::tr("Change of the answer's log-probability, in nats, when the head adds nothing; below 0: it "
                           "spoke for the answer");
    }
    return {};
}

bool isShare(Measure measure)
{
    return measure != Measure::Entropy && measure != Measure::Distance && measure != Measure::KnockOut;
}

QString measureText(Measure measure, std::optional<float> value)
{
    if (!value || !std::isfinite(*value)) return QStringLiteral("–");
    const auto number = static_cast<double>(*value);
    if (measure == Measure::Distance) return QString::number(number, 'f', 1);
    if (measure == Measure::KnockOut)
        return (number > 0 ? QStringLiteral("+%1") : QStringLiteral("%1"))
            .arg(number, 0, 'f', 3)
            .replace(QLatin1Char('-'), QStringLiteral("−"));
    return QString::number(number, 'f', 2);
}
