#include "core/session/run_reader.h"

#include "core/error.h"
#include "core/model/folder/bundled_models.h"
#include "core/model/teaching/teaching_module_json.h"
#include "core/session/reference_json.h"
#include "core/session/run_edits.h"
#include "core/session/session_fields.h"
#include "core/session/session_names.h"
#include "core/session/setting_rows.h"
#include "core/session/span_json.h"
#include "core/text/cut/text_splitter.h"

#include <algorithm>
#include <charconv>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longestText =
    400'000;  ///< bytes of one text: 100,000 characters, more than any model has places for

std::vector<Index> placesIn(const JsonObject& reader, const char* field)
{
    std::vector<Index> places;
    reader.each(field, 1U << 20U, [&](const Json& entry) {
        if (!entry.is_number_unsigned()
            || entry.get<std::uint64_t>() > static_cast<std::uint64_t>(JsonObject::largestIndex)
            || (!places.empty() && entry.get<Index>() <= places.back()))
            throw reader.wrong(field, entry,
                               Words("%1 cannot be used: expected ascending places in the text, found %2"));
        places.push_back(entry.get<Index>());
    });
    return places;
}

/// Reads a head's output factor from sessions of earlier versions.
std::optional<Intervention> scaleIn(const JsonObject& reader, const ScoringChange& change)
{
    if (reader.find("output") == nullptr) return std::nullopt;
    Intervention scale{.layer = change.layer, .head = change.head, .block = change.block};
    reader.readBetween("output", scale.factor, -largestOutput, largestOutput);
    return scale;
}

ScoringChange readChange(const JsonObject& reader)
{
    ScoringChange change;
    readSettings(reader, changeFields(), change);
    if (change.mask) MaskRecipe::parse(*change.mask);  // a mistake is reported where it was made
    return change;
}

std::map<Index, std::vector<KeyRun>> cellsIn(const JsonObject& reader, const char* field)
{
    std::map<Index, std::vector<KeyRun>> cells;
    reader.each(field, 1U << 20U, [&](const Json& entry) {
        const bool three = entry.is_array() && entry.size() == 3
                           && std::ranges::all_of(entry, [](const Json& each) { return each.is_number_unsigned(); });
        if (!three)
            throw reader.wrong(field, entry,
                               Words("%1 cannot be used: expected [query, first key, last key], found %2"));
        cells[entry[0].get<Index>()].push_back({entry[1].get<Index>(), entry[2].get<Index>()});
    });
    return cells;
}

/// The reference that an intervention names by its place among the run's.
ReferenceTexts namedReference(const JsonObject& reader, Intervention::Kind kind,
                              const std::vector<ReferenceTexts>& references)
{
    const Json* given = reader.find("reference");
    const bool needsOne = kind == Intervention::Kind::Resample || kind == Intervention::Kind::Steer;
    if (given == nullptr && needsOne)
        throw Error(Code::Missing, reader.file(),
                    "“reference” of an intervention is missing: expected a place among “references”");
    if (given == nullptr) return {};
    Index place = 0;
    reader.read("reference", place);
    if (place >= std::ssize(references))
        throw reader.wrong("reference", *given,
                           Words("%1 cannot be used: expected a place among %3 references, from 0, found %2",
                                 std::to_string(references.size())));
    return references[static_cast<std::size_t>(place)];
}

/// @param references  the run's
Intervention interventionIn(const JsonObject& reader, const std::vector<ReferenceTexts>& references)
{
    using Kind = Intervention::Kind;
    Intervention intervention;
    reader.read("kind", intervention.kind, interventionKinds);
    reader.read("layer", intervention.layer);
    reader.read("head", intervention.head);
    reader.read("block", intervention.block, attentionBlocks);
    reader.readBetween("factor", intervention.factor, -largestOutput, largestOutput);
    reader.read("run", intervention.run, static_cast<Index>(mostRuns) - 1);
    if (intervention.kind == Kind::FeedForward) reader.read("neuron", intervention.neuron);
    if (intervention.kind == Kind::Mean || intervention.kind == Kind::Resample || intervention.kind == Kind::Steer)
        intervention.reference = namedReference(reader, intervention.kind, references);
    if (intervention.kind == Kind::Resample)
        reader.read("text", intervention.text, std::ssize(intervention.reference.texts()) - 1);
    const bool needsCells = intervention.kind == Kind::Hide || intervention.kind == Kind::Pattern;
    if (intervention.kind == Kind::Hide) reader.read("span", intervention.span, longestSpanName);
    if (!needsCells || !intervention.span.empty()) return intervention;
    intervention.cells = markedIn(reader, "cells");
    if (intervention.cells->empty())
        throw Error(Code::Missing, reader.file(),
                    "“cells” of an intervention is missing: expected [query, first key, last key]");
    return intervention;
}

/// Reads what a run is of: a path, as it is written, or an object with "path", or "name", and "hash".
class SourceReader {
public:
    SourceReader(Run& run, const fs::path& folder) : m_run(run), m_folder(folder) {}

