#include "core/lesson/lesson_plan.h"

#include <array>
#include <cctype>
#include <charconv>

namespace core {
namespace {

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }
bool isLetter(char letter) { return std::isalpha(static_cast<unsigned char>(letter)) != 0; }

/// Whether a word for minutes begins here and ends before another letter.
bool isMinutes(std::string_view text)
{
    for (const std::string_view word : std::array<std::string_view, 3>{"minutes", "minute", "min"})
        if (text.starts_with(word)) return text.size() == word.size() || !isLetter(text[word.size()]);
    return false;
}

}  // namespace

std::optional<double> plannedMinutes(std::string_view notes)
{
    constexpr double most = 24 * 60;
    for (std::size_t at = 0; at < notes.size(); ++at) {
        if (!isDigit(notes[at])) continue;
        double minutes = 0;
        const char* const begin = notes.data() + at;
        const char* const end = notes.data() + notes.size();
        const auto [behind, error] = std::from_chars(begin, end, minutes, std::chars_format::fixed);
        const auto read = static_cast<std::size_t>(behind - begin);
        std::string_view rest = notes.substr(at + read);
        if (rest.starts_with(' ')) rest.remove_prefix(1);
        if (error == std::errc() && minutes > 0 && minutes <= most && isMinutes(rest)) return minutes;
        at += read > 0 ? read - 1 : 0;
    }
    return std::nullopt;
}

std::string notesOf(const Lesson& lesson, std::size_t step)
{
    std::string all;
    for (const TextPart& part : lesson.steps()[step].notes) {
        if (!all.empty()) all += "\n\n";
        all += part.of(lesson.text());
    }
    return all;
}

LessonPlan planAt(const Lesson& lesson, std::size_t step)
{
    LessonPlan plan;
    for (std::size_t i = 0; i < lesson.steps().size(); ++i) {
        const auto minutes = plannedMinutes(notesOf(lesson, i));
        if (i < step) plan.begins += minutes.value_or(0);
        if (i <= step) plan.ends += minutes.value_or(0);
        if (i == step) plan.planned = minutes.has_value();
        plan.whole += minutes.value_or(0);
    }
    return plan;
}

std::size_t endOf(const Lesson& lesson)
{
    std::size_t count = lesson.steps().size();
    while (count > 1 && lesson.steps()[count - 1].title.starts_with("Appendix")) --count;
    return count == 0 ? 0 : count - 1;
}

}  // namespace core
