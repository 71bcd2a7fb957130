#include "core/lesson/lesson_translation.h"

#include "core/error.h"
#include "core/file/folder_names.h"
#include "core/file/mapped_file.h"
#include "core/lesson/lesson_plan.h"
#include "core/random_bits.h"
#include "core/text/trimmed.h"

#include <algorithm>
#include <cstdio>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view lessonEnding = ".lesson.md";

/// "07-it" of "07-it.lesson.md", and of "07-it.de.md" with its language.
std::pair<std::string, std::string> nameAndLanguage(const fs::path& file)
{
    const std::string name = file.filename().string();
    const std::size_t last = name.rfind('.');
    const std::size_t before = last == std::string::npos || last == 0 ? std::string::npos : name.rfind('.', last - 1);
    if (before == std::string::npos || name.substr(last) != ".md") return {};
    return {name.substr(0, before), name.substr(before + 1, last - before - 1)};
}

Words lineOf(const std::string& text, std::size_t at)
{
    return Words("line %1",
                 std::to_string(1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')));
}

/// A lesson that has the translation's prose, to be held to the same rules.
void requireHarmless(std::string text, const LessonBlocks& blocks, const fs::path& file)
{
    for (const LessonFence& fence : blocks.fences)  // its lines stay, for the numbers of those behind them
        if (fence.name == "question" || fence.name == "notes")
            for (std::size_t at = fence.part.from; at < fence.part.to; ++at)
                if (text[at] != '\n') text[at] = ' ';
    static_cast<void>(Lesson::parse(std::move(text), file));
}

/// Whether each question of a step is translated, with all that it offers.
bool areLike(const LessonStep& step, const TranslatedStep& translated)
{
    return std::ranges::equal(step.questions, translated.questions,
                              [](const LessonQuestion& question, const QuestionWords& words) {
                                  return words.isLike(QuestionWords::of(question))
                                         && (words.answer.empty() || question.kind == LessonQuestion::Kind::Text);
                              });
}

/// Reads a translation's text, step after step.
class TranslationReader {
public:
    TranslationReader(const fs::path& file, std::string text)
        : m_text(std::move(text)),
          m_blocks(blocksOf(m_text)),
          m_read{.file = file, .language = nameAndLanguage(file).second}
    {
        requireHarmless(m_text, m_blocks, file);
    }

    LessonTranslation read()
    {
        std::vector<LessonHeading> headings;
        for (const LessonHeading& heading : m_blocks.headings) {
            if (heading.level == 2) headings.push_back(heading);
            if (heading.level == 1 && m_read.title.empty()) readTitle(heading);
        }
        for (std::size_t i = 0; i < headings.size(); ++i)
            readStep(headings[i],
                     {headings[i].part.to, i + 1 < headings.size() ? headings[i + 1].part.from : m_text.size()});
        return std::move(m_read);
    }

private:
    [[noreturn]] void fail(std::size_t at, const Words& said) const
    {
        throw Error(Code::Malformed, m_read.file.string(), said.about({lineOf(m_text, at)}));
    }

    void readTitle(const LessonHeading& heading)
    {
        m_read.title = heading.title;
        const auto first = std::ranges::find(m_blocks.headings, 2, &LessonHeading::level);
        const std::size_t end = first == m_blocks.headings.end() ? m_text.size() : first->part.from;
        m_read.introduction = without({heading.part.to, std::max(heading.part.to, end)}, {});
    }

    void readStep(const LessonHeading& heading, const TextPart& whole)
    {
        TranslatedStep step{.title = heading.title, .prose = {}, .at = heading.part.from};
        std::vector<TextPart> blocks;
        for (const LessonFence& fence : m_blocks.fences)
            if (fence.part.from >= whole.from && fence.part.from < whole.to && readFence(fence, step))
                blocks.push_back(fence.part);
        if (step.source.empty())
            fail(step.at, Words("%1 cannot be understood: expected a block “source” in the step, found none"));
        step.prose = without(whole, std::move(blocks));
        m_read.steps.push_back(std::move(step));
    }

    /// @return whether it is no prose
    bool readFence(const LessonFence& fence, TranslatedStep& step) const
    {
        constexpr std::string_view lessons[] = {"lesson", "state", "look", "predict", "goal", "expect"};
        if (std::ranges::find(lessons, fence.name) != std::end(lessons))
            fail(fence.part.from,
                 Words("%1 cannot be understood: expected “%2” in the lesson alone, found one in its translation",
                       fence.name));
        if (fence.name == "source") step.source = std::string(trimmed(fence.inside.of(m_text)));
        if (fence.name == "notes") step.notes.append(step.notes.empty() ? "" : "\n\n").append(fence.inside.of(m_text));
        if (fence.name == "question") {
            try {
                step.questions.push_back(parseQuestionWords(m_text, fence.inside));
            } catch (const FenceMistake& mistake) {
                fail(mistake.at, mistake.said);
            }
        }
        return fence.name == "source" || fence.name == "notes" || fence.name == "question";
    }

    std::string without(const TextPart& whole, std::vector<TextPart> out) const
    {
        std::ranges::sort(out, {}, &TextPart::from);
        std::string prose;
        std::size_t at = whole.from;
        for (const TextPart& part : out) {
            prose += TextPart{at, std::max(at, part.from)}.of(m_text);
            at = std::max(at, part.to);
        }
        return std::string(trimmed(prose + std::string(TextPart{at, whole.to}.of(m_text))));
    }

    const std::string m_text;
    const LessonBlocks m_blocks;
    LessonTranslation m_read;
};

}  // namespace

std::string sourceHash(const Lesson& lesson, std::size_t step)
{
    const std::string before = step == 0 ? lesson.title() + '\n' + lesson.introduction() : std::string();
    std::string words = std::string(trimmed(before)) + '\n' + lesson.steps()[step].title + '\n'
                        + std::string(trimmed(lesson.proseOf(step)));
    for (const LessonQuestion& question : lesson.steps()[step].questions) {
        const QuestionWords asked = QuestionWords::of(question);
        words += '\n' + asked.ask;
        for (const std::string& option : asked.options) words += '\n' + option;
        for (const std::string& hint : asked.hints) words += '\n' + hint;
        for (const std::string& feedback : asked.feedback) words += '\n' + feedback;
    }
    words += '\n' + std::string(trimmed(notesOf(lesson, step)));
    char text[24];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hashOf(words)));
    return text;
}

