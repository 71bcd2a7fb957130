#include "core/text/tokenizer_json/tokenizer_settings.h"

#include "core/file/file_state.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/json/strict_json.h"
#include "core/text/tokenizer_json/vocabulary_files.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace fs = std::filesystem;

namespace core {
namespace {

Json objectIn(const fs::path& file)
{
    if (!isThere(file)) return Json::object();
    // Python writes NaN and Infinity, too.
    Json json = parseJson(strictJson(readText(file.string(), largestTokenizerFile)).text, file.string(), "the text");
    return json.is_object() ? json : readJsonObject(file.string(), largestTokenizerFile);  // which refuses it
}

Json spelledToken(const std::string& content, const SpecialRole& role)
{
    return {{"content", content},
            {"special", true},
            {"normalized", false},
            {"lstrip", role.stripLeft && content == role.spelled}};
}

}  // namespace

std::string contentOf(const Json& token) { return token.is_object() ? token.value("content", "") : ""; }

TokenizerSettings::TokenizerSettings(const fs::path& folder)
    : m_config(objectIn(folder / "tokenizer_config.json")),
      m_map(objectIn(folder / "special_tokens_map.json")),
      m_added(objectIn(folder / "added_tokens.json")),
      m_model(objectIn(folder / "config.json"))
{
}

std::string TokenizerSettings::className() const
{
    for (const Json* file : {&m_config, &m_model})
        if (const auto name = file->find("tokenizer_class"); name != file->end() && name->is_string())
            return name->get<std::string>();
    return "";
}

bool TokenizerSettings::flag(const char* name, bool absent) const
{
    const auto found = m_config.find(name);
    return found != m_config.end() && found->is_boolean() ? found->get<bool>() : absent;
}

Json TokenizerSettings::value(const char* name) const { return m_config.contains(name) ? m_config[name] : Json(); }

Json TokenizerSettings::special(const SpecialRole& role) const
{
    for (const Json* file : {&m_config, &m_map}) {
        const auto found = file->find(role.name);
        if (found == file->end() || *found == Json(std::string())) continue;
        if (found->is_null()) return {};
        if (found->is_string()) return spelledToken(found->get<std::string>(), role);
        if (found->is_object() && found->contains("content") && (*found)["content"].is_string()) {
            Json token = *found;
            token.erase("__type");
            token["special"] = true;
            token["normalized"] = false;
            return token;
        }
    }
    return spelledToken(role.spelled, role);
}

std::map<Index, Json> TokenizerSettings::listed() const
{
    std::map<Index, Json> tokens;
    for (const auto& [content, id] : m_added.items())
        if (id.is_number_unsigned()) tokens[id.get<Index>()] = {{"content", content}, {"special", false}};
    const auto decoder = m_config.find("added_tokens_decoder");
    if (decoder == m_config.end() || !decoder->is_object()) return tokens;
    for (const auto& [number, token] : decoder->items())
        if (token.is_object() && number.size() < 10 && number.find_first_not_of("0123456789") == std::string::npos
            && !number.empty())
            tokens[std::stol(number)] = token;
    return tokens;
}

std::vector<Json> TokenizerSettings::named() const
{
    std::vector<Json> tokens;
    for (const char* role : everyRole)
        if (m_config.contains(role) || m_map.contains(role))
            if (Json token = special({role, ""}); !contentOf(token).empty()) tokens.push_back(std::move(token));
    std::ranges::move(further(), std::back_inserter(tokens));
    return tokens;
}

std::vector<Json> TokenizerSettings::further() const
{
    std::vector<Json> tokens;
    for (const Json* file : {&m_config, &m_map})
        for (const char* field : {"additional_special_tokens", "extra_special_tokens"}) {
            const auto list = file->find(field);
            if (list == file->end() || !list->is_structured()) continue;
            for (const Json& token : *list) {
                const std::string content = token.is_string() ? token.get<std::string>() : contentOf(token);
                if (!content.empty())
                    tokens.push_back({{"content", content}, {"special", true}, {"normalized", false}});
            }
        }
    return tokens;
}

Json TokenizerSettings::addedTokens(const std::vector<SpecialRole>& roles, const Vocabulary& vocabulary,
                                    const std::vector<Json>& others) const
{
    std::map<Index, Json> tokens = listed();
    auto next = static_cast<Index>(vocabulary.size());
    for (const auto& [id, token] : tokens) next = std::max(next, id + 1);
    std::set<std::string> contents;
    for (const auto& [id, token] : tokens) contents.insert(contentOf(token));
    const auto add = [&](const Json& token) {
        if (token.is_null() || !contents.insert(contentOf(token)).second) return;
        const auto known = vocabulary.id(contentOf(token));
        tokens[known ? *known : next++] = token;
    };
    for (const SpecialRole& role : roles) add(special(role));
    for (const Json& token : others) add(token);
    Json list = Json::array();
    for (auto& [id, token] : tokens) {
        token["id"] = static_cast<std::uint64_t>(id);
        list.push_back(std::move(token));
    }
    return list;
}

Json SpecialElements::element(const SpecialRole& role, unsigned segment)
{
    return named(contentOf(m_settings.special(role)), segment);
}

Json SpecialElements::named(const std::string& content, unsigned segment)
{
    for (const Json& token : m_added)
        if (contentOf(token) == content)
            m_tokens[content] = {{"id", content}, {"ids", {token["id"]}}, {"tokens", {content}}};
    return {{"SpecialToken", {{"id", content}, {"type_id", segment}}}};
}

Json templateText(const char* id, unsigned segment) { return {{"Sequence", {{"id", id}, {"type_id", segment}}}}; }

Json SpecialElements::process(Json single, Json pair) const
{
    return {{"type", "TemplateProcessing"},
            {"single", std::move(single)},
            {"pair", std::move(pair)},
            {"special_tokens", m_tokens}};
}

}  // namespace core
