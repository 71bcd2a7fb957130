#include "app/report/explain_report.h"

#include <QCoreApplication>

#include "app/command/printed_json.h"
#include "core/array/csv_writer.h"
#include "core/explain/account_table.h"
#include "core/json/json_text.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/label_answers.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace {

using Json = nlohmann::ordered_json;
using core::Index;

struct ExplainReport {
    Q_DECLARE_TR_FUNCTIONS(ExplainReport)
};

const char* nameOf(core::WholePart::Kind kind)
{
    return kind == core::WholePart::Kind::SoftCap ? "soft-cap" : "position bias";
}

Json wholeParts(const std::vector<core::WholePart>& parts)
{
    Json json = Json::array();
    for (const core::WholePart& part : parts) {
        Json one = {{"part", nameOf(part.kind)}, {"value", numberOrNull(part.value)}};
        if (part.kind == core::WholePart::Kind::SoftCap)
            one["reason"] = "it acts on the whole sum, which has no part of it";
        json.push_back(std::move(one));
    }
    return json;
}

Json partsJson(const std::vector<core::StreamPart>& parts, const std::vector<double>& values,
               const core::ModelInfo& info)
{
    Json json = Json::array();
    for (std::size_t i = 0; i < parts.size(); ++i)
        json.push_back({{"part", core::nameOf(parts[i], info)}, {"value", numberOrNull(values[i])}});
    return json;
}

const std::string& tokenAt(const std::vector<core::Token>& tokens, Index place)
{
    return tokens[static_cast<std::size_t>(place)].text;
}

std::string quoted(const std::string& token) { return "“" + token + "”"; }

/// Parts by size, a line each.
QString listed(const std::vector<core::StreamPart>& parts, const std::vector<double>& values,
               const core::ModelInfo& info)
{
    QString text;
    for (const Index part : core::largestParts(values, std::ssize(values)).parts)
        text += QStringLiteral("%1  %2\n")
                    .arg(values[static_cast<std::size_t>(part)], 12, 'f', 5)
                    .arg(QString::fromStdString(core::nameOf(parts[static_cast<std::size_t>(part)], info)));
    return text;
}

Json cellJson(const CellReport& report)
{
    const core::CellAccount& account = report.account;
    const core::ModelInfo& info = report.trace->model->info;
    Json json = {{"model", info.name},
                 {"layer", core::layerNumber(info, report.head.layer, 1)},
                 {"head", report.head.head + 1},
                 {"query_place", report.cell.query + 1},
                 {"query_token", tokenAt(report.trace->queries(report.head.item), report.cell.query)},
                 {"key_place", report.cell.key + 1},
                 {"key_token", tokenAt(report.trace->keys(report.head.item), report.cell.key)},
                 {"score", numberOrNull(account.score)},
                 {"query", partsJson(account.query, account.querySums(), info)},
                 {"key", partsJson(account.key, account.keySums(), report.key_info)}};
    if (report.against) {
        json["against_place"] = *report.against + 1;
        json["against_token"] = tokenAt(report.trace->keys(report.head.item), *report.against);
    }
    json["matrix"] = rowsJson(account.products);
    json["other"] = wholeParts(account.other);
    json["remainder"] = numberOrNull(account.remainder());
    json["added"] = wholeParts(account.added);
    json["score_with_bias"] = numberOrNull(account.score_with_bias);
    json["weight"] = numberOrNull(static_cast<double>(account.weight));
    if (!account.hidden_by.empty()) json["hidden_by"] = account.hidden_by;
    if (account.sink_weight) json["sink_weight"] = numberOrNull(static_cast<double>(*account.sink_weight));
    return json;
}

std::string cellCsv(const CellReport& report)
{
    std::string text;
    core::CsvWriter csv(text, "\n");
    const core::CellAccount& account = report.account;
    csv.cell("query_part \\ key_part");
    for (const core::StreamPart& part : account.key) csv.cell(core::nameOf(part, report.key_info));
    csv.cell("sum").endRow();
    const std::vector<double> rows = account.querySums(), columns = account.keySums();
    for (Index row = 0; row < account.products.rows(); ++row) {
        csv.cell(core::nameOf(account.query[static_cast<std::size_t>(row)], report.trace->model->info));
        for (Index column = 0; column < account.products.cols(); ++column)
            csv.rounded(account.products(row, column), 9);
        csv.rounded(rows[static_cast<std::size_t>(row)], 9).endRow();
    }
    csv.cell("sum");
    for (Index column = 0; column < account.products.cols(); ++column)
        csv.rounded(columns[static_cast<std::size_t>(column)], 9);
    csv.rounded(account.products.sum(), 9).endRow();
    return text;
}

