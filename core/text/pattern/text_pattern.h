#pragma once

#include "core/text/normalized_text.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A tokenizer's search in a text: a string, a regular expression or characters of a kind.
class TextPattern {
public:
    /// An empty string is found before and behind every character.
    static TextPattern literal(std::string text);
    /// Looked for by Oniguruma, as Hugging Face's tokenizers do; which characters are letters, Unicode's version in
    /// that library says.
    /// @param expression  in Oniguruma's spelling, as tokenizer files have it
    /// @param file, field  name the source in errors
    /// @throws Error{Unsupported} for an expression that Oniguruma cannot take
    static TextPattern regularExpression(std::string_view expression, const std::string& file,
                                         const std::string& field);
    static TextPattern characters(std::function<bool(char32_t)> test);

    /// Where it is found: in order, not overlapping; nothing empty directly behind another.
    /// @param text  UTF-8
    /// @throws Stopped; Error{Failed} where an expression goes back and forth in a text without end, or takes too much
    /// memory for it; Error{Malformed} for a text that is not UTF-8, where it is an expression
    std::vector<ByteRange> find(std::string_view text, const std::stop_token& stop) const { return m_find(text, stop); }

private:
    using Find = std::function<std::vector<ByteRange>(std::string_view, const std::stop_token&)>;
    explicit TextPattern(Find find) : m_find(std::move(find)) {}

    Find m_find;
};

}  // namespace core
