#include "app/report/weights_report.h"

#include <QCoreApplication>

#include "app/command/printed_json.h"
#include "core/array/csv_writer.h"
#include "core/json/json_text.h"
#include "core/model/layer_numbers.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace {

using Json = nlohmann::ordered_json;
using core::Index;

struct WeightsReport {
    Q_DECLARE_TR_FUNCTIONS(WeightsReport)
};

const char* letterOf(core::Composition kind)
{
    switch (kind) {
    case core::Composition::Query: return "Q";
    case core::Composition::Key: return "K";
    case core::Composition::Value: return "V";
    }
    return "";
}

const char* sourceOf(core::TokenVectors::Source source)
{
    using Source = core::TokenVectors::Source;
    switch (source) {
    case Source::Embedding: return "embedding";
    case Source::LanguageHead: return "language head";
    case Source::EmbeddingWithoutHead: return "embedding, because there is no language head";
    case Source::EmbeddingBehindBentHead: return "embedding, because the language head is not linear";
    }
    return "";
}

const char* reasonOf(core::NoPositionScores reason)
{
    switch (reason) {
    case core::NoPositionScores::NoTable: return "the model adds no positions to its tokens";
    case core::NoPositionScores::AnotherText: return "queries and keys are of two texts";
    case core::NoPositionScores::NoFixedScore: return "queries and keys are rotated, or have norms of their own";
    }
    return "";
}

std::string headName(const core::ModelInfo& info, const core::HeadPlace& head)
{
    return std::to_string(core::layerNumber(info, head.layer, 1)) + "." + std::to_string(head.head + 1);
}

Json tokensJson(const core::Model& model, const std::vector<core::TokenProjection>& tokens)
{
    Json json = Json::array();
    for (const core::TokenProjection& each : tokens)
        json.push_back({{"token", model.token(each.id).text}, {"id", each.id}, {"value", each.value}});
    return json;
}

Json sideJson(const core::Model& model, const Eigen::VectorXd& vector, const core::DirectionEnds& ends)
{
    return {{"vector", std::vector<double>(vector.begin(), vector.end())},
            {"highest", tokensJson(model, ends.highest)},
            {"lowest", tokensJson(model, ends.lowest)}};
}

Json directionsJson(const core::Model& model, const core::HeadDirections& of, const char* left, const char* right)
{
    Json json = {{"norm", of.norm}};
    if (of.distance) json["distance"] = *of.distance;
    if (of.head_norms) json["note"] = "queries or keys have norms of their own: directions hold, sizes are no scores";
    json[left] = sourceOf(of.left_source);
    json[right] = sourceOf(of.right_source);
    for (const core::HeadDirection& each : of.directions)
        core::append(json, "directions",
                     Json{{"value", each.value},
                          {"share", each.share},
                          {left, sideJson(model, each.left, each.left_tokens)},
                          {right, sideJson(model, each.right, each.right_tokens)}});
    return json;
}

Json positionsJson(const std::variant<core::PositionScores, core::NoPositionScores>& positions)
{
    if (const auto* reason = std::get_if<core::NoPositionScores>(&positions)) return {{"absent", reasonOf(*reason)}};
    const auto& scores = std::get<core::PositionScores>(positions);
    return {{"previous", scores.previous},
            {"self", scores.self},
            {"next", numberOrNull(scores.next)},
            {"places", scores.places}};
}

Json reportJson(const core::Model& model, const core::HeadReading& reading)
{
    Json json = {{"model", model.info.name},
                 {"layer", core::layerNumber(model.info, reading.head.layer, 1)},
                 {"head", reading.head.head + 1},
                 {"query_key", directionsJson(model, reading.query_key, "queries", "keys")}};
    if (reading.output_value) json["output_value"] = directionsJson(model, *reading.output_value, "attended", "raised");
    if (reading.copying)
        json["copying"] = {{"tokens", numberOrNull(reading.copying->tokens)},
                           {"hidden", numberOrNull(reading.copying->hidden)},
                           {"among_top", numberOrNull(reading.copying->among_top)}};
    json["positions"] = positionsJson(reading.positions);
    json["composition_expected"] = reading.expected;
    for (const core::ComposedHead& each : reading.reads)
        core::append(
            json, "composition",
            Json{{"kind", letterOf(each.kind)}, {"head", headName(model.info, each.head)}, {"value", each.value}});
    return json;
}

