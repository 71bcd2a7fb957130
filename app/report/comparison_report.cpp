#include "app/report/comparison_report.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/model/layer_numbers.h"
#include "ui/words/comparison_words.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <cmath>

namespace {

using core::Index;

struct ComparisonReport {
    Q_DECLARE_TR_FUNCTIONS(ComparisonReport)
};

/// A summary of some layers' heads, as far as their maps were compared.
struct HeadSummary {
    double mean = 0;
    const core::HeadChange* most = nullptr;
};

/// @param layer  nothing: of all
/// @return empty if none of them has a divergence
std::optional<HeadSummary> summaryOf(const core::RunComparison& comparison, std::optional<Index> layer)
{
    HeadSummary summary;
    Index count = 0;
    for (const core::HeadChange& head : comparison.heads) {
        if ((layer && head.layer != *layer) || head.maps.count == 0) continue;
        summary.mean += head.maps.mean;
        ++count;
        if (summary.most == nullptr || head.maps.mean > summary.most->maps.mean) summary.most = &head;
    }
    if (count == 0) return std::nullopt;
    summary.mean /= static_cast<double>(count);
    return summary;
}

QString number(float value) { return comparedNumber(static_cast<double>(value)); }
QString number(double value) { return comparedNumber(value); }

QString quotedToken(const core::Token& token)
{
    return ComparisonReport::tr("“%1”").arg(oneLine(QString::fromStdString(token.text)));
}

/// Columns as wide as their widest cell, with two spaces between them: the first to the left, numbers to the right.
QString aligned(const QList<QStringList>& rows)
{
    QList<qsizetype> widths;
    for (const QStringList& row : rows)
        for (qsizetype column = 0; column < row.size(); ++column) {
            if (column == widths.size()) widths << 0;
            widths[column] = std::max(widths[column], row[column].size());
        }
    QString text;
    for (const QStringList& row : rows) {
        QString line;
        for (qsizetype column = 0; column < row.size(); ++column)
            line += column == 0 ? row[column].leftJustified(widths[column])
                                : QStringLiteral("  ") + row[column].rightJustified(widths[column]);
        while (line.endsWith(QLatin1Char(' '))) line.chop(1);
        text += line + QLatin1Char('\n');
    }
    return text;
}

QStringList layerRow(const QString& name, const std::optional<core::WeightDifference>& weights)
{
    if (!weights) return {name, QStringLiteral("-"), QStringLiteral("-")};
    return {name, number(weights->relative * 100), number(weights->largest)};
}

QStringList headCells(const core::RunComparison& comparison, std::optional<Index> layer, Index from)
{
    const auto heads = summaryOf(comparison, layer);
    if (!heads) return {QStringLiteral("-"), QStringLiteral("-"), QStringLiteral("-")};
    const core::HeadChange& most = *heads->most;
    return {number(heads->mean), number(most.maps.mean),
            most.maps.mean > 0 ? comparedHeadName(*comparison.a, {most.layer, most.head}, from) : QStringLiteral("-")};
}

QString layerTable(const core::RunComparison& comparison, Index from)
{
    const core::ModelInfo& info = comparison.a->info;
    QList<QStringList> rows{{ComparisonReport::tr("layer"), ComparisonReport::tr("weights, %"),
                             ComparisonReport::tr("largest difference"), ComparisonReport::tr("heads, mean"),
                             ComparisonReport::tr("largest"), ComparisonReport::tr("of head")}};
    const auto& weights = comparison.weights;
    const auto of = [&](core::WeightDifference core::ModelWeightDifference::*part) {
        return weights ? std::optional((*weights).*part) : std::nullopt;
    };
    rows << layerRow(ComparisonReport::tr("embedding"), of(&core::ModelWeightDifference::embedding));
    for (Index layer = 0; layer < info.layers; ++layer)
        rows << layerRow(QString::number(core::layerNumber(info, layer, from)),
                         weights ? std::optional(weights->layers[static_cast<std::size_t>(layer)].whole) : std::nullopt)
                    + headCells(comparison, layer, from);
    if (weights && weights->language_head)
        rows << layerRow(ComparisonReport::tr("language head"), weights->language_head);
    rows << layerRow(ComparisonReport::tr("all"), of(&core::ModelWeightDifference::whole))
                + headCells(comparison, {}, from);
    return aligned(rows);
}

/// "0.12 ± 0.03"; without a deviation where there is one text.
QString spread(const core::Spread& of)
{
    if (of.count == 0) return QStringLiteral("-");
    return of.count == 1 ? number(of.mean) : QStringLiteral("%1 ± %2").arg(number(of.mean), number(of.deviation));
}

QString headTable(const core::RunComparison& comparison, const ReportCounts& counts)
{
    const bool answered = comparison.answered > 0, matched = comparison.heads.front().nearest.has_value();
    QStringList heading{ComparisonReport::tr("head"), ComparisonReport::tr("nats apart"),
                        ComparisonReport::tr("weights, %")};
    if (answered) heading << ComparisonReport::tr("answer, nats");
    if (matched) heading << ComparisonReport::tr("most like it");
    QList<QStringList> rows{heading};
    for (const std::size_t place : comparison.ranked(counts.by.value_or(comparison.usualOrder()))) {
        if (std::ssize(rows) > counts.top) break;
        const core::HeadChange& head = comparison.heads[place];
        QStringList row{comparedHeadName(*comparison.a, {head.layer, head.head}, counts.from), spread(head.maps),
                        head.weights ? number(100 * *head.weights) : QStringLiteral("-")};
        if (answered) row << spread(head.answer);
        if (matched)
            row << (head.nearest ? comparedHeadName(*comparison.b, *head.nearest, counts.from) : QStringLiteral("-"));
        rows << row;
    }
    return aligned(rows);
}

QString answerTable(const core::ComparedAnswer& answer)
{
    // Tokens stand last, because their width on a terminal is unknown.
    QList<QStringList> rows{{ComparisonReport::tr("A, %"), ComparisonReport::tr("B, %")}};
    for (const core::ComparedToken& each : answer.likeliest)
        rows << QStringList{number(each.a * 100), number(each.b * 100)};
    const QStringList lines = aligned(rows).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QString text = lines.front() + QStringLiteral("  ") + ComparisonReport::tr("token") + QLatin1Char('\n');
    for (qsizetype i = 1; i < lines.size(); ++i)
        text += lines[i] + QStringLiteral("  ") + quotedToken(answer.likeliest[static_cast<std::size_t>(i - 1)].token)
                + QLatin1Char('\n');
    return text;
}

QString answerText(const core::ComparedAnswer& answer)
{
    const QString heading = answer.behind
                                ? ComparisonReport::tr("What A and B predict after token %1 of text %2, %3:")
                                : ComparisonReport::tr("What A and B predict in place of token %1 of text %2, %3:");
    return QLatin1Char('\n') + heading.arg(answer.position + 1).arg(answer.item + 1).arg(quotedToken(answer.there))
           + QLatin1Char('\n') + answerTable(answer)
           + ComparisonReport::tr("The Kullback–Leibler divergence of A's answer from B's is %1 nats, the "
                                  "Jensen–Shannon divergence of the two is %2 nats.")
                 .arg(number(answer.apart.kullback_leibler), number(answer.apart.jensen_shannon))
           + QLatin1Char('\n');
}

QString readText(const core::RunComparison& comparison, const core::ReadHeadChange& read, Index from)
{
    QString text = QLatin1Char('\n')
                   + ComparisonReport::tr("The matrices of %1:").arg(comparedHeadName(*comparison.a, read.head, from))
                   + QLatin1Char('\n');
    for (const QString& line : changedPartsText(*comparison.a, read.parts)) text += line + QLatin1Char('\n');
    return text;
}

}  // namespace

