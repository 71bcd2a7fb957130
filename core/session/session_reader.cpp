#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/model/teaching/teaching_module_json.h"
#include "core/session/chart_json.h"
#include "core/session/head_sets.h"
#include "core/session/marks_json.h"
#include "core/session/run_edits.h"
#include "core/session/run_reader.h"
#include "core/session/session_json.h"
#include "core/session/session_names.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr std::uint64_t mostQuery = 1U << 30U;  ///< more than any sequence has

namespace fs = std::filesystem;

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

/// What of a figure was there to be chosen later than the rest.
void readPage(const JsonObject& reader, FigureSettings& figure)
{
    reader.each("queries", mostFigureQueries, [&](const Json& query) {
        if (!query.is_number_unsigned() || query.get<std::uint64_t>() > mostQuery)
            throw reader.wrong("queries", "places of tokens, from 0 to " + std::to_string(mostQuery), query);
        figure.part.queries.push_back(query.get<Index>());
    });
    std::ranges::sort(figure.part.queries);
    figure.part.queries.erase(std::unique(figure.part.queries.begin(), figure.part.queries.end()),
                              figure.part.queries.end());
    reader.each("stages", std::size(stageNames), [&](const Json& name) {
        const auto known = std::ranges::find_if(stageNames, [&](const auto& each) { return name == each.second; });
        if (known == std::end(stageNames))
            throw reader.wrong("stages", "names of steps' tables, such as weights", name);
        figure.part.stages.push_back(known->first);
    });
    reader.readBetween("overlay", figure.picture.overlay, 0.0, 1.0);
    reader.readBetween("clip", figure.picture.clip, 0.0, largestClip);
    reader.read("probe", figure.picture.probe);
    reader.read("font", figure.text.font);
    if (figure.text.font.size() > longestFont)
        throw reader.wrong("font", "the name of a font's family, at most " + std::to_string(longestFont) + " bytes",
                           std::to_string(figure.text.font.size()) + " bytes");
    reader.readBetween("least_points", figure.text.least_points, 0.0, largestLabel);
    reader.read("spaces", figure.text.spaces);
    reader.read("letters", figure.text.letters, letterings);
    reader.read("bold_letters", figure.text.bold_letters);
    reader.read("difference", figure.difference);
}

FigureSettings figureIn(const JsonObject& reader)
{
    FigureSettings figure;
    reader.read("layer", figure.layer);
    reader.read("head", figure.head);
    reader.read("content", figure.content, figureContents);
    reader.readBetween("width_mm", figure.width_mm, smallestFigure, largestFigure);
    reader.readBetween("height_mm", figure.height_mm, smallestFigure, largestFigure);
    reader.readBetween("dpi", figure.dpi, smallestDpi, largestDpi);
    reader.read("color_map", figure.color_map);
    if (std::ranges::find(colorMapNames, figure.color_map) == std::end(colorMapNames))
        throw reader.wrong("color_map", "viridis, cividis, magma or greys", figure.color_map);
    std::vector<float> range;
    reader.each("range", 2, [&](const Json& end) {
        if (!end.is_number() || !std::isfinite(end.get<float>()))
            throw reader.wrong("range", "two numbers, the smaller first", end);
        range.push_back(end.get<float>());
    });
    if (!range.empty()) {
        if (range.size() != 2 || !(range[0] < range[1]))
            throw reader.wrong("range", "two numbers, the smaller first", *reader.find("range"));
        figure.lowest = range[0];
        figure.highest = range[1];
    }
    reader.read("scale", figure.scale, scales);
    reader.read("curve", figure.curve, curves);
    reader.readBetween("gamma", figure.gamma, smallestGamma, largestGamma);
    reader.read("title", figure.title);
    reader.read("theme", figure.theme, themes);
    reader.read("background", figure.background, grounds);
    reader.read("color_bar", figure.color_bar);
    reader.read("axis_names", figure.axis_names);
    reader.read("values", figure.values);
    reader.read("dots", figure.map.dots);
    reader.read("pooled_by", figure.map.pooled_by, poolings);
    reader.read("rows", figure.map.rows, rowReadings);
    reader.readBetween("label_points", figure.label_points, smallestLabel, largestLabel);
    reader.readBetween("label_angle", figure.label_angle, 0.0, 90.0);
    reader.read("label_every", figure.label_every, largestStride);
    reader.readBetween("label_length_mm", figure.label_length_mm, shortestLabel, longestLabel);
    reader.read("cells", figure.map.cells, cellKinds);
    reader.read("joined", figure.map.joined, headsJoined);
    reader.read("pair", figure.map.pair, pairParts);
    reader.read("words", figure.map.words);
    reader.read("special_tokens", figure.map.special_tokens, specialTokens);
    reader.read("text_as_paths", figure.text_as_paths);
    reader.read("exact_cells", figure.map.exact);
    reader.read("count_from", figure.count_from, 1);
    figure.heads = headsIn(reader, "heads");
    readPage(reader, figure);
    readChart(reader, figure.part.chart);
    return figure;
}

