#include "core/text/normalized_text.h"

#include "core/error.h"
#include "core/text/unicode.h"

namespace core {
namespace {

/// Takes the characters of a text one after the other.
class CharacterReader {
public:
    explicit CharacterReader(std::string_view text) : m_text(text) {}

    /// Bytes of the next `count` characters, fewer at the end; steps over them.
    std::size_t skip(std::size_t count)
    {
        const std::size_t before = m_at;
        for (; count > 0 && m_at < m_text.size(); --count) codePointAt(m_text, m_at);
        return m_at - before;
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

}  // namespace

std::u32string codePointsOf(std::string_view text)
{
    std::u32string characters;
    characters.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) characters += codePointAt(text, i);
    return characters;
}

NormalizedText::NormalizedText(std::string_view original)
    : m_text(original),
      m_places(original.size()),
      m_most(16 * original.size() + 65'536)
{
    if (original.size() > 0xFFFFFFFF) throw Error(Code::TooLong, "", "the text is too long: expected less than 4 GiB");
    for (std::size_t i = 0; i < original.size();) {
        const std::size_t start = i;
        codePointAt(original, i);
        const Place place{static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(i)};
        std::fill(m_places.begin() + static_cast<std::ptrdiff_t>(start),
                  m_places.begin() + static_cast<std::ptrdiff_t>(i), place);
    }
}

ByteRange NormalizedText::originalOf(ByteRange range) const
{
    if (range.empty()) return {m_origin + range.from, m_origin + range.to};
    return {m_places[range.from].from, m_places[range.to - 1].to};
}

void NormalizedText::requireRoom(std::size_t bytes) const
{
    if (bytes > m_most)
        throw Error(Code::TooLong, "",
                    "the text that the tokenizer's normaliser makes of this one is too long: expected at most 16 times "
                    "as long, and 64 kB, found %1 bytes",
                    std::to_string(bytes));
}

NormalizedText NormalizedText::slice(ByteRange range) const
{
    NormalizedText part;
    part.m_text = m_text.substr(range.from, range.to - range.from);
    part.m_places.assign(m_places.begin() + static_cast<std::ptrdiff_t>(range.from),
                         m_places.begin() + static_cast<std::ptrdiff_t>(range.to));
    part.m_origin = originalOf(range).from;
    part.m_most = m_most;
    return part;
}

void NormalizedText::rewrite(const std::vector<RewrittenCharacter>& characters, std::size_t dropped)
{
    const Place start{static_cast<std::uint32_t>(m_origin), static_cast<std::uint32_t>(m_origin)};
    std::string text;
    std::vector<Place> places;
    text.reserve(m_text.size());
    places.reserve(m_text.size());
    CharacterReader old(m_text);
    std::size_t at = old.skip(dropped);
    for (const auto& [character, change] : characters) {
        Place place = start;
        if (change > 0 && at > 0) place = m_places[at - 1];
        if (change <= 0 && !m_places.empty()) place = m_places[std::min(at, m_places.size() - 1)];
        if (change <= 0) at += old.skip(static_cast<std::size_t>(1 - change));
        appendUtf8(text, character);
        requireRoom(text.size());
        places.resize(text.size(), place);
    }
    m_text = std::move(text);
    m_places = std::move(places);
}

void NormalizedText::rewrite(std::string text, const std::vector<ByteRange>& origins)
{
    const auto placeOf = [&](std::size_t old) {
        if (old < m_places.size()) return m_places[old].from;
        return m_places.empty() ? static_cast<std::uint32_t>(m_origin) : m_places.back().to;
    };
    requireRoom(text.size());
    std::vector<Place> places;
    places.reserve(text.size());
    for (const ByteRange& origin : origins) places.push_back({placeOf(origin.from), placeOf(origin.to)});
    m_text = std::move(text);
    m_places = std::move(places);
}

void NormalizedText::prepend(std::string_view prefix)
{
    if (m_text.empty()) return;
    requireRoom(m_text.size() + prefix.size());
    m_text.insert(0, prefix);
    m_places.insert(m_places.begin(), prefix.size(), m_places.front());
}

void NormalizedText::replace(const std::vector<ByteRange>& ranges, std::string_view content)
{
    if (ranges.empty()) return;
    std::size_t bytes = m_text.size();
    for (const ByteRange& range : ranges) bytes += content.size() - (range.to - range.from);
    requireRoom(bytes);
    std::string text;
    std::vector<Place> places;
    std::size_t done = 0;
    const auto copyUntil = [&](std::size_t end) {
        text.append(m_text, done, end - done);
        places.insert(places.end(), m_places.begin() + static_cast<std::ptrdiff_t>(done),
                      m_places.begin() + static_cast<std::ptrdiff_t>(end));
    };
    for (const ByteRange& range : ranges) {
        copyUntil(range.from);
        text += content;
        const auto start = static_cast<std::uint32_t>(m_origin);
        places.resize(text.size(), range.to > 0 ? m_places[range.to - 1] : Place{start, start});
        done = range.to;
    }
    copyUntil(m_text.size());
    m_text = std::move(text);
    m_places = std::move(places);
}

}  // namespace core
