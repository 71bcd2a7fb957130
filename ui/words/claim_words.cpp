#include "ui/words/claim_words.h"

#include <QObject>

#include "core/json/value_names.h"
#include "core/session/session_names.h"
#include "ui/words/measure_names.h"

namespace {

using ValueKind = core::ClaimValue::Kind;
using Comparison = core::Claim::Comparison;

QString tokenWords(const core::NamedToken& token)
{
    const QString text = QString::fromStdString(token.text);
    return token.occurrence == 1 ? QObject::tr("“%1”").arg(text)
                                 : QObject::tr("“%1” no. %2").arg(text).arg(token.occurrence);
}

/// Of like words the first one is counted, too.
QString keyWords(const core::ClaimValue& value)
{
    if (value.every_key || value.key.text != value.query.text) return tokenWords(value.key);
    return QObject::tr("“%1” no. %2").arg(QString::fromStdString(value.key.text)).arg(value.key.occurrence);
}

QString inHead(const core::ClaimValue& value, const QString& what)
{
    if (!value.head) return what;
    return QObject::tr("%1, in head %2.%3,").arg(what).arg(value.head->first + 1).arg(value.head->second + 1);
}

/// A table of Steps has the name that the command line has for it.
QString entryWords(const core::ClaimValue& value)
{
    const QString table = QString::fromLatin1(core::nameOf(value.stage, core::stageNames));
    if (value.dimension)
        return QObject::tr("number %1 of %2 in the table %3")
            .arg(QString::number(*value.dimension + 1), tokenWords(value.query), table);
    return QObject::tr("the number from %1 to %2 in the table %3").arg(tokenWords(value.query), keyWords(value), table);
}

QString valueWords(const core::ClaimValue& value)
{
    switch (value.kind) {
    case ValueKind::Number:
        return value.number == 0 ? QStringLiteral("0") : QString::number(value.number, 'f', value.decimals);
    case ValueKind::Token: return tokenWords(value.query);
    case ValueKind::Weight:
        return inHead(value, QObject::tr("the weight from %1 to %2").arg(tokenWords(value.query), keyWords(value)));
    case ValueKind::Entropy:
        return inHead(value, QObject::tr("the entropy of the row of %1").arg(tokenWords(value.query)));
    case ValueKind::Top: return inHead(value, QObject::tr("what %1 attends to most").arg(tokenWords(value.query)));
    case ValueKind::Probability: return QObject::tr("the probability of %1").arg(tokenWords(value.query));
    case ValueKind::Answer: return QObject::tr("the model's answer");
    case ValueKind::Measure:
        return inHead(value, QObject::tr("the head's measure “%1”").arg(shortMeasureName(value.measure)));
    case ValueKind::Entry: return inHead(value, entryWords(value));
    }
    return {};
}

QString onlyWords(core::Claim::Change change)
{
    switch (change) {
    case core::Claim::Change::Mask: return QObject::tr("Only the mask is changed.");
    case core::Claim::Change::Text: return QObject::tr("Only the text is changed.");
    case core::Claim::Change::Heads: return QObject::tr("Only heads are changed.");
    case core::Claim::Change::Temperature: return QObject::tr("Only the temperature is changed.");
    case core::Claim::Change::Positions: return QObject::tr("Only the position encoding is changed.");
    }
    return {};
}

QString compared(Comparison comparison)
{
    switch (comparison) {
    case Comparison::Less: return QObject::tr("%1 is less than %2.");
    case Comparison::AtMost: return QObject::tr("%1 is at most %2.");
    case Comparison::More: return QObject::tr("%1 is more than %2.");
    case Comparison::AtLeast: return QObject::tr("%1 is at least %2.");
    case Comparison::Equal: return QObject::tr("%1 is %2.");
    case Comparison::Different: return QObject::tr("%1 is not %2.");
    }
    return {};
}

}  // namespace

QString claimSentence(const core::Claim& claim)
{
    if (claim.only) return onlyWords(*claim.only);
    QString sentence = compared(claim.comparison).arg(valueWords(claim.left), valueWords(claim.right));
    sentence[0] = sentence[0].toUpper();
    return sentence;
}
