#include "core/text/legacy_tokenizer.h"

#include "core/text/vocabulary_files.h"

#include <algorithm>
#include <map>

namespace fs = std::filesystem;

namespace core {
namespace {

enum class Family { Gpt2, Roberta, Opt, Qwen2, Bert };

/// What a special token is for, as tokenizer_config.json names it, and how it is spelled unless a file says otherwise.
using Roles = std::vector<std::pair<const char*, const char*>>;

Roles rolesOf(Family family)
{
    switch (family) {
    case Family::Roberta:
        return {{"bos_token", "<s>"},   {"eos_token", "</s>"}, {"unk_token", "<unk>"},  {"sep_token", "</s>"},
                {"pad_token", "<pad>"}, {"cls_token", "<s>"},  {"mask_token", "<mask>"}};
    case Family::Opt:
        return {{"bos_token", "</s>"}, {"eos_token", "</s>"}, {"unk_token", "</s>"}, {"pad_token", "<pad>"}};
    case Family::Qwen2: return {{"eos_token", "<|endoftext|>"}, {"pad_token", "<|endoftext|>"}};
    case Family::Bert:
        return {{"unk_token", "[UNK]"},
                {"sep_token", "[SEP]"},
                {"pad_token", "[PAD]"},
                {"cls_token", "[CLS]"},
                {"mask_token", "[MASK]"}};
    case Family::Gpt2: break;
    }
    return {{"bos_token", "<|endoftext|>"}, {"eos_token", "<|endoftext|>"}, {"unk_token", "<|endoftext|>"}};
}

Json objectIn(const fs::path& file)
{
    return fs::exists(file) ? readJsonObject(file.string(), largestTokenizerFile) : Json::object();
}

/// The files beside the vocabulary.
class TokenizerSettings {
public:
    TokenizerSettings(const fs::path& folder, std::string_view modelType)
        : m_config(objectIn(folder / "tokenizer_config.json")),
          m_map(objectIn(folder / "special_tokens_map.json")),
          m_added(objectIn(folder / "added_tokens.json")),
          m_modelType(modelType)
    {
    }

    Family family() const
    {
        const std::string name = m_config.contains("tokenizer_class") && m_config["tokenizer_class"].is_string()
                                     ? m_config["tokenizer_class"].get<std::string>() + " " + m_modelType
                                     : m_modelType;
        const auto has = [&](const char* part) { return name.find(part) != std::string::npos; };
        if (has("Roberta") || has("roberta") || has("Bart") || has("bart") || has("Longformer") || has("longformer"))
            return Family::Roberta;
        if (has("Qwen") || has("qwen")) return Family::Qwen2;
        return has("OPT") || has("opt") ? Family::Opt : Family::Gpt2;
    }

    bool flag(const char* name, bool absent) const
    {
        const auto found = m_config.find(name);
        return found != m_config.end() && found->is_boolean() ? found->get<bool>() : absent;
    }

    Json value(const char* name) const { return m_config.contains(name) ? m_config[name] : Json(); }

    /// The token in a role as an added token without an id; null where a file says that there is none.
    Json special(const char* role, const char* absent) const
    {
        for (const Json* file : {&m_config, &m_map}) {
            const auto found = file->find(role);
            if (found == file->end()) continue;
            if (found->is_null()) return {};
            if (found->is_string()) return addedToken(found->get<std::string>(), role);
            if (found->is_object() && found->contains("content") && (*found)["content"].is_string()) {
                Json token = *found;
                token.erase("__type");
                token["special"] = true;
                token["normalized"] = false;
                return token;
            }
        }
        return addedToken(absent, role);
    }

    /// Added tokens by id, where the files tell.
    std::map<Index, Json> added() const
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

private:
    static Json addedToken(const std::string& content, std::string_view role)
    {
        return {{"content", content},
                {"special", true},
                {"normalized", false},
                {"lstrip", content == "<mask>" && role == "mask_token"}};
    }

    Json m_config;
    Json m_map;
    Json m_added;
    std::string m_modelType;
};

std::string contentOf(const Json& token) { return token.is_object() ? token.value("content", "") : ""; }

/// All added tokens in order of their ids: those that the files list, then special ones that they only name.
Json addedTokens(const TokenizerSettings& settings, Family family, const Vocabulary& vocabulary)
{
    std::map<Index, Json> tokens = settings.added();
    Index next = static_cast<Index>(vocabulary.size());
    for (const auto& [id, token] : tokens) next = std::max(next, id + 1);
    for (const auto& [role, absent] : rolesOf(family)) {
        const Json token = settings.special(role, absent);
        const bool there =
            std::ranges::any_of(tokens, [&](const auto& each) { return contentOf(each.second) == contentOf(token); });
        if (token.is_null() || there) continue;
        const auto known = vocabulary.id(contentOf(token));
        tokens[known ? *known : next++] = token;
    }
    Json list = Json::array();
    for (auto& [id, token] : tokens) {
        token["id"] = static_cast<std::uint64_t>(id);
        list.push_back(std::move(token));
    }
    return list;
}

/// A template's element for the token in a role.
class SpecialElements {
public:
    SpecialElements(const TokenizerSettings& settings, const Json& added) : m_settings(settings), m_added(added) {}