    fs::path read(const JsonObject& reader, const char* field) const
    {
        const Json* source = reader.find(field);
        return source == nullptr ? fs::path() : read(reader, field, *source);
    }

    fs::path read(const JsonObject& reader, const char* field, const Json& source) const
    {
        if (!source.is_object()) return pathIn(reader, field, source);
        const JsonObject note = reader.object(field, source);
        const Json* place = note.find("path");
        const Json* name = note.find("name");
        if (place == nullptr && name == nullptr)
            throw reader.wrong(field, source,
                               Words("%1 cannot be used: expected a path, or an object with a name, found %2"));
        fs::path path = place != nullptr ? pathIn(note, "path", *place) : besideIn(note, *name);
        if (const Json* hash = note.find("hash")) m_run.fingerprints[path] = hashIn(note, *hash);
        return path;
    }

private:
    fs::path pathIn(const JsonObject& reader, const char* field, const Json& json) const
    {
        if (!json.is_string() || json.get_ref<const std::string&>().find('\0') != std::string::npos)
            throw reader.wrong(field, json, Words("%1 cannot be used: expected a path, found %2"));
        const auto& text = json.get_ref<const std::string&>();
        if (text.starts_with(bundledPrefix)) return bundledIn(reader, field, json);
        return text.empty() ? fs::path() : (m_folder / text).lexically_normal();
    }

    /// A name stands for a place at or below the file's folder.
    fs::path besideIn(const JsonObject& reader, const Json& json) const
    {
        const fs::path name = pathIn(reader, "name", json).lexically_relative(m_folder.lexically_normal());
        const bool below = !name.empty() && name != "." && name.is_relative() && *name.begin() != "..";
        if (!below) throw reader.wrong("name", json, Words("%1 cannot be used: expected a name, found %2"));
        return m_folder / name;
    }

    static fs::path bundledIn(const JsonObject& reader, const char* field, const Json& json)
    {
        const std::string name = json.get_ref<const std::string&>().substr(bundledPrefix.size());
        constexpr std::size_t longestName = 255;
        if (name.empty() || name == "." || name == ".." || name.size() > longestName
            || name.find('/') != std::string::npos)
            throw reader.wrong(
                field, json,
                Words("%1 cannot be used: expected the name of a model that comes with the program, found %2"));
        return bundledModels() / name;
    }

    static std::uint64_t hashIn(const JsonObject& reader, const Json& json)
    {
        constexpr int hexadecimal = 16;
        constexpr std::size_t digits = 16;
        std::uint64_t hash = 0;
        const std::string text = json.is_string() ? json.get<std::string>() : "";
        const char* const end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, hash, hexadecimal);
        if (text.size() != digits || read.ec != std::errc() || read.ptr != end)
            throw reader.wrong("hash", json, Words("%1 cannot be used: expected sixteen hexadecimal digits, found %2"));
        return hash;
    }

    Run& m_run;
    const fs::path& m_folder;
};

RecordedSource recordedIn(const JsonObject& reader, const SourceReader& sources)
{
    RecordedSource source;
    source.file = sources.read(reader, "file");
    if (source.empty())
        throw Error(Code::Missing, reader.file(), "“file” of a run's attention is missing: expected a path");
    reader.read("tensor", source.tensor);
    source.query_tokens = sources.read(reader, "query_tokens");
    source.key_tokens = sources.read(reader, "key_tokens");
    reader.read("transposed", source.transposed);
    reader.read("queries", source.queries);
    reader.read("keys", source.keys);
    for (const auto& [name, field] : {std::pair(&source.queries, "“queries” of a run's keys"),
                                      std::pair(&source.keys, "“keys” of a run's queries")})
        if (source.isVectors() && name->empty())
            throw Error(Code::Missing, reader.file(), "%1 is missing: expected a name", field);
    reader.readBetween("scale", source.scale, smallestScale, largestScale);
    reader.read("axes", source.axes);
    if (!source.axes.empty() && axisLetters(source.axes) != source.axes)
        throw reader.wrong("axes", source.axes, Words("%1 cannot be used: expected letters such as BQK, found %2"));
    reader.read("softmax", source.softmax);
    reader.each("images", mostTexts, [&](const Json& image) {
        source.images.push_back(sources.read(reader, "images", image));
        if (source.images.back().empty())
            throw reader.wrong("images", image, Words("%1 cannot be used: expected paths, found %2"));
    });
    return source;
}

EngineModel engineIn(const JsonObject& reader)
{
    EngineModel engine;
    for (const auto& [field, value] :
         {std::pair("name", &engine.engine), std::pair("model", &engine.model), std::pair("revision", &engine.revision),
          std::pair("dtype", &engine.dtype), std::pair("device_map", &engine.device_map)})
        reader.read(field, *value, longestEngineText);
    if (engine.engine.empty() || engine.model.empty())
        throw Error(Code::Missing, reader.file(),
                    engine.engine.empty()
                        ? "“engine.name” of a run is missing: expected an engine's name"
                        : "“engine.model” of a run is missing: expected the model that it is to open");
    return engine;
}

