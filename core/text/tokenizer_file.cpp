#include "core/text/tokenizer_file.h"

#include "core/tensor/mapped_file.h"
#include "core/text/legacy_tokenizer.h"
#include "core/text/tokenizer_assembly.h"
#include "core/text/vocabulary_files.h"

namespace fs = std::filesystem;

namespace core {

std::unique_ptr<const Tokenizer> parseTokenizer(std::string_view text, const std::string& file,
                                                std::vector<std::string>& warnings)
{
    return assembleTokenizer(parseTokenizerJson(text, file, warnings), file, warnings);
}

std::unique_ptr<const Tokenizer> readTokenizer(const fs::path& file, std::vector<std::string>& warnings)
{
    return parseTokenizer(readText(file, largestTokenizerFile), file.string(), warnings);
}

std::unique_ptr<const Tokenizer> openTokenizer(const fs::path& folder, std::string_view model_type,
                                               std::vector<std::string>& warnings)
{
    if (fs::exists(folder / "tokenizer.json")) return readTokenizer(folder / "tokenizer.json", warnings);
    auto json = readLegacyTokenizer(folder, model_type, warnings);
    return json ? assembleTokenizer(std::move(*json), folder.string(), warnings) : nullptr;
}

}  // namespace core
