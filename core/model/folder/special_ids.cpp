#include "core/model/folder/special_ids.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/text/tokenizer_json/tokenizer_settings.h"

namespace core {
namespace {

namespace fs = std::filesystem;

std::optional<Index> idIn(const Json& json, const char* field)
{
    if (!json.is_object()) return std::nullopt;
    const auto value = json.find(field);
    if (value == json.end() || !value->is_number_unsigned()) return std::nullopt;
    return value->get<Index>();
}

/// One id, or a list of them.
std::vector<Index> idsIn(const Json& json, const char* field)
{
    const auto value = json.find(field);
    if (value == json.end()) return {};
    std::vector<Index> ids;
    for (const Json& id : value->is_array() ? *value : Json::array({*value}))
        if (id.is_number_unsigned()) ids.push_back(id.get<Index>());
    return ids;
}

/// Tokens that must not be generated: "bad_words_ids", as far as they are words of one token, and "suppress_tokens".
std::vector<Index> neverIn(const Json& json)
{
    std::vector<Index> ids = idsIn(json, "suppress_tokens");
    const auto words = json.find("bad_words_ids");
    if (words == json.end() || !words->is_array()) return ids;
    for (const Json& word : *words)
        if (word.is_array() && word.size() == 1 && word.front().is_number_unsigned())
            ids.push_back(word.front().get<Index>());
    return ids;
}

/// The values of an object {"<|en|>": 50259, …}.
std::vector<Index> idsOf(const Json& json, const char* field)
{
    std::vector<Index> ids;
    const auto named = json.find(field);
    if (named == json.end() || !named->is_object()) return ids;
    for (const Json& id : *named)
        if (id.is_number_unsigned()) ids.push_back(id.get<Index>());
    return ids;
}

/// "forced_decoder_ids": [[1, 50259], [2, null], …], the places in order from 1 on; null is left to the model.
std::vector<std::optional<Index>> forcedIdsIn(const Json& json)
{
    std::vector<std::optional<Index>> forced;
    const auto list = json.find("forced_decoder_ids");
    if (list == json.end() || !list->is_array()) return forced;
    for (const Json& pair : *list) {
        if (!pair.is_array() || pair.size() != 2 || pair[0] != forced.size() + 1) break;
        if (pair[1].is_number_unsigned())
            forced.emplace_back(pair[1].get<Index>());
        else
            forced.emplace_back();
    }
    return forced;
}

/// The id of a named task or language: "transcribe", or "en" for "<|en|>".
std::optional<Index> namedId(const Json& json, const char* field, const char* ids)
{
    const auto name = json.find(field), named = json.find(ids);
    if (name == json.end() || !name->is_string() || named == json.end() || !named->is_object()) return std::nullopt;
    const auto text = name->get<std::string>();
    for (const std::string& spelled : {text, "<|" + text + "|>"})
        if (const auto id = idIn(*named, spelled.c_str())) return id;
    return std::nullopt;
}

/// What Whisper's generation begins with, as transformers reads it: the language, which the model chooses unless one is
/// named, the task, and that no times are wanted.
std::vector<std::vector<Index>> openingsIn(const Json& json)
{
    const auto language = namedId(json, "language", "lang_to_id"), task = namedId(json, "task", "task_to_id");
    std::vector<std::optional<Index>> forced = forcedIdsIn(json);
    if (language || task) forced.clear();
    const std::vector<Index> languages = idsOf(json, "lang_to_id");
    std::vector<std::vector<Index>> openings;
    if (language)
        openings.push_back({*language});
    else if (!languages.empty() && (forced.empty() || !forced.front()))
        openings.push_back(languages);
    else if (!forced.empty() && forced.front())
        openings.push_back({*forced.front()});
    for (std::size_t i = 1; i < forced.size(); ++i)
        if (forced[i]) openings.push_back({*forced[i]});
    const auto transcribe = json.contains("task_to_id") ? idIn(json["task_to_id"], "transcribe") : std::nullopt;
    if (task)
        openings.push_back({*task});
    else if (language && transcribe)
        openings.push_back({*transcribe});
    const auto times = idIn(json, "no_timestamps_token_id");
    if (times && (openings.empty() || openings.back() != std::vector{*times})) openings.push_back({*times});
    return openings;
}

/// A file's ids for generation replace the ones before.
void readGeneration(const Json& json, const std::string& file, Model& model)
{
    ModelInfo& info = model.info;
    for (const char* field : {"decoder_start_token_id", "forced_bos_token_id"})
        if (const auto value = json.find(field); value != json.end() && !value->is_null() && !idIn(json, field))
            model.warnings.push_back("“" + std::string(field) + "” in " + file
                                     + " is not a token's id and is not used");
    if (auto ids = idsIn(json, "eos_token_id"); !ids.empty()) info.end_ids = std::move(ids);
    if (auto ids = neverIn(json); !ids.empty()) info.never_ids = std::move(ids);
    if (auto ids = idsIn(json, "begin_suppress_tokens"); !ids.empty()) info.never_first_ids = std::move(ids);
    if (const auto id = idIn(json, "decoder_start_token_id")) info.start_id = id;
    if (const auto id = idIn(json, "forced_bos_token_id")) info.openings = {{*id}};
    if (auto openings = openingsIn(json); !openings.empty()) info.openings = std::move(openings);
}

}  // namespace

void readSpecialIds(const ConfigReader& config, const fs::path& folder, Model& model)
{
    // A model with two towers says it of the one that reads texts.
    const std::optional<ConfigReader> texts = config.object("text_config");
    // One that is put together of two says it of the one that writes.
    const std::optional<ConfigReader> writer = config.object("decoder");
    const bool whole = config.has("pad_token_id");
    const Json& said = !whole && texts ? texts->json() : !whole && writer ? writer->json() : config.json();
    if (writer) readGeneration(writer->json(), config.file(), model);
    model.info.padding_id = idIn(said, "pad_token_id");
    if (!model.info.padding_id) model.info.padding_id = idIn(said, "eos_token_id");
    readGeneration(config.json(), config.file(), model);
    std::error_code none;
    const std::string generation = (folder / "generation_config.json").string();
    if (!folder.empty() && fs::is_regular_file(generation, none)) {
        try {
            readGeneration(readJsonObject(generation, 1U << 20U), generation, model);
        } catch (const Error&) {
            model.warnings.push_back(generation + " cannot be read and is not used");
        }
    }
    for (const char* spelled : {"[MASK]", "<mask>"})
        if (model.tokenizer && !model.info.mask_id) model.info.mask_id = model.tokenizer->id(spelled);
}

void readFillingId(const fs::path& folder, Model& model)
{
    if (!model.tokenizer) return;
    const std::string spelled = contentOf(TokenizerSettings(folder).special({"pad_token", ""}));
    if (const auto id = spelled.empty() ? std::nullopt : model.tokenizer->id(spelled)) model.info.padding_id = id;
}

}  // namespace core