LessonTranslation openTranslation(const fs::path& file)
{
    return TranslationReader(file, readText(file.string(), longestLesson)).read();
}

std::vector<fs::path> translationsOf(const fs::path& lesson)
{
    const std::string name = lesson.filename().string();
    std::vector<fs::path> found;
    if (!name.ends_with(lessonEnding)) return found;
    const std::string stem = name.substr(0, name.size() - lessonEnding.size());
    const fs::path folder = lesson.parent_path().empty() ? fs::path(".") : lesson.parent_path();
    constexpr std::size_t mostNames = 100'000;
    for (const std::string& each : namesIn(folder, mostNames)) {
        const auto [own, language] = nameAndLanguage(folder / each);
        if (own == stem && language != "lesson" && !language.empty()) found.push_back(folder / each);
    }
    return found;
}

fs::path translationOf(const fs::path& lesson, std::string language)
{
    const std::string name = lesson.filename().string();
    if (language.empty() || !name.ends_with(lessonEnding)) return {};
    std::ranges::replace(language, '_', '-');
    fs::path file = lesson.parent_path() / (name.substr(0, name.size() - lessonEnding.size()) + "." + language + ".md");
    std::error_code none;
    return fs::is_regular_file(file, none) ? file : fs::path();
}

std::vector<StaleStep> staleSteps(const Lesson& lesson, const LessonTranslation& translation)
{
    std::vector<StaleStep> stale;
    for (std::size_t step = 0; step < lesson.steps().size(); ++step) {
        const std::string hash = sourceHash(lesson, step);
        if (step >= translation.steps.size())
            stale.push_back({step, "it is not translated; its source is " + hash});
        else if (translation.steps[step].source != hash)
            stale.push_back({step, "it was translated from a different text, "
                                       + translation.steps[step].source.substr(0, 40) + "; its source is " + hash});
        else if (!areLike(lesson.steps()[step], translation.steps[step]))
            stale.push_back(
                {step, "its questions have another number of options or hints than the lesson's, or an answer where "
                       "the lesson's is not in words"});
    }
    if (translation.steps.size() > lesson.steps().size())
        stale.push_back({lesson.steps().size(), std::to_string(translation.steps.size()) + " steps are translated, and "
                                                    + std::to_string(lesson.steps().size()) + " are there"});
    return stale;
}

}  // namespace core