Continuation continuationIn(const JsonObject& reader)
{
    Continuation continuation;
    reader.each("ids", mostGenerated, [&](const Json& id) {
        if (!id.is_number_unsigned() || id.get<std::uint64_t>() > static_cast<std::uint64_t>(JsonObject::largestIndex))
            throw reader.wrong("ids", id, Words("%1 cannot be used: expected token ids, found %2"));
        continuation.ids.push_back(id.get<Index>());
    });
    reader.read("shown", continuation.shown);
    continuation.shown = std::min(continuation.shown, static_cast<Index>(continuation.ids.size()));
    return continuation;
}

std::vector<std::string> textsIn(const JsonObject& reader, const char* field)
{
    std::vector<std::string> texts;
    reader.each(field, mostTexts, [&](const Json& text) {
        if (!text.is_string()) throw reader.wrong(field, text, Words("%1 cannot be used: expected texts, found %2"));
        texts.push_back(text.get<std::string>());
        if (texts.back().size() > longestText)
            throw Error(Code::TooLong, reader.file(), "a text is too long: expected at most 400000 bytes, found %1",
                        std::to_string(texts.back().size()));
    });
    return texts;
}

WrittenChat chatIn(const JsonObject& reader)
{
    WrittenChat chat;
    reader.read("json", chat.json, longestText);
    reader.read("day", chat.day, 10);
    return chat;
}

}  // namespace

std::shared_ptr<const Painting> markedIn(const JsonObject& reader, const char* field)
{
    return std::make_shared<const Painting>(Painting::fromRuns(cellsIn(reader, field), {}));
}

Run runIn(const JsonObject& reader, const fs::path& folder, bool whole)
{
    Run run;
    const SourceReader sources(run, folder);
    run.model = sources.read(reader, "model");
    run.base = sources.read(reader, "base");
    if (const Json* recorded = reader.find("recorded"))
        run.recorded = recordedIn(reader.object("recorded", *recorded), sources);
    if (const Json* engine = reader.find("engine")) run.engine = engineIn(reader.object("engine", *engine));
    if (const Json* module = reader.find("module")) run.module = teachingModuleIn(*module, reader.file());
    run.texts = textsIn(reader, "texts");
    if (run.texts.empty()) run.texts.emplace_back();
    run.spans = spansIn(reader, run.texts);
    if (const Json* chat = reader.find("chat")) run.chat = chatIn(reader.object("chat", *chat));
    run.targets = textsIn(reader, "targets");
    run.target_sources = textsIn(reader, "target_sources");
    reader.each("images", mostTexts, [&](const Json& image) {
        run.images.push_back(sources.read(reader, "images", image));
        if (run.images.back().empty())
            throw reader.wrong("images", image, Words("%1 cannot be used: expected paths, found %2"));
    });
    reader.each("sounds", mostTexts, [&](const Json& sound) {
        run.sounds.push_back(sources.read(reader, "sounds", sound));
        if (run.sounds.back().empty())
            throw reader.wrong("sounds", sound, Words("%1 cannot be used: expected paths, found %2"));
    });
    readSettings(reader, runFields(), run);
    if (const Json* continuation = reader.find("continuation"))
        run.continuation = continuationIn(reader.object("continuation", *continuation));
    if (const Json* split = reader.find("split")) {
        run.split = split->is_string() ? splitFromName(split->get<std::string>()) : std::nullopt;
        if (!run.split)
            throw reader.wrong("split", *split,
                               Words("%1 cannot be used: expected words, characters or bytes, found %2"));
    }
    reader.each("cuts", mostTexts, [&](const Json& cuts) {
        const JsonObject edits = reader.object("cuts", cuts);
        run.cuts.push_back({placesIn(edits, "added"), placesIn(edits, "removed")});
    });
    reader.each("changes", 4096, [&](const Json& json) {
        const JsonObject change = reader.object("changes", json);
        run.changes.push_back(readChange(change));
        if (const auto scale = scaleIn(change, run.changes.back())) run.interventions.push_back(*scale);
    });
    std::erase_if(run.changes, [](const ScoringChange& change) { return change.changesNothing(); });
    std::vector<ReferenceTexts> references;
    reader.each("references", mostInterventions,
                [&](const Json& each) { references.push_back(referenceIn(reader.object("references", each))); });
    reader.each("interventions", mostInterventions, [&](const Json& each) {
        run.interventions.push_back(interventionIn(reader.object("interventions", each), references));
    });
    if (const Json* painting = reader.find("painting")) {
        const JsonObject cells = reader.object("painting", *painting);
        run.painting =
            std::make_shared<const Painting>(Painting::fromRuns(cellsIn(cells, "hidden"), cellsIn(cells, "uncovered")));
    }
    if (run.recorded.empty() || whole) return run;
    Run recorded = ofRecording(run);
    recorded.texts.emplace_back();
    return recorded;
}

}  // namespace core
