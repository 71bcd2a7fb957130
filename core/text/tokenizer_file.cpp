#include "core/text/tokenizer_file.h"

#include "core/error.h"
#include "core/tensor/mapped_file.h"
#include "core/text/byte_pair_tokenizer.h"

#include <unordered_map>

namespace core {
namespace {

/// Reads and checks the parts of one tokenizer.json.
class FileReader {
public:
    FileReader(std::string file, std::vector<std::string>& warnings) : m_file(std::move(file)), m_warnings(warnings) {}

    BytePairPipeline read(const Json& json)
    {
        requireNull(json, "normalizer");
        readPreTokenizer(json);
        readPostProcessor(json);
        readModel(json);
        readAddedTokens(json);
        return std::move(m_pipeline);
    }

private:
    Error malformed(const std::string& field, const std::string& expected, const Json& found) const
    {
        return {Code::Malformed, m_file, field, expected, found.dump(-1, ' ', true).substr(0, 80)};
    }

    void requireNull(const Json& json, const std::string& field) const
    {
        const auto part = json.find(field);
        if (part != json.end() && !part->is_null()) throw unsupported(field, *part, "null");
    }

    Error unsupported(const std::string& field, const Json& part, const std::string& known) const
    {
        return {Code::Unsupported, m_file, field, known, part.is_object() ? typeOf(part) : part.dump().substr(0, 80)};
    }

    static std::string typeOf(const Json& part)
    {
        const auto type = part.find("type");
        return type != part.end() && type->is_string() ? "“" + type->get<std::string>() + "”" : "no type";
    }

    bool flag(const Json& part, const char* name, bool absent) const
    {
        const auto value = part.find(name);
        if (value == part.end() || value->is_null()) return absent;
        if (!value->is_boolean()) throw malformed(name, "true or false", *value);
        return value->get<bool>();
    }

    void readPreTokenizer(const Json& json)
    {
        const auto part = json.find("pre_tokenizer");
        if (part == json.end() || part->is_null()) return;
        if (typeOf(*part) != "“ByteLevel”") throw unsupported("the pre_tokenizer", *part, "ByteLevel or null");
        m_pipeline.byteLevel = true;
        m_pipeline.splitWords = flag(*part, "use_regex", true);
        m_pipeline.addPrefixSpace = flag(*part, "add_prefix_space", true);
    }

    void readPostProcessor(const Json& json)
    {
        const auto part = json.find("post_processor");
        if (part == json.end() || part->is_null()) return;
        if (typeOf(*part) != "“ByteLevel”") throw unsupported("the post_processor", *part, "ByteLevel or null");
        m_pipeline.trimOffsets = flag(*part, "trim_offsets", true);
    }

    void readModel(const Json& json)
    {
        const auto model = json.find("model");
        if (model == json.end() || !model->is_object())
            throw Error(Code::Missing, m_file, "the model", "an object with type, vocab and merges", "");
        // Files of older library versions leave the type out; merges then mark byte-pair encoding.
        if (!(model->contains("type") ? typeOf(*model) == "“BPE”" : model->contains("merges")))
            throw Error(Code::Unsupported, m_file, "the tokenizer model", "BPE", typeOf(*model));
        for (const char* option : {"unk_token", "continuing_subword_prefix", "end_of_word_suffix"}) {
            const auto value = model->find(option);
            if (value != model->end() && !value->is_null() && value->dump().size() > 2)
                throw unsupported(std::string("the model's ") + option, *value, "null");
        }
        for (const char* option : {"byte_fallback", "ignore_merges"})
            if (flag(*model, option, false))
                throw Error(Code::Unsupported, m_file, std::string("the model's ") + option, "false", "true");
        readVocabulary(*model);
        readMerges(*model);
    }

