#include "core/text/sentence_piece/marian_tokenizer.h"

#include "core/error.h"
#include "core/file/file_state.h"
#include "core/text/pipeline/tokenizer_pipeline.h"
#include "core/text/sentence_piece/sentence_piece_model.h"
#include "core/text/sentence_piece/sentence_piece_normalizer.h"
#include "core/text/tokenizer_json/tokenizer_settings.h"
#include "core/text/tokenizer_json/vocabulary_files.h"

namespace fs = std::filesystem;

namespace core {
namespace {

/// Bytes of the language code that a text begins with.
std::size_t languageCode(std::string_view text)
{
    const std::size_t end = text.starts_with(">>") ? text.find("<<") : std::string_view::npos;
    return end == std::string_view::npos ? 0 : end + 2;
}

/// Pieces as SentencePiece cuts them, with the ids of another vocabulary.
class MarianPieces final : public TokenizerModel {
public:
    /// @param file     whose pieces these are
    /// @param unknown  the id of what the vocabulary lacks
    MarianPieces(const SentencePieceFile& file, Vocabulary vocabulary, Index unknown)
        : m_pieces(sentencePieceModel(file)),
          m_unknownPiece(file.pieces[file.unknown].text),
          m_vocabulary(std::move(vocabulary)),
          m_unknown(unknown)
    {
    }

    std::vector<WordPart> tokenize(std::string_view word, const std::stop_token& stop) const override
    {
        const std::size_t code = languageCode(word);
        std::vector<WordPart> parts;
        if (code > 0) parts.push_back({idOf(word.substr(0, code)), std::string(word.substr(0, code)), 0, code});
        for (WordPart& part : m_pieces->tokenize(word.substr(code), stop)) {
            // The vocabulary may have what this language's own pieces lack.
            if (part.piece == m_unknownPiece) part.piece = word.substr(code + part.from, part.to - part.from);
            parts.push_back({idOf(part.piece), std::move(part.piece), code + part.from, code + part.to});
        }
        return parts;
    }

    const Vocabulary& vocabulary() const override { return m_vocabulary; }

private:
    Index idOf(std::string_view piece) const { return m_vocabulary.id(piece).value_or(m_unknown); }

    std::unique_ptr<const TokenizerModel> m_pieces;
    std::string m_unknownPiece;
    Vocabulary m_vocabulary;
    Index m_unknown;
};

/// The special tokens, with the ids that the vocabulary has for them.
std::vector<AddedToken> specialTokens(const Json& listed, const Vocabulary& vocabulary)
{
    std::vector<AddedToken> tokens;
    for (const Json& each : listed) {
        AddedToken token;
        token.content = contentOf(each);
        token.id = vocabulary.id(token.content).value_or(each["id"].get<Index>());
        token.special = each.value("special", false);
        tokens.push_back(std::move(token));
    }
    return tokens;
}

/// @throws Error{Missing} if the vocabulary lacks the piece
Index requiredId(const Vocabulary& vocabulary, const std::string& piece, const fs::path& file)
{
    const auto id = vocabulary.id(piece);
    if (!id) throw Error(Code::Missing, file.string(), "“%1” is missing: expected in the vocabulary", piece);
    return *id;
}

/// A text, or one behind the other, and the end.
PostProcessor endingWith(const Token& end)
{
    const TemplatePart first{.text = 0};
    const TemplatePart second{.text = 1};
    const TemplatePart last{.special = {end}};
    return templateProcessor({first, last}, {first, second, last});
}

}  // namespace

std::unique_ptr<const Tokenizer> openMarianTokenizer(const fs::path& folder, MarianSide side,
                                                     std::vector<std::string>& warnings)
{
    const bool target = side == MarianSide::Target;
    const fs::path cutter = folder / (target ? "target.spm" : "source.spm");
    const bool separate = target && isThere(folder / "target_vocab.json");
    const fs::path vocabularyFile = folder / (separate ? "target_vocab.json" : "vocab.json");
    if (!isThere(cutter) || !isThere(vocabularyFile)) return nullptr;

    const TokenizerSettings settings(folder);
    const SentencePieceFile file = readSentencePieces(cutter);
    Vocabulary vocabulary = readVocabularyJson(vocabularyFile, warnings);
    const std::vector<SpecialRole> roles{{"eos_token", "</s>"}, {"unk_token", "<unk>"}, {"pad_token", "<pad>"}};
    const std::string end = contentOf(settings.special(roles[0]));
    const Index endId = requiredId(vocabulary, end, vocabularyFile);
    const Index unknownId = requiredId(vocabulary, contentOf(settings.special(roles[1])), vocabularyFile);

    TokenizerParts parts;
    parts.added = specialTokens(settings.addedTokens(roles, vocabulary), vocabulary);
    parts.normalizer = [normalizer = std::make_shared<const SentencePieceNormalizer>(file)](
                           NormalizedText& text, const std::stop_token& stop) {
        normalizer->normalize(text, languageCode(text.text()), stop);
    };
    parts.model = std::make_unique<const MarianPieces>(file, std::move(vocabulary), unknownId);
    parts.postProcessor = endingWith(specialToken(endId, end));
    parts.decoder = metaspaceDecoder("▁", true);
    parts.spelling.spaceMark = "▁";
    return std::make_unique<const TokenizerPipeline>(std::move(parts));
}

}  // namespace core
