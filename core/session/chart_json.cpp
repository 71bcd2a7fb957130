#include "core/session/chart_json.h"

#include "core/error.h"
#include "core/session/session_names.h"
#include "core/session/setting_rows.h"

#include <functional>

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
        throw reader.wrong(
            field, json,
            Words("%1 cannot be used: expected words, or objects with a “piece”, of at most 200 bytes, found %2"));
    return word;
}

namespace {

using namespace setting;

Json setsJson(const ChartSettings& chart) { return listJson(chart.sets, std::identity()); }

void readSets(const JsonObject& reader, ChartSettings& chart)
{
    reader.each("sets", mostGroups, [&](const Json& name) {
        if (!name.is_string() || name.get<std::string>().empty() || name.get<std::string>().size() > longestSetName)
            throw reader.wrong("sets", name,
                               Words("%1 cannot be used: expected names of at most %3 bytes, found %2",
                                     std::to_string(longestSetName)));
        chart.sets.push_back(name.get<std::string>());
    });
}

Json answersJson(const ChartSettings& chart) { return listJson(chart.answers, wordJson); }

void readAnswers(const JsonObject& reader, ChartSettings& chart)
{
    reader.each("answers", mostTracked,
                [&](const Json& word) { chart.answers.push_back(wordIn(reader, "answers", word)); });
}

constexpr Setting<ChartSettings> chartRows[] = {
    {{"measure", named<measures, &ChartSettings::measure>(), Written::Always}},
    {{"upwards", named<measures, &ChartSettings::upwards>()}},
    {{"of_weights", at<&ChartSettings::of_weights>(Flag{})}},
    {{"groups", named<headGroups, &ChartSettings::groups>()}},
    {{"sets", own(setsJson, readSets)}},
    {{"answers", own(answersJson, readAnswers)}},
    {{"against", at<&ChartSettings::against>(Text{longestTracked})}},
};

}  // namespace

Json chartJson(const ChartSettings& chart)
{
    Json json;
    if (chart != ChartSettings()) writeSettings<ChartSettings>(json, chartRows, chart);
    return json;
}

void readChart(const JsonObject& reader, ChartSettings& chart)
{
    readSettings<ChartSettings>(reader, chartRows, chart);
}

}  // namespace core