QString differenceText(const CellReport& report)
{
    const core::CellAccount& account = report.account;
    const auto word = [](const std::vector<core::Token>& tokens, Index place) {
        return QString::fromStdString(quoted(tokenAt(tokens, place)));
    };
    const std::vector<core::Token>& keys = report.trace->keys(report.head.item);
    const QString said = ExplainReport::tr("In head %1.%2, %3 scores %4 above %5 by %6")
                             .arg(core::layerNumber(report.trace->model->info, report.head.layer, 1))
                             .arg(report.head.head + 1)
                             .arg(word(report.trace->queries(report.head.item), report.cell.query),
                                  word(keys, report.cell.key), word(keys, *report.against))
                             .arg(account.score, 0, 'f', 6);
    if (!account.hidden_by.empty()) return said + QStringLiteral(".\n");
    return said
           + ExplainReport::tr("; its weight is %1 times as large.\n")
                 .arg(std::exp(account.score_with_bias), 0, 'g', 5);
}

std::string cellText(const CellReport& report)
{
    const core::CellAccount& account = report.account;
    const core::ModelInfo& info = report.trace->model->info;
    const std::string query = quoted(tokenAt(report.trace->queries(report.head.item), report.cell.query));
    const std::string key = quoted(tokenAt(report.trace->keys(report.head.item), report.cell.key));
    QString text = report.against ? differenceText(report)
                                  : ExplainReport::tr("The score of %1 for %2 in head %3.%4 is %5; its weight is %6.\n")
                                        .arg(QString::fromStdString(query), QString::fromStdString(key))
                                        .arg(core::layerNumber(info, report.head.layer, 1))
                                        .arg(report.head.head + 1)
                                        .arg(account.score, 0, 'f', 6)
                                        .arg(static_cast<double>(account.weight), 0, 'f', 4);
    text += ExplainReport::tr("\nAdded by what wrote the query's row:\n");
    text += listed(account.query, account.querySums(), info);
    text += ExplainReport::tr("\nAdded by what wrote the key's row (the same sum, seen from the other side):\n");
    text += listed(account.key, account.keySums(), report.key_info);
    text += QLatin1Char('\n');
    for (const core::WholePart& part : account.other)
        text += ExplainReport::tr("%1  %2, on the whole sum\n")
                    .arg(part.value, 12, 'f', 5)
                    .arg(QLatin1String(nameOf(part.kind)));
    text += ExplainReport::tr("%1  left over\n").arg(account.remainder(), 12, 'e', 1);
    for (const core::WholePart& part : account.added)
        text += ExplainReport::tr("%1  %2, added to the score\n")
                    .arg(part.value, 12, 'f', 5)
                    .arg(QLatin1String(nameOf(part.kind)));
    if (!account.hidden_by.empty())
        text += ExplainReport::tr("The mask hides this cell (%1): softmax does not use its score.\n")
                    .arg(QString::fromStdString(account.hidden_by.front()));
    return text.toStdString();
}

}  // namespace

std::string cellReport(const CellReport& report, ReportForm form)
{
    switch (form) {
    case ReportForm::Json: return printedJson(cellJson(report));
    case ReportForm::Csv: return cellCsv(report);
    case ReportForm::Text: break;
    }
    return cellText(report);
}

