#include "core/text/pre_tokenizer.h"

#include "core/error.h"
#include "core/stopped.h"

#include <memory>
#include <unicode/regex.h>

namespace core {
namespace {

/// \s is spelt as the Unicode property because older ICU documents a narrower set for it.
constexpr char16_t words[] = uR"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\p{White_Space}\p{L}\p{N}]+)"
                             uR"(|\p{White_Space}+(?!\P{White_Space})|\p{White_Space}+)";

const icu::RegexPattern& pattern()
{
    static const auto compiled = [] {
        UErrorCode status = U_ZERO_ERROR;
        UParseError where;
        return std::unique_ptr<icu::RegexPattern>(
            icu::RegexPattern::compile(icu::UnicodeString(words), 0, where, status));
    }();
    return *compiled;
}

struct CloseText {
    void operator()(UText* text) const { utext_close(text); }
};

}  // namespace

std::vector<std::string_view> byteLevelWords(std::string_view text, const std::stop_token& stop)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UText, CloseText> source(
        utext_openUTF8(nullptr, text.data(), static_cast<std::int64_t>(text.size()), &status));
    const std::unique_ptr<icu::RegexMatcher> matcher(pattern().matcher(status));
    if (U_SUCCESS(status)) matcher->reset(source.get());

    std::vector<std::string_view> found;
    std::size_t covered = 0;
    while (U_SUCCESS(status) && matcher->find(status)) {
        const auto from = static_cast<std::size_t>(matcher->start64(status));
        const auto to = static_cast<std::size_t>(matcher->end64(status));
        if (from > covered) found.push_back(text.substr(covered, from - covered));
        found.push_back(text.substr(from, to - from));
        covered = to;
        if (found.size() % 1024 == 0 && stop.stop_requested()) throw Stopped{};
    }
    if (U_FAILURE(status)) throw Error(Code::Unsupported, "", "cutting the text", "ICU's limits", u_errorName(status));
    if (covered < text.size()) found.push_back(text.substr(covered));
    return found;
}

}  // namespace core
