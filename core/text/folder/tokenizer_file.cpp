#include "core/text/folder/tokenizer_file.h"

#include "core/error.h"
#include "core/file/file_state.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/text/folder/legacy_tokenizer.h"
#include "core/text/sentence_piece/marian_tokenizer.h"
#include "core/text/sentence_piece/sentence_piece_tokenizer.h"
#include "core/text/tokenizer_json/tokenizer_assembly.h"
#include "core/text/tokenizer_json/tokenizer_json.h"
#include "core/text/tokenizer_json/vocabulary_files.h"

namespace fs = std::filesystem;

namespace core {

std::unique_ptr<const Tokenizer> parseTokenizer(std::string_view text, const std::string& file,
                                                std::vector<std::string>& warnings)
{
    try {
        return assembleTokenizer(parseTokenizerJson(text, file, warnings), file, warnings);
    } catch (const Json::exception& error) {
        // A part of another type than any tokenizer writes there, such as null for a name.
        throw Error(Code::Malformed, file, "a part of the tokenizer", "the types that tokenizer.json has",
                    error.what());
    }
}

std::unique_ptr<const Tokenizer> readTokenizer(const fs::path& file, std::vector<std::string>& warnings)
{
    return parseTokenizer(readText(file, largestTokenizerFile), file.string(), warnings);
}

std::unique_ptr<const Tokenizer> openTokenizer(const fs::path& folder, std::string_view model_type,
                                               std::vector<std::string>& warnings)
{
    if (isThere(folder / "tokenizer.json")) return readTokenizer(folder / "tokenizer.json", warnings);
    try {
        if (auto json = readLegacyTokenizer(folder, model_type, warnings))
            return assembleTokenizer(std::move(*json), folder.string(), warnings);
        if (auto marian = openMarianTokenizer(folder, MarianSide::Source, warnings)) return marian;
        if (auto json = readSentencePieceTokenizer(folder, model_type, warnings))
            return assembleTokenizer(std::move(*json), folder.string(), warnings);
        return nullptr;
    } catch (const Json::exception& error) {
        throw Error(Code::Malformed, folder.string(), "the tokenizer's files", "the types that tokenizers write",
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
