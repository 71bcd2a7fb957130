#include "ui/feature/scan/scan_words.h"

#include <QCoreApplication>

#include "core/json/value_names.h"
#include "core/model/layer_numbers.h"
#include "core/session/session_names.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <cmath>

using core::Finding;
using core::Measure;
using core::ScanPart;

namespace {

struct ScanWords {
    Q_DECLARE_TR_FUNCTIONS(ScanWords)
};

QString scanNumber(double value) { return QString::number(std::abs(value), 'f', 2); }

/// "0.94 ± 0.02"; of one text, which deviates from none, the number alone.
QString withDeviation(const core::Spread& spread)
{
    if (spread.count == 1) return scanNumber(spread.mean);
    return ScanWords::tr("%1 ± %2").arg(scanNumber(spread.mean), scanNumber(spread.deviation));
}

QString weightOverTexts(const core::Spread& spread)
{
    return spread.count == 1
               ? ScanWords::tr("%1 of its weight in one text").arg(scanNumber(spread.mean))
               : ScanWords::tr("%1 of its weight over %2 texts").arg(withDeviation(spread)).arg(spread.count);
}

QString overSequences(const core::Spread& spread)
{
    return ScanWords::tr("%1 over %2 random sequences that repeat").arg(withDeviation(spread)).arg(spread.count);
}

QString lookingAt(Measure measure)
{
    switch (measure) {
    case Measure::Self: return ScanWords::tr("%1 looks at the token itself (%2).");
    case Measure::Previous: return ScanWords::tr("%1 looks at the token before (%2).");
    case Measure::Next: return ScanWords::tr("%1 looks at the token after (%2).");
    case Measure::First: return ScanWords::tr("%1 looks at the first token (%2).");
    case Measure::Special: return ScanWords::tr("%1 looks at tokens that the tokenizer added (%2).");
    default: return ScanWords::tr("%1 looks at the same token before, where there is one (%2).");
    }
}

/// "less likely by 0.12 ± 0.03 nats over 24 texts"
QString likelier(const core::Spread& change)
{
    return change.mean <= 0 ? ScanWords::tr("less likely by %1 nats").arg(withDeviation(change))
                            : ScanWords::tr("more likely by %1 nats").arg(withDeviation(change));
}

QString inItsPlace(core::KnockOutWay way)
{
    return way == core::KnockOutWay::Zero ? ScanWords::tr("with its mean over the text in its place")
                                          : ScanWords::tr("with nothing in its place");
}

/// What the check found, and what would have refuted the finding.
QString foundBy(const core::Scan& scan, const Finding& finding)
{
    const core::Spread& found = *finding.checked;
    switch (finding.check) {
    case Finding::Check::Shuffled:
        return ScanWords::tr("with the tokens in random order it is %1 (less than half as much would refute it)")
            .arg(weightOverTexts(found));
    case Finding::Check::Repeats:
        return ScanWords::tr(
                   "without it, tokens that repeat are %1 over %2 sequences (less than %3 nats would refute it)")
            .arg(likelier(found))
            .arg(found.count)
            .arg(core::leastLoss);
    case Finding::Check::OtherWay:
        if (finding.kind == Finding::Kind::FeedsInduction)
            return ScanWords::tr("%1 the induction is %2 (less than half of the fall would refute it)")
                .arg(inItsPlace(scan.way), withDeviation(found));
        return ScanWords::tr("%1 it is %2 over %3 texts (less than half of the loss would refute it)")
            .arg(inItsPlace(scan.way), likelier(found))
            .arg(found.count);
    case Finding::Check::TokensRead:
        return ScanWords::
            tr("without it, the token that it reads most is %1 over %2 texts (no loss beyond chance would refute it)")
                .arg(likelier(found))
                .arg(found.count);
    case Finding::Check::AnswerHolds:
        return (found.mean <= 0
                    ? ScanWords::tr("without it, the likeliest token is preferred less by %1 logits over %2 texts "
                                    "(no loss beyond chance would refute it)")
                    : ScanWords::tr("without it, the likeliest token is preferred more by %1 logits over %2 texts "
                                    "(no loss beyond chance would refute it)"))
            .arg(withDeviation(found))
            .arg(found.count);
    }
    return {};
}

QString partDone(const ScanPart& part)
{
    const auto count = [&](const QString& sentence) { return sentence.arg(part.done).arg(part.asked); };
    switch (part.kind) {
    case ScanPart::Kind::Measures: return count(ScanWords::tr("Where heads look: %1 of %2 texts."));
    case ScanPart::Kind::Shuffled: return count(ScanWords::tr("Texts with their tokens in random order: %1 of %2."));
    case ScanPart::Kind::Induction:
        return ScanWords::tr("Induction: %1 random sequences that repeat.").arg(core::scannedSequences);
    case ScanPart::Kind::Feeding: return count(ScanWords::tr("What feeds induction: without %1 of %2 heads."));
    case ScanPart::Kind::Copying: return ScanWords::tr("Copying, by the weights of all heads.");
    case ScanPart::Kind::KnockOuts: return count(ScanWords::tr("Knock-outs of every head: %1 of %2 texts."));
    case ScanPart::Kind::Accounts: return count(ScanWords::tr("What wrote the likeliest token: %1 of %2 texts."));
    }
    return {};
}

QString partName(const ScanPart& part)
{
    switch (part.kind) {
    case ScanPart::Kind::Measures: return ScanWords::tr("Where heads look");
    case ScanPart::Kind::Shuffled: return ScanWords::tr("Texts with their tokens in random order");
    case ScanPart::Kind::Induction: return ScanWords::tr("Induction");
    case ScanPart::Kind::Feeding: return ScanWords::tr("What feeds induction");
    case ScanPart::Kind::Copying: return ScanWords::tr("Copying");
    case ScanPart::Kind::KnockOuts: return ScanWords::tr("Knock-outs of every head");
    case ScanPart::Kind::Accounts: return ScanWords::tr("What wrote the likeliest token");
    }
    return {};
}

}  // namespace

