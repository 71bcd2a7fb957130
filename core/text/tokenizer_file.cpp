#include "core/text/tokenizer_file.h"

#include "core/error.h"
#include "core/tensor/json_text.h"
#include "core/tensor/mapped_file.h"
#include "core/text/legacy_tokenizer.h"
#include "core/text/tokenizer_assembly.h"
#include "core/text/vocabulary_files.h"

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
    if (fs::exists(folder / "tokenizer.json")) return readTokenizer(folder / "tokenizer.json", warnings);
    try {
        auto json = readLegacyTokenizer(folder, model_type, warnings);
        return json ? assembleTokenizer(std::move(*json), folder.string(), warnings) : nullptr;
    } catch (const Json::exception& error) {
        throw Error(Code::Malformed, folder.string(), "the tokenizer's files", "the types that tokenizers write",
                    error.what());
    }
}

}  // namespace core
