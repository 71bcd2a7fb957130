#include "core/atlas/atlas.h"
#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"
#include "core/file/zip_files.h"
#include "core/json/json_object.h"
#include "core/session/session_names.h"

#include <algorithm>
#include <cstring>

namespace core {
namespace {

constexpr const char* atlasFormat = "attentionscope atlas";
constexpr Index atlasVersion = 1;
constexpr const char* numbersName = "numbers.bin";
constexpr ArchiveBounds atlasBounds{.bytes = std::size_t{2} << 30U, .files = 10};
constexpr const char* aboutName = "atlas.json";

/// Numbers one after the other, least byte first.
class Numbers {
public:
    template<typename Value>
    void put(Value value)
    {
        char bytes[sizeof value];
        std::memcpy(bytes, &value, sizeof value);
        m_bytes.append(bytes, sizeof value);
    }
    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

class NumbersIn {
public:
    NumbersIn(const std::string& bytes, std::string file) : m_bytes(bytes), m_file(std::move(file)) {}

    template<typename Value>
    void take(Value& value)
    {
        if (m_bytes.size() - m_at < sizeof value)
            throw Error(Code::Truncated, m_file, "the atlas' numbers", "more of them", "their end");
        std::memcpy(&value, m_bytes.data() + m_at, sizeof value);
        m_at += sizeof value;
    }
    void requireEnd() const
    {
        if (m_at != m_bytes.size())
            throw Error(Code::Malformed, m_file, "the atlas' numbers", std::to_string(m_at) + " bytes",
                        std::to_string(m_bytes.size()));
    }

private:
    const std::string& m_bytes;
    std::string m_file;
    std::size_t m_at = 0;
};

/// Every number of a head, in one order for writing and reading.
/// @param each  called with a reference to each
template<typename Head, typename Each>
void eachNumber(Head& head, const Each& each)
{
    for (auto& moments : head.moments) each(moments.sum), each(moments.squares), each(moments.count);
    for (auto& resampled : head.resampled) {
        for (auto& sum : resampled.sums) each(sum);
        for (auto& count : resampled.counts) each(count);
    }
    for (auto& bin : head.distance) each(bin);
    for (auto& bin : head.entropy) each(bin);
    for (auto& bin : head.first) each(bin);
}

void writeSamples(const HeadStatistics& head, Numbers& numbers)
{
    for (const auto& parts : head.samples)
        for (const auto& kept : parts) {
            numbers.put(static_cast<std::uint8_t>(kept.size()));
            for (const AtlasSample& sample : kept) {
                numbers.put(sample.text);
                numbers.put(sample.query);
                numbers.put(sample.value);
                numbers.put(sample.priority);
            }
        }
}

void readSamples(HeadStatistics& head, NumbersIn& numbers, const std::string& file)
{
    for (auto& parts : head.samples)
        for (auto& kept : parts) {
            std::uint8_t count = 0;
            numbers.take(count);
            if (count > samplesOfPart)
                throw Error(Code::Malformed, file, "the atlas' samples", "at most " + std::to_string(samplesOfPart),
                            std::to_string(count));
            kept.resize(count);
            for (AtlasSample& sample : kept) {
                numbers.take(sample.text);
                numbers.take(sample.query);
                numbers.take(sample.value);
                numbers.take(sample.priority);
            }
        }
}

constexpr std::pair<AttentionBlock, const char*> blockNames[] = {
    {AttentionBlock::Self, "self"}, {AttentionBlock::Decoder, "decoder"}, {AttentionBlock::Cross, "cross"}};

Json aboutOf(const Atlas& atlas)
{
    Json json = {{"format", atlasFormat},
                 {"version", atlasVersion},
                 {"model", atlas.model},
                 {"fingerprint", atlas.fingerprint},
                 {"layers", atlas.layers},
                 {"heads", atlas.heads},
                 {"longest", atlas.longest},
                 {"done", atlas.done},
                 {"tokens", atlas.tokens},
                 {"sources", atlas.sources},
                 {"blocks", Json::array()},
                 {"texts", Json::array()},
                 {"passed_over", atlas.passed_over}};
    for (const AttentionBlock block : atlas.blocks) json["blocks"].push_back(nameOf(block, blockNames));
    for (const AtlasText& text : atlas.texts) {
        Json entry = Json::object();
        if (!text.text.empty()) entry["text"] = text.text;
        if (!text.target.empty()) entry["target"] = text.target;
        if (!text.image.empty()) entry["image"] = text.image.string();
        json["texts"].push_back(std::move(entry));
    }
    return json;
}

AtlasText textFrom(const JsonObject& json)
{
    AtlasText text;
    std::string image;
    json.read("text", text.text);
    json.read("target", text.target);
    json.read("image", image);
    text.image = image;
    return text;
}

void requireFormat(const JsonObject& json)
{
    std::string format;
    json.read("format", format);
    if (format != atlasFormat)
        throw Error(Code::Malformed, json.file(), "format", std::string("\"") + atlasFormat + '"',
                    format.substr(0, 40));
    Index version = atlasVersion;
    json.read("version", version);
    if (version > atlasVersion)
        throw Error(Code::Unsupported, json.file(), "version", "up to " + std::to_string(atlasVersion),
                    std::to_string(version) + ", of a newer AttentionScope");
}

Atlas aboutFrom(const std::string& text, const std::string& file)
{
    const Json parsed = parseJson(text, file, "the atlas");
    const JsonObject json(parsed, file, "");
    requireFormat(json);
    constexpr Index mostLayers = 10'000, mostHeads = 10'000;
    Atlas atlas;
    Index done = 0;
    json.read("model", atlas.model);
    json.read("fingerprint", atlas.fingerprint);
    json.read("layers", atlas.layers, mostLayers);
    json.read("heads", atlas.heads, mostHeads);
    json.read("longest", atlas.longest);
    json.read("done", done);
    json.read("tokens", atlas.tokens, std::numeric_limits<std::int64_t>::max());
    json.each("sources", mostAtlasTexts, [&](const Json& source) {
        if (!source.is_string()) throw json.wrong("sources", "a text", source);
        atlas.sources.push_back(source.get<std::string>());
    });
    json.each("passed_over", mostAtlasTexts, [&](const Json& place) {
        if (!place.is_number_unsigned()) throw json.wrong("passed_over", "places from 0", place);
        atlas.passed_over.push_back(place.get<std::size_t>());
    });
    json.each("blocks", std::size(blockNames), [&](const Json& name) {
        const auto* known = std::ranges::find_if(blockNames, [&](const auto& each) { return name == each.second; });
        if (known == std::end(blockNames)) throw json.wrong("blocks", "self, decoder or cross", name);
        atlas.blocks.push_back(known->first);
    });
    json.each("texts", mostAtlasTexts,
              [&](const Json& each) { atlas.texts.push_back(textFrom(json.object("texts", each))); });
    atlas.done = std::min(static_cast<std::size_t>(done), atlas.texts.size());
    return atlas;
}

const std::string& memberOf(const std::vector<PackedFile>& files, const char* name, const std::string& file)
{
    const auto found = std::ranges::find(files, name, &PackedFile::name);
    if (found == files.end()) throw Error(Code::Missing, file, std::string("“") + name + "” in the atlas", "", "");
    return found->bytes;
}

}  // namespace

Atlas openAtlas(const std::filesystem::path& file)
{
    const auto mapped = MappedFile::open(file);
    const std::vector<PackedFile> files = filesOfZip(mapped->bytes(), file.string(), atlasBounds);
    MappedFile::requireWhole(mapped->bytes());
    Atlas atlas = aboutFrom(memberOf(files, aboutName, file.string()), file.string());
    const std::string& bytes = memberOf(files, numbersName, file.string());
    const std::size_t heads = atlas.blocks.size() * static_cast<std::size_t>(atlas.layers * atlas.heads);
    // Nothing is allocated from a size that the file only claims.
    const std::size_t least = sizeof(Replicates) * atlasMeasures.size();
    if (heads > bytes.size() / least)
        throw Error(Code::Truncated, file.string(), "the atlas' numbers", std::to_string(heads) + " heads",
                    std::to_string(bytes.size() / least));
    atlas.statistics.resize(heads);
    NumbersIn numbers(bytes, file.string());
    for (HeadStatistics& head : atlas.statistics) {
        eachNumber(head, [&](auto& number) { numbers.take(number); });
        readSamples(head, numbers, file.string());
    }
    numbers.requireEnd();
    return atlas;
}

void saveAtlas(const Atlas& atlas, const std::filesystem::path& file)
{
    Numbers numbers;
    for (const HeadStatistics& head : atlas.statistics) {
        eachNumber(head, [&](const auto& number) { numbers.put(number); });
        writeSamples(head, numbers);
    }
    const std::string about = aboutOf(atlas).dump(-1, ' ', false, Json::error_handler_t::replace);
    writeWhole(file, zipOf({{aboutName, about}, {numbersName, numbers.take()}}, file.string(), atlasBounds),
               Sync::Always);
}

}  // namespace core