void readCompare(const JsonObject& reader, CompareSettings& compare)
{
    reader.read("kind", compare.kind, compareKinds);
    std::vector<ComparedHead> heads;
    reader.each("heads", mostRuns, [&](const Json& json) {
        const JsonObject head = reader.object("heads", json);
        ComparedHead side;
        head.read("run", side.run, static_cast<Index>(mostRuns) - 1);
        head.read("layer", side.layer);
        head.read("head", side.head);
        heads.push_back(side);
    });
    if (heads.size() >= 2) compare.heads = std::move(heads);
}

void readHeads(const JsonObject& reader, HeadsSettings& heads)
{
    reader.read("order", heads.order, headOrders);
    reader.read("measure", heads.measure, measures);
    reader.read("tinted", heads.tinted);
    reader.read("first_row", heads.rows.first);
    reader.read("special_rows", heads.rows.special);
    reader.read("unit", heads.unit, logUnits);
    reader.read("repeated", heads.repeated, mostRepeatedSequences);
    heads.repeated = std::max<Index>(1, heads.repeated);
    reader.readBetween("least", heads.least, -1e6, 1e6);
    reader.readBetween("badge", heads.badge, 0.0, 1.0);
}

void readWhy(const JsonObject& reader, WhySettings& why)
{
    reader.read("of", why.of, whyKinds);
    reader.read("patched", why.patched, patchedParts);
    reader.read("answer", why.answer);
    reader.read("against", why.against);
    reader.read("through", why.through);
    reader.read("distance", why.distance, farthestDistance);
    for (const auto& [field, word] : {std::pair("answer", why.answer), std::pair("against", why.against)})
        if (word.size() > longestTracked) throw reader.wrong(field, "at most 200 bytes", *reader.find(field));
}

void readPositions(const JsonObject& reader, PositionsSettings& positions)
{
    reader.read("shuffled", positions.shuffled);
    if (positions.shuffled > largestSeed)
        throw reader.wrong("shuffled", "0 to " + std::to_string(largestSeed), *reader.find("shuffled"));
    if (reader.find("encodings") == nullptr) return;
    positions.encodings.clear();
    reader.each("encodings", mostEncodings, [&](const Json& each) {
        const Json one = {{"encoding", each}};
        PositionEncoding encoding{};
        reader.object("encodings", one).read("encoding", encoding, positionEncodings);
        positions.encodings.push_back(encoding);
    });
    if (positions.encodings.empty())
        throw reader.wrong("encodings", "one to " + std::to_string(mostEncodings), *reader.find("encodings"));
}

void readExploration(const JsonObject& reader, Session& session)
{
    if (const Json* why = reader.find("why")) readWhy(reader.object("why", *why), session.why);
    if (const Json* heads = reader.find("heads")) readHeads(reader.object("heads", *heads), session.heads);
    if (const Json* flow = reader.find("flow")) {
        const JsonObject settings = reader.object("flow", *flow);
        settings.read("most", session.flow.most, mostFlowLines);
        settings.readBetween("least", session.flow.least, 0.0, 1.0);
        settings.read("curved", session.flow.curved);
    }
    if (const Json* positions = reader.find("positions"))
        readPositions(reader.object("positions", *positions), session.positions);
    session.chosen = headsIn(reader, "chosen");
    reader.each("head_sets", mostHeadSets, [&](const Json& json) {
        const JsonObject set = reader.object("head_sets", json);
        std::string name, note;
        set.read("name", name);
        set.read("note", note);
        const std::size_t before = session.head_sets.size();
        keepHeadSet(session, name, headsIn(set, "heads"));
        if (session.head_sets.size() > before) noteOnHeadSet(session, before, note);
    });
    if (reader.find("marked") != nullptr) session.marked = markedIn(reader, "marked");
}

