#include "core/text/pattern/text_pattern.h"

#include "core/error.h"
#include "core/stopped.h"
#include "core/text/pattern/oniguruma_pattern.h"
#include "core/text/unicode.h"

#include <unicode/regex.h>

namespace core {
namespace {

using Pattern = std::shared_ptr<const icu::RegexPattern>;

Pattern compiled(std::string_view expression, const std::string& file, const std::string& field)
{
    constexpr std::size_t longest = 16384;
    if (expression.size() > longest)
        throw Error(Code::Unsupported, file, field, "a regular expression of at most 16384 bytes",
                    std::to_string(expression.size()));
    UErrorCode status = U_ZERO_ERROR;
    UParseError where;
    // As in Ruby: ^ and $ stand at lines, and lines end with \n alone.
    constexpr uint32_t flags = UREGEX_MULTILINE | UREGEX_UNIX_LINES;
    Pattern pattern(
        icu::RegexPattern::compile(icu::UnicodeString::fromUTF8(icuPattern(expression)), flags, where, status));
    if (U_FAILURE(status) || !pattern)
        throw Error(Code::Unsupported, file, field, "a regular expression that ICU can take",
                    "“" + std::string(expression.substr(0, 80)) + "” (" + u_errorName(status) + ")");
    return pattern;
}

/// The text in UTF-16, in which ICU's engine is several times faster, and the way back to bytes.
class Utf16Text {
public:
    explicit Utf16Text(std::string_view text)
        : m_bytes(text),
          m_units(icu::UnicodeString::fromUTF8({text.data(), static_cast<int32_t>(text.size())}))
    {
    }

    const icu::UnicodeString& units() const { return m_units; }

    /// The byte where this unit begins. Units must be asked for in ascending order.
    std::size_t byteAt(int32_t unit)
    {
        while (m_unit < unit) m_unit += codePointAt(m_bytes, m_byte) > 0xFFFF ? 2 : 1;
        return m_byte;
    }

private:
    std::string_view m_bytes;
    icu::UnicodeString m_units;
    int32_t m_unit = 0;
    std::size_t m_byte = 0;
};

UBool goesOn(const void* stop, int32_t) { return !static_cast<const std::stop_token*>(stop)->stop_requested(); }

UBool findGoesOn(const void* stop, int64_t) { return goesOn(stop, 0); }

void setLimits(icu::RegexMatcher& matcher, const std::stop_token& stop, UErrorCode& status)
{
    constexpr int32_t stackBytes = 256'000'000;
    constexpr int32_t steps = 20'000;  // some milliseconds each: no expression may hang the program
    matcher.setStackLimit(stackBytes, status);
    matcher.setTimeLimit(steps, status);
    matcher.setMatchCallback(goesOn, &stop, status);
    matcher.setFindProgressCallback(findGoesOn, &stop, status);
}

Error uncut(UErrorCode status)
{
    const char* const what = "cutting the text by the tokenizer's regular expression";
    if (status == U_REGEX_TIME_OUT)
        return {Code::Failed, "", what, "", "it takes more than some seconds; a shorter text may take less"};
    if (status == U_REGEX_STACK_OVERFLOW)
        return {Code::Failed, "", what, "", "it takes more than 256 MB; a shorter text may take less"};
    return {Code::Failed, "", what, "", u_errorName(status)};
}

std::vector<ByteRange> findAll(const icu::RegexPattern& pattern, std::string_view text, const std::stop_token& stop)
{
    if (text.size() > 0x7FFFFFFF) throw Error(Code::TooLong, "", "the text", "less than 2 GiB", "");
    UErrorCode status = U_ZERO_ERROR;
    Utf16Text source(text);
    const std::unique_ptr<icu::RegexMatcher> matcher(pattern.matcher(source.units(), status));
    if (U_SUCCESS(status)) setLimits(*matcher, stop, status);
    std::vector<ByteRange> found;
    while (U_SUCCESS(status) && matcher->find(status)) {
        const std::size_t from = source.byteAt(matcher->start(status));
        const std::size_t to = source.byteAt(matcher->end(status));
        if (from == to && !found.empty() && found.back().to == from) continue;
        found.push_back({from, to});
    }
    if (stop.stop_requested()) throw Stopped{};
    if (U_FAILURE(status)) throw uncut(status);
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
    return TextPattern([pattern = compiled(expression, file, field)](std::string_view in, const std::stop_token& stop) {
        return findAll(*pattern, in, stop);
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
