#pragma once

#include "core/text/pipeline/text_cutting.h"

#include <functional>

namespace core {

/// Cuts a normalised text into words, as a tokenizer.json's "pre_tokenizer" says. A model never joins two of them.
using PreTokenizer =
    std::function<std::vector<NormalizedText>(const NormalizedText& text, const std::stop_token& stop)>;

/// Where a mark for a space is put in front of a text that has none.
enum class PrependScheme {
    Always,
    First,  ///< only at the very beginning, not behind an added token
    Never,
};

/// GPT-2's: bytes as printable characters (Radford et al., 2019).
/// @param addPrefixSpace  puts a space before a text that has none
/// @param splitWords      first cuts English contractions, letters, numbers and other signs apart, each word with the
///                        one space before it
PreTokenizer byteLevelPreTokenizer(bool addPrefixSpace, bool splitWords);
PreTokenizer bertPreTokenizer();             ///< at white space, and around each punctuation sign
PreTokenizer whitespacePreTokenizer();       ///< runs of word characters, runs of other signs
PreTokenizer whitespaceSplitPreTokenizer();  ///< at white space
/// SentencePiece's: spaces become marks.
/// @param replacement  the mark, usually ▁
/// @param split        one word begins at each mark
PreTokenizer metaspacePreTokenizer(std::string replacement, PrependScheme scheme, bool split);
PreTokenizer splitPreTokenizer(TextPattern pattern, Delimiters fate, bool inverted);
PreTokenizer punctuationPreTokenizer(Delimiters fate);
PreTokenizer digitsPreTokenizer(bool individual);          ///< digits one by one, or numbers as wholes
PreTokenizer unicodeScriptsPreTokenizer();                 ///< where the script changes; kana count as Han
PreTokenizer fixedLengthPreTokenizer(std::size_t length);  ///< every so many characters
PreTokenizer sequence(std::vector<PreTokenizer> preTokenizers);

}  // namespace core