std::string comparisonText(const core::RunComparison& comparison, const ReportCounts& counts,
                           const std::vector<core::ReadHeadChange>& read)
{
    QString text = ComparisonReport::tr("A is %1, and B is %2. Weights differ by ‖A − B‖ / ‖A‖, and heads by the "
                                        "Jensen–Shannon divergence of their attention, in nats (0 to 0.693).")
                       .arg(comparedName(comparison, false), comparedName(comparison, true))
                   + QLatin1Char('\n') + layerTable(comparison, counts.from);
    if (counts.top > 0)
        text += QLatin1Char('\n') + ComparisonReport::tr("The heads that differ most:") + QLatin1Char('\n')
                + headTable(comparison, counts);
    for (const core::ReadHeadChange& each : read) text += readText(comparison, each, counts.from);
    QStringList facts = comparisonFacts(comparison).mid(1);
    if (comparison.answered > 0)
        facts << QStringLiteral("%1: %2").arg(changeName(core::ChangeOf::Answer),
                                              changeMeaning(core::ChangeOf::Answer));
    text += QLatin1Char('\n') + facts.join(QLatin1Char('\n')) + QLatin1Char('\n');
    constexpr std::size_t mostAnswers = 4;
    for (std::size_t i = 0; i < std::min(mostAnswers, comparison.answers.size()); ++i)
        text += answerText(comparison.answers[i]);
    return text.toStdString();
}
