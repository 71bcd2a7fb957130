#include "core/session/chart_json.h"

#include "core/session/session_names.h"
#include "core/session/setting_json.h"

namespace core {

Json wordJson(const TrackedWord& word) { return word.piece ? Json{{"piece", word.text}} : Json(word.text); }

TrackedWord wordIn(const JsonObject& reader, const char* field, const Json& json)
{
    TrackedWord word{.text = {}, .piece = json.is_object()};
    if (word.piece)
        reader.object(field, json).read("piece", word.text);
    else if (json.is_string())
        word.text = json.get<std::string>();
    if (word.text.empty() || word.text.size() > longestTracked)
        throw reader.wrong(field, "words, or objects with a “piece”, of at most 200 bytes", json);
    return word;
}

namespace {

using namespace setting;

void writeSets(Json& json, const ChartSettings& chart)
{
    if (!chart.sets.empty()) json["sets"] = chart.sets;
}

void readSets(const JsonObject& reader, ChartSettings& chart)
{
    reader.each("sets", mostGroups, [&](const Json& name) {
        if (!name.is_string() || name.get<std::string>().empty() || name.get<std::string>().size() > longestSetName)
            throw reader.wrong("sets", "names of at most " + std::to_string(longestSetName) + " bytes", name);
        chart.sets.push_back(name.get<std::string>());
    });
}

void writeAnswers(Json& json, const ChartSettings& chart)
{
    for (const TrackedWord& word : chart.answers) append(json, "answers", wordJson(word));
}

void readAnswers(const JsonObject& reader, ChartSettings& chart)
{
    reader.each("answers", mostTracked,
                [&](const Json& word) { chart.answers.push_back(wordIn(reader, "answers", word)); });
}

constexpr Setting<ChartSettings> chartRows[] = {
    {"measure", oneOf<measures, &ChartSettings::measure>(), Written::Always},
    {"upwards", oneOf<measures, &ChartSettings::upwards>()},
    {"of_weights", flag<&ChartSettings::of_weights>()},
    {"groups", oneOf<headGroups, &ChartSettings::groups>()},
    {"sets", Own<ChartSettings>{writeSets, readSets}},
    {"answers", Own<ChartSettings>{writeAnswers, readAnswers}},
    {"against", text<&ChartSettings::against>(longestTracked)},
};

}  // namespace

void writeChart(Json& figure, const ChartSettings& chart)
{
    if (chart != ChartSettings()) writeSettings<ChartSettings>(figure["chart"], chartRows, chart);
}

void readChart(const JsonObject& figure, ChartSettings& chart)
{
    if (const Json* json = figure.find("chart"))
        readSettings<ChartSettings>(figure.object("chart", *json), chartRows, chart);
}

}  // namespace core
