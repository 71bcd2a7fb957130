#include "core/text/pipeline/precompiled_charsmap.h"

#include "core/error.h"
#include "core/stopped.h"
#include "core/text/base64.h"
#include "core/text/unicode.h"

#include <memory>
#include <unicode/brkiter.h>

namespace core {
namespace {

constexpr std::string_view field = "the normalizer's precompiled_charsmap";

Error malformed(const std::string& file, const Words& found)
{
    return Error(Code::Malformed, file, "%1 cannot be understood: expected SentencePiece's double array, found %2",
                 field, found);
}

std::uint32_t unitAt(std::string_view bytes, std::size_t at)
{
    std::uint32_t unit = 0;
    for (std::size_t i = 4; i > 0; --i) unit = unit << 8U | static_cast<unsigned char>(bytes[at + i - 1]);
    return unit;
}

// The bits of a unit (darts-clone): a label of 8 with its top bit, a leaf mark, an offset of 21 with a scale.
bool hasLeaf(std::uint32_t unit) { return (unit >> 8U & 1U) != 0; }
std::uint32_t valueOf(std::uint32_t unit) { return unit & 0x7FFFFFFFU; }
std::uint32_t labelOf(std::uint32_t unit) { return unit & 0x800000FFU; }
std::uint32_t offsetOf(std::uint32_t unit) { return unit >> 10U << ((unit & 0x200U) >> 6U); }

/// Hands over one grapheme cluster after the other.
template<typename Use>
void eachGrapheme(std::string_view text, const std::stop_token& stop, const Use& use)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::BreakIterator> breaks(
        icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
    UText* source = utext_openUTF8(nullptr, text.data(), static_cast<std::int64_t>(text.size()), &status);
    if (U_SUCCESS(status)) breaks->setText(source, status);
    std::int32_t from = 0;
    for (std::size_t count = 1; U_SUCCESS(status); ++count) {
        const std::int32_t to = breaks->next();
        if (to == icu::BreakIterator::DONE || (count % 1024 == 0 && stop.stop_requested())) break;
        use(text.substr(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from)));
        from = to;
    }
    utext_close(source);
    if (U_FAILURE(status))
        throw Error(Code::Unsupported, "", "cutting the text is not supported: expected ICU's rules, found %1",
                    u_errorName(status));
    if (stop.stop_requested()) throw Stopped{};
}

/// Writes `content` in place of `replaced`. The differing number of characters is booked on the last ones.
void replace(std::vector<RewrittenCharacter>& written, std::string_view replaced, std::string_view content)
{
    const std::u32string characters = codePointsOf(content);
    for (const char32_t c : characters) written.push_back({c, 0});
    const auto before = static_cast<int>(codePointsOf(replaced).size());
    const auto after = static_cast<int>(characters.size());
    for (int i = 0; i < after - before; ++i) written[written.size() - 1 - static_cast<std::size_t>(i)].change = 1;
    if (after < before && !written.empty()) written.back().change += after - before;
}

}  // namespace

PrecompiledCharsmap::PrecompiledCharsmap(std::string_view base64, const std::string& file)
{
    const auto bytes = fromBase64(base64);
    if (!bytes) throw malformed(file, Words("a character that is not base64's"));
    read(*bytes, file);
}

PrecompiledCharsmap PrecompiledCharsmap::fromBytes(std::string_view bytes, const std::string& file)
{
    PrecompiledCharsmap charsmap;
    charsmap.read(bytes, file);
    return charsmap;
}

void PrecompiledCharsmap::read(std::string_view bytes, const std::string& file)
{
    const std::size_t size = bytes.size() < 4 ? 0 : unitAt(bytes, 0);
    if (bytes.size() < 4 || size % 4 != 0 || size > bytes.size() - 4)
        throw malformed(file, Words("%1 bytes", std::to_string(bytes.size())));
    m_units.reserve(size / 4);
    for (std::size_t at = 4; at < 4 + size; at += 4) m_units.push_back(unitAt(bytes, at));
    m_texts = bytes.substr(4 + size);
    if (validUtf8(m_texts) != m_texts) throw malformed(file, Words("texts that are not UTF-8"));
}

std::optional<std::string_view> PrecompiledCharsmap::contentAt(std::size_t node) const
{
    const std::size_t from = node < m_units.size() ? valueOf(m_units[node]) : m_texts.size();
    // A place within a character would give invalid UTF-8.
    if (from >= m_texts.size() || (static_cast<unsigned char>(m_texts[from]) & 0xC0U) == 0x80U) return std::nullopt;
    return std::string_view(m_texts).substr(from, m_texts.find('\0', from) - from);
}

/// Steps through the array along a text, and says at each end of a rule how long it is and which node holds its
/// content. Ends where `use` returns false.
template<typename Use>
void PrecompiledCharsmap::eachRule(std::string_view text, const Use& use) const
{
    if (m_units.empty()) return;
    std::size_t node = offsetOf(m_units[0]);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        node ^= byte;
        if (byte == 0 || node >= m_units.size() || labelOf(m_units[node]) != byte) return;
        const std::uint32_t unit = m_units[node];
        node ^= offsetOf(unit);
        if (hasLeaf(unit) && !use(i + 1, node)) return;
    }
}

std::optional<std::string_view> PrecompiledCharsmap::ruleFor(std::string_view characters) const
{
    std::optional<std::string_view> content;
    eachRule(characters, [&](std::size_t, std::size_t node) {
        content = contentAt(node);
        return false;
    });
    return content;
}

std::optional<PrecompiledCharsmap::Rule> PrecompiledCharsmap::longestRule(std::string_view text) const
{
    std::optional<Rule> longest;
    eachRule(text, [&](std::size_t length, std::size_t node) {
        if (const auto content = contentAt(node)) longest = Rule{length, *content};
        return true;
    });
    return longest;
}

void PrecompiledCharsmap::normalize(NormalizedText& text, const std::stop_token& stop) const
{
    constexpr std::size_t longestWhole = 5;
    std::vector<RewrittenCharacter> written;
    bool changed = false;
    const auto rewriteWhole = [&](std::string_view characters) {
        const auto content = ruleFor(characters);
        if (content) replace(written, characters, *content);
        text.requireRoom(written.size());
        changed = changed || content;
        return content.has_value();
    };
    eachGrapheme(text.text(), stop, [&](std::string_view grapheme) {
        if (grapheme.size() <= longestWhole && rewriteWhole(grapheme)) return;
        for (std::size_t i = 0; i < grapheme.size();) {
            const std::size_t start = i;
            const char32_t c = codePointAt(grapheme, i);
            if (!rewriteWhole(grapheme.substr(start, i - start))) written.push_back({c, 0});
        }
    });
    if (changed) text.rewrite(written);
}

}  // namespace core