/// What is asked of the model's predictions, where there is one.
void readPredictions(const JsonObject& reader, Session& session)
{
    reader.each("tracked", mostTracked,
                [&](const Json& json) { session.tracked.push_back(wordIn(reader, "tracked", json)); });
    const Json* json = reader.find("sampling");
    if (json == nullptr) return;
    const JsonObject settings = reader.object("sampling", *json);
    Sampling& sampling = session.sampling.emplace();
    settings.readBetween("temperature", sampling.temperature, coldest, hottest);
    settings.read("top_k", sampling.top_k, mostTopK);
    settings.readBetween("top_p", sampling.top_p, leastTopP, 1.0);
    settings.read("seed", sampling.seed);
    if (sampling.seed > largestSeed)
        throw settings.wrong("seed", "0 to " + std::to_string(largestSeed), *settings.find("seed"));
}

/// What a run takes from another one must be there, and not be taken from a third.
void requirePatches(const Session& session, const fs::path& file)
{
    Session kept = session;
    dropPatchesWithoutRun(kept);
    for (std::size_t i = 0; i < session.runs.size(); ++i)
        for (const Intervention& each : session.runs[i].interventions)
            if (std::ranges::find(kept.runs[i].interventions, each) == kept.runs[i].interventions.end())
                throw Error(Code::OutOfRange, file.string(), "“run” of an intervention",
                            "another run of the session, counted from 0, that is not patched itself",
                            std::to_string(each.run));
}

Session sessionIn(std::string_view text, const fs::path& file)
{
    const Json json = parseJson(text, file.string(), "the session");
    const JsonObject reader(json, file.string(), "");
    std::string kind;
    reader.read("format", kind);
    if (kind.empty()) throw Error(Code::Missing, file.string(), "“format”", std::string("“") + sessionFormat + "”", "");
    if (kind != sessionFormat)
        throw Error(Code::Malformed, file.string(), "“format”", std::string("“") + sessionFormat + "”", kind);
    Index found = 0;
    reader.read("version", found);
    if (found != sessionVersion)
        throw Error(Code::Unsupported, file.string(), "the session's version", std::to_string(sessionVersion),
                    std::to_string(found));

    bool whole = false;
    reader.read("private", whole);
    const fs::path folder = file.empty() ? fs::path() : fs::absolute(file).parent_path();
    Session session;
    session.runs.clear();
    reader.each("runs", mostRuns,
                [&](const Json& run) { session.runs.push_back(runIn(reader.object("runs", run), folder, whole)); });
    if (session.runs.empty()) throw Error(Code::Missing, file.string(), "“runs”", "one to four", "");
    if (const Json* focus = reader.find("focus")) readFocus(reader.object("focus", *focus), session.focus);
    reader.read("view", session.view, views);
    if (const Json* steps = reader.find("steps")) {
        const JsonObject settings = reader.object("steps", *steps);
        settings.read("one_query", session.steps.one_query);
        settings.read("step", session.steps.step);
        settings.read("one_stage", session.steps.one_stage);
    }
    if (const Json* compare = reader.find("compare")) readCompare(reader.object("compare", *compare), session.compare);
    readExploration(reader, session);
    if (whole || !isOfRecordings(session)) readPredictions(reader, session);
    readMarks(reader, session);
    if (const Json* figure = reader.find("figure")) session.figure = figureIn(reader.object("figure", *figure));
    keepFocusInside(session);
    requirePatches(session, file);
    for (const Run& run : session.runs)
        if (run.asksNothing())
            throw Error(Code::Missing, file.string(), "“model” of a run",
                        "a model folder, a teaching module, or recorded attention", "");
    return session;
}

}  // namespace

Session sessionFrom(std::string_view text, const fs::path& file)
{
    try {
        return sessionIn(text, file);
    } catch (const Error& error) {
        // Recipes and paintings do not know which file they stand in.
        throw Error(error.code, error.file.empty() ? file.string() : error.file, error.field, error.expected,
                    error.found);
    }
}

Session openSession(const fs::path& file) { return sessionFrom(readText(file, longestSessionFile), file); }

UnsavedWork openUnsavedWork(const fs::path& copy)
{
    const std::string text = readText(copy, longestSessionFile);
    UnsavedWork work{.session = sessionFrom(text, copy)};
    std::string saved_at;
    JsonObject(parseJson(text, copy.string(), "the session"), copy.string(), "").read("saved_at", saved_at);
    work.saved_at = saved_at;
    return work;
}

}  // namespace core