    Json element(const char* role, const char* absent, unsigned segment)
    {
        const std::string content = contentOf(m_settings.special(role, absent));
        for (const Json& token : m_added)
            if (contentOf(token) == content)
                m_tokens[content] = {{"id", content}, {"ids", {token["id"]}}, {"tokens", {content}}};
        return {{"SpecialToken", {{"id", content}, {"type_id", segment}}}};
    }

    Json process(Json single, Json pair) const
    {
        return {{"type", "TemplateProcessing"},
                {"single", std::move(single)},
                {"pair", std::move(pair)},
                {"special_tokens", m_tokens}};
    }

private:
    const TokenizerSettings& m_settings;
    const Json& m_added;
    Json m_tokens = Json::object();
};

Json text(const char* id, unsigned segment) { return {{"Sequence", {{"id", id}, {"type_id", segment}}}}; }

Json postProcessor(const TokenizerSettings& settings, Family family, const Json& added)
{
    SpecialElements special(settings, added);
    if (family == Family::Bert || family == Family::Roberta) {
        const bool bert = family == Family::Bert;
        const Json cls = special.element("cls_token", bert ? "[CLS]" : "<s>", 0);
        const Json sep = special.element("sep_token", bert ? "[SEP]" : "</s>", 0);
        const Json last = special.element("sep_token", bert ? "[SEP]" : "</s>", bert ? 1U : 0U);
        const Json single = {cls, text("A", 0), sep};
        if (bert) return special.process(single, {cls, text("A", 0), sep, text("B", 1), last});
        const Json trim = {{"type", "ByteLevel"},
                           {"trim_offsets", true},
                           {"add_prefix_space", settings.flag("add_prefix_space", false)}};
        return {{"type", "Sequence"},
                {"processors", {trim, special.process(single, {cls, text("A", 0), sep, sep, text("B", 0), sep})}}};
    }
    if (settings.flag("add_bos_token", family == Family::Opt)) {
        const Json bos = special.element("bos_token", family == Family::Opt ? "</s>" : "<|endoftext|>", 0);
        return special.process({bos, text("A", 0)}, {bos, text("A", 0), bos, text("B", 0)});
    }
    return {{"type", "ByteLevel"}, {"trim_offsets", false}};
}

Json byteLevel(bool addPrefixSpace, bool splitWords)
{
    return {{"type", "ByteLevel"}, {"add_prefix_space", addPrefixSpace}, {"use_regex", splitWords}};
}

Json preTokenizer(const TokenizerSettings& settings, Family family)
{
    const bool prefix = settings.flag("add_prefix_space", false);
    if (family != Family::Qwen2) return byteLevel(prefix, true);
    const char* words = R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*)"
                        R"(|\s*[\r\n]+|\s+(?!\S)|\s+)";
    const Json split = {{"type", "Split"}, {"pattern", {{"Regex", words}}}, {"behavior", "Isolated"}};
    return {{"type", "Sequence"}, {"pretokenizers", {split, byteLevel(prefix, false)}}};
}

void describeBytePairs(const TokenizerSettings& settings, Family family, Json& parts)
{
    parts["model"] = {{"type", "BPE"}};
    if (family == Family::Qwen2) parts["normalizer"] = {{"type", "NFC"}};
    parts["pre_tokenizer"] = preTokenizer(settings, family);
    parts["decoder"] = {{"type", "ByteLevel"}};
}

void describeWordPieces(const TokenizerSettings& settings, Json& parts)
{
    parts["model"] = {{"type", "WordPiece"}, {"unk_token", contentOf(settings.special("unk_token", "[UNK]"))}};
    parts["normalizer"] = {{"type", "BertNormalizer"},
                           {"clean_text", true},
                           {"handle_chinese_chars", settings.flag("tokenize_chinese_chars", true)},
                           {"strip_accents", settings.value("strip_accents")},
                           {"lowercase", settings.flag("do_lower_case", true)}};
    parts["pre_tokenizer"] = {{"type", "BertPreTokenizer"}};
    parts["decoder"] = {{"type", "WordPiece"}};
}

}  // namespace

std::optional<TokenizerJson> readLegacyTokenizer(const fs::path& folder, std::string_view model_type,
                                                 std::vector<std::string>& warnings)
{
    const bool pairs = fs::exists(folder / "vocab.json") && fs::exists(folder / "merges.txt");
    if (!pairs && !fs::exists(folder / "vocab.txt")) return std::nullopt;
    const TokenizerSettings settings(folder, model_type);
    const Family family = pairs ? settings.family() : Family::Bert;
    TokenizerJson json;
    json.table = TokenizerJson::Table::Object;
    if (pairs) {
        json.vocabulary = readVocabularyJson(folder / "vocab.json", warnings);
        json.merges = readMergeLines(folder / "merges.txt");
        json.hasMerges = true;
        describeBytePairs(settings, family, json.parts);
    } else {
        json.vocabulary = readVocabularyLines(folder / "vocab.txt", warnings);
        describeWordPieces(settings, json.parts);
    }
    json.parts["added_tokens"] = addedTokens(settings, family, json.vocabulary);
    json.parts["post_processor"] = postProcessor(settings, family, json.parts["added_tokens"]);
    return json;
}

}  // namespace core
