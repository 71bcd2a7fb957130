#pragma once

#include "core/text/normalized_text.h"

#include <string>
#include <string_view>

namespace core {

/// The byte ↔ character table of byte-level byte-pair encoding (Radford et al., 2019): each of the 256 bytes has a
/// printable character, so that vocabularies are ordinary text; a space is "Ġ", a line feed "Ċ".

/// @return UTF-8, the character for this byte
std::string_view byteLevelCharacter(unsigned char byte);

/// The bytes that a piece of such a vocabulary stands for; characters outside the table keep their UTF-8 bytes.
std::string byteLevelBytes(std::string_view piece);

/// Writes a text anew, the character of each byte in the byte's place.
void writeByteLevel(NormalizedText& text);

/// Whether every character of the piece is one of the table.
bool isByteLevel(std::string_view piece);

}  // namespace core
