#include "core/session/session_json.h"

#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/json/file_text.h"
#include "core/json/json_object.h"
#include "core/model/folder/bundled_models.h"
#include "core/model/folder/hub_cache.h"
#include "core/model/teaching/teaching_module_json.h"
#include "core/session/carried_picture.h"
#include "core/session/chart_json.h"
#include "core/session/figure_fields.h"
#include "core/session/marks_json.h"
#include "core/session/reference_json.h"
#include "core/session/run_edits.h"
#include "core/session/session_fields.h"
#include "core/session/session_names.h"
#include "core/session/setting_rows.h"
#include "core/session/span_json.h"
#include "core/text/cut/text_splitter.h"
#include "core/training/training_file.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace core {
namespace {

namespace fs = std::filesystem;

template<typename Value>
void setIf(Json& json, const char* field, const std::optional<Value>& value)
{
    if (value) json[field] = *value;
}

Json runsJson(const std::map<Index, std::vector<KeyRun>>& cells)
{
    Json rows = Json::array();
    for (const auto& [query, stretches] : cells)
        for (const KeyRun& stretch : stretches) rows.push_back({query, stretch.from, stretch.to});
    return rows;
}

/// The references of a run's interventions, each once.
std::vector<ReferenceTexts> referencesOf(const Run& run)
{
    std::vector<ReferenceTexts> all;
    for (const Intervention& each : run.interventions)
        if (!each.reference.empty() && std::ranges::find(all, each.reference) == all.end())
            all.push_back(each.reference);
    return all;
}

/// @param references  of the run; the intervention names its own by its place
Json interventionJson(const Intervention& intervention, const std::vector<ReferenceTexts>& references)
{
    Json json = {{"kind", nameOf(intervention.kind, interventionKinds)}};
    setIf(json, "layer", intervention.layer);
    setIf(json, "head", intervention.head);
    if (intervention.block != AttentionBlock::Self) json["block"] = nameOf(intervention.block, attentionBlocks);
    if (intervention.kind == Intervention::Kind::Scale || !intervention.isOfHeads())
        json["factor"] = intervention.factor;
    if (intervention.kind == Intervention::Kind::Patch) json["run"] = intervention.run;
    if (intervention.cells) json["cells"] = runsJson(intervention.cells->hidden());
    if (!intervention.span.empty()) json["span"] = intervention.span;
    setIf(json, "neuron", intervention.neuron);
    if (!intervention.reference.empty())
        json["reference"] = std::ranges::find(references, intervention.reference) - references.begin();
    if (intervention.kind == Intervention::Kind::Resample) json["text"] = intervention.text;
    return json;
}

bool leadsBelow(const fs::path& relative) { return !relative.empty() && relative != "." && *relative.begin() != ".."; }

/// The way a file names its sources. Files for others do not tell where their author keeps things.
class SourceWriter {
public:
    /// @param folder  the file's; empty: it lies nowhere yet
    static SourceWriter forAnybody(const fs::path& folder)
    {
        return SourceWriter(folder.empty() ? folder : fs::absolute(folder).lexically_normal(), false);
    }
    static SourceWriter forThisUser() { return SourceWriter({}, true); }

    bool isPrivate() const { return m_isPrivate; }

    Json source(const Run& run, const fs::path& path) const
    {
        const fs::path whole = fs::absolute(path).lexically_normal();
        const fs::path file = (whole / "").parent_path();  // without a slash at its end
        if (file.parent_path() == bundledModels()) return std::string(bundledPrefix) + file.filename().string();
        if (m_isPrivate) return path.string();
        const fs::path relative = m_folder.empty() ? fs::path() : file.lexically_relative(m_folder);
        const bool below = leadsBelow(relative) && !namesTheHome(file);
        Json json = Json::object();  // from nothing, see append()
        if (below)
            json["path"] = relative.string();
        else
            json["name"] = hubModelName(file).value_or(lastNamesOf(file));
        const auto hash = run.fingerprints.find(path);
        if (hash == run.fingerprints.end()) return below ? json["path"] : json;
        std::ostringstream digits;
        digits << std::hex << std::setw(16) << std::setfill('0') << hash->second;
        json["hash"] = digits.str();
        return json;
    }

private:
    SourceWriter(fs::path folder, bool isPrivate) : m_folder(std::move(folder)), m_isPrivate(isPrivate) {}

