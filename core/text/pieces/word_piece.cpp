#include "core/text/pieces/word_piece.h"

#include "core/stopped.h"

#include <algorithm>

namespace core {

WordPiece::WordPiece(Vocabulary vocabulary, Settings settings)
    : m_vocabulary(std::move(vocabulary)),
      m_settings(std::move(settings))
{
    for (std::size_t place = 0; place < m_vocabulary.size(); ++place)
        m_pieces.add(m_vocabulary.pieceAt(place), static_cast<std::uint32_t>(place));
    for (const char byte : m_settings.continuingPrefix)
        if (m_continuing != PrefixTree::none) m_continuing = m_pieces.child(m_continuing, byte);
}

/// The byte behind the longest piece that begins at `from`; `from` where none does.
std::size_t WordPiece::endOfLongest(std::string_view word, std::size_t from) const
{
    std::size_t end = from;
    PrefixTree::Node node = from > 0 ? m_continuing : PrefixTree::root;
    for (std::size_t i = from; i < word.size() && node != PrefixTree::none; ++i) {
        node = m_pieces.child(node, word[i]);
        if (node != PrefixTree::none && m_pieces.value(node) != PrefixTree::noValue) end = i + 1;
    }
    return end;
}

std::vector<WordPart> WordPiece::tokenize(std::string_view word, const std::stop_token& stop) const
{
    std::vector<WordPart> unknown{{m_vocabulary.id(m_settings.unknown), m_settings.unknown, 0, word.size()}};
    const auto characters =
        std::ranges::count_if(word, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
    if (static_cast<std::size_t>(characters) > m_settings.mostCharacters) return unknown;
    std::vector<WordPart> parts;
    for (std::size_t at = 0; at < word.size();) {
        if (parts.size() % 64 == 63 && stop.stop_requested()) throw Stopped{};
        const std::size_t end = endOfLongest(word, at);
        if (end == at) return unknown;
        std::string piece = at > 0 ? m_settings.continuingPrefix : "";
        piece += word.substr(at, end - at);
        const auto id = m_vocabulary.id(piece);
        parts.push_back({id, std::move(piece), at, end});
        at = end;
    }
    return parts;
}

}  // namespace core
