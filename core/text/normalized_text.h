#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A stretch of bytes: from … to - 1.
struct ByteRange {
    std::size_t from = 0;
    std::size_t to = 0;

    bool empty() const { return from == to; }
    friend bool operator==(const ByteRange&, const ByteRange&) = default;
};

/// One character of a text that is being rewritten, and its effect on the old one.
struct RewrittenCharacter {
    char32_t character = 0;
    /// 0: it replaces the next old character. 1: it is inserted and belongs to the place before it. -n: it replaces the
    /// next one, and n more disappear behind that.
    int change = 0;
};

/// A stretch of a text while it is normalised: what it has become, and for each byte where it comes from. Places are
/// found as Hugging Face's tokenizers finds them, so that its offsets come out.
class NormalizedText {
public:
    /// Nothing has changed yet.
    /// @param original  UTF-8
    /// @throws Error{TooLong} from 4 GiB on
    explicit NormalizedText(std::string_view original);

    const std::string& text() const { return m_text; }
    bool empty() const { return m_text.empty(); }
    /// The first original byte of this stretch.
    std::size_t origin() const { return m_origin; }
    /// The original bytes that these bytes come from. An empty range stays where it is.
    ByteRange originalOf(ByteRange range) const;

    NormalizedText slice(ByteRange range) const;

    /// Normalisers come with files that anybody writes: they may make a text so much longer, and no more.
    /// @param bytes  that the text will have
    /// @throws Error{TooLong} beyond 16 times the original text and 64 kB; so do all that write
    void requireRoom(std::size_t bytes) const;

    /// Writes the whole text anew.
    /// @param dropped  how many characters disappear at the beginning
    void rewrite(const std::vector<RewrittenCharacter>& characters, std::size_t dropped = 0);

    /// Writes the whole text anew.
    /// @param origins  [text.size()] the old bytes that each byte comes from; an empty range stands before a byte
    void rewrite(std::string text, const std::vector<ByteRange>& origins);

    /// Puts something before the text; it belongs to the place of the first character. An empty text stays empty.
    void prepend(std::string_view prefix);

    /// Puts `content` in place of each range; it belongs to the place of the last byte that it replaces.
    /// @param ranges  in order, not overlapping
    void replace(const std::vector<ByteRange>& ranges, std::string_view content);

    /// Keeps the characters that a test accepts.
    template<typename Test>
    void keep(const Test& test);

    /// Gives each character's successor, one for one.
    template<typename Map>
    void map(const Map& map);

private:
    struct Place {
        std::uint32_t from;
        std::uint32_t to;
    };
    NormalizedText() = default;

    std::string m_text;
    std::vector<Place> m_places;  ///< for each byte of m_text its original bytes
    std::size_t m_origin = 0;
    std::size_t m_most = 0;  ///< bytes
};

/// The characters of UTF-8 text.
std::u32string codePointsOf(std::string_view text);

template<typename Test>
void NormalizedText::keep(const Test& test)
{
    std::vector<RewrittenCharacter> kept;
    std::size_t dropped = 0;
    for (const char32_t c : codePointsOf(m_text)) {
        if (test(c))
            kept.push_back({c, 0});
        else if (kept.empty())
            ++dropped;
        else
            --kept.back().change;
    }
    rewrite(kept, dropped);
}

template<typename Map>
void NormalizedText::map(const Map& map)
{
    std::vector<RewrittenCharacter> mapped;
    for (const char32_t c : codePointsOf(m_text)) mapped.push_back({map(c), 0});
    rewrite(mapped);
}

}  // namespace core
