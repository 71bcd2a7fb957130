#include "core/atlas/atlas.h"
#include "core/atlas/atlas_numbers.h"
#include "core/atlas/kept_spans.h"
#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"
#include "core/file/zip_files.h"
#include "core/json/json_object.h"
#include "core/session/session_names.h"
#include "core/session/span_json.h"

#include <algorithm>

namespace core {
namespace {

constexpr const char* atlasFormat = "attentionscope atlas";
/// Who reads whom came with the second of these: an atlas without spans is as a program that knows only the first reads
/// it. Heads that are off came with the third: a program that knows nothing of them would take the numbers for the
/// whole model's.
constexpr Index atlasVersion = 2, spanAtlasVersion = 3, offAtlasVersion = 4;
constexpr const char* aboutName = "atlas.json";
/// The largest atlas.json that is read. Its parsed form takes many times this memory.
constexpr std::size_t mostAboutBytes = std::size_t{96} << 20U;
constexpr ArchiveBounds atlasBounds{.bytes = std::size_t{1} << 30U, .files = 2 * mostAtlasSteps + 1};

std::string numbersName(std::size_t step) { return "numbers-" + std::to_string(step + 1) + ".bin"; }
std::string spansName(std::size_t step) { return "spans-" + std::to_string(step + 1) + ".bin"; }

bool hasSpans(const Atlas& atlas)
{
    return std::ranges::any_of(atlas.texts,
                               [](const AtlasText& text) { return !text.spans.empty() || !text.chat.empty(); });
}

Json jsonOf(const SeenTokens& seen)
{
    Json json = Json::array();
    for (const SeenTokens::Entry& each : seen.entries()) json.push_back({each.id, each.text, each.count});
    return json;
}

Json jsonOf(const std::vector<TokenShare>& shares)
{
    Json json = Json::array();
    for (const TokenShare& each : shares) json.push_back({each.token, each.share, each.count});
    return json;
}

Json jsonOf(const AtlasStep& step)
{
    Json json = {{"name", step.name},
                 {"model", step.model},
                 {"fingerprint", step.fingerprint},
                 {"done", step.done},
                 {"tokens", step.tokens},
                 {"passed_over", step.passed_over},
                 {"knock_outs_asked", step.knock_outs.asked},
                 {"knock_out_texts", step.knock_outs.texts},
                 {"knock_outs_done", step.knock_outs.done},
                 {"seen", Json::array()},
                 {"heads", Json::array()}};
    // What older files do not say is left out where it says nothing: their bytes stay as they are.
    if (step.knock_outs.counted != step.knock_outs.done) json["knock_outs_counted"] = step.knock_outs.counted;
    if (step.knock_outs.by_mean) json["knock_outs_by_mean"] = true;
    for (const AtlasBlockRows& rows : step.rows)
        json["seen"].push_back({{"queries", jsonOf(rows.queries)}, {"keys", jsonOf(rows.keys)}});
    for (const HeadStatistics& head : step.statistics)
        json["heads"].push_back({{"asked", jsonOf(head.asked_most)}, {"asking", jsonOf(head.asking_most)}});
    if (!step.spans.empty()) json["spans"] = spansJson(step.spans);
    return json;
}

Json jsonOf(const HeadNote& note)
{
    return {{"block", note.head.block}, {"layer", note.head.layer}, {"head", note.head.head},
            {"name", note.name},        {"tags", note.tags},        {"text", note.text}};
}

Json jsonOf(const std::vector<HeadNote>& notes)
{
    Json json = Json::array();
    for (const HeadNote& note : notes) json.push_back(jsonOf(note));
    return json;
}

Json jsonOf(const AtlasText& text)
{
    Json json = Json::object();
    if (!text.text.empty()) json["text"] = text.text;
    if (!text.target.empty()) json["target"] = text.target;
    if (!text.image.empty()) json["image"] = text.image.string();
    for (const TextSpan& span : text.spans) json["spans"].push_back(spanJson(span));
    if (!text.chat.empty()) json["chat"] = text.chat;
    return json;
}

Json offJson(const Intervention& intervention)
{
    Json json = {{"block", nameOf(intervention.block, attentionBlocks)}, {"layer", intervention.layer.value_or(0)}};
    if (intervention.head) json["head"] = *intervention.head;
    return json;
}

Json aboutOf(const Atlas& atlas)
{
    const Index version = !atlas.off.empty() ? offAtlasVersion : hasSpans(atlas) ? spanAtlasVersion : atlasVersion;
    Json json = {{"format", atlasFormat},       {"version", version},       {"layers", atlas.layers},
                 {"heads", atlas.heads},        {"longest", atlas.longest}, {"sources", atlas.sources},
                 {"blocks", Json::array()},     {"texts", Json::array()},   {"steps", Json::array()},
                 {"notes", jsonOf(atlas.notes)}};
    if (!atlas.chat_day.empty()) json["chat_day"] = atlas.chat_day;
    for (const Intervention& each : atlas.off) append(json, "off", offJson(each));
    for (const AttentionBlock block : atlas.blocks) json["blocks"].push_back(nameOf(block, attentionBlocks));
    for (const AtlasText& text : atlas.texts) json["texts"].push_back(jsonOf(text));
    for (const AtlasStep& step : atlas.steps) json["steps"].push_back(jsonOf(step));
    return json;
}

std::vector<std::string> textsIn(const JsonObject& json, const char* field, std::size_t most)
{
    std::vector<std::string> all;
    json.each(field, most, [&](const Json& each) {
        if (!each.is_string()) throw json.wrong(field, each, Words("%1 cannot be used: expected a text, found %2"));
        all.push_back(each.get<std::string>());
    });
    return all;
}

/// Puts the notes that a text has into an atlas whose heads are known.
void readNotes(const JsonObject& json, Atlas& atlas)
{
    constexpr std::size_t mostNotes = 1'000'000;
    json.each("notes", mostNotes, [&](const Json& each) {
        const JsonObject from = json.object("notes", each);
        HeadNote note;
        Index block = 0;
        from.read("block", block, std::ssize(atlas.blocks) - 1);
        from.read("layer", note.head.layer, atlas.layers - 1);
        from.read("head", note.head.head, atlas.heads - 1);
        from.read("name", note.name, longestHeadName);
        from.read("text", note.text, longestNote);
        note.tags = textsIn(from, "tags", mostTags);
        note.head.block = static_cast<std::size_t>(block);
        atlas.setNote(std::move(note));
    });
}

/// The content of an atlas.json, checked while it is read.
class About {
public:
    About(const std::string& text, const std::string& file)
        : m_parsed(parseJson(text, file, "the atlas")),
          m_json(m_parsed, file, "")
    {
    }

