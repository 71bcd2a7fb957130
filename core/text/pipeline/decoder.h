#pragma once

#include "core/text/pattern/text_pattern.h"

#include <functional>

namespace core {

/// Turns pieces back into text by a tokenizer.json's "decoder": its results, put together, are the text.
using Decoder = std::function<std::vector<std::string>(std::vector<std::string> pieces)>;

Decoder byteLevelDecoder();     ///< bytes for their printable characters, U+FFFD for invalid UTF-8
Decoder byteFallbackDecoder();  ///< <0xE5> as a byte; U+FFFD for each of several that are no UTF-8
/// Spaces between words, none before a continuing piece.
/// @param cleanup  nor before punctuation and English contractions
Decoder wordPieceDecoder(std::string prefix, bool cleanup);
/// Spaces for marks.
/// @param prepended  the marks of the first piece are left out
Decoder metaspaceDecoder(std::string replacement, bool prepended);
Decoder endOfWordDecoder(std::string suffix);  ///< a space for each suffix but the last piece's
Decoder fuseDecoder();                         ///< all pieces as one
Decoder replaceDecoder(TextPattern pattern, std::string content);
Decoder stripDecoder(char32_t character, std::size_t left, std::size_t right);  ///< up to so many of it on either side
/// Keeps one of equal neighbours and drops padding (Graves et al., 2006).
Decoder ctcDecoder(std::string padding, std::string wordDelimiter, bool cleanup);
Decoder sequence(std::vector<Decoder> decoders);

}  // namespace core