QString scanHeadName(const core::Scan& scan, const core::AtlasHead& head)
{
    QString number = QStringLiteral("%1.%2").arg(core::layerNumber(scan.info, head.layer, 1)).arg(head.head + 1);
    if (scan.blocks.size() == 1) return number;
    return QString::fromLatin1(core::nameOf(scan.blocks[head.block], core::attentionBlocks)) + QLatin1Char(' ')
           + number;
}

QString findingSentence(const core::Scan& scan, const Finding& finding)
{
    const QString head = scanHeadName(scan, finding.head);
    switch (finding.kind) {
    case Finding::Kind::LooksAt: return lookingAt(finding.measure).arg(head, weightOverTexts(finding.number));
    case Finding::Kind::Induces:
        return ScanWords::tr("%1 looks behind the same token before: induction %2.")
            .arg(head, overSequences(finding.number));
    case Finding::Kind::FeedsInduction:
        return ScanWords::tr("Without %1, %2's induction falls from %3 to %4 (over %5 random sequences that repeat).")
            .arg(head, scanHeadName(scan, *finding.other), withDeviation(finding.number),
                 withDeviation(*finding.without))
            .arg(finding.number.count);
    case Finding::Kind::Copies:
        return ScanWords::tr("%1 raises the tokens that it reads, by its weights (copying score %2 of at most 1).")
            .arg(head, scanNumber(finding.number.mean));
    case Finding::Kind::Matters:
        return ScanWords::tr("Without %1, what the model says is %2 over %3 texts.")
            .arg(head, likelier(finding.number))
            .arg(finding.number.count);
    case Finding::Kind::Writes:
        return ScanWords::tr("%1 speaks for the likeliest token (against the second by %2 logits over %3 texts).")
            .arg(head, withDeviation(finding.number))
            .arg(finding.number.count);
    }
    return {};
}

