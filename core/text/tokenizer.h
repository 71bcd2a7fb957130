#pragma once

#include "core/matrix.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A stretch of the text, counted in Unicode code points: from … to - 1.
struct TextRange {
    Index from = 0;
    Index to = 0;

    friend bool operator==(const TextRange&, const TextRange&) = default;
};

/// One token of a text.
struct Token {
    Index id = 0;
    std::string piece;       ///< in the vocabulary's spelling, e.g. "Ġcat"
    std::string text;        ///< for people, e.g. "␣cat"; never mojibake
    TextRange range;         ///< where it stands in the text; nowhere (0 … 0) for a token that the tokenizer adds
    std::string bytes = {};  ///< its text, as bytes of UTF-8, e.g. " cat"; may be part of a character
    Index segment = 0;       ///< BERT's token_type_ids: 1 for the second text of a pair, where a template says so
    Index sequence = 0;      ///< sequence of a pair: in which text `range` counts, 0 or 1
    bool special = false;    ///< put there by the tokenizer's template, such as [CLS]
    std::optional<bool> parted = {};  ///< see markParted(); nothing where the text is unknown
};

/// A text cut into tokens, and the characters for which the vocabulary has nothing.
struct Encoding {
    std::vector<Token> tokens;
    std::vector<TextRange> untaken;  ///< in order, not touching one another
};

/// How a text is cut where the model leaves the choice.
enum class TextSplit { Words, Characters, Bytes };

/// Turns text into token ids.
class Tokenizer {
public:
    virtual ~Tokenizer() = default;

    /// Cuts a text and adds the tokenizer's special tokens around it.
    /// @param text  UTF-8
    /// @param stop  looked at while a long text is cut
    /// @throws Error{Malformed} if the text is not UTF-8; Stopped
    virtual Encoding encode(std::string_view text, std::stop_token stop = {}) const = 0;

    /// Two texts as one sequence, with the special tokens of a pair.
    /// @throws Error{Unsupported} where the tokenizer knows no such sequence; else as encode() does
    virtual Encoding encodePair(std::string_view first, std::string_view second, std::stop_token stop = {}) const;

    /// The token an id stands for, without a place in a text; empty where the vocabulary has no such id.
    virtual std::optional<Token> token(Index id) const = 0;

    /// The id of a piece or added token, spelled as the vocabulary does.
    virtual std::optional<Index> id(std::string_view piece) const;

    /// The text that ids stand for, with U+FFFD for bytes that are no whole character.
    /// @param skip_special  leaves special tokens out
    virtual std::string decode(const std::vector<Index>& ids, bool skip_special) const;
};

}  // namespace core
