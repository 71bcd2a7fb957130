#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/model/teaching/teaching_module_json.h"
#include "core/session/chart_json.h"
#include "core/session/figure_fields.h"
#include "core/session/fresh_session.h"
#include "core/session/head_sets.h"
#include "core/session/marks_json.h"
#include "core/session/run_edits.h"
#include "core/session/run_reader.h"
#include "core/session/session_fields.h"
#include "core/session/session_json.h"
#include "core/session/session_names.h"
#include "core/session/setting_rows.h"

#include <algorithm>

namespace core {
namespace {

namespace fs = std::filesystem;

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

/// Reads a view's settings, where the file has them.
template<typename Settings>
void readPart(const JsonObject& reader, const char* field, std::span<const Setting<Settings>> rows, Settings& settings)
{
    if (const Json* part = reader.find(field)) readSettings(reader.object(field, *part), rows, settings);
}

void readExploration(const JsonObject& reader, Session& session)
{
    readPart(reader, "why", whyFields(), session.why);
    readPart(reader, "heads", headsFields(), session.heads);
    session.heads.repeated = std::max<Index>(1, session.heads.repeated);
    readPart(reader, "flow", flowFields(), session.flow);
    readPart(reader, "positions", positionsFields(), session.positions);
    readPart(reader, "costs", costsFields(), session.costs);
    readPart(reader, "alike", alikeFields(), session.alike);
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

/// The settings for the model's predictions, if there are any.
void readPredictions(const JsonObject& reader, Session& session)
{
    reader.each("tracked", mostTracked,
                [&](const Json& json) { session.tracked.push_back(wordIn(reader, "tracked", json)); });
    if (reader.find("sampling") != nullptr) readPart(reader, "sampling", samplingFields(), session.sampling.emplace());
}

/// What a run takes from another one must be there, and not be taken from a third.
void requirePatches(const Session& session, const fs::path& file)
{
    Session kept = session;
    dropPatchesWithoutRun(kept);
    for (std::size_t i = 0; i < session.runs.size(); ++i)
        for (const Intervention& each : session.runs[i].interventions)
            if (std::ranges::find(kept.runs[i].interventions, each) == kept.runs[i].interventions.end())
                throw Error(Code::OutOfRange, file.string(),
                            "“run” of an intervention cannot be used: expected another run of the session, counted "
                            "from 0, that is not patched itself, found %1",
                            std::to_string(each.run));
}

Session sessionIn(std::string_view text, const fs::path& file)
{
    const Json json = parseJson(text, file.string(), "the session");
    const JsonObject reader(json, file.string(), "");
    std::string kind;
    reader.read("format", kind);
    if (kind.empty()) throw Error(Code::Missing, file.string(), "“format” is missing: expected “%1”", sessionFormat);
    if (kind != sessionFormat)
        throw Error(Code::Malformed, file.string(), "“format” cannot be understood: expected “%1”, found %2",
                    sessionFormat, kind);
    Index found = 0;
    reader.read("version", found);
    if (found != sessionVersion)
        throw Error(Code::Unsupported, file.string(), "the session's version is not supported: expected %1, found %2",
                    std::to_string(sessionVersion), std::to_string(found));

    bool whole = false;
    reader.read("private", whole);
    const fs::path folder = file.empty() ? fs::path() : fs::absolute(file).parent_path();
    Session session = freshSession();
    session.runs.clear();
    reader.each("runs", mostRuns,
                [&](const Json& run) { session.runs.push_back(runIn(reader.object("runs", run), folder, whole)); });
    if (session.runs.empty()) throw Error(Code::Missing, file.string(), "“runs” is missing: expected one to four");
    if (const Json* focus = reader.find("focus")) readFocus(reader.object("focus", *focus), session.focus);
    reader.read("view", session.view, views);
    readPart(reader, "steps", stepsFields(), session.steps);
    if (const Json* compare = reader.find("compare")) readCompare(reader.object("compare", *compare), session.compare);
    readExploration(reader, session);
    if (whole || !isOfRecordings(session)) readPredictions(reader, session);
    readMarks(reader, session);
    if (const Json* figure = reader.find("figure")) session.figure = figureIn(reader.object("figure", *figure));
    keepFocusInside(session);
    requirePatches(session, file);
    for (const Run& run : session.runs)
        if (run.asksNothing())
            throw Error(
                Code::Missing, file.string(),
                "“model” of a run is missing: expected a model folder, a teaching module, or recorded attention");
    return session;
}

}  // namespace

Session sessionFrom(std::string_view text, const fs::path& file)
{
    try {
        return sessionIn(text, file);
    } catch (const Error& error) {
        // Recipes and paintings do not know which file they stand in.
        throw Error(error.code, error.file.empty() ? file.string() : error.file, error.sentence);
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
