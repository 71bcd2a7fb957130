#include "core/text/cut/text_splitter.h"

#include "core/error.h"
#include "core/stopped.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <memory>
#include <unicode/brkiter.h>
#include <unordered_map>

namespace core {
namespace {

constexpr std::pair<TextSplit, std::string_view> names[] = {
    {TextSplit::Words, "words"}, {TextSplit::Characters, "characters"}, {TextSplit::Bytes, "bytes"}};

/// Byte positions between which the text is cut.
std::vector<std::size_t> boundaries(std::string_view text, TextSplit split, const std::stop_token& stop)
{
    std::vector<std::size_t> cuts;
    if (split == TextSplit::Bytes) {
        for (std::size_t i = 0; i <= text.size(); ++i) cuts.push_back(i);
        return cuts;
    }
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale& locale = icu::Locale::getRoot();  // the same cuts on every machine
    const std::unique_ptr<icu::BreakIterator> breaks(split == TextSplit::Words
                                                         ? icu::BreakIterator::createWordInstance(locale, status)
                                                         : icu::BreakIterator::createCharacterInstance(locale, status));
    UText* source = utext_openUTF8(nullptr, text.data(), static_cast<std::int64_t>(text.size()), &status);
    if (U_SUCCESS(status)) breaks->setText(source, status);
    if (U_SUCCESS(status))
        for (std::int32_t at = breaks->first(); at != icu::BreakIterator::DONE; at = breaks->next()) {
            cuts.push_back(static_cast<std::size_t>(at));
            if (cuts.size() % 1024 == 0 && stop.stop_requested()) break;
        }
    utext_close(source);
    if (U_FAILURE(status))
        throw Error(Code::Unsupported, "", "cutting the text is not supported: expected ICU's rules, found %1",
                    u_errorName(status));
    if (stop.stop_requested()) throw Stopped{};
    return cuts;
}

bool isSpace(std::string_view bytes)
{
    const auto text = icu::UnicodeString::fromUTF8({bytes.data(), static_cast<int32_t>(bytes.size())});
    for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
        if (!u_isUWhiteSpace(text.char32At(i))) return false;
    return true;
}

}  // namespace

std::string_view splitName(TextSplit split)
{
    return std::ranges::find(names, split, &std::pair<TextSplit, std::string_view>::first)->second;
}

std::optional<TextSplit> splitFromName(std::string_view name)
{
    const auto* found = std::ranges::find(names, name, &std::pair<TextSplit, std::string_view>::second);
    return found == std::end(names) ? std::nullopt : std::optional(found->first);
}

Encoding SymbolTokenizer::encode(std::string_view text, std::stop_token stop) const
{
    requireUtf8(text);
    const std::vector<Index> before = codePointsBefore(text);
    const std::vector<std::size_t> cuts = boundaries(text, m_split, stop);

    Encoding encoding;
    std::unordered_map<std::string_view, Index> alphabet;
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
        const std::string_view piece = text.substr(cuts[i], cuts[i + 1] - cuts[i]);
        if (m_split != TextSplit::Bytes && isSpace(piece)) continue;
        const Index id = alphabet.try_emplace(piece, static_cast<Index>(alphabet.size())).first->second;
        encoding.tokens.push_back(
            {id, std::string(piece), readable(piece), {before[cuts[i] + 1] - 1, before[cuts[i + 1]]}});
    }
    return encoding;
}

std::optional<Token> SymbolTokenizer::token(Index) const { return std::nullopt; }

}  // namespace core
