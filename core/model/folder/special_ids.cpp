#include "core/model/folder/special_ids.h"

#include "core/error.h"
#include "core/json/json_text.h"

namespace core {
namespace {

namespace fs = std::filesystem;

std::optional<Index> idIn(const Json& json, const char* field)
{
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

/// What a file says about generation goes before what was known.
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
    if (const auto id = idIn(json, "forced_bos_token_id")) info.forced_id = id;
}

}  // namespace

void readSpecialIds(const ConfigReader& config, const fs::path& folder, Model& model)
{
    model.info.padding_id = idIn(config.json(), "pad_token_id");
    if (!model.info.padding_id) model.info.padding_id = idIn(config.json(), "eos_token_id");
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

}  // namespace core