    /// Whether the way from the file's folder leads into the home folder, whose name is its owner's.
    bool namesTheHome(const fs::path& file) const
    {
        const fs::path home = environmentVariable("HOME");
        return !home.empty() && leadsBelow(home.lexically_normal().lexically_relative(m_folder))
               && leadsBelow(file.lexically_relative(home.lexically_normal()));
    }

    /// The name of a file, or "NAME.attntrain/500" of a step inside of one.
    static std::string lastNamesOf(const fs::path& file)
    {
        const fs::path name = file.filename();
        return (looksLikeStep(file) ? file.parent_path().filename() / name : name).string();
    }

    fs::path m_folder;
    bool m_isPrivate;
};

Json recordedJson(const Run& run, const SourceWriter& sources)
{
    const RecordedSource& source = run.recorded;
    Json json = {{"file", sources.source(run, source.file)}};
    if (!source.tensor.empty()) json["tensor"] = source.tensor;
    if (!source.query_tokens.empty()) json["query_tokens"] = sources.source(run, source.query_tokens);
    if (!source.key_tokens.empty()) json["key_tokens"] = sources.source(run, source.key_tokens);
    if (source.transposed) json["transposed"] = true;
    if (!source.queries.empty()) json["queries"] = source.queries;
    if (!source.keys.empty()) json["keys"] = source.keys;
    setIf(json, "scale", source.scale);
    if (!source.axes.empty()) json["axes"] = source.axes;
    if (source.softmax) json["softmax"] = true;
    for (const fs::path& image : source.images) append(json, "images", sources.source(run, image));
    return json;
}

Json engineJson(const EngineModel& engine)
{
    Json json = {{"name", engine.engine}, {"model", engine.model}};
    for (const auto& [field, value] : {std::pair("revision", &engine.revision), std::pair("dtype", &engine.dtype),
                                       std::pair("device_map", &engine.device_map)})
        if (!value->empty()) json[field] = *value;
    return json;
}

Json runJson(const Run& asked, const SourceWriter& sources)
{
    // Only copies for the user alone have the work that a recording took the place of.
    const Run run = asked.recorded.empty() || sources.isPrivate() ? asked : ofRecording(asked);
    Json json = {{"texts", run.texts}};
    if (!run.model.empty()) json["model"] = sources.source(run, run.model);
    if (!run.base.empty()) json["base"] = sources.source(run, run.base);
    if (!run.engine.empty()) json["engine"] = engineJson(run.engine);
    if (!run.recorded.empty()) json["recorded"] = recordedJson(run, sources);
    if (run.module) json["module"] = toJson(*run.module);
    writeSettings(json, runFields(), run);
    for (const TextSpan& span : run.spans) append(json, "spans", spanJson(span));
    if (run.chat) json["chat"] = {{"json", run.chat->json}, {"day", run.chat->day}};
    if (!run.targets.empty()) json["targets"] = run.targets;
    if (!run.target_sources.empty()) json["target_sources"] = run.target_sources;
    if (run.split) json["split"] = splitName(*run.split);
    for (const CutEdits& edits : run.cuts) append(json, "cuts", {{"added", edits.added}, {"removed", edits.removed}});
    for (const fs::path& image : run.images) append(json, "images", sources.source(run, image));
    for (const fs::path& sound : run.sounds) append(json, "sounds", sources.source(run, sound));
    if (!run.continuation.ids.empty())
        json["continuation"] = {{"ids", run.continuation.ids}, {"shown", run.continuation.shown}};
    for (const ScoringChange& change : run.changes) {
        Json one = Json::object();
        writeSettings(one, changeFields(), change);
        append(json, "changes", std::move(one));
    }
    const std::vector<ReferenceTexts> references = referencesOf(run);
    for (const ReferenceTexts& each : references) append(json, "references", referenceJson(each));
    for (const Intervention& each : run.interventions)
        append(json, "interventions", interventionJson(each, references));
    if (run.painting && !run.painting->empty())
        json["painting"] = {{"hidden", runsJson(run.painting->hidden())},
                            {"uncovered", runsJson(run.painting->uncovered())}};
    return json;
}

/// Settings and picked heads of the views of all heads.
void writeExploration(Json& json, const Session& session)
{
    writeSettings(json["heads"], headsFields(), session.heads);
    writeSettings(json["flow"], flowFields(), session.flow);
    if (session.why != WhySettings{}) writeSettings(json["why"], whyFields(), session.why);
    if (session.positions != PositionsSettings{})
        writeSettings(json["positions"], positionsFields(), session.positions);
    if (session.alike != AlikeSettings{}) writeSettings(json["alike"], alikeFields(), session.alike);
    if (session.costs != CostsSettings{}) writeSettings(json["costs"], costsFields(), session.costs);
    if (!session.chosen.empty()) json["chosen"] = headsJson(session.chosen);
    for (const HeadSet& set : session.head_sets) {
        Json one = {{"name", set.name}};
        if (!set.note.empty()) one["note"] = set.note;
        if (!set.heads.empty()) one["heads"] = headsJson(set.heads);
        append(json, "head_sets", std::move(one));
    }
    if (session.marked && !session.marked->empty()) json["marked"] = runsJson(session.marked->hidden());
}

/// The settings for the model's predictions, if there are any.
void writePredictions(Json& json, const Session& session)
{
    for (const TrackedWord& word : session.tracked) append(json, "tracked", wordJson(word));
    if (session.sampling) writeSettings(json["sampling"], samplingFields(), *session.sampling);
}

std::string textOf(const Session& session, const SourceWriter& sources, const fs::path& saved_at = {})
{
    Json json = {{"format", sessionFormat}, {"version", sessionVersion}};
    if (!saved_at.empty()) json["saved_at"] = saved_at.string();
    if (sources.isPrivate()) json["private"] = true;
    for (const Run& run : session.runs) append(json, "runs", runJson(run, sources));
    json["focus"] = focusJson(session.focus);
    json["view"] = nameOf(session.view, views);
    writeSettings(json["steps"], stepsFields(), session.steps);
    json["compare"] = {{"kind", nameOf(session.compare.kind, compareKinds)}};
    for (const ComparedHead& head : session.compare.heads)
        append(json["compare"], "heads", {{"run", head.run}, {"layer", head.layer}, {"head", head.head}});
    writeExploration(json, session);
    if (sources.isPrivate() || !isOfRecordings(session))
        writePredictions(json, session);
    else
        json["heads"].erase("reference");  // texts that a recording's heads have nothing to do with
    writeMarks(json, session);
    json["figure"] = figureJson(session.figure);
    std::string text = fileText(json);
    // Much painting is not for reading, and takes a third of the room in one line.
    if (text.size() > (1U << 20U)) text = fileText(std::move(json), -1);
    if (text.size() > longestSessionFile)
        throw Error(
            Code::OutOfRange, "",
            "the session's size cannot be used: expected at most 64 MB: fewer painted cells or texts, found %1 bytes",
            std::to_string(text.size()));
    return text;
}

}  // namespace

std::string sessionText(const Session& session, const fs::path& folder)
{
    return textOf(session, SourceWriter::forAnybody(folder));
}

std::string privateSessionText(const Session& session, const fs::path& saved_at)
{
    return textOf(session, SourceWriter::forThisUser(), saved_at);
}

void saveSession(const Session& session, const fs::path& file, std::string_view picture)
{
    std::string text = sessionText(session, fs::absolute(file).parent_path());
    writeWhole(file, picture.empty() ? text : withPicture(std::move(text), picture), Sync::Always);
}

}  // namespace core
