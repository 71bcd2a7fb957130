#include "core/text/tokenizer_json/tokenizer_model_reader.h"

#include "core/error.h"
#include "core/text/pieces/unigram.h"
#include "core/text/pieces/word_level.h"
#include "core/text/pieces/word_piece.h"
#include "core/text/tokenizer_json/tokenizer_json.h"
#include "core/text/tokenizer_json/tokenizer_part.h"

namespace core {
namespace {

/// Files of older library versions leave the type out.
std::string typeOf(const TokenizerPart& model, const TokenizerJson& json)
{
    if (model.has("type")) return model.type();
    if (json.table == TokenizerJson::Table::List) return "Unigram";
    if (json.hasMerges) return "BPE";
    return model.has("max_input_chars_per_word") ? "WordPiece" : "WordLevel";
}

void requireTable(const TokenizerJson& json, TokenizerJson::Table table, const std::string& file)
{
    const std::string expected =
        table == TokenizerJson::Table::List ? "a list of pieces and scores" : "an object of pieces and ids";
    if (json.table == TokenizerJson::Table::None)
        throw Error(Code::Missing, file, "the model's vocab is missing: expected %1", expected);
    if (json.table != table)
        throw Error(Code::Malformed, file,
                    json.table == TokenizerJson::Table::List
                        ? "the model's vocab cannot be understood: expected %1, found a list"
                        : "the model's vocab cannot be understood: expected %1, found an object",
                    expected);
}

void warnOfMissing(const std::string& piece, const Vocabulary& vocabulary, std::vector<std::string>& warnings)
{
    if (!vocabulary.id(piece))
        warnings.push_back("the vocabulary lacks “" + piece
                           + "”, which stands for what has no piece: such text is left out");
}

std::unique_ptr<const TokenizerModel> readBytePairs(const TokenizerPart& model, TokenizerJson& json,
                                                    std::vector<std::string>& warnings)
{
    if (!json.hasMerges)
        throw Error(Code::Missing, model.file(), "the model's merges are missing: expected a list of pairs");
    const Json dropout = model.has("dropout") ? model.value("dropout") : Json(0);
    if (!dropout.is_number() || dropout.get<double>() != 0)
        throw Error(Code::Unsupported, model.file(),
                    "the model's dropout is not supported: expected null or 0: the same tokens every time, found %1",
                    excerptOf(dropout));
    BytePairSettings settings{.unknown = std::nullopt,
                              .fuseUnknown = model.flag("fuse_unk", false),
                              .byteFallback = model.flag("byte_fallback", false),
                              .wholeWordsFirst = model.flag("ignore_merges", false),
                              .continuingPrefix = model.text("continuing_subword_prefix", ""),
                              .endOfWordSuffix = model.text("end_of_word_suffix", "")};
    if (model.has("unk_token")) settings.unknown = model.text("unk_token");
    if (settings.unknown) warnOfMissing(*settings.unknown, json.vocabulary, warnings);
    return std::make_unique<const BytePairEncoder>(std::move(json.vocabulary), json.merges, model.file(),
                                                   std::move(settings));
}

std::unique_ptr<const TokenizerModel> readWordPiece(const TokenizerPart& model, TokenizerJson& json,
                                                    std::vector<std::string>& warnings)
{
    WordPiece::Settings settings{.unknown = model.text("unk_token", "[UNK]"),
                                 .continuingPrefix = model.text("continuing_subword_prefix", "##"),
                                 .mostCharacters = model.count("max_input_chars_per_word", 100)};
    warnOfMissing(settings.unknown, json.vocabulary, warnings);
    return std::make_unique<const WordPiece>(std::move(json.vocabulary), std::move(settings));
}

std::unique_ptr<const TokenizerModel> readUnigram(const TokenizerPart& model, TokenizerJson& json,
                                                  std::vector<std::string>& warnings)
{
    Unigram::Settings settings{.unknown = std::nullopt, .byteFallback = model.flag("byte_fallback", false)};
    if (model.has("unk_id")) settings.unknown = model.count("unk_id", 0);
    if (settings.unknown && *settings.unknown >= json.scores.size())
        throw Error(Code::OutOfRange, model.file(),
                    "the model's unk_id cannot be used: expected a place in the vocab of %1 pieces, found %2",
                    std::to_string(json.scores.size()), std::to_string(*settings.unknown));
    if (!settings.unknown) warnings.emplace_back("the model has no unk_id: text without pieces is left out");
    return std::make_unique<const Unigram>(std::move(json.vocabulary), std::move(json.scores), settings);
}

}  // namespace

std::unique_ptr<const TokenizerModel> readTokenizerModel(TokenizerJson& json, const std::string& file,
                                                         std::vector<std::string>& warnings)
{
    const auto found = json.parts.find("model");
    if (found == json.parts.end() || found->is_null())
        throw Error(Code::Missing, file, "the model is missing: expected an object with type and vocab");
    const TokenizerPart model(*found, file, "the model");
    const std::string type = typeOf(model, json);
    if (type != "BPE" && type != "WordPiece" && type != "WordLevel" && type != "Unigram")
        throw model.unknownType(Words("%1 is not supported: expected BPE, Unigram, WordLevel or WordPiece, found %2"));
    requireTable(json, type == "Unigram" ? TokenizerJson::Table::List : TokenizerJson::Table::Object, file);
    if (type == "BPE") return readBytePairs(model, json, warnings);
    if (type == "WordPiece") return readWordPiece(model, json, warnings);
    if (type == "Unigram") return readUnigram(model, json, warnings);
    const std::string unknown = model.text("unk_token", "<unk>");
    warnOfMissing(unknown, json.vocabulary, warnings);
    return std::make_unique<const WordLevel>(std::move(json.vocabulary), unknown);
}

}  // namespace core