QString findingCheck(const core::Scan& scan, const Finding& finding)
{
    if (finding.checked)
        return (finding.outcome == Finding::Outcome::Passed ? ScanWords::tr("Checked: %1: it holds.")
                                                            : ScanWords::tr("Checked: %1: it is refuted."))
            .arg(foundBy(scan, finding));
    const bool over = std::ranges::any_of(scan.parts, &ScanPart::time_over);
    return over ? ScanWords::tr("Not checked: the time was over.")
                : ScanWords::tr("Not checked: this model leaves nothing to check it by.");
}

QString findingTried(const core::Scan& scan, const Finding& finding)
{
    if (!finding.checked) return {};
    const QString found = foundBy(scan, finding);
    return found.left(1).toUpper() + found.mid(1) + QLatin1Char('.');
}

QString findingEffect(const Finding& finding)
{
    if (!finding.loss || finding.loss->count == 0 || finding.kind == Finding::Kind::Matters) return {};
    const core::Spread& loss = *finding.loss;
    if (loss.count == 1)
        return ScanWords::tr("Without it, what the model says is %1 in one text, which may be chance.")
            .arg(likelier(loss));
    if (!loss.isBelowZero() && !loss.isAboveZero())
        return ScanWords::tr("Without it, what the model says does not change measurably (%1 texts).").arg(loss.count);
    return ScanWords::tr("Without it, what the model says is %1 over %2 texts.").arg(likelier(loss)).arg(loss.count);
}

QString outcomeName(Finding::Outcome outcome)
{
    switch (outcome) {
    case Finding::Outcome::Passed: return ScanWords::tr("holds");
    case Finding::Outcome::Refuted: return ScanWords::tr("refuted");
    case Finding::Outcome::NotChecked: break;
    }
    return ScanWords::tr("not checked");
}

core::FindingWords wordsOf(const core::Scan& scan, const Finding& finding)
{
    return {.claim = findingSentence(scan, finding).toStdString(),
            .check = findingCheck(scan, finding).toStdString(),
            .effect = findingEffect(finding).toStdString(),
            .command = core::findingCommand(scan, finding)};
}

std::vector<core::FindingWords> wordsOfAll(const core::Scan& scan)
{
    std::vector<core::FindingWords> all;
    all.reserve(scan.findings.size());
    for (const Finding& finding : scan.findings) all.push_back(wordsOf(scan, finding));
    return all;
}

QString scanFacts(const core::Scan& scan)
{
    return ScanWords::tr("%1 of %2 texts read, %3 tokens; seed %4; %5 seconds. ± is the standard deviation from text "
                         "to text, or from sequence to sequence.")
        .arg(scan.read)
        .arg(scan.texts.size())
        .arg(scan.tokens)
        .arg(scan.seed)
        .arg(scan.seconds, 0, 'f', 1);
}

QStringList scanPartSentences(const core::Scan& scan)
{
    QStringList said;
    for (const ScanPart& part : scan.parts) {
        QString sentence = part.not_possible
                               ? ScanWords::tr("%1: not of this model or these texts.").arg(partName(part))
                           : part.why ? ScanWords::tr("%1: %2").arg(partName(part), errorText(*part.why))
                                      : partDone(part);
        if (part.time_over) sentence += QLatin1Char(' ') + ScanWords::tr("Its time was over.");
        if (part.more > 0)
            sentence += QLatin1Char(' ') + ScanWords::tr("Weaker findings that were left out: %1.").arg(part.more);
        said << sentence;
        if (part.kind == ScanPart::Kind::Measures && scan.written > 0)
            said << ScanWords::tr("Targets that the model wrote itself, because none was given: %1.").arg(scan.written);
    }
    if (!scan.passed_over.empty()) {
        const auto& [text, why] = scan.passed_over.front();
        said << ScanWords::tr("Texts that the model could not read: %1. The first, text %2: %3")
                    .arg(scan.passed_over.size())
                    .arg(text + 1)
                    .arg(errorText(why));
    }
    return said;
}

QString scanPartName(ScanPart::Kind part) { return partName({.kind = part}); }
