#include "core/gguf/tokenizer/gguf_pieces.h"

#include "core/error.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr const char* tokensKey = "tokenizer.ggml.tokens";
constexpr const char* typesKey = "tokenizer.ggml.token_type";
constexpr const char* scoresKey = "tokenizer.ggml.scores";

bool isUtf8(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();)
        if (static_cast<unsigned char>(text[i]) < 0x80)
            ++i;
        else if (codePointAt(text, i) == notACodePoint)
            return false;
    return true;
}

/// Counts pieces of one kind for one warning, however many there are.
struct Oddity {
    std::size_t count = 0;
    std::size_t first = 0;

    void add(std::size_t id)
    {
        if (count++ == 0) first = id;
    }
    void warn(const std::string& file, const char* what, std::vector<std::string>& warnings) const
    {
        if (count == 0) return;
        warnings.push_back(file + ": " + std::to_string(count) + (count == 1 ? " piece" : " pieces") + what
                           + ", the first with the id " + std::to_string(first));
    }
};

void requireLength(const GgufFile& file, const char* key, std::size_t found, std::size_t pieces)
{
    if (found != pieces)
        throw Error(Code::WrongShape, file.name(),
                    "%1 has the wrong shape: expected %2 values, one for each piece, found %3", ggufField(key),
                    std::to_string(pieces), std::to_string(found));
}

/// Gives empty pieces a name of their own and replaces invalid UTF-8, which no text could show.
void mend(GgufPieces& pieces, const std::string& file, std::vector<std::string>& warnings)
{
    pieces.mended = std::make_shared<std::deque<std::string>>();
    Oddity broken;
    Oddity empty;
    for (std::size_t id = 0; id < pieces.texts.size(); ++id) {
        std::string_view& text = pieces.texts[id];
        if (!text.empty() && isUtf8(text)) continue;
        (text.empty() ? empty : broken).add(id);
        text = pieces.mended->emplace_back(text.empty() ? "[EMPTY_" + std::to_string(id) + "]" : validUtf8(text));
    }
    broken.warn(file, " not UTF-8", warnings);
    empty.warn(file, " empty", warnings);
}

std::vector<GgufPieces::Type> typesOf(const GgufFile& file, std::size_t pieces, std::vector<std::string>& warnings)
{
    using PieceType = GgufPieces::Type;
    if (!file.has(typesKey)) {
        warnings.push_back(file.name() + " has no " + typesKey + ": no piece counts as special");
        return std::vector<PieceType>(pieces, PieceType::Normal);
    }
    const std::vector<std::int64_t> numbers = file.integers(typesKey);
    requireLength(file, typesKey, numbers.size(), pieces);
    std::vector<PieceType> types;
    types.reserve(pieces);
    for (const std::int64_t number : numbers) {
        if (number < 0 || number > static_cast<std::int64_t>(PieceType::Byte))
            throw Error(Code::OutOfRange, file.name(), "%1 cannot be used: expected 0 to 6, found %2",
                        ggufField(typesKey), std::to_string(number));
        types.push_back(static_cast<PieceType>(number));
    }
    return types;
}

std::vector<float> scoresOf(const GgufFile& file, std::size_t pieces)
{
    if (!file.has(scoresKey)) return {};
    const std::vector<double> numbers = file.numbers(scoresKey);
    requireLength(file, scoresKey, numbers.size(), pieces);
    std::vector<float> scores;
    scores.reserve(pieces);
    for (const double number : numbers) {
        scores.push_back(static_cast<float>(number));
        if (!std::isfinite(scores.back()))
            throw Error(Code::OutOfRange, file.name(), "%1 cannot be used: expected finite numbers, found %2",
                        ggufField(scoresKey), std::to_string(number));
    }
    return scores;
}

/// A vocabulary keeps its pieces one behind the other and equal ones once: one that begins before the end of those
/// before it was there already. To look each of them up would take as long again as adding them.
Oddity repeatedIn(const Vocabulary& vocabulary)
{
    Oddity repeated;
    const char* end = vocabulary.pieceAt(0).data();
    for (std::size_t place = 0; place < vocabulary.size(); ++place) {
        const std::string_view piece = vocabulary.pieceAt(place);
        if (std::less<>{}(piece.data(), end))
            repeated.add(place);
        else
            end = piece.data() + piece.size();
    }
    return repeated;
}

}  // namespace

Words ggufField(std::string_view key) { return Words("key “%1”", key); }

std::vector<std::string_view> ggufTexts(const GgufFile& file, const char* key)
{
    constexpr std::size_t most = std::size_t{1} << 24U;
    std::vector<std::string_view> texts = file.texts(key);
    if (texts.size() > most)
        throw Error(Code::OutOfRange, file.name(), "%1 cannot be used: expected at most %2 texts, found %3",
                    ggufField(key), std::to_string(most), std::to_string(texts.size()));
    std::size_t left = mostGgufTextBytes;
    for (const std::string_view text : texts) {
        if (text.size() > left)
            throw Error(Code::OutOfRange, file.name(), "%1 cannot be used: expected at most %2 bytes, found more",
                        ggufField(key), std::to_string(mostGgufTextBytes));
        left -= text.size();
    }
    return texts;
}

GgufPieces readGgufPieces(const GgufFile& file, std::vector<std::string>& warnings)
{
    GgufPieces pieces;
    pieces.texts = ggufTexts(file, tokensKey);
    if (pieces.texts.empty())
        throw Error(Code::Missing, file.name(), "%1 is missing: expected at least one piece", ggufField(tokensKey));
    mend(pieces, file.name(), warnings);
    pieces.types = typesOf(file, pieces.texts.size(), warnings);
    pieces.scores = scoresOf(file, pieces.texts.size());
    return pieces;
}

Vocabulary vocabularyOf(const GgufPieces& pieces, const std::string& file, std::vector<std::string>& warnings,
                        const GgufSpelling& spelling)
{
    Vocabulary vocabulary;
    for (std::size_t id = 0; id < pieces.texts.size(); ++id)
        if (spelling)
            vocabulary.add(spelling(pieces.texts[id], pieces.types[id]), static_cast<Index>(id));
        else
            vocabulary.add(pieces.texts[id], static_cast<Index>(id));
    const Oddity repeated = repeatedIn(vocabulary);
    repeated.warn(file, " spelled like another", warnings);
    return vocabulary;
}

}  // namespace core
