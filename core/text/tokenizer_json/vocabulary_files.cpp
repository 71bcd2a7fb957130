#include "core/text/tokenizer_json/vocabulary_files.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/text/tokenizer_json/tokenizer_json.h"
#include "core/text/unicode.h"

namespace core {
namespace {

/// Hands over one line after the other, without its end, and its number from 1 on.
template<typename Use>
void eachLine(std::string_view text, const Use& use)
{
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        use(line, number);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
}

std::string named(const std::filesystem::path& file, std::size_t line)
{
    return file.string() + ", line " + std::to_string(line) + ": ";
}

}  // namespace

Vocabulary readVocabularyLines(const std::filesystem::path& file, std::vector<std::string>& warnings)
{
    Vocabulary vocabulary;
    eachLine(readText(file, largestTokenizerFile), [&](std::string_view line, std::size_t number) {
        line = line.substr(0, line.find_last_not_of(" \t\r\v\f") + 1);
        const std::string piece = validUtf8(line);
        if (piece != line) warnings.push_back(named(file, number) + "not UTF-8");
        if (vocabulary.id(piece)) warnings.push_back(named(file, number) + "“" + piece + "” for the second time");
        vocabulary.add(piece, static_cast<Index>(number - 1));
    });
    return vocabulary;
}

MergeList readMergeLines(const std::filesystem::path& file)
{
    MergeList merges;
    const std::string text = readText(file, largestTokenizerFile);
    requireUtf8(text);
    eachLine(text, [&](std::string_view line, std::size_t number) {
        if (line.starts_with("#version") || line.empty()) return;
        const std::size_t space = line.find(' ');
        const bool two = space != std::string_view::npos && line.find(' ', space + 1) == std::string_view::npos;
        if (!two || space == 0 || space + 1 == line.size())
            throw Error(Code::Malformed, file.string(),
                        "line %1 cannot be understood: expected two pieces with a space between them, found “%2”",
                        std::to_string(number), std::string(line.substr(0, 80)));
        merges.add(line.substr(0, space), line.substr(space + 1));
    });
    return merges;
}

Vocabulary readVocabularyJson(const std::filesystem::path& file, std::vector<std::string>& warnings)
{
    const Json json = readJsonObject(file.string(), largestTokenizerFile);
    Vocabulary vocabulary;
    for (const auto& [piece, id] : json.items())
        addPiece(vocabulary, piece, tokenIdOf(id, file.string(), "the id of “" + piece + "”"), warnings);
    return vocabulary;
}

}  // namespace core
