#include "app/report/comparison_report.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/command/printed_json.h"
#include "core/array/csv_writer.h"
#include "core/json/json_text.h"
#include "core/model/layer_numbers.h"
#include "ui/words/error_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace {

using core::Index;
using Json = nlohmann::ordered_json;

struct ComparisonReport {
    Q_DECLARE_TR_FUNCTIONS(ComparisonReport)
};

struct RankedHead {
    Index layer = 0;
    Index head = 0;
    float divergence = 0;
};

/// The heads with a divergence, the largest first.
std::vector<RankedHead> ranked(const core::Matrix& divergences)
{
    std::vector<RankedHead> heads;
    for (Index layer = 0; layer < divergences.rows(); ++layer)
        for (Index head = 0; head < divergences.cols(); ++head)
            if (!std::isnan(divergences(layer, head))) heads.push_back({layer, head, divergences(layer, head)});
    std::ranges::stable_sort(heads, std::ranges::greater(), &RankedHead::divergence);
    return heads;
}

/// A summary of some layers' heads.
struct HeadSummary {
    float mean = 0;
    RankedHead most;
};

/// @return empty if none of them has a divergence
std::optional<HeadSummary> summaryOf(const core::Matrix& divergences, Index first, Index layers)
{
    const std::vector<RankedHead> heads = ranked(divergences.middleRows(first, layers));
    if (heads.empty()) return std::nullopt;
    double sum = 0;
    for (const RankedHead& head : heads) sum += static_cast<double>(head.divergence);
    HeadSummary summary{static_cast<float>(sum / static_cast<double>(heads.size())), heads.front()};
    summary.most.layer += first;
    return summary;
}

QString number(double value) { return QString::number(value, 'g', 3); }
QString number(float value) { return number(static_cast<double>(value)); }

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

QString headName(const core::ModelInfo& info, const RankedHead& head, Index from)
{
    return QStringLiteral("%1.%2").arg(core::layerNumber(info, head.layer, from)).arg(head.head + from);
}

QStringList layerRow(const QString& name, const core::WeightDifference& weights)
{
    return {name, number(weights.relative * 100), number(weights.largest)};
}

QStringList headCells(const std::optional<HeadSummary>& heads, const core::ModelInfo& info, Index from)
{
    if (!heads) return {QStringLiteral("-"), QStringLiteral("-"), QStringLiteral("-")};
    return {number(heads->mean), number(heads->most.divergence),
            heads->most.divergence > 0 ? headName(info, heads->most, from) : QStringLiteral("-")};
}

QString layerTable(const core::ComparedModels& comparison, Index from)
{
    const core::ModelInfo& info = comparison.a->info;
    const core::ModelWeightDifference& weights = comparison.weights;
    QList<QStringList> rows{{ComparisonReport::tr("layer"), ComparisonReport::tr("weights, %"),
                             ComparisonReport::tr("largest difference"), ComparisonReport::tr("heads, mean"),
                             ComparisonReport::tr("largest"), ComparisonReport::tr("of head")}};
    rows << layerRow(ComparisonReport::tr("embedding"), weights.embedding);
    for (Index layer = 0; layer < std::ssize(weights.layers); ++layer)
        rows << layerRow(QString::number(core::layerNumber(info, layer, from)),
                         weights.layers[static_cast<std::size_t>(layer)].whole)
                    + headCells(summaryOf(comparison.divergences, layer, 1), info, from);
    if (weights.language_head) rows << layerRow(ComparisonReport::tr("language head"), *weights.language_head);
    rows << layerRow(ComparisonReport::tr("all"), weights.whole)
                + headCells(summaryOf(comparison.divergences, 0, comparison.divergences.rows()), info, from);
    return aligned(rows);
}

