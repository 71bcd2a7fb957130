#include "core/session/example.h"

#include "core/file/folder_names.h"
#include "core/file/mapped_file.h"
#include "core/json/json_object.h"
#include "core/model/folder/bundled_models.h"
#include "core/session/session_json.h"
#include "core/session/session_names.h"

#include <algorithm>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostRows = 16;
constexpr std::size_t mostTokens = 64;
constexpr std::size_t longestExample = 1U << 20U;  ///< in bytes

bool isBlank(const std::string& text) { return text.find_first_not_of(" \t\r\n") == std::string::npos; }

std::string required(const JsonObject& reader, const char* field)
{
    std::string text;
    reader.read(field, text);
    if (isBlank(text))
        throw Error(Code::Missing, reader.file(), "“%1” of the example is missing: expected a text", field);
    return text;
}

/// "it", or {"token": "it", "occurrence": 2}.
NamedToken tokenIn(const JsonObject& reader, const char* field, const Json& json)
{
    NamedToken token;
    if (json.is_string()) {
        token.text = json.get<std::string>();
    } else {
        const JsonObject entry = reader.object(field, json);
        entry.read("token", token.text);
        entry.read("occurrence", token.occurrence, JsonObject::largestIndex, 1);
    }
    if (isBlank(token.text))
        throw reader.wrong(field, json, Words("%1 cannot be used: expected the text of a token, found %2"));
    return token;
}

std::vector<NamedToken> tokensIn(const JsonObject& reader, const char* field)
{
    std::vector<NamedToken> tokens;
    reader.each(field, mostTokens, [&](const Json& json) { tokens.push_back(tokenIn(reader, field, json)); });
    return tokens;
}

ShownRow rowIn(const JsonObject& reader)
{
    ShownRow row;
    reader.read("text", row.text);
    reader.read("target", row.target);
    reader.read("layer", row.layer);
    reader.read("head", row.head);
    const Json* query = reader.find("query");
    if (query == nullptr)
        throw Error(Code::Missing, reader.file(), "“query” of what an example shows is missing: expected a token");
    row.query = tokenIn(reader, "query", *query);
    row.keys = tokensIn(reader, "keys");
    if (row.keys.empty())
        throw Error(Code::Missing, reader.file(),
                    "“keys” of what an example shows is missing: expected at least one token");
    const Json* over = reader.find("over");
    if (over != nullptr && *over != "all") row.over = tokensIn(reader, "over");
    reader.readBetween("weight", row.weight, 0.0F, 1.0F);
    return row;
}

/// Whether weights come about in the same way: neither is masked, sharpened or changed in a head otherwise than the
/// other.
bool computesAlike(const Run& a, const Run& b)
{
    const auto cells = [](const Run& run) { return run.painting ? *run.painting : Painting{}; };
    return a.changes == b.changes && a.interventions == b.interventions && a.keys_text == b.keys_text
           && a.split == b.split && cells(a) == cells(b);
}

}  // namespace

Example openExample(const fs::path& file)
{
    const std::string text = readText(file, longestExample);
    Example example{
        .file = file, .title = {}, .look = {}, .group = {}, .shows = {}, .session = sessionFrom(text, file)};
    const Json json = parseJson(text, file.string(), "the session");
    const JsonObject session(json, file.string(), "");
    const Json* said = session.find("example");
    if (said == nullptr)
        throw Error(Code::Missing, file.string(), "“example” is missing: expected an object that says what to look at");
    const JsonObject reader = session.object("example", *said);
    example.title = required(reader, "title");
    example.look = required(reader, "look");
    example.group = required(reader, "group");
    reader.each("shows", mostRows,
                [&](const Json& row) { example.shows.push_back(rowIn(reader.object("shows", row))); });
    if (example.shows.empty())
        throw Error(Code::Missing, file.string(), "“shows” of the example is missing: expected at least one row");
    return example;
}

fs::path bundledExampleFolder() { return bundledModels().parent_path() / "examples"; }

std::vector<Example> bundledExamples(const std::function<void(const Error&)>& skipped)
{
    std::vector<Example> examples;
    const fs::path folder = bundledExampleFolder();
    for (const std::string& name : namesIn(folder, mostBundled)) {
        if (fs::path(name).extension() != ".attnscope") continue;
        try {
            Example example = openExample(folder / name);
            const fs::path& model = example.session.run().model;
            std::error_code none;
            if (model.empty() || fs::exists(model, none)) examples.push_back(std::move(example));
        } catch (const Error& problem) {
            skipped(problem);
        }
    }
    const std::vector<fs::path> models = bundledModelFolders();
    std::ranges::sort(examples, {}, [&](const Example& example) {
        return std::pair(std::ranges::find(models, example.session.run().model) - models.begin(), example.file);
    });
    return examples;
}

bool isAbout(const Example& example, const Session& session)
{
    const Run& own = example.session.run();
    const Run& run = session.run();
    if (run.model != own.model || run.module != own.module || run.recorded != own.recorded || run.engine != own.engine)
        return false;
    return computesAlike(run, own) && run.texts == own.texts && run.targets == own.targets;
}

}  // namespace core
