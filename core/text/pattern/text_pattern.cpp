#include "core/text/pattern/text_pattern.h"

#include "core/error.h"
#include "core/stopped.h"
#include "core/text/character_class.h"
#include "core/text/unicode.h"

#define ONIG_ESCAPE_UCHAR_COLLISION  // its UChar is not ICU's
#include <oniguruma.h>

#include <algorithm>
#include <limits>
#include <map>
#include <new>
#include <optional>
#include <utility>

namespace core {
namespace {

using Expression = std::shared_ptr<regex_t>;

const OnigUChar* units(const char* text) { return reinterpret_cast<const OnigUChar*>(text); }

std::string said(int status, OnigErrorInfo* of = nullptr)
{
    OnigUChar text[ONIG_MAX_ERROR_MESSAGE_LEN] = {};
    const int size = onig_error_code_to_str(text, status, of);
    return {text, text + size};
}

/// What Hugging Face's tokenizers take: Oniguruma's own syntax. Expressions that count, fail on purpose or call a
/// program while they are matched (“callouts”) are no tokenizer's, and are refused.
OnigSyntaxType* tokenizerSyntax()
{
    static OnigSyntaxType syntax = [] {
        // The library makes itself ready when it is first used, which two threads may not do at once.
        OnigEncoding encoding = ONIG_ENCODING_UTF8;
        onig_initialize(&encoding, 1);
        OnigSyntaxType own = *ONIG_SYNTAX_ONIGURUMA;
        own.op2 &= ~(ONIG_SYN_OP2_QMARK_BRACE_CALLOUT_CONTENTS | ONIG_SYN_OP2_ASTERISK_CALLOUT_NAME);
        return own;
    }();
    return &syntax;
}

/// [[:punct:]] as newer versions of the library have it: with symbols such as $ and +.
std::string withSymbols(std::string_view expression)
{
    constexpr std::pair<std::string_view, std::string_view> names[] = {{"[:punct:]", R"(\p{P}\p{S})"},
                                                                       {"[:^punct:]", R"([^\p{P}\p{S}])"}};
    std::string written;
    for (std::size_t at = 0; at < expression.size();) {
        const auto* name = std::ranges::find_if(
            names, [&](const auto& each) { return expression.substr(at).starts_with(each.first); });
        const bool is = name != std::end(names);
        const std::size_t size = is ? name->first.size() : expression[at] == '\\' ? 2 : 1;
        written += is ? name->second : expression.substr(at, size);
        at += size;
    }
    return written;
}

/// The text with characters that are newer than the library's Unicode replaced by older ones of their kind, which take
/// as many bytes. Else a symbol of 2022 would be no symbol, and be cut off from those around it.
/// @throws Error{Malformed} for a text that is not UTF-8: the engine would read beyond its end
std::string inKnownCharacters(std::string_view text)
{
    const auto isKnown = [](char32_t c) { return ONIGENC_IS_CODE_GRAPH(ONIG_ENCODING_UTF8, c) != 0; };
    std::string known(text);
    std::map<char32_t, std::string> older;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = at;
        const char32_t c = codePointAt(text, at);
        if (c == notACodePoint) requireUtf8(text);  // which says where
        if (c < 0x300 || isKnown(c) || isWhiteSpace(c) || !isAssigned(c)) continue;
        std::string& bytes = older[c];
        if (bytes.empty()) appendUtf8(bytes, akin(c, isKnown));
        known.replace(start, bytes.size(), bytes);
    }
    return known;
}

Expression compiled(std::string_view expression, const std::string& file, const std::string& field)
{
    constexpr std::size_t longest = 16384;
    if (expression.size() > longest)
        throw Error(Code::Unsupported, file,
                    "%1 is not supported: expected a regular expression of at most 16384 bytes, found %2", field,
                    std::to_string(expression.size()));
    requireUtf8(expression);
    const std::string written = withSymbols(expression);
    const OnigUChar* begin = units(written.data());
    regex_t* made = nullptr;
    OnigErrorInfo where = {};
    const int status =
        onig_new(&made, begin, begin + written.size(), ONIG_OPTION_NONE, ONIG_ENCODING_UTF8, tokenizerSyntax(), &where);
    if (status != ONIG_NORMAL)
        throw Error(Code::Unsupported, file,
                    "%1 is not supported: expected a regular expression that Oniguruma can take, found “%2” (%3)",
                    field, std::string(expression.substr(0, 80)), validUtf8(said(status, &where)));
    return {made, onig_free};
}

constexpr const char* cutting = "cutting the text by the tokenizer's regular expression";

Error uncut(int status)
{
    if (status == ONIGERR_RETRY_LIMIT_IN_MATCH_OVER || status == ONIGERR_RETRY_LIMIT_IN_SEARCH_OVER)
        return Error(Code::Failed, "", "%1 failed: it takes more than some seconds; a shorter text may take less",
                     cutting);
    if (status == ONIGERR_MATCH_STACK_LIMIT_OVER || status == ONIGERR_MEMORY)
        return Error(Code::Failed, "", "%1 failed: it takes more than 256 MB; a shorter text may take less", cutting);
    return Error(Code::Failed, "", "%1 failed: %2", cutting, said(status));
}

/// One expression's way through one text.
class Searches {
public:
    Searches(regex_t* expression, std::string_view text)
        : m_expression(expression),
          m_begin(units(text.data())),
          m_end(m_begin + text.size()),
          m_limits(onig_new_match_param(), onig_free_match_param),
          m_region(onig_region_new(), [](OnigRegion* region) { onig_region_free(region, 1); })
    {
        if (!m_limits || !m_region) throw std::bad_alloc();
        // No expression may hang the program. The engine goes back 10 million times from one beginning at most, which
        // takes a quarter of a second, but may do so from every character.
        constexpr unsigned long returns = 200'000'000;
        constexpr unsigned int depth = 8'000'000;  // of 32 bytes
        onig_set_retry_limit_in_search_of_match_param(m_limits.get(), returns);
        onig_set_match_stack_limit_size_of_match_param(m_limits.get(), depth);
    }

