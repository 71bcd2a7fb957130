#include "ui/view/mask/mask_sentences.h"

#include <QCoreApplication>

#include "core/not_shown.h"
#include "ui/words/rule_names.h"

#include <cmath>
#include <cstdlib>

using core::Cell;
using core::Index;
using core::RuleKind;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("MaskSentences", text); }

/// The numbers between a rule's parentheses.
QList<Index> argumentsOf(const std::string& rule)
{
    QList<Index> numbers;
    const QString text = QString::fromStdString(rule);
    const qsizetype open = text.indexOf(QLatin1Char('('));
    if (open < 0) return numbers;
    for (const QString& number : text.mid(open + 1).chopped(1).split(QLatin1Char(','))) numbers << number.toLongLong();
    return numbers;
}

QString causalReason(bool holds, Index query, Index key)
{
    if (holds != (key <= query)) return tr("cached keys come first");
    return (holds ? tr("%1 ≤ %2") : tr("%1 > %2")).arg(key).arg(query);
}

QString windowReason(const QList<Index>& size, bool holds, Index query, Index key)
{
    if (key == query) return tr("it is the token itself");
    if (key < query) return (holds ? tr("at most %1 back") : tr("more than %1 back")).arg(size.value(0));
    return (holds ? tr("at most %1 ahead") : tr("more than %1 ahead")).arg(size.value(1));
}

QString globalReason(const QList<Index>& tokens, bool holds, Index query, Index key)
{
    if (holds && tokens.contains(key)) return tr("key %1 is global").arg(key);
    if (holds) return tr("query %1 is global").arg(query);
    const QString which = tokens.size() == 1 ? tr("token %1").arg(tokens.front()) : tr("one of these tokens");
    if (query == key) return tr("%1 is not %2").arg(key).arg(which);
    return tr("neither %1 nor %2 is %3").arg(query).arg(key).arg(which);
}

QString dilatedReason(const QList<Index>& step, bool holds, Index distance)
{
    return (holds ? tr("distance %1 is a multiple of %2") : tr("distance %1 is not a multiple of %2"))
        .arg(distance)
        .arg(step.value(0));
}

/// The finding of the rule without its "!" at the cell; tokens count from 1.
QString reason(const core::RuleVerdict& verdict, bool holds, Index query, Index key)
{
    const QList<Index> numbers = argumentsOf(verdict.rule);
    switch (verdict.kind) {
    case RuleKind::Full:
    case RuleKind::Model: return tr("it shows every cell");
    case RuleKind::Causal: return causalReason(holds, query, key);
    case RuleKind::Padding: return (holds ? tr("key %1 is not padding") : tr("key %1 is padding")).arg(key);
    case RuleKind::Window: return windowReason(numbers, holds, query, key);
    case RuleKind::Prefix:
        return (holds ? tr("key %1 is among the first %2") : tr("key %1 is not among the first %2"))
            .arg(key)
            .arg(numbers.value(0));
    case RuleKind::Segment: return holds ? tr("the same segment") : tr("another segment");
    case RuleKind::Dilated: return dilatedReason(numbers, holds, std::abs(query - key));
    case RuleKind::Chunk:
        return (holds ? tr("the same chunk of %1 tokens") : tr("another chunk of %1 tokens")).arg(numbers.value(0));
    case RuleKind::Global: return globalReason(numbers, holds, query, key);
    case RuleKind::Painted: return holds ? tr("not hidden by hand") : tr("hidden by hand");
    case RuleKind::Uncovered: return holds ? tr("uncovered by hand") : tr("not uncovered by hand");
    case RuleKind::Given: return holds ? tr("the model's table shows it") : tr("the model's table hides it");
    case RuleKind::Highest:
        return (holds ? tr("among the %1 visible keys of highest index score")
                      : tr("not among the %1 visible keys of highest index score"))
            .arg(numbers.value(0));
    case RuleKind::Added:
        return (holds ? tr("key %1 was added by the layer, and every query sees it")
                      : tr("key %1 was not added by the layer"))
            .arg(key);
    }
    return {};
}

}  // namespace

QString verdictSentence(const core::RuleVerdict& verdict, const Cell& cell, bool visible)
{
    const bool holds = verdict.shows != verdict.negated;
    // Rules that only add cells have nothing to say about others.
    const bool adds =
        verdict.kind == RuleKind::Global || verdict.kind == RuleKind::Uncovered || verdict.kind == RuleKind::Added;
    const bool silent = !verdict.shows && (visible || (adds && !verdict.negated));
    const QString pattern = verdict.shows ? tr("shows it: %1") : silent ? tr("does not apply: %1") : tr("hides it: %1");
    const QString why = reason(verdict, holds, cell.query + 1, cell.key + 1);
    return pattern.arg(verdict.negated ? tr("%1 (“!” means not)").arg(why) : why);
}

QString blindSentence(const BlindRow& row, const core::ScoreRule& rule)
{
    const auto number = [](float value) { return QString::number(static_cast<double>(value), 'g', 3); };
    if (row.sum == 0) {
        if (rule.order == core::MaskOrder::RenormaliseAfterSoftmax)
            return tr("After the softmax nothing is left to renormalise: its weights are all 0 and so is its output.");
        if (rule.order == core::MaskOrder::HideAfterSoftmax)
            return tr("After the softmax nothing of it is left: its weights are all 0 and so is its output.");
        return tr(
            "Every score is −∞, so the softmax would divide 0 by 0: PyTorch gives NaN, and here all weights are 0.");
    }
    if (core::isNotShown(row.sum)) return tr("Its weights are hidden until they have been guessed.");
    if (!std::isfinite(row.sum)) return tr("Its weights are NaN.");
    const bool even = row.most - row.least <= 1e-6F;
    if (even && rule.fill.mode == core::MaskFill::Mode::Add)
        return tr("The number that is added is so large that all scores become equal: each of the %1 keys gets %2.")
            .arg(row.keys)
            .arg(number(row.most));
    if (even)
        return tr("Every score is the same, so its weight is spread evenly: 1/%1 = %2 for each key.")
            .arg(row.keys)
            .arg(number(row.most));
    return tr("Every score was lowered alike, so its weights are as if nothing were hidden: %1 to %2, in all %3.")
        .arg(number(row.least), number(row.most), number(row.sum));
}

QString hiddenSentence(const core::Mask& mask, Index queries, Index keys)
{
    QString text;
    for (const auto& [rule, cells] : mask.hiddenCounts(queries, keys)) {
        const QString name = ruleBehindBy(rule);
        if (text.isEmpty())
            text = tr("%1 of %2 cells hidden by %3").arg(cells).arg(queries * keys).arg(name);
        else
            text += tr(", %1 more by %2").arg(cells).arg(name);
    }
    return text.isEmpty() ? tr("none of %1 cells is hidden").arg(queries * keys) : text;
}

QString blindQueriesSentence(const std::vector<Index>& queries, Index first_query)
{
    if (queries.empty()) return tr("no query is left without a key");
    if (queries.size() == 1) return tr("query %1 sees no key").arg(queries.front() + first_query + 1);
    return QCoreApplication::translate("MaskSentences", "%n queries see no key", nullptr,
                                       static_cast<int>(queries.size()));
}
