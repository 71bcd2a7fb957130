#pragma once

#include "core/text/pieces/tokenizer_model.h"

#include <array>

namespace core {

/// SentencePiece's byte-pair encoding by scores: starts from single characters and joins those two neighbours which
/// together are the piece with the best score, of equal ones the leftmost, until no two neighbours are a piece. What is
/// no piece then is spelled byte by byte, <0x00> … <0xFF>, where the vocabulary has those, else it is unknown.
///
/// Pairs are looked up in the vocabulary itself: listing all merges of a vocabulary takes longer than reading it.
class ScoredPairEncoder final : public TokenizerModel {
public:
    /// @param vocabulary  ids are places: 0 … size - 1
    /// @param scores      [size], none of them NaN
    /// @param unknown     the piece for characters that have none, neighbouring ones as one; without it they are left
    ///                    out
    ScoredPairEncoder(Vocabulary vocabulary, std::vector<float> scores, std::optional<Index> unknown);

    /// Time O(n log n) in the word's length.
    std::vector<WordPart> tokenize(std::string_view word, const std::stop_token& stop) const override;

    const Vocabulary& vocabulary() const override { return m_vocabulary; }

private:
    struct Symbol;
    struct Candidate;

    std::vector<Symbol> charactersOf(std::string_view word, const std::stop_token& stop) const;
    std::optional<Candidate> candidateAt(std::string_view word, const std::vector<Symbol>& symbols,
                                         std::size_t left) const;
    void joinAll(std::string_view word, std::vector<Symbol>& symbols, const std::stop_token& stop) const;
    void addParts(std::string_view word, const Symbol& symbol, std::vector<WordPart>& parts) const;

    Vocabulary m_vocabulary;
    std::vector<float> m_scores;
    std::optional<Index> m_unknown;
    std::array<std::optional<Index>, 256> m_bytePieces;
    std::size_t m_longest;  ///< bytes of the longest piece that pairs make
};

}  // namespace core
