#include "core/text/tokenizer_json/tokenizer_assembly.h"

#include "core/error.h"
#include "core/text/pipeline/tokenizer_pipeline.h"
#include "core/text/tokenizer_json/tokenizer_json.h"
#include "core/text/tokenizer_json/tokenizer_model_reader.h"
#include "core/text/tokenizer_json/tokenizer_part.h"

#include <algorithm>
#include <map>

namespace core {
namespace {

/// Hands over a part and, if it is a sequence, each of its members instead.
template<typename Use>
void eachMember(const Json& json, const char* part, const Use& use)
{
    const auto found = json.find(part);
    if (found == json.end() || !found->is_object()) return;
    for (const char* list : {"normalizers", "pretokenizers", "decoders"})
        if (const auto members = found->find(list); members != found->end())
            for (const Json& member : *members) use(member);
    use(*found);
}

bool isType(const Json& part, const char* type)
{
    const auto found = part.find("type");
    return found != part.end() && found->is_string() && *found == type;
}

/// The string that takes a space's place, or gives it back.
std::string spaceMarkIn(const Json& part)
{
    if (isType(part, "Metaspace")) return part.value("replacement", "");
    if (!isType(part, "Replace")) return "";
    const std::string replaced = part["pattern"].value("String", "");
    const std::string content = part.value("content", "");
    return replaced == " " ? content : content == " " ? replaced : "";
}

/// How pieces stand for text follows from the other parts.
/// @param json  whose parts have been read, so that their fields have the right types
PieceSpelling spellingOf(const Json& json)
{
    PieceSpelling spelling;
    for (const char* part : {"normalizer", "pre_tokenizer", "decoder"})
        eachMember(json, part, [&](const Json& member) {
            spelling.byteLevel = spelling.byteLevel || isType(member, "ByteLevel");
            if (spelling.spaceMark.empty()) spelling.spaceMark = spaceMarkIn(member);
        });
    if (spelling.spaceMark == " ") spelling.spaceMark.clear();
    const Json& model = json["model"];
    const auto textOf = [&](const char* field, const char* absent) {
        const auto found = model.find(field);
        return found != model.end() && found->is_string() ? found->get<std::string>() : std::string(absent);
    };
    spelling.bytePieces = model.contains("byte_fallback") && model["byte_fallback"] == true;
    spelling.continuingPrefix = textOf("continuing_subword_prefix", isType(model, "WordPiece") ? "##" : "");
    spelling.endOfWordSuffix = textOf("end_of_word_suffix", "");
    return spelling;
}

AddedToken readAddedToken(const TokenizerPart& part)
{
    AddedToken token;
    token.content = part.text("content");
    token.id = tokenIdOf(part.value("id"), part.file(), "the id of “" + token.content + "”");
    token.special = part.flag("special", false);
    token.normalized = part.flag("normalized", !token.special);
    token.singleWord = part.flag("single_word", false);
    token.stripLeft = part.flag("lstrip", false);
    token.stripRight = part.flag("rstrip", false);
    return token;
}

/// Adds tokens as Hugging Face's tokenizers does: one of the vocabulary has its id there, another the next free one,
/// whatever the file says.
std::vector<AddedToken> addedTokens(const Json& json, const Vocabulary& vocabulary, const std::string& file,
                                    std::vector<std::string>& warnings)
{
    std::vector<AddedToken> added;
    const auto list = json.find("added_tokens");
    if (list == json.end() || list->is_null()) return added;
    if (!list->is_array())
        throw Error(Code::Malformed, file, "added_tokens cannot be understood: expected a list, found %1",
                    excerptOf(*list));
    auto next = static_cast<Index>(vocabulary.size());
    std::map<std::string, std::size_t> places;
    for (const Json& each : *list) {
        AddedToken token = readAddedToken(TokenizerPart(each, file, "an added token"));
        const Index wanted = token.id;
        const auto known = places.find(token.content);
        token.id = known != places.end() ? added[known->second].id : vocabulary.id(token.content).value_or(next);
        if (token.id != wanted)
            warnings.push_back("“" + token.content + "” has the id " + std::to_string(token.id) + ", not "
                               + std::to_string(wanted) + " as its entry in the added tokens says");
        next = std::max(next, token.id + 1);
        if (known != places.end()) {
            added[known->second] = std::move(token);
        } else {
            places.emplace(token.content, added.size());
            added.push_back(std::move(token));
        }
    }
    return added;
}

/// Reads a part that may be missing or null.
template<typename Read>
auto readOptional(const Json& json, const char* part, const std::string& file, const Read& read)
    -> decltype(read(std::declval<TokenizerPart>()))
{
    const auto found = json.find(part);
    if (found == json.end() || found->is_null()) return {};
    return read(TokenizerPart(*found, file, std::string("the ") + part));
}

}  // namespace

std::unique_ptr<const Tokenizer> assembleTokenizer(TokenizerJson json, const std::string& file,
                                                   std::vector<std::string>& warnings)
{
    TokenizerParts parts;
    parts.normalizer = readOptional(json.parts, "normalizer", file, readNormalizer);
    parts.preTokenizer = readOptional(json.parts, "pre_tokenizer", file, readPreTokenizer);
    parts.postProcessor = readOptional(json.parts, "post_processor", file, readPostProcessor);
    parts.decoder = readOptional(json.parts, "decoder", file, readDecoder);
    parts.model = readTokenizerModel(json, file, warnings);
    parts.added = addedTokens(json.parts, parts.model->vocabulary(), file, warnings);
    parts.spelling = spellingOf(json.parts);
    return std::make_unique<const TokenizerPipeline>(std::move(parts));
}

}  // namespace core
