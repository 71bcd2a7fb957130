#include "core/text/unicode_normalization.h"

#include "core/text/character_class.h"

#include <algorithm>
#include <optional>
#include <unicode/normalizer2.h>

namespace core {
namespace {

struct Part {
    RewrittenCharacter written;
    int combiningClass;
};

const icu::Normalizer2& tables(bool compatibility)
{
    UErrorCode status = U_ZERO_ERROR;  // the data is compiled into ICU
    return compatibility ? *icu::Normalizer2::getNFKCInstance(status) : *icu::Normalizer2::getNFCInstance(status);
}

/// In canonical order: behind each starter its marks by combining class, equal ones as they were.
std::vector<Part> decomposed(std::u32string_view text, const icu::Normalizer2& tables)
{
    std::vector<Part> parts;
    std::size_t unordered = 0;
    const auto order = [&] {
        std::stable_sort(parts.begin() + static_cast<std::ptrdiff_t>(unordered), parts.end(),
                         [](const Part& a, const Part& b) { return a.combiningClass < b.combiningClass; });
        unordered = parts.size();
    };
    const auto add = [&](char32_t c, bool first) {
        const bool known = c < 0x300 || isInUnicode(c, 9);
        const int combiningClass = known ? tables.getCombiningClass(static_cast<UChar32>(c)) : 0;
        if (combiningClass == 0) order();
        parts.push_back({{c, first ? 0 : 1}, combiningClass});
    };
    icu::UnicodeString whole;
    for (const char32_t c : text) {
        if (c < 0x80 || !isInUnicode(c, 9) || !tables.getDecomposition(static_cast<UChar32>(c), whole)) {
            add(c, true);
            continue;
        }
        for (int32_t i = 0; i < whole.length(); i = whole.moveIndex32(i, 1))
            add(static_cast<char32_t>(whole.char32At(i)), i == 0);
    }
    order();
    return parts;
}

/// The pair as one character, if there is one.
std::optional<char32_t> composedPair(char32_t a, char32_t b, const icu::Normalizer2& tables)
{
    const UChar32 whole = tables.composePair(static_cast<UChar32>(a), static_cast<UChar32>(b));
    return whole >= 0 && isInUnicode(static_cast<char32_t>(whole), 9) ? std::optional(static_cast<char32_t>(whole))
                                                                      : std::nullopt;
}

/// Canonical composition (UAX #15, D117): a mark joins its starter unless another of its class or a higher one stands
/// between them. What joins is one old character less.
std::vector<RewrittenCharacter> composed(const std::vector<Part>& parts, const icu::Normalizer2& tables)
{
    std::vector<RewrittenCharacter> written;
    std::optional<std::size_t> starter;
    constexpr int nothing = -1;
    int between = nothing;  // class of the last mark that has not joined
    for (const auto& [part, combiningClass] : parts) {
        if (starter && between < combiningClass) {
            RewrittenCharacter& before = written[*starter];
            if (const auto whole = composedPair(before.character, part.character, tables)) {
                before = {*whole, before.change + part.change - 1};
                continue;
            }
        }
        if (combiningClass == 0) {
            starter = written.size();
            between = nothing;
        } else if (starter) {
            between = combiningClass;
        }
        written.push_back(part);
    }
    return written;
}

}  // namespace

void normalizeUnicode(NormalizedText& text, NormalizationForm form)
{
    if (std::ranges::all_of(text.text(), [](char byte) { return static_cast<unsigned char>(byte) < 0x80; })) return;
    const icu::Normalizer2& characters =
        tables(form == NormalizationForm::CompatibilityComposed || form == NormalizationForm::CompatibilityDecomposed);
    const std::vector<Part> parts = decomposed(codePointsOf(text.text()), characters);
    const bool compose = form == NormalizationForm::Composed || form == NormalizationForm::CompatibilityComposed;
    std::vector<RewrittenCharacter> written;
    if (compose)
        written = composed(parts, tables(false));
    else
        for (const Part& part : parts) written.push_back(part.written);
    text.rewrite(written);
}

}  // namespace core
