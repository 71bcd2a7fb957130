#include "core/text/folder/legacy_tokenizer.h"

#include "core/error.h"
#include "core/file/file_state.h"
#include "core/text/tokenizer_json/tokenizer_class.h"
#include "core/text/tokenizer_json/tokenizer_settings.h"
#include "core/text/tokenizer_json/vocabulary_files.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace core {
namespace {

using Family = TokenizerClass;
using Roles = std::vector<SpecialRole>;

Roles rolesOf(Family family)
{
    switch (family) {
    case Family::Roberta:
        return {{"bos_token", "<s>"},   {"eos_token", "</s>"}, {"unk_token", "<unk>"},        {"sep_token", "</s>"},
                {"pad_token", "<pad>"}, {"cls_token", "<s>"},  {"mask_token", "<mask>", true}};
    case Family::Mpnet:
        return {{"bos_token", "<s>"},   {"eos_token", "</s>"}, {"unk_token", "[UNK]"},        {"sep_token", "</s>"},
                {"pad_token", "<pad>"}, {"cls_token", "<s>"},  {"mask_token", "<mask>", true}};
    case Family::Opt:
        return {{"bos_token", "</s>"}, {"eos_token", "</s>"}, {"unk_token", "</s>"}, {"pad_token", "<pad>"}};
    case Family::Qwen2: return {{"eos_token", "<|endoftext|>"}, {"pad_token", "<|endoftext|>"}};
    case Family::Bert:
        return {{"unk_token", "[UNK]"},
                {"sep_token", "[SEP]"},
                {"pad_token", "[PAD]"},
                {"cls_token", "[CLS]"},
                {"mask_token", "[MASK]"}};
    case Family::Esm:
        return {{"cls_token", "<cls>"},
                {"pad_token", "<pad>"},
                {"eos_token", "<eos>"},
                {"unk_token", "<unk>"},
                {"mask_token", "<mask>"}};
    case Family::Clip:
        return {{"bos_token", "<|startoftext|>"},
                {"eos_token", "<|endoftext|>"},
                {"unk_token", "<|endoftext|>"},
                {"pad_token", "<|endoftext|>"}};
    default: break;
    }
    return {{"bos_token", "<|endoftext|>"}, {"eos_token", "<|endoftext|>"}, {"unk_token", "<|endoftext|>"}};
}

/// How a folder's files cut texts: as a class says that is known here and reads such files, or, where nobody names a
/// class, as most do that have such files.
/// @return nothing for another class
std::optional<Family> familyOf(const TokenizerSettings& settings, std::string_view modelType,
                               std::initializer_list<Family> readers)
{
    if (tokenizerClassName(settings, modelType).empty()) return *readers.begin();
    const auto known = tokenizerClassOf(settings, modelType);
    return known && std::ranges::find(readers, *known) != readers.end() ? known : std::nullopt;
}

/// Whisper's tokens before a text: its beginning, its language and task where these are fixed, and the absence of
/// times.
std::vector<std::string> whisperPrefix(const TokenizerSettings& settings)
{
    std::vector<std::string> prefix{"<|startoftranscript|>"};
    for (const char* field : {"language", "task"})
        if (const Json name = settings.value(field); name.is_string() && !name.get<std::string>().empty())
            prefix.push_back("<|" + name.get<std::string>() + "|>");
    if (!settings.flag("predict_timestamps", false)) prefix.emplace_back("<|notimestamps|>");
    return prefix;
}

/// @throws Error{Unknown} naming a token that the vocabulary does not have, such as that of a language by its whole
/// name
Json whisperProcessor(const TokenizerSettings& settings, const std::string& folder, const Json& added)
{
    SpecialElements special(settings, added);
    Json single = Json::array();
    for (const std::string& token : whisperPrefix(settings)) {
        if (std::ranges::none_of(added, [&](const Json& each) { return contentOf(each) == token; }))
            throw Error(Code::Unknown, folder,
                        "unknown token that is to stand before each text: %1. The known ones are those of the "
                        "vocabulary, such as <|en|> for a language and <|transcribe|> for a task.",
                        token);
        single.push_back(special.named(token, 0));
    }
    single.push_back(templateText("A", 0));
    Json pair = single;
    pair.push_back(templateText("B", 1));
    pair.push_back(special.element({"eos_token", "<|endoftext|>"}, 1));
    single.push_back(special.element({"eos_token", "<|endoftext|>"}, 0));
    return special.process(std::move(single), std::move(pair));
}

Json postProcessor(const TokenizerSettings& settings, Family family, const Json& added)
{
    SpecialElements special(settings, added);
    if (family == Family::Esm) {
        const Json cls = special.element({"cls_token", "<cls>"}, 0);
        const Json eos = special.element({"eos_token", "<eos>"}, 0);
        return special.process({cls, templateText("A", 0), eos},
                               {cls, templateText("A", 0), eos, templateText("B", 0), eos});
    }
    if (family == Family::Clip) {
        const Json begin = special.element({"bos_token", "<|startoftext|>"}, 0);
        const Json end = special.element({"eos_token", "<|endoftext|>"}, 0);
        return special.process({begin, templateText("A", 0), end},
                               {begin, templateText("A", 0), end, end, templateText("B", 0), end});
    }
    if (family == Family::Bert || family == Family::Roberta || family == Family::Mpnet) {
        const bool bert = family == Family::Bert;
        const Json cls = special.element({"cls_token", bert ? "[CLS]" : "<s>"}, 0);
        const Json sep = special.element({"sep_token", bert ? "[SEP]" : "</s>"}, 0);
        const Json last = special.element({"sep_token", bert ? "[SEP]" : "</s>"}, bert ? 1U : 0U);
        const Json single = {cls, templateText("A", 0), sep};
        if (bert) return special.process(single, {cls, templateText("A", 0), sep, templateText("B", 1), last});
        const Json pair = {cls, templateText("A", 0), sep, sep, templateText("B", 0), sep};
        if (family == Family::Mpnet) return special.process(single, pair);
        const Json trim = {{"type", "ByteLevel"},
                           {"trim_offsets", true},
                           {"add_prefix_space", settings.flag("add_prefix_space", false)}};
        return {{"type", "Sequence"}, {"processors", {trim, special.process(single, pair)}}};
    }
    if (settings.flag("add_bos_token", family == Family::Opt)) {
        const Json bos = special.element({"bos_token", family == Family::Opt ? "</s>" : "<|endoftext|>"}, 0);
        return special.process({bos, templateText("A", 0)}, {bos, templateText("A", 0), bos, templateText("B", 0)});
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

/// CLIP's: lower case, and the end of a word as a part of its last piece.
void describeClip(const TokenizerSettings& settings, Json& parts)
{
    parts["model"] = {{"type", "BPE"},
                      {"unk_token", contentOf(settings.special({"unk_token", "<|endoftext|>"}))},
                      {"continuing_subword_prefix", ""},
                      {"end_of_word_suffix", "</w>"}};
    const Json spaces = {{"type", "Replace"}, {"pattern", {{"Regex", R"(\s+)"}}}, {"content", " "}};
    parts["normalizer"] = {{"type", "Sequence"}, {"normalizers", {{{"type", "NFC"}}, spaces, {{"type", "Lowercase"}}}}};
    const char* words =
        R"(<\|startoftext\|>|<\|endoftext\|>|'s|'t|'re|'ve|'m|'ll|'d|[\p{L}]+|[\p{N}]|[^\s\p{L}\p{N}]+)";
    const Json split = {{"type", "Split"}, {"pattern", {{"Regex", words}}}, {"behavior", "Removed"}, {"invert", true}};
    parts["pre_tokenizer"] = {{"type", "Sequence"}, {"pretokenizers", {split, byteLevel(false, true)}}};
    parts["decoder"] = {{"type", "ByteLevel"}};
}

void describeBytePairs(const TokenizerSettings& settings, Family family, Json& parts)
{
    if (family == Family::Clip) return describeClip(settings, parts);
    parts["model"] = {{"type", "BPE"}};
    if (family == Family::Qwen2) parts["normalizer"] = {{"type", "NFC"}};
    parts["pre_tokenizer"] = preTokenizer(settings, family);
    parts["decoder"] = {{"type", "ByteLevel"}};
}

void describeWordPieces(const TokenizerSettings& settings, Json& parts)
{
    parts["model"] = {{"type", "WordPiece"}, {"unk_token", contentOf(settings.special({"unk_token", "[UNK]"}))}};
    parts["normalizer"] = {{"type", "BertNormalizer"},
                           {"clean_text", true},
                           {"handle_chinese_chars", settings.flag("tokenize_chinese_chars", true)},
                           {"strip_accents", settings.value("strip_accents")},
                           {"lowercase", settings.flag("do_lower_case", true)}};
    parts["pre_tokenizer"] = {{"type", "BertPreTokenizer"}};
    parts["decoder"] = {{"type", "WordPiece"}};
}

/// Residue by residue.
void describeResidues(const TokenizerSettings& settings, Json& parts)
{
    parts["model"] = {{"type", "WordLevel"}, {"unk_token", contentOf(settings.special({"unk_token", "<unk>"}))}};
    const Json each = {{"type", "Split"}, {"pattern", {{"Regex", "."}}}, {"behavior", "Isolated"}};
    parts["pre_tokenizer"] = {{"type", "Sequence"}, {"pretokenizers", {{{"type", "WhitespaceSplit"}}, each}}};
}

}  // namespace

std::optional<TokenizerJson> readLegacyTokenizer(const fs::path& folder, std::string_view model_type,
                                                 std::vector<std::string>& warnings)
{
    const bool pairs = isThere(folder / "vocab.json") && isThere(folder / "merges.txt");
    if (!pairs && !isThere(folder / "vocab.txt")) return std::nullopt;
    const TokenizerSettings settings(folder);
    const std::optional<Family> known =
        pairs ? familyOf(settings, model_type,
                         {Family::Gpt2, Family::Roberta, Family::Opt, Family::Qwen2, Family::Clip, Family::Whisper})
              : familyOf(settings, model_type, {Family::Bert, Family::Mpnet, Family::Esm});
    if (!known) return std::nullopt;
    const Family family = *known;
    TokenizerJson json;
    json.parts = Json::object();
    json.table = TokenizerJson::Table::Object;
    if (pairs) {
        json.vocabulary = readVocabularyJson(folder / "vocab.json", warnings);
        json.merges = readMergeLines(folder / "merges.txt");
        json.hasMerges = true;
        describeBytePairs(settings, family, json.parts);
    } else {
        json.vocabulary = readVocabularyLines(folder / "vocab.txt", warnings);
        if (family == Family::Esm)
            describeResidues(settings, json.parts);
        else
            describeWordPieces(settings, json.parts);
    }
    json.parts["added_tokens"] = settings.addedTokens(rolesOf(family), json.vocabulary, settings.further());
    const Json& added = json.parts["added_tokens"];
    json.parts["post_processor"] = family == Family::Whisper ? whisperProcessor(settings, folder.string(), added)
                                                             : postProcessor(settings, family, added);
    return json;
}

}  // namespace core
