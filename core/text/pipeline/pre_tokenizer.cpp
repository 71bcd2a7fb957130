#include "core/text/pipeline/pre_tokenizer.h"

#include "core/stopped.h"
#include "core/text/byte_level.h"
#include "core/text/character_class.h"
#include "core/text/unicode.h"

#include <unicode/uscript.h>

namespace core {
namespace {

const TextPattern& gpt2Words()
{
    static const auto words = TextPattern::regularExpression(
        R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)", "", "GPT-2's words");
    return words;
}

/// The script that UnicodeScripts sees: spaces belong to any, kana and the sound mark between them to Han.
UScriptCode scriptOf(char32_t c)
{
    constexpr auto any = USCRIPT_INVALID_CODE;
    if (c == ' ') return any;
    if (c == 0x30FC) return USCRIPT_HAN;
    UErrorCode status = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(static_cast<UChar32>(c), &status);
    if (script == USCRIPT_UNKNOWN) return any;
    return script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA ? USCRIPT_HAN : script;
}

/// The parts that begin at these bytes, each up to the next one.
std::vector<NormalizedText> partsFrom(const NormalizedText& text, const std::vector<std::size_t>& starts)
{
    std::vector<NormalizedText> parts;
    for (std::size_t i = 0; i < starts.size(); ++i)
        parts.push_back(text.slice({starts[i], i + 1 < starts.size() ? starts[i + 1] : text.text().size()}));
    return parts;
}

}  // namespace

PreTokenizer byteLevelPreTokenizer(bool addPrefixSpace, bool splitWords)
{
    const TextPattern* pattern = splitWords ? &gpt2Words() : nullptr;
    return [addPrefixSpace, pattern](const NormalizedText& text, const std::stop_token& stop) {
        NormalizedText whole = text;
        if (addPrefixSpace && !whole.text().starts_with(' ')) whole.prepend(" ");
        std::vector<NormalizedText> words;
        if (pattern != nullptr)
            words = cut(whole, pattern->find(whole.text(), stop), Delimiters::Isolated);
        else
            words.push_back(std::move(whole));
        for (NormalizedText& word : words) writeByteLevel(word);
        return words;
    };
}

PreTokenizer bertPreTokenizer()
{
    return sequence(
        std::vector<PreTokenizer>{whitespaceSplitPreTokenizer(), punctuationPreTokenizer(Delimiters::Isolated)});
}

PreTokenizer whitespacePreTokenizer()
{
    // The classes of characters decide, and no expression: the Rust original asks another engine here than for all
    // other expressions.
    const auto kind = [](char32_t c) { return isWordCharacter(c) ? 2 : isWhiteSpace(c) ? 0 : 1; };
    return [kind](const NormalizedText& text, const std::stop_token&) {
        std::vector<NormalizedText> runs;
        const std::string& all = text.text();
        for (std::size_t from = 0, at = 0; from < all.size(); from = at) {
            const int first = kind(codePointAt(all, at));
            for (std::size_t next = at; next < all.size() && kind(codePointAt(all, next)) == first;) at = next;
            if (first != 0) runs.push_back(text.slice({from, at}));
        }
        return runs;
    };
}

PreTokenizer whitespaceSplitPreTokenizer()
{
    return splitPreTokenizer(TextPattern::characters(isWhiteSpace), Delimiters::Removed, false);
}

PreTokenizer metaspacePreTokenizer(std::string replacement, PrependScheme scheme, bool split)
{
    return
        [replacement = std::move(replacement), scheme, split](const NormalizedText& text, const std::stop_token& stop) {
            NormalizedText marked = text;
            marked.replace(TextPattern::literal(" ").find(marked.text(), stop), replacement);
            const bool prepends =
                scheme == PrependScheme::Always || (scheme == PrependScheme::First && marked.origin() == 0);
            if (prepends && !marked.text().starts_with(replacement)) marked.prepend(replacement);
            if (!split) return std::vector<NormalizedText>{std::move(marked)};
            return cut(marked, TextPattern::literal(replacement).find(marked.text(), stop), Delimiters::MergedWithNext);
        };
}

PreTokenizer splitPreTokenizer(TextPattern pattern, Delimiters fate, bool inverted)
{
    return [pattern = std::move(pattern), fate, inverted](const NormalizedText& text, const std::stop_token& stop) {
        return cut(text, pattern.find(text.text(), stop), fate, inverted);
    };
}

PreTokenizer punctuationPreTokenizer(Delimiters fate)
{
    return splitPreTokenizer(TextPattern::characters(isPunctuation), fate, false);
}

PreTokenizer digitsPreTokenizer(bool individual)
{
    return splitPreTokenizer(TextPattern::characters(isNumeric),
                             individual ? Delimiters::Isolated : Delimiters::Contiguous, false);
}

PreTokenizer unicodeScriptsPreTokenizer()
{
    return [](const NormalizedText& text, const std::stop_token&) {
        std::vector<std::size_t> starts;
        UScriptCode last = USCRIPT_INVALID_CODE;
        for (std::size_t i = 0; i < text.text().size();) {
            const std::size_t start = i;
            const UScriptCode script = scriptOf(codePointAt(text.text(), i));
            if (script == USCRIPT_INVALID_CODE || script == last) continue;
            starts.push_back(start);
            last = script;
        }
        return partsFrom(text, starts);  // spaces before the first script are lost, as in Hugging Face's tokenizers
    };
}

PreTokenizer fixedLengthPreTokenizer(std::size_t length)
{
    return [length](const NormalizedText& text, const std::stop_token&) {
        std::vector<std::size_t> starts;
        std::size_t characters = 0;
        for (std::size_t i = 0; i < text.text().size(); codePointAt(text.text(), i))
            if (characters++ % length == 0) starts.push_back(i);
        return partsFrom(text, starts);
    };
}

PreTokenizer sequence(std::vector<PreTokenizer> preTokenizers)
{
    return [preTokenizers = std::move(preTokenizers)](const NormalizedText& text, const std::stop_token& stop) {
        std::vector<NormalizedText> words{text};
        for (const PreTokenizer& preTokenizer : preTokenizers) {
            std::vector<NormalizedText> next;
            for (std::size_t i = 0; i < words.size(); ++i) {
                if (i % 256 == 0 && stop.stop_requested()) throw Stopped{};
                for (NormalizedText& word : preTokenizer(words[i], stop)) next.push_back(std::move(word));
            }
            words = std::move(next);
        }
        return words;
    };
}

}  // namespace core
