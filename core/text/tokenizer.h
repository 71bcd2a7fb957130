#pragma once

#include "core/tensor/matrix.h"

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
    std::string piece;  ///< as the vocabulary spells it, e.g. "Ġcat"
    std::string text;   ///< for people, e.g. "␣cat"; never mojibake
    TextRange range;    ///< where it stands in the text
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

    /// @param text  UTF-8
    /// @param stop  looked at while a long text is cut
    /// @throws Error{Malformed} if the text is not UTF-8; Stopped
    virtual Encoding encode(std::string_view text, std::stop_token stop = {}) const = 0;

    /// The token an id stands for, without a place in a text; empty where the vocabulary has no such id.
    virtual std::optional<Token> token(Index id) const = 0;
};

}  // namespace core
