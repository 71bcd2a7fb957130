#include "core/text/pieces/piece_spelling.h"

#include "core/text/byte_level.h"
#include "core/text/pieces/byte_pair_encoder.h"
#include "core/text/unicode.h"

#include <charconv>

namespace core {
namespace {

/// The byte of a piece such as <0x0A>; the piece itself where it is none.
std::string byteOf(std::string_view piece)
{
    unsigned byte = 256;
    if (piece.size() == 6) std::from_chars(piece.data() + 3, piece.data() + 5, byte, 16);
    const bool is = byte < 256 && piece == bytePiece(static_cast<unsigned char>(byte));
    return is ? std::string(1, static_cast<char>(byte)) : std::string(piece);
}

}  // namespace

std::string PieceSpelling::bytesOf(std::string_view piece) const
{
    const bool continues = !continuingPrefix.empty() && piece.starts_with(continuingPrefix);
    if (continues && piece.size() > continuingPrefix.size()) piece.remove_prefix(continuingPrefix.size());
    const bool ends = !endOfWordSuffix.empty() && piece.ends_with(endOfWordSuffix);
    if (ends) piece.remove_suffix(endOfWordSuffix.size());
    std::string bytes = bytePieces ? byteOf(piece) : byteLevel ? byteLevelBytes(piece) : std::string(piece);
    if (!spaceMark.empty())
        for (std::size_t at = bytes.find(spaceMark); at != std::string::npos; at = bytes.find(spaceMark, at + 1))
            bytes.replace(at, spaceMark.size(), " ");
    return ends ? bytes + " " : bytes;
}

std::string PieceSpelling::textOf(std::string_view piece) const
{
    const std::string text = readable(bytesOf(piece));
    const bool continues = !continuingPrefix.empty() && piece.starts_with(continuingPrefix);
    return continues && piece.size() > continuingPrefix.size() ? continuingPrefix + text : text;
}

}  // namespace core
