#include "core/class/lesson_release.h"

#include "core/error.h"
#include "core/text/trimmed.h"

#include <algorithm>
#include <cstdio>

namespace core {
namespace {

/// "answer" of "  answer : 3"
std::string_view fieldOf(std::string_view line) { return trimmed(line.substr(0, line.find(':'))); }

/// A question's lines without the right answers.
std::string releasedQuestion(std::string_view lines, const LessonQuestion& question)
{
    std::string released;
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', at), lines.size());
        std::string line(lines.substr(at, end - at));
        at = end + 1;
        const std::string_view field = fieldOf(line);
        if (field == "answer" || field == "tolerance" || field == "several") continue;
        if (field == "wrong" && !question.computed) continue;  // they tell what is left
        if (field == "option*") line.erase(line.find('*'), 1);
        released += line + "\n";
    }
    if (question.several) released += "several: yes\n";
    if (!question.computed) return released;
    // The reference is left out, but its tolerance is kept; it came from the answer's places.
    char tolerance[40];
    std::snprintf(tolerance, sizeof tolerance, "tolerance: %.10g\n", question.tolerance);
    return released + tolerance;
}

/// Prose whose comments, which nobody sees but whoever opens the file, say nothing. They stay comments, so that what
/// stands around them stays what it is.
std::string withoutComments(std::string_view prose)
{
    constexpr std::string_view begin = "<!--", end = "-->";
    std::string plain;
    for (std::size_t at = 0; at < prose.size();) {
        const std::size_t comment = prose.find(begin, at);
        const std::size_t close = comment == std::string_view::npos ? comment : prose.find(end, comment + begin.size());
        if (close == std::string_view::npos) return plain.append(prose.substr(at));
        plain.append(prose.substr(at, comment - at)).append(begin).append(" ").append(end);
        at = close + end.size();
    }
    return plain;
}

const LessonQuestion* questionAt(const Lesson& lesson, const TextPart& inside)
{
    for (const LessonStep& step : lesson.steps())
        for (const LessonQuestion& question : step.questions)
            if (question.part == inside) return &question;
    return nullptr;
}

bool isTeachers(const LessonFence& fence) { return fence.name == "expect" || fence.name == "notes"; }

/// Answers are known by where their question stands.
void requireTheSame(const Lesson& lesson, const Lesson& released)
{
    bool same = lesson.steps().size() == released.steps().size();
    for (std::size_t i = 0; same && i < lesson.steps().size(); ++i)
        same = lesson.steps()[i].questions.size() == released.steps()[i].questions.size();
    if (!same)
        throw Error(Code::Failed, lesson.file().string(),
                    "the release failed: its steps and questions would be others");
}

/// A block in the form that a class gets, without anything that is for the teacher alone.
std::string releasedFence(const Lesson& lesson, const LessonFence& fence)
{
    const std::string_view text = lesson.text();
    const std::string before(TextPart{fence.part.from, fence.inside.from}.of(text));
    const std::string behind(TextPart{fence.inside.to, fence.part.to}.of(text));
    std::string inside(fence.inside.of(text));
    if (isTeachers(fence)) return {};
    if (fence.name == "lesson" && !lesson.isReleased()) inside += "released: " + lesson.version() + "\n";
    if (const LessonQuestion* question = questionAt(lesson, fence.inside); fence.name == "question" && question)
        inside = releasedQuestion(inside, *question);
    return before + inside + behind;
}

}  // namespace

std::string releasedText(const Lesson& lesson)
{
    const std::string& text = lesson.text();
    const LessonBlocks blocks = blocksOf(text);
    std::string released;
    std::size_t at = 0;
    bool told = lesson.isReleased();
    for (const LessonFence& fence : blocks.fences) {
        released += withoutComments(TextPart{at, fence.part.from}.of(text));
        const bool again = fence.name == "lesson" && told;
        released += again ? std::string(fence.part.of(text)) : releasedFence(lesson, fence);
        told = told || fence.name == "lesson";
        at = fence.part.to;
        // The empty lines that stood around a block that is gone.
        if (isTeachers(fence)) at = std::min(text.find_first_not_of('\n', at), text.size());
    }
    released += withoutComments(TextPart{at, text.size()}.of(text));
    const std::size_t behind = blocks.headings.front().part.to;  // the title, without which it would be no lesson
    if (!told) released.insert(behind, "\n```lesson\nreleased: " + lesson.version() + "\n```\n");
    requireTheSame(lesson, Lesson::parse(released, lesson.file()));
    return released;
}

}  // namespace core
