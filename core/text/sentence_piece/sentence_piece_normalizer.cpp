#include "core/text/sentence_piece/sentence_piece_normalizer.h"

#include "core/stopped.h"
#include "core/text/unicode.h"

namespace core {
namespace {

/// The new text, and for each of its bytes its beginning in the old text.
struct Rewritten {
    std::string text;
    std::vector<std::size_t> origins;

    void add(std::string_view bytes, std::size_t origin)
    {
        text += bytes;
        origins.resize(text.size(), origin);
    }

    /// Each byte's place goes on to where the next one's begins, the last one's to `end`.
    std::vector<ByteRange> places(std::size_t kept, std::size_t end) const
    {
        std::vector<ByteRange> ranges;
        ranges.reserve(origins.size());
        for (std::size_t i = 0; i < origins.size(); ++i)
            ranges.push_back({origins[i], i < kept ? i + 1 : i + 1 < origins.size() ? origins[i + 1] : end});
        return ranges;
    }
};

}  // namespace

SentencePieceNormalizer::SentencePieceNormalizer(const SentencePieceFile& file)
    : m_dummyPrefix(file.dummyPrefix),
      m_removeExtraSpaces(file.removeExtraSpaces),
      m_spaceAsSuffix(file.spaceAsSuffix),
      m_space(file.escapeSpaces ? "▁" : " ")
{
    if (!file.charsmap.empty()) m_charsmap = PrecompiledCharsmap::fromBytes(file.charsmap, file.name);
    for (const SentencePiece& piece : file.pieces)
        if (piece.type == SentencePiece::Type::UserDefined) m_userDefined.add(piece.text, 0);
}

std::size_t SentencePieceNormalizer::userDefinedAt(std::string_view text) const
{
    std::size_t longest = 0;
    PrefixTree::Node node = PrefixTree::root;
    for (std::size_t i = 0; i < text.size(); ++i) {
        node = m_userDefined.child(node, text[i]);
        if (node == PrefixTree::none) break;
        if (m_userDefined.value(node) != PrefixTree::noValue) longest = i + 1;
    }
    return longest;
}

/// The next part of the text, and its replacement.
SentencePieceNormalizer::Rule SentencePieceNormalizer::nextOf(std::string_view text) const
{
    if (const std::size_t size = userDefinedAt(text); size > 0) return {size, text.substr(0, size)};
    if (m_charsmap)
        if (const auto rule = m_charsmap->longestRule(text)) return *rule;
    std::size_t behind = 0;
    codePointAt(text, behind);
    return {behind, text.substr(0, behind)};
}

void SentencePieceNormalizer::normalize(NormalizedText& text, std::size_t kept, const std::stop_token& stop) const
{
    const std::string_view old = text.text();
    Rewritten result;
    for (std::size_t i = 0; i < kept; ++i) result.add(old.substr(i, 1), i);
    std::size_t at = kept;
    if (m_removeExtraSpaces)
        for (Rule next; at < old.size() && (next = nextOf(old.substr(at))).content == " ";) at += next.length;
    const bool anything = at < old.size();
    if (anything && m_dummyPrefix && !m_spaceAsSuffix) result.add(m_space, at);

    bool behindSpace = m_removeExtraSpaces;
    for (std::size_t count = 1; at < old.size(); ++count) {
        if (count % 16384 == 0 && stop.stop_requested()) throw Stopped{};
        auto [length, content] = nextOf(old.substr(at));
        while (behindSpace && content.starts_with(' ')) content.remove_prefix(1);
        for (const char& c : content) result.add(c == ' ' ? std::string_view(m_space) : std::string_view(&c, 1), at);
        if (!content.empty()) behindSpace = m_removeExtraSpaces && content.ends_with(' ');
        at += length;
        text.requireRoom(result.text.size());
    }

    while (m_removeExtraSpaces && result.text.size() > kept && result.text.ends_with(m_space)) {
        at = result.origins[result.text.size() - m_space.size()];
        result.text.resize(result.text.size() - m_space.size());
        result.origins.resize(result.text.size());
    }
    if (anything && m_dummyPrefix && m_spaceAsSuffix) result.add(m_space, at);
    text.rewrite(result.text, result.places(kept, at));
}

}  // namespace core
