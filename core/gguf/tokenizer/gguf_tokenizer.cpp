#include "core/gguf/tokenizer/gguf_tokenizer.h"

#include "core/error.h"
#include "core/gguf/tokenizer/gguf_special_tokens.h"
#include "core/gguf/tokenizer/gguf_words.h"
#include "core/text/folder/foreign_tokenizer.h"
#include "core/text/pieces/byte_pair_encoder.h"
#include "core/text/pieces/scored_pair_encoder.h"
#include "core/text/pieces/unigram.h"
#include "core/text/pieces/word_piece.h"
#include "core/text/pipeline/tokenizer_pipeline.h"

namespace core {
namespace {

using Type = GgufPieces::Type;
using Warnings = std::vector<std::string>;

constexpr const char* modelKey = "tokenizer.ggml.model";
constexpr const char* preKey = "tokenizer.ggml.pre";
constexpr const char* mergesKey = "tokenizer.ggml.merges";
constexpr const char* beginKey = "tokenizer.ggml.bos_token_id";
constexpr const char* endKey = "tokenizer.ggml.eos_token_id";
constexpr const char* unknownKey = "tokenizer.ggml.unknown_token_id";
constexpr const char* addsBeginKey = "tokenizer.ggml.add_bos_token";
constexpr const char* addsEndKey = "tokenizer.ggml.add_eos_token";
constexpr const char* spacePrefixKey = "tokenizer.ggml.add_space_prefix";

constexpr std::string_view spaceSign = "▁";

void requireScores(const GgufFile& file, const GgufPieces& pieces)
{
    if (pieces.scores.empty())
        throw Error(Code::Missing, file.name(), "%1 is missing: expected a score for each piece",
                    ggufField("tokenizer.ggml.scores"));
}

/// Spaces as marks.
/// @param prefixed  with one more before each text
Normalizer spaceMarks(bool prefixed)
{
    const Normalizer marks = replaceNormalizer(TextPattern::literal(" "), std::string(spaceSign));
    return prefixed ? sequence({prependNormalizer(std::string(spaceSign)), marks}) : marks;
}

TokenizerParts scoredPairs(const GgufFile& file, const GgufPieces& pieces, Warnings& warnings)
{
    requireScores(file, pieces);
    const bool prefixed = file.flag(spacePrefixKey).value_or(true);
    TokenizerParts parts;
    parts.model = std::make_unique<const ScoredPairEncoder>(vocabularyOf(pieces, file.name(), warnings), pieces.scores,
                                                            ggufTokenId(file, {unknownKey}, 0, pieces));
    // With spaces in it, such a piece is shown with marks like every other. A prefix would become part of it.
    parts.added = ggufAddedTokens(pieces, !prefixed);
    parts.normalizer = spaceMarks(prefixed);
    std::vector<Decoder> decoders{replaceDecoder(TextPattern::literal(std::string(spaceSign)), " "),
                                  byteFallbackDecoder(), fuseDecoder()};
    if (prefixed) decoders.push_back(stripDecoder(U' ', 1, 0));
    parts.decoder = sequence(std::move(decoders));
    parts.spelling = {.bytePieces = true, .spaceMark = std::string(spaceSign)};
    parts.postProcessor = ggufPostProcessor(ggufMark(file, addsBeginKey, true, {beginKey}, 1, pieces),
                                            ggufMark(file, addsEndKey, false, {endKey}, 2, pieces), GgufPair::Repeated);
    return parts;
}

/// Pairs with a space between them; the left piece has at least one byte, which may be a space.
MergeList mergesOf(const GgufFile& file)
{
    if (!file.has(mergesKey))
        throw Error(Code::Missing, file.name(), "%1 is missing: expected a list of pairs", ggufField(mergesKey));
    MergeList merges;
    for (const std::string_view merge : ggufTexts(file, mergesKey)) {
        const std::size_t space = merge.find(' ', 1);
        if (space == std::string_view::npos || space + 1 == merge.size())
            throw Error(Code::Malformed, file.name(),
                        "%1 cannot be understood: expected two pieces with a space between them, found “%2”",
                        ggufField(mergesKey), std::string(merge.substr(0, 80)));
        merges.add(merge.substr(0, space), merge.substr(space + 1));
    }
    return merges;
}

TokenizerParts bytePairs(const GgufFile& file, const GgufPieces& pieces, Warnings& warnings)
{
    const auto name = file.text(preKey);
    if (!name) warnings.push_back(file.name() + " has no " + preKey + ": words are cut as “default” says");
    auto known = ggufWords(name.value_or("default"), file.name());
    TokenizerParts parts;
    if (!known) return parts;
    GgufWords& words = *known;
    BytePairSettings settings;
    settings.wholeWordsFirst = words.wholeWordsFirst;
    parts.model = std::make_unique<const BytePairEncoder>(vocabularyOf(pieces, file.name(), warnings), mergesOf(file),
                                                          file.name(), std::move(settings));
    parts.added = ggufAddedTokens(pieces, false);
    if (words.separates)
        for (AddedToken& token : parts.added) token.stripLeft = token.content == "<mask>";  // RoBERTa learned it so
    if (words.composes) parts.normalizer = unicodeNormalizer(NormalizationForm::Composed);
    parts.preTokenizer = std::move(words.cut);
    parts.decoder = byteLevelDecoder();
    parts.spelling = {.byteLevel = true};
    PostProcessor marks =
        ggufPostProcessor(ggufMark(file, addsBeginKey, words.begins, {beginKey}, std::nullopt, pieces),
                          ggufMark(file, addsEndKey, false, {endKey}, std::nullopt, pieces),
                          words.separates ? GgufPair::Separated : GgufPair::Repeated);
    std::vector<PostProcessor> processors;
    if (words.trims) processors.push_back(trimmingProcessor(false));
    if (marks) processors.push_back(std::move(marks));
    if (!processors.empty()) parts.postProcessor = sequence(std::move(processors));
    return parts;
}

/// BERT's own spelling: the file marks what begins a word instead of what goes on with one.
std::string wordPieceOf(std::string_view text, Type type)
{
    const bool named = text.size() > 2 && text.starts_with('[') && text.ends_with(']');
    if (named || (type != Type::Normal && type != Type::Undefined)) return std::string(text);
    if (text.starts_with(spaceSign) && text.size() > spaceSign.size())
        return std::string(text.substr(spaceSign.size()));
    return "##" + std::string(text);
}

BertNormalization bertNormalization(const GgufFile& file, const Vocabulary& vocabulary)
{
    // Most files do not say. Where texts are lower-cased no piece with a capital letter is learned.
    const bool cased = vocabulary.id("A").has_value();
    BertNormalization settings;
    settings.lowercase = file.flag("tokenizer.ggml.normalizer.lowercase").value_or(!cased);
    settings.stripAccents = file.flag("tokenizer.ggml.normalizer.strip_accents");
    return settings;
}

TokenizerParts wordPieces(const GgufFile& file, const GgufPieces& pieces, Warnings& warnings)
{
    Vocabulary vocabulary = vocabularyOf(pieces, file.name(), warnings, wordPieceOf);
    const auto unknown = static_cast<std::size_t>(*ggufTokenId(file, {unknownKey}, 100, pieces));
    TokenizerParts parts;
    parts.normalizer = bertNormalizer(bertNormalization(file, vocabulary));
    parts.model = std::make_unique<const WordPiece>(
        std::move(vocabulary),
        WordPiece::Settings{.unknown = wordPieceOf(pieces.texts[unknown], pieces.types[unknown])});
    parts.added = ggufAddedTokens(pieces, false);
    parts.preTokenizer = bertPreTokenizer();
    parts.decoder = wordPieceDecoder("##", true);
    parts.spelling = {.continuingPrefix = "##"};
    // “seperator” is how nearly all files spell it.
    parts.postProcessor = ggufPostProcessor(
        ggufMark(file, addsBeginKey, true, {"tokenizer.ggml.cls_token_id", beginKey}, 101, pieces),
        ggufMark(file, "tokenizer.ggml.add_sep_token", true,
                 {"tokenizer.ggml.separator_token_id", "tokenizer.ggml.seperator_token_id", endKey}, 102, pieces),
        GgufPair::Joined);
    return parts;
}

/// SentencePiece's rules of normalisation; empty where the file has none.
std::string charsmapOf(const GgufFile& file)
{
    constexpr const char* key = "tokenizer.ggml.precompiled_charsmap";
    std::string bytes;
    for (const std::int64_t byte : file.integers(key)) {
        if (byte < -128 || byte > 255)
            throw Error(Code::OutOfRange, file.name(), "%1 cannot be used: expected bytes, found %2", ggufField(key),
                        std::to_string(byte));
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

TokenizerParts unigrams(const GgufFile& file, const GgufPieces& pieces, Warnings& warnings)
{
    requireScores(file, pieces);
    const bool joinsSpaces = file.flag("tokenizer.ggml.remove_extra_whitespaces").value_or(false);
    const bool prefixed = file.flag(spacePrefixKey).value_or(false) || joinsSpaces;
    const auto unknown = ggufTokenId(file, {unknownKey}, 2, pieces);
    TokenizerParts parts;
    parts.model = std::make_unique<const Unigram>(vocabularyOf(pieces, file.name(), warnings),
                                                  std::vector<double>(pieces.scores.begin(), pieces.scores.end()),
                                                  Unigram::Settings{.unknown = static_cast<std::size_t>(*unknown)});
    parts.added = ggufAddedTokens(pieces, false);
    std::vector<Normalizer> normalizers;
    if (const std::string charsmap = charsmapOf(file); !charsmap.empty())
        normalizers.push_back(precompiledNormalizer(
            std::make_shared<const PrecompiledCharsmap>(PrecompiledCharsmap::fromBytes(charsmap, file.name()))));
    if (joinsSpaces)
        parts.preTokenizer = sequence(std::vector<PreTokenizer>{
            whitespaceSplitPreTokenizer(), metaspacePreTokenizer(std::string(spaceSign), PrependScheme::Always, true)});
    else
        normalizers.push_back(spaceMarks(prefixed));
    parts.normalizer = sequence(std::move(normalizers));
    parts.decoder = metaspaceDecoder(std::string(spaceSign), prefixed);
    parts.spelling = {.spaceMark = std::string(spaceSign)};
    const auto begin = ggufMark(file, addsBeginKey, false, {beginKey}, std::nullopt, pieces);
    parts.postProcessor = ggufPostProcessor(begin, ggufMark(file, addsEndKey, true, {endKey}, 1, pieces),
                                            begin ? GgufPair::Separated : GgufPair::Repeated);
    return parts;
}

using ReadParts = TokenizerParts (*)(const GgufFile&, const GgufPieces&, Warnings&);

/// @return null for a kind that is not known
ReadParts readerOf(const std::string& kind)
{
    if (kind == "llama") return scoredPairs;
    if (kind == "gpt2") return bytePairs;
    if (kind == "bert") return wordPieces;
    if (kind == "t5") return unigrams;
    return nullptr;
}

/// Stands for a tokenizer that is not known here, so that the model opens for ids.
std::unique_ptr<const Tokenizer> foreignTokenizer(const GgufFile& file, const GgufPieces& pieces,
                                                  const std::string& name, Warnings& warnings)
{
    warnings.push_back(file.name() + " has the tokenizer " + name + ", which is not known here: it takes ids alone");
    return std::make_unique<const ForeignTokenizer>(file.name(), name, vocabularyOf(pieces, file.name(), warnings));
}

}  // namespace

std::unique_ptr<const Tokenizer> readGgufTokenizer(const GgufFile& file, Warnings& warnings)
{
    const auto kind = file.text(modelKey);
    if (!kind || *kind == "none" || *kind == "no_vocab") return nullptr;
    const ReadParts read = readerOf(*kind);
    const GgufPieces pieces = readGgufPieces(file, warnings);
    if (read == nullptr) return foreignTokenizer(file, pieces, "“" + *kind + "”", warnings);
    TokenizerParts parts = read(file, pieces, warnings);
    if (!parts.model) {  // its words are cut in an unknown way
        const std::string name = "“" + *kind + "” with words cut as “" + file.text(preKey).value_or("") + "”";
        return foreignTokenizer(file, pieces, name, warnings);
    }
    return std::make_unique<const TokenizerPipeline>(std::move(parts));
}

}  // namespace core
