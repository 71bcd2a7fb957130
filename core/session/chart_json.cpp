#include "core/session/chart_json.h"

#include "core/session/session_names.h"

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

void writeChart(Json& figure, const ChartSettings& chart)
{
    const ChartSettings usual;
    if (chart == usual) return;
    Json json = {{"measure", nameOf(chart.measure, measures)}};
    if (chart.upwards != usual.upwards) json["upwards"] = nameOf(chart.upwards, measures);
    if (chart.of_weights) json["of_weights"] = true;
    if (chart.groups != usual.groups) json["groups"] = nameOf(chart.groups, headGroups);
    if (!chart.sets.empty()) json["sets"] = chart.sets;
    for (const TrackedWord& word : chart.answers) append(json, "answers", wordJson(word));
    if (!chart.against.empty()) json["against"] = chart.against;
    figure["chart"] = std::move(json);
}

void readChart(const JsonObject& figure, ChartSettings& chart)
{
    const Json* json = figure.find("chart");
    if (json == nullptr) return;
    const JsonObject reader = figure.object("chart", *json);
    reader.read("measure", chart.measure, measures);
    reader.read("upwards", chart.upwards, measures);
    reader.read("of_weights", chart.of_weights);
    reader.read("groups", chart.groups, headGroups);
    reader.each("sets", mostGroups, [&](const Json& name) {
        if (!name.is_string() || name.get<std::string>().empty() || name.get<std::string>().size() > longestSetName)
            throw reader.wrong("sets", "names of at most " + std::to_string(longestSetName) + " bytes", name);
        chart.sets.push_back(name.get<std::string>());
    });
    reader.each("answers", mostTracked,
                [&](const Json& word) { chart.answers.push_back(wordIn(reader, "answers", word)); });
    reader.read("against", chart.against);
    if (chart.against.size() > longestTracked)
        throw reader.wrong("against", "at most 200 bytes", *reader.find("against"));
}

}  // namespace core