    Atlas read()
    {
        requireFormat();
        constexpr Index most = 10'000;
        m_json.read("layers", m_atlas.layers, most);
        m_json.read("heads", m_atlas.heads, most);
        m_json.read("longest", m_atlas.longest);
        m_atlas.sources = textsIn(m_json, "sources", mostAtlasTexts);
        m_json.read("chat_day", m_atlas.chat_day, longestHeadName);
        m_json.each("off", mostInterventions, [&](const Json& each) { addOff(m_json.object("off", each)); });
        m_json.each("blocks", std::size(attentionBlocks), [&](const Json& name) { addBlock(name); });
        m_json.each("texts", mostAtlasTexts, [&](const Json& each) { addText(m_json.object("texts", each)); });
        m_json.each("steps", mostAtlasSteps, [&](const Json& each) { addStep(m_json.object("steps", each)); });
        if (m_atlas.steps.empty()) throw Error(Code::Missing, m_json.file(), "a model in the atlas is missing");
        readNotes(m_json, m_atlas);
        return std::move(m_atlas);
    }

private:
    void requireFormat() const
    {
        std::string format;
        m_json.read("format", format);
        if (format != atlasFormat)
            throw Error(Code::Malformed, m_json.file(), "format cannot be understood: expected \"%1\", found %2",
                        atlasFormat, format.substr(0, 40));
        Index version = 0;
        m_json.read("version", version);
        if (version < atlasVersion || version > offAtlasVersion)
            throw Error(Code::Unsupported, m_json.file(),
                        version > offAtlasVersion
                            ? "version is not supported: expected %1, found %2, of a newer AttentionScope"
                            : "version is not supported: expected %1, found %2: compute the atlas anew",
                        std::to_string(offAtlasVersion), std::to_string(version));
    }
    void addOff(const JsonObject& json)
    {
        Intervention off;
        Index layer = 0, head = -1;
        json.read("block", off.block, attentionBlocks);
        json.read("layer", layer, m_atlas.layers - 1);
        json.read("head", head, m_atlas.heads - 1);
        off.layer = layer;
        if (head >= 0) off.head = head;
        m_atlas.off.push_back(std::move(off));
    }
    void addBlock(const Json& name)
    {
        const auto* known =
            std::ranges::find_if(attentionBlocks, [&](const auto& each) { return name == each.second; });
        if (known == std::end(attentionBlocks))
            throw m_json.wrong("blocks", name, Words("%1 cannot be used: expected self, decoder or cross, found %2"));
        m_atlas.blocks.push_back(known->first);
    }
    void addText(const JsonObject& json)
    {
        AtlasText text;
        std::string image;
        json.read("text", text.text);
        json.read("target", text.target);
        json.read("image", image);
        text.image = image;
        json.read("chat", text.chat);
        text.spans = spansIn(json, {text.text});
        m_atlas.texts.push_back(std::move(text));
    }
    void addStep(const JsonObject& json)
    {
        AtlasStep step;
        const auto texts = std::ssize(m_atlas.texts);
        Index done = 0, without = 0, asked = 0;
        json.read("name", step.name, longestHeadName);
        if (hasControls(step.name))  // it is printed
            throw Error(Code::Malformed, json.file(),
                        "steps.name cannot be understood: expected a text without control characters, found others");
        json.read("model", step.model);
        json.read("fingerprint", step.fingerprint);
        json.read("done", done, texts);
        json.read("tokens", step.tokens, std::numeric_limits<std::int64_t>::max());
        step.done = static_cast<std::size_t>(done);
        const auto place = [&](const char* field, const Json& each) {
            if (!each.is_number_unsigned() || each.get<std::uint64_t>() >= m_atlas.texts.size())
                throw json.wrong(field, each,
                                 Words("%1 cannot be used: expected the number of a text, from 0, found %2"));
            return each.get<std::size_t>();
        };
        json.each("passed_over", mostAtlasTexts,
                  [&](const Json& each) { step.passed_over.push_back(place("passed_over", each)); });
        json.each("knock_out_texts", mostAtlasTexts, [&](const Json& each) {
            step.knock_outs.texts.push_back(static_cast<std::int32_t>(place("knock_out_texts", each)));
        });
        json.read("knock_outs_done", without, std::ssize(step.knock_outs.texts));
        json.read("knock_outs_asked", asked, std::ssize(m_atlas.texts));
        Index counted = without;  // in files that do not say it
        json.read("knock_outs_counted", counted, without);
        json.read("knock_outs_by_mean", step.knock_outs.by_mean);
        step.knock_outs.counted = static_cast<std::size_t>(counted);
        step.knock_outs.done = static_cast<std::size_t>(without);
        step.knock_outs.asked = static_cast<std::size_t>(asked);
        readRows(json, step);
        if (const Json* spans = json.find("spans"); spans != nullptr && !step.statistics.empty())
            step.spans = spansFrom(json.object("spans", *spans), m_atlas.texts.size());
        m_atlas.steps.push_back(std::move(step));
    }
    void readRows(const JsonObject& json, AtlasStep& step) const
    {
        json.each("seen", m_atlas.blocks.size(), [&](const Json& each) {
            const JsonObject seen = json.object("seen", each);
            AtlasBlockRows rows;
            rows.queries = SeenTokens(entries(seen, "queries"));
            rows.keys = SeenTokens(entries(seen, "keys"));
            step.rows.push_back(std::move(rows));
        });
        if (!step.rows.empty() && step.rows.size() != m_atlas.blocks.size())
            throw Error(Code::Missing, json.file(),
                        "“seen” cannot be understood: expected an entry for each block, found %1",
                        std::to_string(step.rows.size()));
        const std::size_t heads = m_atlas.blocks.size() * static_cast<std::size_t>(m_atlas.layers * m_atlas.heads);
        json.each("heads", heads, [&](const Json& each) {
            const JsonObject head = json.object("heads", each);
            HeadStatistics statistics;
            statistics.asked_most = shares(head, "asked");
            statistics.asking_most = shares(head, "asking");
            step.statistics.push_back(std::move(statistics));
        });
        const bool begun = !step.statistics.empty();
        if (begun != !step.rows.empty() || (begun && step.statistics.size() != heads))
            throw Error(Code::Malformed, json.file(), "heads cannot be understood: expected %1, found %2",
                        std::to_string(heads), std::to_string(step.statistics.size()));
    }
    /// [a number, a text, a number]
    template<typename Number>
    static bool isTriple(const Json& json, std::size_t text, std::size_t number, Number is)
    {
        return json.is_array() && json.size() == 3 && json[text].is_string() && is(json[number])
               && json[2].is_number_integer();
    }
    static std::vector<SeenTokens::Entry> entries(const JsonObject& json, const char* field)
    {
        constexpr std::size_t most = std::size_t{1} << 24U;
        std::vector<SeenTokens::Entry> all;
        json.each(field, most, [&](const Json& each) {
            if (!isTriple(each, 1, 0, [](const Json& id) { return id.is_number_unsigned(); }))
                throw json.wrong(field, each,
                                 Words("%1 cannot be used: expected an id, a token and a count, found %2"));
            all.push_back({each[0].get<Index>(), each[1].get<std::string>(), each[2].get<std::int64_t>()});
        });
        return all;
    }
    static std::vector<TokenShare> shares(const JsonObject& json, const char* field)
    {
        std::vector<TokenShare> all;
        json.each(field, mostListedTokens, [&](const Json& each) {
            if (!isTriple(each, 0, 1, [](const Json& share) { return share.is_number(); }))
                throw json.wrong(field, each,
                                 Words("%1 cannot be used: expected a token, its share and a count, found %2"));
            all.push_back({each[0].get<std::string>(), each[1].get<double>(), each[2].get<std::int64_t>()});
        });
        return all;
    }