QString tokensText(const core::Model& model, const std::vector<core::TokenProjection>& tokens)
{
    QStringList words;
    constexpr std::size_t most = 5;
    for (std::size_t i = 0; i < std::min(most, tokens.size()); ++i)
        words << QString::fromStdString(model.token(tokens[i].id).text);
    return words.join(QLatin1Char(' '));
}

QString directionsText(const core::Model& model, const core::HeadDirections& of)
{
    QString text;
    for (const core::HeadDirection& each : of.directions) {
        text += QStringLiteral("%1  %2  |  %3\n")
                    .arg(each.value, 10, 'f', 4)
                    .arg(tokensText(model, each.left_tokens.highest), tokensText(model, each.right_tokens.highest));
        text += QStringLiteral("%1  %2  |  %3\n")
                    .arg(QString(), 10)
                    .arg(tokensText(model, each.left_tokens.lowest), tokensText(model, each.right_tokens.lowest));
    }
    return text;
}

std::string reportText(const core::Model& model, const core::HeadReading& reading)
{
    QString text =
        WeightsReport::tr("Head %1 of %2, by its weights alone, without any text.\n\n")
            .arg(QString::fromStdString(headName(model.info, reading.head)), QString::fromStdString(model.info.name));
    text += reading.query_key.distance
                ? WeightsReport::tr("Queries | keys that match at a distance of %1 tokens, by direction:\n")
                      .arg(*reading.query_key.distance)
                : WeightsReport::tr("Queries | keys that match, by direction:\n");
    text += directionsText(model, reading.query_key);
    if (reading.output_value) {
        text += WeightsReport::tr("\nAttended to | raised by it, by direction:\n");
        text += directionsText(model, *reading.output_value);
    }
    if (reading.copying && reading.copying->tokens)
        text += WeightsReport::tr("\nCopying score: %1 (1 writes what it reads, −1 its opposite)\n")
                    .arg(*reading.copying->tokens, 0, 'f', 3);
    if (const auto* positions = std::get_if<core::PositionScores>(&reading.positions))
        text += WeightsReport::tr("By position alone: %1 of the weight on the token before, %2 on itself\n")
                    .arg(positions->previous, 0, 'f', 3)
                    .arg(positions->self, 0, 'f', 3);
    else
        text += WeightsReport::tr("Nothing by position alone: %1.\n")
                    .arg(QLatin1String(reasonOf(std::get<core::NoPositionScores>(reading.positions))));
    if (reading.reads.empty()) return text.toStdString();
    text += WeightsReport::tr("\nEarlier heads whose output this head reads (%1 by chance):\n")
                .arg(reading.expected, 0, 'f', 3);
    for (const core::ComposedHead& each : reading.reads)
        text += QStringLiteral("%1  %2  %3\n")
                    .arg(static_cast<double>(each.value), 10, 'f', 4)
                    .arg(QLatin1String(letterOf(each.kind)), QString::fromStdString(headName(model.info, each.head)));
    return text.toStdString();
}

void addCsv(core::CsvWriter<std::string>& csv, const core::Model& model, const char* circuit,
            const core::HeadDirections& of)
{
    for (std::size_t i = 0; i < of.directions.size(); ++i) {
        const core::HeadDirection& each = of.directions[i];
        const std::pair<const char*, const std::vector<core::TokenProjection>*> ends[] = {
            {"left highest", &each.left_tokens.highest},
            {"left lowest", &each.left_tokens.lowest},
            {"right highest", &each.right_tokens.highest},
            {"right lowest", &each.right_tokens.lowest}};
        for (const auto& [end, tokens] : ends)
            for (const core::TokenProjection& token : *tokens)
                csv.cell(circuit)
                    .count(static_cast<Index>(i) + 1)
                    .rounded(each.value, 7)
                    .cell(end)
                    .cell(model.token(token.id).text)
                    .rounded(static_cast<double>(token.value), 7)
                    .endRow();
    }
}

}  // namespace

std::string weightsReport(const core::Model& model, const core::HeadReading& reading, ReportForm form)
{
    if (form == ReportForm::Json) return printedJson(reportJson(model, reading));
    if (form == ReportForm::Text) return reportText(model, reading);
    std::string text;
    core::CsvWriter csv(text, "\n");
    for (const char* name : {"circuit", "direction", "singular_value", "end", "token", "projection"}) csv.cell(name);
    csv.endRow();
    addCsv(csv, model, "query_key", reading.query_key);
    if (reading.output_value) addCsv(csv, model, "output_value", *reading.output_value);
    return text;
}
