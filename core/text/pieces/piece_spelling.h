#pragma once

#include <string>
#include <string_view>

namespace core {

/// How the pieces of a vocabulary stand for text.
struct PieceSpelling {
    bool byteLevel = false;             ///< characters stand for bytes, see byteLevelCharacter()
    bool bytePieces = false;            ///< pieces such as <0x0A> stand for one byte
    std::string spaceMark = {};         ///< stands for a space, usually ▁; empty where spaces are none
    std::string continuingPrefix = {};  ///< prefix of pieces that do not begin a word, e.g. "##"
    std::string endOfWordSuffix = {};   ///< ends pieces at the end of a word, e.g. "</w>"

    /// A piece's text, as bytes of UTF-8. The end of a word is a space.
    std::string bytesOf(std::string_view piece) const;

    /// A piece for people, see readable(). That it continues a word is shown as the vocabulary shows it: "##er".
    std::string textOf(std::string_view piece) const;
};

}  // namespace core
