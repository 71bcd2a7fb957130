#include "core/text/sentence_piece/sentence_piece_tokenizer.h"

#include "core/error.h"
#include "core/file/file_state.h"
#include "core/file/mapped_file.h"
#include "core/text/base64.h"
#include "core/text/sentence_piece/sentence_piece_file.h"
#include "core/text/sentence_piece/sentence_piece_model.h"
#include "core/text/tokenizer_json/tokenizer_class.h"
#include "core/text/tokenizer_json/tokenizer_settings.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace core {
namespace {

using Family = TokenizerClass;
using Roles = std::vector<SpecialRole>;

/// The family whose class reads the tokenizer.
std::optional<Family> familyOf(const TokenizerSettings& settings, std::string_view modelType)
{
    constexpr Family readers[] = {Family::T5, Family::XlmRoberta, Family::Llama, Family::Gemma, Family::DebertaV2};
    const auto known = tokenizerClassOf(settings, modelType);
    return known && std::ranges::find(readers, *known) != std::end(readers) ? known : std::nullopt;
}

Roles rolesOf(Family family)
{
    switch (family) {
    case Family::T5: return {{"eos_token", "</s>"}, {"unk_token", "<unk>"}, {"pad_token", "<pad>"}};
    case Family::XlmRoberta:
        return {{"bos_token", "<s>"},   {"eos_token", "</s>"}, {"unk_token", "<unk>"},  {"sep_token", "</s>"},
                {"pad_token", "<pad>"}, {"cls_token", "<s>"},  {"mask_token", "<mask>"}};
    case Family::Gemma:
        return {{"bos_token", "<bos>"},
                {"eos_token", "<eos>"},
                {"unk_token", "<unk>"},
                {"pad_token", "<pad>"},
                {"mask_token", "<mask>"}};
    case Family::DebertaV2:
        return {{"bos_token", "[CLS]"}, {"eos_token", "[SEP]"}, {"unk_token", "[UNK]"},  {"sep_token", "[SEP]"},
                {"pad_token", "[PAD]"}, {"cls_token", "[CLS]"}, {"mask_token", "[MASK]"}};
    default: break;
    }
    return {{"bos_token", "<s>"}, {"eos_token", "</s>"}, {"unk_token", "<unk>"}};
}

/// How many tokens <extra_id_0> … T5 has behind its pieces.
std::size_t extraIds(const TokenizerSettings& settings, const std::string& file)
{
    constexpr std::size_t most = 100'000;
    const Json count = settings.value("extra_ids");
    if (count.is_null()) return 100;
    if (!count.is_number_unsigned() || count.get<std::size_t>() > most)
        throw Error(Code::OutOfRange, file,
                    "extra_ids in tokenizer_config.json cannot be used: expected 0 to %1, found %2",
                    std::to_string(most), excerptOf(count));
    return count.get<std::size_t>();
}

/// The pieces in the order of the model's ids, with their scores.
void fillVocabulary(const SentencePieceFile& file, Family family, std::size_t extra, TokenizerJson& json)
{
    const auto add = [&](std::string_view piece, float score) {
        json.vocabulary.add(piece, static_cast<Index>(json.scores.size()));
        json.scores.push_back(score);
    };
    std::size_t from = 0;
    if (family == Family::XlmRoberta) {
        // fairseq's four stand where SentencePiece has <unk>, <s> and </s>.
        for (const char* piece : {"<s>", "<pad>", "</s>", "<unk>"}) add(piece, 0);
        from = 3;
    }
    for (std::size_t place = from; place < file.pieces.size(); ++place)
        add(file.pieces[place].text, file.pieces[place].score);
    if (family == Family::XlmRoberta) add("<mask>", 0);
    for (std::size_t i = extra; i > 0; --i) add("<extra_id_" + std::to_string(i - 1) + ">", 0);
}

Json added(const std::string& content, bool special)
{
    return {{"content", content}, {"special", special}, {"normalized", false}};
}

/// Added tokens that no role names: those of the file that are no pieces of text, the settings' own, T5's.
std::vector<Json> furtherTokens(const SentencePieceFile& file, const TokenizerSettings& settings, std::size_t extra)
{
    std::vector<Json> tokens = settings.further();
    for (const SentencePiece& piece : file.pieces)
        if (piece.type == SentencePiece::Type::Control || piece.type == SentencePiece::Type::UserDefined)
            tokens.push_back(added(piece.text, piece.type == SentencePiece::Type::Control));
    for (std::size_t i = 0; i < extra; ++i) tokens.push_back(added("<extra_id_" + std::to_string(i) + ">", true));
    return tokens;
}

Json replace(const char* what, const char* with)
{
    return {{"type", "Replace"}, {"pattern", {{"String", what}}}, {"content", with}};
}

/// Llama's and Gemma's texts are cut as wholes, in their own ways.
void describeBytePairParts(const TokenizerSettings& settings, Family family, Json& parts)
{
    Json decoders = {replace("▁", " "), {{"type", "ByteFallback"}}, {{"type", "Fuse"}}};
    if (family == Family::Gemma) {
        parts["normalizer"] = replace(" ", "▁");
        parts["pre_tokenizer"] = {
            {"type", "Split"}, {"pattern", {{"String", " "}}}, {"behavior", "MergedWithPrevious"}, {"invert", false}};
    } else {
        const bool prefix = settings.flag("add_prefix_space", true);
        const char* scheme = !prefix ? "never" : settings.flag("legacy", false) ? "always" : "first";
        parts["pre_tokenizer"] = {
            {"type", "Metaspace"}, {"replacement", "▁"}, {"prepend_scheme", scheme}, {"split", false}};
        if (prefix) decoders.push_back({{"type", "Strip"}, {"content", " "}, {"start", 1U}, {"stop", 0U}});
    }
    parts["decoder"] = {{"type", "Sequence"}, {"decoders", std::move(decoders)}};
}

/// T5's and XLM-RoBERTa's words begin behind white space, with a mark.
void describeWordParts(const SentencePieceFile& file, Json& parts)
{
    const Json metaspace = {{"type", "Metaspace"}, {"replacement", "▁"}, {"prepend_scheme", "always"}, {"split", true}};
    if (!file.charsmap.empty())
        parts["normalizer"] = {{"type", "Precompiled"}, {"precompiled_charsmap", toBase64(file.charsmap)}};
    parts["pre_tokenizer"] = {{"type", "Sequence"}, {"pretokenizers", {{{"type", "WhitespaceSplit"}}, metaspace}}};
    parts["decoder"] = metaspace;
}

/// DeBERTa-v2's: white space is put in order, then words begin with a mark.
void describeDeberta(const TokenizerSettings& settings, Json& parts)
{
    Json normalizers = Json::array();
    if (settings.flag("do_lower_case", false)) normalizers.push_back({{"type", "Lowercase"}});
    normalizers.push_back({{"type", "Replace"}, {"pattern", {{"Regex", R"(\s{2,}|[\n\r\t])"}}}, {"content", " "}});
    normalizers.push_back({{"type", "NFC"}});
    normalizers.push_back({{"type", "Strip"}, {"strip_left", false}, {"strip_right", true}});
    parts["normalizer"] = {{"type", "Sequence"}, {"normalizers", std::move(normalizers)}};
    const Json metaspace = {{"type", "Metaspace"},
                            {"replacement", "▁"},
                            {"prepend_scheme", settings.flag("add_prefix_space", true) ? "always" : "first"},
                            {"split", true}};
    Json cutters = Json::array();
    if (settings.flag("split_by_punct", false)) cutters.push_back({{"type", "Punctuation"}, {"behavior", "Isolated"}});
    cutters.push_back(metaspace);
    parts["pre_tokenizer"] = {{"type", "Sequence"}, {"pretokenizers", std::move(cutters)}};
    parts["decoder"] = metaspace;
}

Json postProcessor(const TokenizerSettings& settings, Family family, const Json& addedTokens)
{
    SpecialElements special(settings, addedTokens);
    if (family == Family::DebertaV2) {
        const Json cls = special.element({"cls_token", "[CLS]"}, 0);
        const SpecialRole sep{"sep_token", "[SEP]"};
        const Json single = {cls, templateText("A", 0), special.element(sep, 0)};
        return special.process(single, {cls, templateText("A", 0), special.element(sep, 0), templateText("B", 1),
                                        special.element(sep, 1)});
    }
    const bool gemma = family == Family::Gemma;
    const SpecialRole begin{"bos_token", gemma ? "<bos>" : "<s>"};
    const SpecialRole end{"eos_token", gemma ? "<eos>" : "</s>"};
    const bool marked = family == Family::Llama || gemma;
    const bool begins = marked ? settings.flag("add_bos_token", true) : family == Family::XlmRoberta;
    const bool ends = marked ? settings.flag("add_eos_token", false) : true;
    const auto addText = [&](Json& to, const char* text, unsigned segment, bool first) {
        if (begins && (first || marked)) to.push_back(special.element(begin, segment));
        if (!first && family == Family::XlmRoberta) to.push_back(special.element(end, segment));
        to.push_back(templateText(text, segment));
        if (ends) to.push_back(special.element(end, segment));
    };
    Json single = Json::array();
    addText(single, "A", 0, true);
    Json pair = single;
    addText(pair, "B", marked ? 1 : 0, false);
    return special.process(std::move(single), std::move(pair));
}

Json modelOf(const SentencePieceFile& file, Family family)
{
    if (file.algorithm == SentencePieceFile::Algorithm::Unigram)
        return {{"type", "Unigram"}, {"unk_id", family == Family::XlmRoberta ? 3 : file.unknown}};
    return {{"type", "BPE"}, {"unk_token", file.pieces[file.unknown].text}, {"fuse_unk", true}};
}

/// The folder's file under one of the names that tokenizers give it; empty where there is none.
fs::path fileIn(const fs::path& folder)
{
    for (const char* name : {"spiece.model", "sentencepiece.bpe.model", "tokenizer.model", "spm.model"})
        if (isThere(folder / name)) return folder / name;
    return {};
}

/// Whether it is a table of tiktoken's, as Llama 3 has it under the same name: lines of a piece in base64 and its rank.
bool isTiktoken(const fs::path& path)
{
    const auto file = MappedFile::open(path);
    const std::string_view text(reinterpret_cast<const char*>(file->bytes().data()), file->bytes().size());
    const std::size_t space = text.substr(0, 64).find(' ');
    return space != std::string_view::npos && fromBase64(text.substr(0, space))
           && text.substr(space).starts_with(" 0\n");
}

}  // namespace

