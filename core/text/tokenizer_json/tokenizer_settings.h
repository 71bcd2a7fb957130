#pragma once

#include "core/text/tokenizer_json/tokenizer_json.h"

#include <filesystem>
#include <map>

namespace core {

/// A special token's role, by its name in tokenizer_config.json, and its spelling unless a file says otherwise.
struct SpecialRole {
    const char* name;
    const char* spelled;
    bool stripLeft = false;  ///< takes the white space before it along
};

/// The small files beside a vocabulary from before tokenizer.json: tokenizer_config.json, special_tokens_map.json and
/// added_tokens.json. None of them must be there.
class TokenizerSettings {
public:
    /// The roles that special tokens have, by their names.
    static constexpr const char* everyRole[] = {"bos_token", "eos_token", "unk_token", "sep_token",
                                                "pad_token", "cls_token", "mask_token"};

    /// @throws Error naming the file that is no JSON object
    explicit TokenizerSettings(const std::filesystem::path& folder);

    /// The name of the class that reads the folder in transformers, as tokenizer_config.json or else config.json has
    /// it; empty where neither says.
    std::string className() const;
    bool flag(const char* name, bool absent) const;
    Json value(const char* name) const;

    /// The token in a role as an added token without an id; null where a file says that there is none.
    Json special(const SpecialRole& role) const;

    /// All added tokens in order of their ids: those that the files list, then special ones that they only name.
    /// @param others  further ones without an id, as tokenizer.json writes them
    Json addedTokens(const std::vector<SpecialRole>& roles, const Vocabulary& vocabulary,
                     const std::vector<Json>& others = {}) const;

    /// The tokens that files list with their ids: added_tokens.json, and tokenizer_config.json's added_tokens_decoder.
    std::map<Index, Json> listed() const;
    /// Special tokens that files name without ids: those in a role, then further ones.
    std::vector<Json> named() const;
    /// The special tokens without a role of their own: "additional_special_tokens" and "extra_special_tokens".
    std::vector<Json> further() const;

private:
    Json m_config;
    Json m_map;
    Json m_added;
    Json m_model;  ///< config.json
};

/// Collects a template's special tokens.
class SpecialElements {
public:
    /// @param added  as TokenizerSettings::addedTokens() gives them; must live as long as this
    SpecialElements(const TokenizerSettings& settings, const Json& added) : m_settings(settings), m_added(added) {}

    /// A template's element for the token in a role.
    Json element(const SpecialRole& role, unsigned segment);
    /// A template's element for an added token by its spelling.
    Json named(const std::string& content, unsigned segment);
    /// The post-processor with these templates.
    Json process(Json single, Json pair) const;

private:
    const TokenizerSettings& m_settings;
    const Json& m_added;
    Json m_tokens = Json::object();
};

/// A template's element for the first or second text, "A" or "B".
Json templateText(const char* id, unsigned segment);

/// How an added token is spelled; empty for null.
std::string contentOf(const Json& token);

}  // namespace core