    void readVocabulary(const Json& model)
    {
        const auto vocabulary = model.find("vocab");
        if (vocabulary == model.end())
            throw Error(Code::Missing, m_file, "the model's vocab", "pieces and their ids", "");
        if (!vocabulary->is_object()) throw malformed("the model's vocab", "an object of pieces and ids", *vocabulary);
        std::unordered_map<Index, std::string> pieces;
        for (const auto& [piece, id] : vocabulary->items()) {
            const Index number = idOf(id, "the id of “" + piece + "”");
            m_pipeline.vocabulary.emplace(piece, number);
            const auto [other, isNew] = pieces.try_emplace(number, piece);
            if (!isNew)
                m_warnings.push_back("“" + other->second + "” and “" + piece + "” share the id "
                                     + std::to_string(number));
            if (number > 100'000'000)
                m_warnings.push_back("“" + piece + "” has the id " + std::to_string(number)
                                     + ", beyond any vocabulary");
        }
    }

    Index idOf(const Json& id, const std::string& field) const
    {
        if (!id.is_number_unsigned() || id.get<std::uint64_t>() > 0xFFFFFFFFU)
            throw malformed(field, "a whole number from 0 to 4294967295", id);
        return id.get<Index>();
    }

    void readMerges(const Json& model)
    {
        const auto merges = model.find("merges");
        if (merges == model.end() || !merges->is_array())
            throw Error(Code::Missing, m_file, "the model's merges", "a list of pairs", "");
        for (const Json& merge : *merges) m_pipeline.merges.push_back(pairOf(merge));
    }

    /// Older files write "a b", newer ones ["a", "b"].
    std::pair<std::string, std::string> pairOf(const Json& merge) const
    {
        if (merge.is_array() && merge.size() == 2 && merge[0].is_string() && merge[1].is_string())
            return {merge[0].get<std::string>(), merge[1].get<std::string>()};
        if (merge.is_string()) {
            const auto text = merge.get<std::string>();
            const std::size_t space = text.find(' ');
            if (space != std::string::npos && text.find(' ', space + 1) == std::string::npos)
                return {text.substr(0, space), text.substr(space + 1)};
        }
        throw malformed("a merge", "two pieces", merge);
    }

    void readAddedTokens(const Json& json)
    {
        const auto added = json.find("added_tokens");
        if (added == json.end() || added->is_null()) return;
        if (!added->is_array()) throw malformed("added_tokens", "a list", *added);
        for (const Json& token : *added) {
            if (!token.is_object() || !token.contains("content") || !token["content"].is_string())
                throw malformed("an added token", "a content", token);
            const std::string field = "the id of “" + token["content"].get<std::string>() + "”";
            if (!token.contains("id")) throw Error(Code::Missing, m_file, field, "", "");
            m_pipeline.added.push_back({idOf(token["id"], field), token["content"].get<std::string>(),
                                        flag(token, "single_word", false), flag(token, "lstrip", false),
                                        flag(token, "rstrip", false)});
        }
    }

    std::string m_file;
    std::vector<std::string>& m_warnings;
    BytePairPipeline m_pipeline;
};

}  // namespace

std::unique_ptr<const Tokenizer> parseTokenizer(std::string_view text, const std::string& file,
                                                std::vector<std::string>& warnings)
{
    const Json json = parseJson(text, file, "the text");
    if (!json.is_object()) throw Error(Code::Malformed, file, "the text", "a JSON object", json.type_name());
    return std::make_unique<const BytePairTokenizer>(FileReader(file, warnings).read(json), file);
}

std::unique_ptr<const Tokenizer> readTokenizer(const std::filesystem::path& file, std::vector<std::string>& warnings)
{
    constexpr std::size_t largestFile = 256U << 20U;
    return parseTokenizer(readText(file, largestFile), file.string(), warnings);
}

std::unique_ptr<const Tokenizer> openTokenizer(const std::filesystem::path& folder, std::string_view,
                                               std::vector<std::string>& warnings)
{
    const std::filesystem::path file = folder / "tokenizer.json";
    return std::filesystem::exists(file) ? readTokenizer(file, warnings) : nullptr;
}

}  // namespace core
