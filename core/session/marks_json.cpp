#include "core/session/marks_json.h"

#include "core/error.h"
#include "core/session/session_fields.h"
#include "core/session/session_names.h"
#include "core/session/setting_rows.h"

#include <cmath>

namespace core {
namespace {

constexpr double mostPoints = 1e6;     ///< a class of this many hands
constexpr double farthestInk = 65536;  ///< in cells; no map is longer

Guess guessIn(const JsonObject& reader)
{
    Guess guess;
    reader.read("of", guess.of, guessKinds);
    reader.read("by", guess.by, guessers);
    if (const Json* at = reader.find("at")) readFocus(reader.object("at", *at), guess.at);
    reader.read("shown", guess.shown);
    if (const Json* points = reader.find("points")) {
        const auto wrong = [&] {
            return reader.wrong("points", *points,
                                Words("%1 cannot be used: expected a list of numbers from 0 to 1000000, found %2"));
        };
        if (!points->is_array() || points->size() > static_cast<std::size_t>(farthestInk)) throw wrong();
        for (const Json& point : *points) {
            if (!point.is_number() || !(point.get<double>() >= 0 && point.get<double>() <= mostPoints)) throw wrong();
            guess.points.push_back(point.get<double>());
        }
    }
    return guess;
}

/// Rows and columns take turns in one list, because a stroke is long and is not read by people.
InkStroke strokeIn(const JsonObject& reader)
{
    InkStroke stroke;
    reader.read("view", stroke.view, views);
    reader.read("stage", stroke.stage, stageNames);
    if (const Json* over = reader.find("over")) readFocus(reader.object("over", *over), stroke.over);
    const Json* places = reader.find("points");
    const Json none;
    const auto wrong = [&] {
        return reader.wrong(
            "points", places == nullptr ? none : *places,
            Words("%1 cannot be used: expected a row and a column, in cells, for each of 1 to 10000 points, found %2"));
    };
    if (places == nullptr || !places->is_array() || places->empty() || places->size() % 2 != 0
        || places->size() > 2 * mostInkPoints)
        throw wrong();
    const auto place = [&](std::size_t i) {
        const Json& number = (*places)[i];
        if (!number.is_number() || !(std::abs(number.get<double>()) <= farthestInk)) throw wrong();
        return number.get<double>();
    };
    for (std::size_t i = 0; i < places->size(); i += 2) stroke.points.push_back({place(i), place(i + 1)});
    return stroke;
}

Json inkJson(const InkStroke& stroke)
{
    Json json = {{"view", nameOf(stroke.view, views)}, {"over", focusJson(stroke.over)}};
    if (stroke.stage) json["stage"] = nameOf(*stroke.stage, stageNames);
    Json places = Json::array();
    for (const InkPoint& point : stroke.points)
        for (const double place : {point.row, point.column})
            places.push_back(std::round(place * 1000) / 1000);  // a thousandth of a cell is smaller than a pixel
    json["points"] = std::move(places);
    return json;
}

}  // namespace

Json focusJson(const Focus& focus)
{
    Json json = Json::object();
    writeSettings(json, focusFields(), focus);
    return json;
}

void readFocus(const JsonObject& reader, Focus& focus) { readSettings(reader, focusFields(), focus); }

Json headsJson(const std::vector<ComparedHead>& heads)
{
    return setting::listJson(heads, [](const ComparedHead& head) {
        return Json{{"layer", head.layer}, {"head", head.head}};
    });
}

std::vector<ComparedHead> headsIn(const JsonObject& reader, const char* field)
{
    std::vector<ComparedHead> heads;
    reader.each(field, mostChosen, [&](const Json& json) {
        const JsonObject head = reader.object(field, json);
        ComparedHead one;
        head.read("layer", one.layer);
        head.read("head", one.head);
        heads.push_back(one);
    });
    return heads;
}

void writeMarks(Json& json, const Session& session)
{
    if (session.guess) {
        const Guess& guess = *session.guess;
        Json& written = json["guess"] = {{"of", nameOf(guess.of, guessKinds)}, {"at", focusJson(guess.at)}};
        if (guess.by != Guess::By::Points) written["by"] = nameOf(guess.by, guessers);
        if (!guess.points.empty()) written["points"] = guess.points;
        if (guess.shown) written["shown"] = true;
    }
    if (session.ink.empty()) return;
    Json& ink = json["ink"] = Json::array();
    for (const InkStroke& stroke : session.ink) ink.push_back(inkJson(stroke));
}

void readMarks(const JsonObject& reader, Session& session)
{
    if (const Json* guess = reader.find("guess")) session.guess = guessIn(reader.object("guess", *guess));
    reader.each("ink", mostStrokes,
                [&](const Json& stroke) { session.ink.push_back(strokeIn(reader.object("ink", stroke))); });
}

}  // namespace core