std::string answerReport(const AnswerReport& report, ReportForm form)
{
    const core::AnswerAccount& account = report.account;
    const core::Model& model = *report.speaker.model;
    const std::string answer = core::answerToken(model, report.answer.id).text;
    const std::string against =
        report.answer.against ? core::answerToken(model, *report.answer.against).text : std::string();
    const std::string there = tokenAt(report.speaker.queries(report.answer.item), report.answer.position);
    const auto& labels = model.transformer.label_head;
    const bool held = labels && labels->activation;
    const bool whole = labels && labels->of == core::LabelHead::Of::Whole;
    if (form == ReportForm::Json) {
        Json json = {
            {"model", model.info.name}, {"at", report.answer.position + 1}, {"token_there", there}, {"answer", answer}};
        if (report.answer.against) json["against"] = against;
        if (held) json["held"] = "the activation between the pooled row and the labels";
        json["score"] = numberOrNull(account.score);
        json["parts"] = partsJson(account.parts, account.values, model.info);
        json["other"] = wholeParts(account.other);
        json["remainder"] = numberOrNull(account.remainder());
        return printedJson(json);
    }
    if (form == ReportForm::Csv) {
        std::string text;
        core::CsvWriter csv(text, "\n");
        csv.cell("part").cell("value").endRow();
        for (std::size_t i = 0; i < account.parts.size(); ++i)
            csv.cell(core::nameOf(account.parts[i], model.info)).rounded(account.values[i], 9).endRow();
        return text;
    }
    const auto words = [](const std::string& token) { return QString::fromStdString(quoted(token)); };
    QString text =
        whole && report.answer.against ? ExplainReport::tr("The logit of %1 is larger than that of %2 by %3.\n")
                                             .arg(words(answer), words(against))
                                             .arg(account.score, 0, 'f', 5)
        : whole ? ExplainReport::tr("The logit of %1 is %2.\n").arg(words(answer)).arg(account.score, 0, 'f', 5)
        : report.answer.against
            ? ExplainReport::tr("At token %1, %2, the logit of %3 is larger than that of %4 by %5.\n")
                  .arg(report.answer.position + 1)
                  .arg(words(there), words(answer), words(against))
                  .arg(account.score, 0, 'f', 5)
            : ExplainReport::tr("At token %1, %2, the logit of %3 is %4.\n")
                  .arg(report.answer.position + 1)
                  .arg(words(there), words(answer))
                  .arg(account.score, 0, 'f', 5);
    text += QLatin1Char('\n') + listed(account.parts, account.values, model.info) + QLatin1Char('\n');
    if (held)
        text += ExplainReport::tr(
            "The activation between the pooled row and the labels is held at its factors of this pass.\n");
    for (const core::WholePart& part : account.other)
        text += ExplainReport::tr("%1  %2, on the whole sum\n")
                    .arg(part.value, 12, 'f', 5)
                    .arg(QLatin1String(nameOf(part.kind)));
    text += ExplainReport::tr("%1  left over\n").arg(account.remainder(), 12, 'e', 1);
    return text.toStdString();
}

namespace {

Json lensJson(const LensReport& report)
{
    const core::Model& model = *report.speaker.model;
    Json json = {{"model", model.info.name}};
    for (const core::Token& token : report.speaker.queries(report.item)) core::append(json, "tokens", Json(token.text));
    if (report.asked) json["asked"] = core::answerToken(model, *report.asked).text;
    Json& rows = json["after"] = Json::array();
    for (Index layer = 0; layer <= report.lens.layers(); ++layer) {
        Json row = {{"layer", layer == 0 ? 0 : core::layerNumberOfAll(model.info, layer - 1, 1)}};
        for (Index token = 0; token < report.lens.tokens; ++token) {
            const core::LogitLens::Cell& cell = report.lens.at(layer, token);
            Json one;
            for (const core::Prediction& each : cell.likeliest)
                core::append(
                    one, "likeliest",
                    Json{{"token", each.token.text}, {"id", each.token.id}, {"probability", each.probability}});
            if (cell.asked) one["asked"] = *cell.asked;
            one["nats_from_last"] = numberOrNull(static_cast<double>(cell.divergence));
            core::append(row, "cells", std::move(one));
        }
        rows.push_back(std::move(row));
    }
    return json;
}

}  // namespace

std::string lensReport(const LensReport& report, ReportForm form)
{
    if (form == ReportForm::Json) return printedJson(lensJson(report));
    const core::ModelInfo& info = report.speaker.model->info;
    std::string text;
    core::CsvWriter csv(text, "\n");
    for (const char* name : {"after_layer", "place", "token", "likeliest", "probability"}) csv.cell(name);
    if (report.asked) csv.cell("probability_of_asked");
    csv.cell("nats_from_last").endRow();
    for (Index layer = 0; layer <= report.lens.layers(); ++layer)
        for (Index token = 0; token < report.lens.tokens; ++token) {
            const core::LogitLens::Cell& cell = report.lens.at(layer, token);
            csv.count(layer == 0 ? 0 : core::layerNumberOfAll(info, layer - 1, 1)).count(token + 1);
            csv.cell(tokenAt(report.speaker.queries(report.item), token)).cell(cell.likeliest.front().token.text);
            csv.rounded(static_cast<double>(cell.likeliest.front().probability), 7);
            if (report.asked) csv.rounded(static_cast<double>(cell.asked.value_or(0)), 7);
            csv.rounded(static_cast<double>(cell.divergence), 6).endRow();
        }
    return text;
}