QString headTable(const core::ComparedModels& comparison, const ReportCounts& counts)
{
    QList<QStringList> rows{{ComparisonReport::tr("head"), ComparisonReport::tr("nats apart")}};
    for (const RankedHead& head : ranked(comparison.divergences)) {
        if (std::ssize(rows) > counts.top) break;
        rows << QStringList{headName(comparison.a->info, head, counts.from), number(head.divergence)};
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

Json weightsJson(const core::WeightDifference& weights)
{
    return {{"relative", numberOrNull(weights.relative)}, {"largest", numberOrNull(weights.largest)}};
}

const char* keyOf(core::WeightPart part)
{
    switch (part) {
    case core::WeightPart::Query: return "query";
    case core::WeightPart::Key: return "key";
    case core::WeightPart::Value: return "value";
    case core::WeightPart::Output: return "output";
    case core::WeightPart::FeedForwardIn: return "feed_forward_in";
    case core::WeightPart::FeedForwardGate: return "feed_forward_gate";
    case core::WeightPart::FeedForwardOut: return "feed_forward_out";
    }
    return "";
}

Json layerJson(const core::ComparedModels& comparison, Index layer, Index from)
{
    const core::LayerWeightDifference& weights = comparison.weights.layers[static_cast<std::size_t>(layer)];
    Json json = {{"layer", core::layerNumber(comparison.a->info, layer, from)},
                 {"weights", weightsJson(weights.whole)}};
    for (const core::WeightPart part : core::weightParts)
        if (const auto& each = weights.at(part)) json["parts"][keyOf(part)] = weightsJson(*each);
    if (const auto heads = summaryOf(comparison.divergences, layer, 1))
        json["heads"] = {
            {"mean", heads->mean}, {"largest", heads->most.divergence}, {"largest_head", heads->most.head + from}};
    return json;
}

Json answerJson(const core::ComparedAnswer& answer)
{
    Json json = {{"text", answer.item + 1},
                 {"at", answer.position + 1},
                 {"token_there", answer.there.text},
                 {"kullback_leibler", numberOrNull(answer.apart.kullback_leibler)},
                 {"jensen_shannon", numberOrNull(answer.apart.jensen_shannon)}};
    for (const core::ComparedToken& each : answer.likeliest)
        core::append(json, "likeliest",
                     Json{{"token", each.token.text}, {"a", numberOrNull(each.a)}, {"b", numberOrNull(each.b)}});
    return json;
}

/// Where both have one name, which a file may give itself, they are told apart by where they lie.
std::pair<QString, QString> namesOf(const core::ComparedModels& comparison)
{
    const core::ModelInfo &a = comparison.a->info, &b = comparison.b->info;
    const bool same = a.name == b.name;
    const auto name = [&](const core::ModelInfo& info) {
        return oneLine(QString::fromStdString(same ? info.folder.string() : info.name));
    };
    return {name(a), name(b)};
}

}  // namespace

std::string comparisonText(const core::ComparedModels& comparison, const ReportCounts& counts)
{
    const auto [a, b] = namesOf(comparison);
    QString text = ComparisonReport::tr("A is %1, and B is %2. Weights differ by ‖A − B‖ / ‖A‖, and heads by the "
                                        "Jensen–Shannon divergence of their attention, in nats (0 to 0.693).")
                       .arg(a, b)
                   + QLatin1Char('\n') + layerTable(comparison, counts.from);
    if (counts.top > 0)
        text += QLatin1Char('\n') + ComparisonReport::tr("The heads that differ most:") + QLatin1Char('\n')
                + headTable(comparison, counts);
    for (const core::ComparedAnswer& answer : comparison.answers) text += answerText(answer);
    return text.toStdString();
}

std::string comparisonCsv(const core::ComparedModels& comparison, const ReportCounts& counts)
{
    std::string text;
    core::CsvWriter csv(text, "\n");
    csv.cell("layer").cell("head").cell("jensen_shannon").endRow();
    const core::Matrix& divergences = comparison.divergences;
    for (Index layer = 0; layer < divergences.rows(); ++layer)
        for (Index head = 0; head < divergences.cols(); ++head)
            csv.count(core::layerNumber(comparison.a->info, layer, counts.from))
                .count(head + counts.from)
                .rounded(static_cast<double>(divergences(layer, head)), 7)
                .endRow();
    return text;
}

std::string comparisonJson(const core::ComparedModels& comparison, const ReportCounts& counts)
{
    const core::ModelWeightDifference& weights = comparison.weights;
    Json json = {{"a", comparison.a->info.name},
                 {"b", comparison.b->info.name},
                 {"count_from", counts.from},
                 {"unit", "nats"},
                 {"weights", weightsJson(weights.whole)},
                 {"embedding", weightsJson(weights.embedding)}};
    if (weights.language_head) json["language_head"] = weightsJson(*weights.language_head);
    for (Index layer = 0; layer < std::ssize(weights.layers); ++layer)
        core::append(json, "layers", layerJson(comparison, layer, counts.from));
    for (Index layer = 0; layer < comparison.divergences.rows(); ++layer)
        for (Index head = 0; head < comparison.divergences.cols(); ++head)
            core::append(json, "heads",
                         Json{{"layer", core::layerNumber(comparison.a->info, layer, counts.from)},
                              {"head", head + counts.from},
                              {"jensen_shannon", numberOrNull(comparison.divergences(layer, head))}});
    for (const core::ComparedAnswer& answer : comparison.answers) core::append(json, "answers", answerJson(answer));
    return printedJson(json);
}
