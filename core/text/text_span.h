#pragma once

#include "core/text/tokenizer.h"

#include <string>
#include <vector>

namespace core {

/// A stretch of a text that has a name: a document of a prompt, a question, a message of a conversation.
struct TextSpan {
    std::string name;        ///< UTF-8, at most `longestSpanName` bytes; several stretches may have one name
    TextRange range = {};    ///< code points of the text, at least one
    Index item = 0;          ///< which text of the batch
    bool of_tokens = false;  ///< `range` counts the sequence's tokens in place of the text's code points

    friend bool operator==(const TextSpan&, const TextSpan&) = default;
};
inline constexpr std::size_t mostSpans = 1000;
inline constexpr std::size_t longestSpanName = 120;  ///< bytes

/// The tokens of a named stretch: first … last, both included.
struct TokenSpan {
    std::string name;
    Index first = 0;
    Index last = 0;
    bool written = false;  ///< by the model itself, behind its text

    friend bool operator==(const TokenSpan&, const TokenSpan&) = default;
};

/// Spans in the order of their texts and places.
/// @param file  names it in errors
/// @throws Error{Malformed, OutOfRange} for an empty name or stretch, and for two stretches that share a place
std::vector<TextSpan> spansInOrder(std::vector<TextSpan> spans, const std::string& file);

/// The tokens of each span of one text, in order. A token belongs to the span that has the most of its characters, and
/// of those that have equally many to the first. Spans without a token are left out, and so are tokens of a pair's
/// second text.
/// @param spans  as spansInOrder() has them
std::vector<TokenSpan> tokenSpans(const std::vector<Token>& tokens, const std::vector<TextSpan>& spans, Index item);

/// Spans with others laid over them: of those below stays what the others leave free, under its name.
/// @param below, above  as spansInOrder() has them, of code points
std::vector<TextSpan> spansOver(const std::vector<TextSpan>& below, const std::vector<TextSpan>& above);

/// Spans of one text after a change of it: those around the changed stretch grow or shrink with it, those behind it
/// move along, and those that lose all of their characters go. Spans of tokens, and of other texts, stay.
std::vector<TextSpan> movedAlong(const std::vector<TextSpan>& spans, Index item, std::string_view before,
                                 std::string_view after);

/// Says that the model wrote the tokens first … last: one more span, or a longer one where one was written already.
/// Where nothing is named, nothing becomes so.
void addWritten(std::vector<TokenSpan>& spans, Index first, Index last);

/// The spans in a part of the sequence: tokens from … from + count - 1, counted from there.
std::vector<TokenSpan> spansWithin(const std::vector<TokenSpan>& spans, Index from, Index count);

}  // namespace core
