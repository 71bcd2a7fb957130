#include "core/text/pipeline/normalizer.h"

#include "core/stopped.h"
#include "core/text/byte_level.h"
#include "core/text/character_class.h"

namespace core {
namespace {

void lowercase(NormalizedText& text)
{
    std::vector<RewrittenCharacter> written;
    for (const char32_t c : codePointsOf(text.text())) {
        written.push_back({lowerCase(c), 0});
        if (c == 0x130) written.push_back({0x307, 1});
    }
    text.rewrite(written);
}

void strip(NormalizedText& text, bool left, bool right)
{
    const std::u32string characters = codePointsOf(text.text());
    std::size_t from = 0;
    std::size_t to = characters.size();
    while (left && from < to && isWhiteSpace(characters[from])) ++from;
    while (right && from < to && isWhiteSpace(characters[to - 1])) --to;
    std::vector<RewrittenCharacter> kept;
    for (std::size_t i = from; i < to; ++i) kept.push_back({characters[i], 0});
    text.rewrite(kept, from);
}

void spaceChinese(NormalizedText& text)
{
    std::vector<RewrittenCharacter> written;
    for (const char32_t c : codePointsOf(text.text())) {
        if (isChinese(c))
            written.insert(written.end(), {{U' ', 0}, {c, 1}, {U' ', 1}});
        else
            written.push_back({c, 0});
    }
    text.rewrite(written);
}

void normalizeForBert(NormalizedText& text, const BertNormalization& settings)
{
    if (settings.cleanText) {
        text.keep([](char32_t c) { return c != 0 && c != 0xFFFD && !isControl(c); });
        text.map([](char32_t c) { return isWhiteSpace(c) ? U' ' : c; });
    }
    if (settings.spaceChinese) spaceChinese(text);
    if (settings.stripAccents.value_or(settings.lowercase)) {
        normalizeUnicode(text, NormalizationForm::Decomposed);
        text.keep([](char32_t c) { return !isNonspacingMark(c); });
    }
    if (settings.lowercase) lowercase(text);
}

bool isDroppedByNmt(char32_t c)
{
    return (c >= 0x01 && c <= 0x08) || c == 0x0B || (c >= 0x0E && c <= 0x1F) || c == 0x7F || c == 0x8F || c == 0x9F;
}

bool isSpaceForNmt(char32_t c)
{
    constexpr std::u32string_view others = U"\t\n\f\r\u1680\u2028\u2029\u2581\uFEFF\uFFFD";
    return others.find(c) != std::u32string_view::npos || (c >= 0x200B && c <= 0x200F);
}

}  // namespace

Normalizer unicodeNormalizer(NormalizationForm form)
{
    return [form](NormalizedText& text, const std::stop_token&) { normalizeUnicode(text, form); };
}

Normalizer lowercaseNormalizer()
{
    return [](NormalizedText& text, const std::stop_token&) { lowercase(text); };
}

Normalizer stripNormalizer(bool left, bool right)
{
    return [left, right](NormalizedText& text, const std::stop_token&) { strip(text, left, right); };
}

Normalizer stripAccentsNormalizer()
{
    return [](NormalizedText& text, const std::stop_token&) { text.keep([](char32_t c) { return !isMark(c); }); };
}

Normalizer bertNormalizer(const BertNormalization& settings)
{
    return [settings](NormalizedText& text, const std::stop_token&) { normalizeForBert(text, settings); };
}

Normalizer replaceNormalizer(TextPattern pattern, std::string content)
{
    return [pattern = std::move(pattern), content = std::move(content)](NormalizedText& text,
                                                                        const std::stop_token& stop) {
        text.replace(pattern.find(text.text(), stop), content);
    };
}

Normalizer prependNormalizer(std::string prefix)
{
    return [prefix = std::move(prefix)](NormalizedText& text, const std::stop_token&) { text.prepend(prefix); };
}

Normalizer nmtNormalizer()
{
    return [](NormalizedText& text, const std::stop_token&) {
        text.keep([](char32_t c) { return !isDroppedByNmt(c); });
        text.map([](char32_t c) { return isSpaceForNmt(c) ? U' ' : c; });
    };
}

Normalizer byteLevelNormalizer()
{
    return [](NormalizedText& text, const std::stop_token&) { writeByteLevel(text); };
}

Normalizer precompiledNormalizer(std::shared_ptr<const PrecompiledCharsmap> charsmap)
{
    return [charsmap = std::move(charsmap)](NormalizedText& text, const std::stop_token& stop) {
        charsmap->normalize(text, stop);
    };
}

Normalizer sequence(std::vector<Normalizer> normalizers)
{
    return [normalizers = std::move(normalizers)](NormalizedText& text, const std::stop_token& stop) {
        for (const Normalizer& normalizer : normalizers) {
            if (stop.stop_requested()) throw Stopped{};
            normalizer(text, stop);
        }
    };
}

}  // namespace core