    Json m_parsed;
    JsonObject m_json;
    Atlas m_atlas;
};

const std::string& memberOf(const std::vector<PackedFile>& files, const std::string& name, const std::string& file)
{
    const auto found = std::ranges::find(files, name, &PackedFile::name);
    if (found == files.end()) throw Error(Code::Missing, file, "“%1” in the atlas is missing", name);
    return found->bytes;
}

}  // namespace

Atlas openAtlas(const std::filesystem::path& file)
{
    const auto mapped = MappedFile::open(file);
    const std::vector<PackedFile> files = filesOfZip(mapped->bytes(), file.string(), atlasBounds);
    MappedFile::requireWhole(mapped->bytes());
    const std::string& about = memberOf(files, aboutName, file.string());
    if (about.size() > mostAboutBytes)
        throw Error(Code::OutOfRange, file.string(), "%1 cannot be used: expected at most %2 bytes, found %3",
                    aboutName, std::to_string(mostAboutBytes), std::to_string(about.size()));
    Atlas atlas = About(about, file.string()).read();
    for (std::size_t step = 0; step < atlas.steps.size(); ++step) {
        if (atlas.steps[step].statistics.empty()) continue;
        const std::string& bytes = memberOf(files, numbersName(step), file.string());
        readNumbers(atlas.steps[step], atlas.texts.size(), bytes, file.string());
        if (atlas.steps[step].spans.empty()) continue;
        readSpanNumbers(atlas.steps[step].spans, static_cast<std::size_t>(atlas.layers * atlas.heads),
                        memberOf(files, spansName(step), file.string()), file.string());
    }
    return atlas;
}

std::string notesText(const std::vector<HeadNote>& notes)
{
    return Json{{"notes", jsonOf(notes)}}.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::vector<HeadNote> notesFrom(const std::string& text, const Atlas& atlas, const std::string& file)
{
    Atlas read{.layers = atlas.layers, .heads = atlas.heads, .blocks = atlas.blocks};
    const Json json = parseJson(text, file, "the notes");
    readNotes(JsonObject(json, file, ""), read);
    return std::move(read.notes);
}

void saveAtlas(const Atlas& atlas, const std::filesystem::path& file)
{
    std::vector<PackedFile> files = {{aboutName, aboutOf(atlas).dump(-1, ' ', false, Json::error_handler_t::replace)}};
    for (std::size_t step = 0; step < atlas.steps.size(); ++step)
        if (!atlas.steps[step].statistics.empty()) files.push_back({numbersName(step), numbersOf(atlas.steps[step])});
    for (std::size_t step = 0; step < atlas.steps.size(); ++step)
        if (!atlas.steps[step].spans.empty()) files.push_back({spansName(step), spanNumbers(atlas.steps[step].spans)});
    writeWhole(file, zipOf(files, file.string(), atlasBounds), Sync::Always);
}

}  // namespace core
