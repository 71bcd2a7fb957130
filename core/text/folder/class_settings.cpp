#include "core/text/folder/class_settings.h"

#include "core/text/tokenizer_json/tokenizer_class.h"

#include <algorithm>
#include <set>

namespace core {
namespace {

/// Hands over the parts of a type, be they the whole or members of a sequence.
/// @param part  "normalizer" or "pre_tokenizer"
template<typename Use>
void eachOfType(Json& json, const std::string& type, const Use& use)
{
    if (!json.is_object()) return;
    for (const char* list : {"normalizers", "pretokenizers"})
        if (const auto members = json.find(list); members != json.end() && members->is_array())
            for (Json& member : *members) eachOfType(member, type, use);
    if (const auto named = json.find("type"); named != json.end() && *named == type) use(json);
}

template<typename Use>
void eachOfType(Json& parts, const char* part, const std::string& type, const Use& use)
{
    if (const auto found = parts.find(part); found != parts.end()) eachOfType(*found, type, use);
}

void setBertNormalizer(const TokenizerSettings& settings, Json& parts)
{
    eachOfType(parts, "normalizer", "BertNormalizer", [&](Json& normalizer) {
        normalizer["lowercase"] = settings.flag("do_lower_case", true);
        normalizer["strip_accents"] = settings.value("strip_accents");
        normalizer["handle_chinese_chars"] = settings.flag("tokenize_chinese_chars", true);
    });
}

void setByteLevel(const TokenizerSettings& settings, Json& parts)
{
    eachOfType(parts, "pre_tokenizer", "ByteLevel",
               [&](Json& bytes) { bytes["add_prefix_space"] = settings.flag("add_prefix_space", false); });
}

/// @param scheme  with a prefix
void setMetaspace(const TokenizerSettings& settings, const char* scheme, Json& parts)
{
    if (!settings.value("add_prefix_space").is_boolean()) return;
    const bool prefix = settings.flag("add_prefix_space", true);
    eachOfType(parts, "pre_tokenizer", "Metaspace",
               [&](Json& metaspace) { metaspace["prepend_scheme"] = prefix ? scheme : "never"; });
    if (!prefix) eachOfType(parts, "normalizer", "Prepend", [](Json& prepend) { prepend["prepend"] = ""; });
}

void setParts(const TokenizerSettings& settings, std::string_view modelType, Json& parts)
{
    if (takesTokenizerJsonAsItIs(settings, modelType)) return;
    const auto known = tokenizerClassOf(settings, modelType);
    if (!known) return;
    switch (*known) {
    case TokenizerClass::Bert:
    case TokenizerClass::Mpnet: return setBertNormalizer(settings, parts);
    case TokenizerClass::Gpt2:
    case TokenizerClass::Opt:
    case TokenizerClass::Roberta:
    case TokenizerClass::Qwen2:
    case TokenizerClass::Cohere:
    case TokenizerClass::Whisper: return setByteLevel(settings, parts);
    case TokenizerClass::XlmRoberta: return setMetaspace(settings, "always", parts);
    // The class counts where it is named: else the file is taken as it is.
    case TokenizerClass::Llama:
        if (!settings.className().empty())
            setMetaspace(settings, settings.flag("legacy", false) ? "always" : "first", parts);
        return;
    case TokenizerClass::Clip:
    case TokenizerClass::Esm:
    case TokenizerClass::T5:
    case TokenizerClass::Gemma:
    case TokenizerClass::DebertaV2: return;
    }
}

/// Adds the tokens that only the small files have, and says anew what these say of the others.
void addTokens(const TokenizerSettings& settings, TokenizerJson& json)
{
    Json& list = json.parts["added_tokens"];
    if (list.is_null()) list = Json::array();
    if (!list.is_array()) return;  // which is told when the list is read
    std::set<std::string> contents;
    auto next = static_cast<Index>(json.vocabulary.size());
    const auto count = [&](const std::string& content, Index id) {
        contents.insert(content);
        next = std::max(next, id + 1);
    };
    for (const Json& token : list)
        if (const Json id = token.is_object() ? token.value("id", Json()) : Json(); id.is_number_unsigned())
            count(contentOf(token), id.get<Index>());
    const auto append = [&](Json token, Index id) {
        count(contentOf(token), id);
        token["id"] = static_cast<std::uint64_t>(id);
        token.erase("__type");
        list.push_back(std::move(token));
    };
    for (const auto& [id, token] : settings.listed()) {
        const std::string content = contentOf(token);
        // transformers takes the id from the order, whatever the file says.
        if (!content.empty())
            append(token, contents.contains(content) ? id : json.vocabulary.id(content).value_or(next));
    }
    for (const Json& token : settings.named())
        if (const std::string content = contentOf(token); !contents.contains(content))
            append(token, json.vocabulary.id(content).value_or(next));
}

/// Whether transformers hands the model no segments, so that both texts of a pair count as the first: where
/// tokenizer_config.json lists the model's inputs without them; and in folders that version 5 saved ("backend"), whose
/// classes ask for them no longer, but for these.
bool leavesOutSegments(const TokenizerSettings& settings)
{
    constexpr const char* asking[] = {"BertTokenizer",       "CanineTokenizer",
                                      "ConvBertTokenizer",   "DebertaTokenizer",
                                      "DebertaV2Tokenizer",  "DPRContextEncoderTokenizer",
                                      "FNetTokenizer",       "DPRQuestionEncoderTokenizer",
                                      "LayoutLMv2Tokenizer", "LxmertTokenizer",
                                      "MarkupLMTokenizer",   "MobileBertTokenizer",
                                      "TapasTokenizer"};
    if (const Json inputs = settings.value("model_input_names"); inputs.is_array())
        return std::ranges::find(inputs, Json("token_type_ids")) == inputs.end();
    if (!settings.value("backend").is_string()) return false;
    std::string name = settings.className();
    if (name.ends_with("Fast")) name.resize(name.size() - 4);
    return std::ranges::find(asking, name) == std::end(asking);
}

/// BERT's processor as a template, whose segments can be set.
Json templateOfBert(const Json& processor)
{
    Json single = Json::array(), tokens = Json::object();
    const auto put = [&](Json& to, const char* role) {
        const Json pair = processor.value(role, Json());  // a token and its id
        if (!pair.is_array() || pair.size() != 2 || !pair[0].is_string()) return;
        tokens[pair[0].get<std::string>()] = {{"ids", Json::array({pair[1]})}, {"tokens", Json::array({pair[0]})}};
        to.push_back({{"SpecialToken", {{"id", pair[0]}, {"type_id", 0U}}}});
    };
    put(single, "cls");
    single.push_back(templateText("A", 0));
    put(single, "sep");
    Json both = single;
    both.push_back(templateText("B", 0));
    put(both, "sep");
    return {{"type", "TemplateProcessing"}, {"single", single}, {"pair", both}, {"special_tokens", tokens}};
}

/// Lets templates say the first segment everywhere.
void setFirstSegment(Json& processor)
{
    if (!processor.is_object()) return;
    if (const auto members = processor.find("processors"); members != processor.end() && members->is_array())
        for (Json& member : *members) setFirstSegment(member);
    if (processor.value("type", Json()) == "BertProcessing") processor = templateOfBert(processor);
    for (const char* list : {"single", "pair"})
        if (const auto elements = processor.find(list); elements != processor.end() && elements->is_array())
            for (Json& element : *elements)
                for (Json& part : element)
                    if (part.is_object() && part.contains("type_id")) part["type_id"] = 0U;
}

}  // namespace

void applyClassSettings(const TokenizerSettings& settings, std::string_view model_type, TokenizerJson& json)
{
    setParts(settings, model_type, json.parts);
    addTokens(settings, json);
    if (const auto processor = json.parts.find("post_processor");
        processor != json.parts.end() && leavesOutSegments(settings))
        setFirstSegment(*processor);
}

}  // namespace core
