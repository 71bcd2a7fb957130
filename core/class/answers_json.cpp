#include "core/class/lesson_answers.h"
#include "core/error.h"
#include "core/json/file_text.h"
#include "core/json/json_object.h"
#include "core/lesson/lesson.h"

namespace core {
namespace {

constexpr const char* answersFormat = "attentionscope answers";
constexpr Index answersVersion = 1;
constexpr std::size_t mostPlaces = 1000;
constexpr std::size_t mostEntries = mostSteps * mostQuestions;
constexpr std::size_t mostPoints = 4096;
constexpr Index latestTime = Index{1} << 40;  // some 30,000 years
constexpr std::size_t longestName = 300;

/// Steps and questions count from 1 where people may read them.
Json entryJson(std::size_t step, std::int64_t time) { return {{"step", step + 1}, {"time", time}}; }

std::string textOf(const LessonAnswers& answers, bool judged)
{
    Json json = {{"format", answersFormat},           {"version", answersVersion},    {"lesson", answers.lesson},
                 {"lesson_version", answers.version}, {"variant", answers.variant},   {"student", answers.student},
                 {"answers", Json::array()},          {"predictions", Json::array()}, {"goals", Json::array()}};
    for (const LessonAnswer& each : answers.answers) {
        Json entry = entryJson(each.step, each.time);
        entry["question"] = each.question + 1;
        entry["said"] = each.said;
        if (!each.places.empty()) entry["places"] = each.places;
        if (each.hints > 0) entry["hints"] = each.hints;
        if (judged && each.right) entry["right"] = *each.right;
        json["answers"].push_back(std::move(entry));
    }
    for (const LessonExpectation& each : answers.expectations) {
        Json entry = entryJson(each.step, each.time);
        entry["points"] = each.points;
        json["predictions"].push_back(std::move(entry));
    }
    for (const ReachedGoal& each : answers.goals) {
        Json entry = entryJson(each.step, each.time);
        entry["goal"] = each.goal + 1;
        json["goals"].push_back(std::move(entry));
    }
    return fileText(std::move(json));
}

/// A place that counts from 1.
std::size_t placeIn(const JsonObject& json, const char* field, std::size_t most)
{
    Index place = 0;
    json.read(field, place, static_cast<Index>(most), 1);
    if (place == 0) throw Error(Code::Missing, json.file(), "%1 is missing", field);
    return static_cast<std::size_t>(place - 1);
}

std::int64_t timeIn(const JsonObject& json)
{
    Index time = 0;
    json.read("time", time, latestTime);
    return time;
}

LessonAnswer answerFrom(const JsonObject& json)
{
    LessonAnswer answer{.step = placeIn(json, "step", mostSteps),
                        .question = placeIn(json, "question", mostQuestions),
                        .time = timeIn(json)};
    json.read("said", answer.said, longestSaid);
    json.read("hints", answer.hints, static_cast<Index>(mostHints));
    json.read("right", answer.right);
    json.each("places", mostPlaces, [&](const Json& place) {
        if (!place.is_number_unsigned() || place > JsonObject::largestIndex)
            throw json.wrong("places", place, Words("%1 cannot be used: expected places from 0, found %2"));
        answer.places.push_back(place.get<Index>());
    });
    return answer;
}

LessonExpectation expectationFrom(const JsonObject& json)
{
    constexpr double mostGiven = 1e6;
    LessonExpectation expectation{.step = placeIn(json, "step", mostSteps), .time = timeIn(json)};
    json.each("points", mostPoints, [&](const Json& given) {
        const double points = given.is_number() ? given.get<double>() : -1;
        if (!(points >= 0 && points <= mostGiven))
            throw json.wrong("points", given, Words("%1 cannot be used: expected points from 0, found %2"));
        expectation.points.push_back(points);
    });
    return expectation;
}

void requireFormat(const JsonObject& json)
{
    std::string format;
    json.read("format", format);
    if (format != answersFormat)
        throw Error(Code::Malformed, json.file(), "format cannot be understood: expected \"%1\", found %2",
                    answersFormat, format.substr(0, 40));
    Index version = answersVersion;
    json.read("version", version);
    if (version > answersVersion)
        throw Error(Code::Unsupported, json.file(),
                    "version is not supported: expected up to %1, found %2, of a newer AttentionScope",
                    std::to_string(answersVersion), std::to_string(version));
}

}  // namespace

std::string answersText(const LessonAnswers& answers) { return textOf(answers, false); }

std::string rememberedText(const LessonAnswers& answers) { return textOf(answers, true); }

LessonAnswers answersFrom(std::string_view text, const std::string& file)
{
    const Json parsed = parseJson(text, file, "the answers");
    const JsonObject json(parsed, file, "");
    requireFormat(json);
    LessonAnswers answers;
    json.read("lesson", answers.lesson, longestName);
    json.read("lesson_version", answers.version, longestName);
    json.read("variant", answers.variant, mostVariants);
    json.read("student", answers.student, longestStudent);
    json.each("answers", mostEntries, [&](const Json& each) { answers.put(answerFrom(json.object("answers", each))); });
    json.each("predictions", mostSteps,
              [&](const Json& each) { answers.put(expectationFrom(json.object("predictions", each))); });
    json.each("goals", mostEntries, [&](const Json& each) {
        const JsonObject goal = json.object("goals", each);
        answers.put(ReachedGoal{placeIn(goal, "step", mostSteps), placeIn(goal, "goal", mostEntries), timeIn(goal)});
    });
    return answers;
}

}  // namespace core