    /// The first place from a byte on.
    std::optional<ByteRange> from(std::size_t byte) const
    {
        const int status = onig_search_with_param(m_expression, m_begin, m_end, m_begin + byte, m_end, m_region.get(),
                                                  ONIG_OPTION_NONE, m_limits.get());
        if (status == ONIG_MISMATCH) return std::nullopt;
        if (status < 0) throw uncut(status);
        const ByteRange place{static_cast<std::size_t>(m_region->beg[0]), static_cast<std::size_t>(m_region->end[0])};
        if (place.from < byte || place.from > place.to)  // by \K in what looks back
            throw Error(Code::Failed, "", "%1 failed: it finds the same characters twice", cutting);
        return place;
    }

private:
    regex_t* m_expression;
    const OnigUChar* m_begin;
    const OnigUChar* m_end;
    std::unique_ptr<OnigMatchParam, decltype(&onig_free_match_param)> m_limits;
    std::unique_ptr<OnigRegion, void (*)(OnigRegion*)> m_region;
};

std::vector<ByteRange> findAll(const Expression& expression, std::string_view text, const std::stop_token& stop)
{
    if (text.size() > std::numeric_limits<int>::max())
        throw Error(Code::TooLong, "", "the text is too long: expected less than 2 GiB");
    const std::string known = inKnownCharacters(text);
    const Searches searches(expression.get(), known);
    std::vector<ByteRange> found;
    for (std::size_t at = 0; at <= text.size();) {
        if (stop.stop_requested()) throw Stopped{};
        const std::optional<ByteRange> place = searches.from(at);
        if (!place) break;
        at = place->to;
        if (place->empty()) {
            if (at < text.size())
                codePointAt(text, at);
            else
                ++at;
        }
        if (!place->empty() || found.empty() || found.back().to != place->to) found.push_back(*place);
    }
    return found;
}

std::vector<ByteRange> findEverywhere(std::string_view text)
{
    std::vector<ByteRange> found{{0, 0}};
    for (std::size_t i = 0; i < text.size();) {
        codePointAt(text, i);
        found.push_back({i, i});
    }
    return found;
}

}  // namespace

TextPattern TextPattern::literal(std::string text)
{
    return TextPattern([text = std::move(text)](std::string_view in, const std::stop_token&) {
        if (text.empty()) return findEverywhere(in);
        std::vector<ByteRange> found;
        for (std::size_t at = in.find(text); at != std::string_view::npos; at = in.find(text, at + text.size()))
            found.push_back({at, at + text.size()});
        return found;
    });
}

TextPattern TextPattern::regularExpression(std::string_view expression, const std::string& file,
                                           const std::string& field)
{
    return TextPattern([made = compiled(expression, file, field)](std::string_view in, const std::stop_token& stop) {
        return findAll(made, in, stop);
    });
}

TextPattern TextPattern::characters(std::function<bool(char32_t)> test)
{
    return TextPattern([test = std::move(test)](std::string_view in, const std::stop_token&) {
        std::vector<ByteRange> found;
        for (std::size_t i = 0; i < in.size();) {
            const std::size_t start = i;
            if (test(codePointAt(in, i))) found.push_back({start, i});
        }
        return found;
    });
}

}  // namespace core
