#include "core/text/folder/tokenizer_file.h"

#include "core/error.h"
#include "core/file/file_state.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/text/folder/class_settings.h"
#include "core/text/folder/foreign_tokenizer.h"
#include "core/text/folder/legacy_tokenizer.h"
#include "core/text/sentence_piece/marian_tokenizer.h"
#include "core/text/sentence_piece/sentence_piece_tokenizer.h"
#include "core/text/tokenizer_json/tokenizer_assembly.h"
#include "core/text/tokenizer_json/tokenizer_class.h"
#include "core/text/tokenizer_json/tokenizer_json.h"
#include "core/text/tokenizer_json/vocabulary_files.h"

#include <algorithm>
#include <functional>

namespace fs = std::filesystem;

namespace core {

namespace {

/// Changes the content of a tokenizer.json before the tokenizer is put together.
using Adapt = std::function<void(TokenizerJson&)>;

std::unique_ptr<const Tokenizer> parsed(std::string_view text, const std::string& file, const Adapt& adapt,
                                        std::vector<std::string>& warnings)
{
    try {
        TokenizerJson json = parseTokenizerJson(text, file, warnings);
        if (adapt) adapt(json);
        return assembleTokenizer(std::move(json), file, warnings);
    } catch (const Json::exception& error) {
        // A part of another type than any tokenizer writes there, such as null for a name.
        throw Error(
            Code::Malformed, file,
            "a part of the tokenizer cannot be understood: expected the types that tokenizer.json has, found %1",
            error.what());
    }
}

/// The pieces of ids where a vocabulary is a list; PhoBERT's also counts each piece.
Vocabulary listedPieces(const fs::path& folder, std::vector<std::string>& warnings)
{
    if (isThere(folder / "vocab.txt") && !isThere(folder / "bpe.codes"))
        return readVocabularyLines(folder / "vocab.txt", warnings);
    if (isThere(folder / "vocab.json")) return readVocabularyJson(folder / "vocab.json", warnings);
    return {};
}

/// A tokenizer that refuses texts, for files of a class that is not known here; null where no class is named or there
/// are no such files.
std::unique_ptr<const Tokenizer> foreignTokenizer(const fs::path& folder, std::string_view modelType,
                                                  std::vector<std::string>& warnings)
{
    constexpr const char* files[] = {"vocab.txt", "vocab.json",     "spiece.model", "sentencepiece.bpe.model",
                                     "spm.model", "tokenizer.model"};
    if (std::ranges::none_of(files, [&](const char* file) { return isThere(folder / file); })) return nullptr;
    const TokenizerSettings settings(folder);
    std::string name = tokenizerClassName(settings, modelType);
    if (name.empty() || tokenizerClassOf(settings, modelType)) return nullptr;
    if (const Json cutter = settings.value("word_tokenizer_type"); cutter.is_string())
        name += " (its words are cut by " + cutter.get<std::string>().substr(0, 40) + ")";
    return std::make_unique<const ForeignTokenizer>(folder.string(), name, listedPieces(folder, warnings));
}

}  // namespace

std::unique_ptr<const Tokenizer> parseTokenizer(std::string_view text, const std::string& file,
                                                std::vector<std::string>& warnings)
{
    return parsed(text, file, {}, warnings);
}

std::unique_ptr<const Tokenizer> readTokenizer(const fs::path& file, std::vector<std::string>& warnings)
{
    return parseTokenizer(readText(file, largestTokenizerFile), file.string(), warnings);
}

std::unique_ptr<const Tokenizer> openTokenizer(const fs::path& folder, std::string_view model_type,
                                               std::vector<std::string>& warnings)
{
    if (const fs::path file = folder / "tokenizer.json"; isThere(file)) {
        const TokenizerSettings settings(folder);
        const Adapt adapt = [&](TokenizerJson& json) { applyClassSettings(settings, model_type, json); };
        return parsed(readText(file, largestTokenizerFile), file.string(), adapt, warnings);
    }
    try {
        if (auto json = readLegacyTokenizer(folder, model_type, warnings))
            return assembleTokenizer(std::move(*json), folder.string(), warnings);
        if (auto marian = openMarianTokenizer(folder, MarianSide::Source, warnings)) return marian;
        if (auto json = readSentencePieceTokenizer(folder, model_type, warnings))
            return assembleTokenizer(std::move(*json), folder.string(), warnings);
        return foreignTokenizer(folder, model_type, warnings);
    } catch (const Json::exception& error) {
        throw Error(Code::Malformed, folder.string(),
                    "the tokenizer's files cannot be understood: expected the types that tokenizers write, found %1",
                    error.what());
    }
}

std::unique_ptr<const Tokenizer> openTargetTokenizer(const fs::path& folder, std::vector<std::string>& warnings)
{
    if (isThere(folder / "tokenizer.json")) return nullptr;
    if (isThere(folder / "source.spm") && !isThere(folder / "target.spm"))
        warnings.push_back(folder.string() + " has no target.spm; targets are cut with source.spm instead");
    return openMarianTokenizer(folder, MarianSide::Target, warnings);
}

}  // namespace core
