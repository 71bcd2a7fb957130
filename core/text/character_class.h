#pragma once

#include <functional>

namespace core {

/// Classes of characters as Hugging Face's tokenizers draws them. Some of its tables are older than ICU's: characters
/// that Unicode took in later belong to no class there, and must not here, or the tokens differ.

/// Whether Unicode has had the character since this version.
bool isInUnicode(char32_t c, int version);

bool isAssigned(char32_t c);        ///< Unicode has it: general category other than Cn and Cs
bool isWordCharacter(char32_t c);   ///< \w: Alphabetic, M, Nd, Pc, and the two joiners U+200C and U+200D
bool isWhiteSpace(char32_t c);      ///< White_Space
bool isNumeric(char32_t c);         ///< general category N
bool isPunctuation(char32_t c);     ///< ASCII's 32 signs, and general category P of Unicode 8
bool isControl(char32_t c);         ///< BERT's: Cc, Cf or Co of Unicode 8, except tab and line ends
bool isChinese(char32_t c);         ///< BERT's blocks of ideographs
bool isNonspacingMark(char32_t c);  ///< Mn of Unicode 8
bool isMark(char32_t c);            ///< M of Unicode 9

/// Whether a character belongs to a script without spaces between words, whose tokens stay as they are: ideographs,
/// kana, Thai, …
bool isUnspaced(char32_t c);

/// The nearest character below an assigned one that has its general category, takes as many bytes of UTF-8 and passes a
/// test; the character itself where none of the 32768 below does.
char32_t akin(char32_t c, const std::function<bool(char32_t)>& test);

/// The lower case, one character; U+0130 (İ) alone has two, and this is the first: i, before U+0307.
char32_t lowerCase(char32_t c);

}  // namespace core
