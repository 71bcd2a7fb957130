#include "core/model/recorded/recorded_axes.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace core {
namespace {

struct AxisName {
    char letter;
    std::string_view word;
    std::string_view others[3];
};
constexpr std::array<AxisName, 5> axisNames = {{
    {'L', "layers", {"layer", "l", ""}},
    {'B', "texts", {"text", "batch", "b"}},
    {'H', "heads", {"head", "h", ""}},
    {'Q', "queries", {"query", "rows", "q"}},
    {'K', "keys", {"key", "columns", "k"}},
}};

char letterOf(std::string_view word)
{
    for (const AxisName& name : axisNames)
        if (!word.empty() && (word == name.word || std::ranges::find(name.others, word) != std::end(name.others)))
            return name.letter;
    return 0;
}

std::string lowerLetters(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lower;
}

bool areAxes(const std::string& letters)
{
    const auto once = [&](char c) { return std::ranges::count(letters, c) <= 1; };
    return letters.size() <= axisNames.size() && letters.find('Q') != std::string::npos
           && letters.find('K') != std::string::npos && std::ranges::all_of(letters, once);
}

/// Axes of one array, or of one of the arrays that are a layer each, by their number.
std::string usualLetters(std::size_t rank, bool layered)
{
    constexpr const char* whole[] = {"QK", "HQK", "LHQK", "LBHQK"};
    constexpr const char* layers[] = {"LQK", "LHQK", "LBHQK"};  // at rank 3 to 5
    return layered ? layers[rank - 3] : whole[rank - 2];
}

}  // namespace

std::string axisLetters(std::string_view said)
{
    constexpr std::string_view separators = ",; []()*";
    const std::string lower = lowerLetters(said);
    std::string letters;
    if (lower.find_first_of(separators) == std::string::npos && letterOf(lower) == 0) {
        for (const char c : lower) letters += letterOf({&c, 1});
    } else {
        for (std::size_t from = 0; from < lower.size();) {
            const std::size_t to = std::min(lower.find_first_of(separators, from), lower.size());
            if (to > from) letters += letterOf(std::string_view(lower).substr(from, to - from));
            from = to + 1;
        }
    }
    const bool known = letters.find('\0') == std::string::npos;
    return known && areAxes(letters) ? letters : std::string();
}

std::string axisWords(std::string_view letters, std::string_view separator)
{
    std::string words;
    for (const char c : letters) {
        const auto name = std::ranges::find(axisNames, c, &AxisName::letter);
        if (name == axisNames.end()) continue;
        if (!words.empty()) words += separator;
        words += name->word;
    }
    return words;
}

AxesReading readAxes(const AxesHints& hints, const std::string& said, bool transposed)
{
    const std::size_t rank = hints.shape.size();
    AxesReading reading{usualLetters(rank, hints.layered)};
    std::string& letters = reading.letters;
    if (said.empty() && hints.heads_last) letters = rank == 3 ? "QKH" : "LQKH";
    if (!said.empty()) {
        letters = hints.layered && said.front() != 'L' ? "L" + said : said;
        // Maps alone count as layers of one head.
        if (letters.size() + 1 == rank && letters.find('H') == std::string::npos && hints.layered
            && hints.shape[1] == 1)
            letters.insert(1, "H");
        if (letters.size() != rank) return {};
    } else if (letters.find('B') == std::string::npos && letters.find('H') != std::string::npos) {
        // Where texts could stand: in the place of the heads, [B, Q, K], or before them, [B, H, Q, K].
        const auto withTexts = [&](char axis) {
            std::string other = letters;
            if (const auto place = other.find(axis); place != std::string::npos) other[place] = 'B';
            return other;
        };
        const auto countOf = [&](char axis) {
            const auto place = letters.find(axis);
            return place == std::string::npos ? Index{0} : hints.shape[place];
        };
        const char first = hints.layered || letters == "HQK" ? 'H' : letters.front();
        for (const char axis : {first, 'H'})
            if (hints.texts > 1 && countOf(axis) == hints.texts && letters.find('B') == std::string::npos)
                letters = withTexts(axis);
        // Layers and heads are what four axes usually are; of three nothing tells.
        if (hints.texts == 0 && letters == "HQK" && countOf('H') > 1 && !hints.named) reading.other = "BQK";
    }
    if (transposed)
        for (std::string* each : {&reading.letters, &reading.other})
            for (char& c : *each) c = c == 'Q' ? 'K' : c == 'K' ? 'Q' : c;
    return reading;
}

}  // namespace core
