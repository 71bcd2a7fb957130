#include "core/text/sentence_piece/sentence_piece_model.h"

#include "core/text/pieces/unigram.h"

#include <algorithm>
#include <limits>

namespace core {
namespace {

using Type = SentencePiece::Type;

/// A user-defined piece is taken wherever it stands: it costs next to nothing, whatever its score says.
double scoreOf(const SentencePiece& piece, float largest)
{
    if (piece.type != Type::UserDefined) return piece.score;
    return static_cast<float>(static_cast<double>(static_cast<float>(piece.text.size()) * largest) - 0.1);
}

bool standsForText(const SentencePiece& piece) { return piece.type == Type::Normal || piece.type == Type::UserDefined; }

std::unique_ptr<const TokenizerModel> unigramOf(const SentencePieceFile& file)
{
    float largest = std::numeric_limits<float>::min();
    for (const SentencePiece& piece : file.pieces)
        if (piece.type == Type::Normal) largest = std::max(largest, piece.score);
    Vocabulary vocabulary;
    std::vector<double> scores;
    for (const SentencePiece& piece : file.pieces) {
        if (!standsForText(piece) && !(file.byteFallback && piece.type == Type::Byte)) continue;
        vocabulary.add(piece.text, static_cast<Index>(scores.size()));
        scores.push_back(scoreOf(piece, largest));
    }
    return std::make_unique<const Unigram>(
        std::move(vocabulary), std::move(scores),
        Unigram::Settings{.unknown = std::nullopt, .byteFallback = file.byteFallback, .singlePrecision = true});
}

std::unique_ptr<const TokenizerModel> bytePairsOf(const SentencePieceFile& file)
{
    Vocabulary vocabulary;
    for (std::size_t place = 0; place < file.pieces.size(); ++place)
        vocabulary.add(file.pieces[place].text, static_cast<Index>(place));
    const MergeList merges = mergesOf(vocabulary);
    BytePairSettings settings;
    settings.unknown = file.pieces[file.unknown].text;
    settings.fuseUnknown = true;
    settings.byteFallback = file.byteFallback;
    return std::make_unique<const BytePairEncoder>(std::move(vocabulary), merges, file.name, std::move(settings));
}

}  // namespace

std::unique_ptr<const TokenizerModel> sentencePieceModel(const SentencePieceFile& file)
{
    return file.algorithm == SentencePieceFile::Algorithm::Unigram ? unigramOf(file) : bytePairsOf(file);
}

MergeList mergesOf(const Vocabulary& pieces)
{
    // Learned pieces are much shorter; added ones need not be reached by merges.
    constexpr std::size_t longest = 512;
    MergeList merges;
    for (std::size_t place = 0; place < pieces.size(); ++place) {
        const std::string_view piece = pieces.pieceAt(place);
        for (std::size_t i = 1; i < piece.size() && piece.size() <= longest; ++i) {
            if ((static_cast<unsigned char>(piece[i]) & 0xC0U) == 0x80U) continue;
            if (pieces.id(piece.substr(0, i)) && pieces.id(piece.substr(i)))
                merges.add(piece.substr(0, i), piece.substr(i));
        }
    }
    return merges;
}

}  // namespace core
