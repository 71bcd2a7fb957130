#include "core/text/folder/legacy_tokenizer.h"

#include "core/file/file_state.h"
#include "core/text/tokenizer_json/tokenizer_settings.h"
#include "core/text/tokenizer_json/vocabulary_files.h"

namespace fs = std::filesystem;

namespace core {
namespace {

enum class Family { Gpt2, Roberta, Opt, Qwen2, Bert, Mpnet, Esm };

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
    case Family::Gpt2: break;
    }
    return {{"bos_token", "<|endoftext|>"}, {"eos_token", "<|endoftext|>"}, {"unk_token", "<|endoftext|>"}};
}

Family familyOf(const TokenizerSettings& settings, std::string_view modelType)
{
    const std::string name = settings.className() + " " + std::string(modelType);
    const auto has = [&](const char* part) { return name.find(part) != std::string::npos; };
    if (has("Roberta") || has("roberta") || has("Bart") || has("bart") || has("Longformer") || has("longformer"))
        return Family::Roberta;
    if (has("Qwen") || has("qwen")) return Family::Qwen2;
    return has("OPT") || has("opt") ? Family::Opt : Family::Gpt2;
}

Family wordPieceFamilyOf(const TokenizerSettings& settings, std::string_view modelType)
{
    if (modelType == "esm" || settings.className().starts_with("EsmTokenizer")) return Family::Esm;
    return settings.className().starts_with("MPNet") || modelType == "mpnet" ? Family::Mpnet : Family::Bert;
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

void describeBytePairs(const TokenizerSettings& settings, Family family, Json& parts)
{
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
    const Family family = pairs ? familyOf(settings, model_type) : wordPieceFamilyOf(settings, model_type);
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
    json.parts["added_tokens"] = settings.addedTokens(rolesOf(family), json.vocabulary);
    json.parts["post_processor"] = postProcessor(settings, family, json.parts["added_tokens"]);
    return json;
}

}  // namespace core
