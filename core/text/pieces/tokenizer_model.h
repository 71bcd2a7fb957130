#pragma once

#include "core/text/pieces/vocabulary.h"

#include <stop_token>

namespace core {

/// A part of a word: a piece of the vocabulary.
struct WordPart {
    std::optional<Index> id;  ///< none where the vocabulary has nothing
    std::string piece;        ///< in the vocabulary's spelling
    std::size_t from = 0;     ///< bytes of the word
    std::size_t to = 0;
};

/// Cuts one word into pieces of its vocabulary.
class TokenizerModel {
public:
    virtual ~TokenizerModel() = default;

    /// @param stop  looked at while a long word is cut
    /// @throws Stopped
    virtual std::vector<WordPart> tokenize(std::string_view word, const std::stop_token& stop) const = 0;

    virtual const Vocabulary& vocabulary() const = 0;
};

}  // namespace core
