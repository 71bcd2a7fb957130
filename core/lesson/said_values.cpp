#include "core/lesson/said_values.h"

#include "core/lesson/claim.h"
#include "core/text/small_letters.h"
#include "core/text/trimmed.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <utility>

namespace core {
namespace {

bool isNumeral(char c) { return c >= '0' && c <= '9'; }

void replaceAll(std::string& text, std::string_view old, std::string_view now)
{
    for (std::size_t at = text.find(old); at != std::string::npos; at = text.find(old, at + now.size()))
        text.replace(at, old.size(), now);
}

/// Takes out the spaces between groups of three digits.
void joinThousands(std::string& text)
{
    for (const std::string_view space : {"\u00A0", "\u2009", "\u202F"}) replaceAll(text, space, " ");
    constexpr std::size_t group = 3;
    const auto numerals = [&](std::size_t from) {
        std::size_t count = 0;
        while (from + count < text.size() && isNumeral(text[from + count])) ++count;
        return count;
    };
    if (const std::size_t first = numerals(0); first == 0 || first > group) return;
    for (std::size_t at = text.find(' '); at != std::string::npos && numerals(at + 1) == group; at = text.find(' ', at))
        text.erase(at, 1);
}

std::optional<double> wholeNumber(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number)) return std::nullopt;
    return number;
}

/// @param hundred  what "100 %" is
std::optional<double> numberIn(std::string_view text, double hundred)
{
    std::string said(trimmed(text));
    std::ranges::replace(said, ',', '.');    // some people write a decimal comma
    constexpr std::string_view minus = "−";  // the minus of printed sheets
    if (said.starts_with(minus)) said.replace(0, minus.size(), "-");
    if (said.starts_with('+')) said.erase(0, 1);
    const bool percent = said.ends_with('%');
    if (percent) said = std::string(trimmed(std::string_view(said).substr(0, said.size() - 1)));
    joinThousands(said);
    const std::size_t bar = said.find('/');
    std::optional<double> number;
    if (bar == std::string::npos) {
        number = wholeNumber(said);
    } else {
        const auto above = wholeNumber(trimmed(std::string_view(said).substr(0, bar)));
        const auto below = wholeNumber(trimmed(std::string_view(said).substr(bar + 1)));
        if (above && below && *below != 0) number = *above / *below;
    }
    if (!number || !std::isfinite(*number)) return std::nullopt;
    constexpr double all = 100;
    return percent ? *number * (hundred / all) : *number;
}

/// Whether some word for a head stands before some word for a layer, in a language of the window.
bool namesHeadFirst(std::string_view text)
{
    constexpr std::array<std::string_view, 5> heads{"head", "kopf", "cabeza", "tête", "头"};
    constexpr std::array<std::string_view, 5> layers{"layer", "schicht", "capa", "couche", "层"};
    const auto first = [&](const auto& words) {
        std::size_t at = std::string_view::npos;
        for (const std::string_view word : words) at = std::min(at, text.find(word));
        return at;
    };
    const std::size_t layer = first(layers);
    return layer != std::string_view::npos && first(heads) < layer;
}

}  // namespace

std::optional<double> numberSaid(std::string_view text) { return numberIn(text, 1); }

bool asksForPercent(const LessonQuestion& question)
{
    constexpr std::array<std::string_view, 6> words{"%", "percent", "per cent", "prozent", "por ciento", "pour cent"};
    const std::string ask = inSmallLetters(question.ask);
    return std::ranges::any_of(words, [&](std::string_view word) { return ask.find(word) != std::string::npos; });
}

std::optional<double> numberSaid(const LessonQuestion& question, std::string_view text)
{
    constexpr double all = 100;
    return numberIn(text, asksForPercent(question) ? all : 1);
}

std::optional<NamedHead> headSaid(std::string_view text)
{
    if (const auto head = namedHeadIn(text)) return head;
    const std::string said = inSmallLetters(trimmed(text));
    std::array<Index, 2> numbers{};
    std::size_t count = 0;
    constexpr std::string_view between = " .,:#()";
    for (std::size_t at = 0; at < said.size(); ++at) {
        const char c = said[at];
        const bool letter = (c >= 'a' && c <= 'z') || (static_cast<unsigned char>(c) & 0x80U) != 0;
        if (letter || between.find(c) != std::string_view::npos) continue;
        if (!isNumeral(c) || count == numbers.size()) return std::nullopt;
        const auto [end, error] = std::from_chars(said.data() + at, said.data() + said.size(), numbers[count]);
        if (error != std::errc() || numbers[count] < 1 || numbers[count] > mostNth) return std::nullopt;
        ++count;
        at = static_cast<std::size_t>(end - said.data()) - 1;
    }
    if (count != numbers.size()) return std::nullopt;
    if (namesHeadFirst(said)) std::swap(numbers[0], numbers[1]);
    return NamedHead{numbers[0] - 1, numbers[1] - 1};
}

}  // namespace core
