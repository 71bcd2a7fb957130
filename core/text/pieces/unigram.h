#pragma once

#include "core/text/pieces/prefix_tree.h"
#include "core/text/pieces/tokenizer_model.h"

namespace core {

/// A unigram language model (Kudo, 2018): of all ways to cut a word the one whose pieces' log-probabilities have the
/// largest sum, found by Viterbi's algorithm in time linear in the word. A character without a piece costs 10 nats more
/// than the rarest piece; neighbouring ones are one unknown piece.
class Unigram final : public TokenizerModel {
public:
    struct Settings {
        std::optional<std::size_t> unknown = {};  ///< its place in the vocabulary
        bool byteFallback = false;                ///< bytes as pieces <0x00> … <0xFF> instead, where they are there
        bool singlePrecision = false;             ///< sums of 32 bits, as SentencePiece has them: they decide near ties
    };
    /// @param vocabulary  ids are places: 0 … size - 1
    /// @param scores      [size] log-probabilities, in nats
    Unigram(Vocabulary vocabulary, std::vector<double> scores, Settings settings);

    std::vector<WordPart> tokenize(std::string_view word, const std::stop_token& stop) const override;

    const Vocabulary& vocabulary() const override { return m_vocabulary; }

private:
    struct Step;
    std::vector<Step> bestSteps(std::string_view word, const std::stop_token& stop) const;
    std::size_t extend(std::string_view word, std::size_t from, std::vector<Step>& steps) const;
    void addPiece(std::string_view word, std::size_t from, std::size_t to, std::vector<WordPart>& parts) const;

    Vocabulary m_vocabulary;
    std::vector<double> m_scores;
    Settings m_settings;
    double m_unknownScore = 0;
    PrefixTree m_pieces;
};

}  // namespace core