std::optional<TokenizerJson> readSentencePieceTokenizer(const fs::path& folder, std::string_view model_type,
                                                        std::vector<std::string>& warnings)
{
    const fs::path path = fileIn(folder);
    if (path.empty()) return std::nullopt;
    const TokenizerSettings settings(folder);
    const auto family = familyOf(settings, model_type);
    if (!family) {
        warnings.push_back(path.string() + " is not used: how this model numbers its pieces is not known");
        return std::nullopt;
    }
    if (isTiktoken(path)) {
        warnings.push_back(path.string() + " is not used: it is tiktoken's, whose way to cut words it does not say");
        return std::nullopt;
    }
    const SentencePieceFile file = readSentencePieces(path);
    const std::size_t extra = *family == Family::T5 ? extraIds(settings, path.string()) : 0;
    TokenizerJson json;
    json.parts = Json::object();
    fillVocabulary(file, *family, extra, json);
    json.parts["model"] = modelOf(file, *family);
    json.table = TokenizerJson::Table::List;
    if (file.algorithm == SentencePieceFile::Algorithm::BytePairs) {
        json.table = TokenizerJson::Table::Object;
        json.merges = mergesOf(json.vocabulary);
        json.hasMerges = true;
    }
    const bool deberta = *family == Family::DebertaV2;
    const bool words = *family == Family::T5 || *family == Family::XlmRoberta || deberta;
    if (deberta)
        describeDeberta(settings, json.parts);
    else if (words)
        describeWordParts(file, json.parts);
    else
        describeBytePairParts(settings, *family, json.parts);
    json.parts["model"]["byte_fallback"] = !words;
    if (words && file.byteFallback)
        warnings.push_back(path.string()
                           + " would spell characters without a piece as bytes; as in transformers they "
                             "are unknown here");
    json.parts["added_tokens"] =
        settings.addedTokens(rolesOf(*family), json.vocabulary, furtherTokens(file, settings, extra));
    json.parts["post_processor"] = postProcessor(settings, *family, json.parts["added_tokens"]);
    return json;
}

}  // namespace core
