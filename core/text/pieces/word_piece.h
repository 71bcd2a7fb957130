#pragma once

#include "core/text/pieces/prefix_tree.h"
#include "core/text/pieces/tokenizer_model.h"

namespace core {

/// WordPiece (Schuster and Nakajima, 2012; as BERT has it): takes the longest piece that a word begins with, then the
/// longest continuing piece that the rest begins with, and so on. A word that cannot be taken to its end is unknown.
class WordPiece final : public TokenizerModel {
public:
    struct Settings {
        std::string unknown = "[UNK]";
        std::string continuingPrefix = "##";
        std::size_t mostCharacters = 100;  ///< a longer word is unknown
    };
    WordPiece(Vocabulary vocabulary, Settings settings);

    std::vector<WordPart> tokenize(std::string_view word, const std::stop_token& stop) const override;

    const Vocabulary& vocabulary() const override { return m_vocabulary; }

private:
    std::size_t endOfLongest(std::string_view word, std::size_t from) const;

    Vocabulary m_vocabulary;
    Settings m_settings;
    PrefixTree m_pieces;
    PrefixTree::Node m_continuing = PrefixTree::root;  ///< where pieces with the prefix go on
};

}  // namespace core
