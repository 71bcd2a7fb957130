#include "core/lesson/lesson_translation.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
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

std::string lineOf(const std::string& text, std::size_t at)
{
    return "line " + std::to_string(1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

/// A lesson that has the translation's prose, to be held to the same rules.
void requireHarmless(const std::string& text, const fs::path& file) { static_cast<void>(Lesson::parse(text, file)); }

}  // namespace

std::string sourceHash(const Lesson& lesson, std::size_t step)
{
    const std::string before = step == 0 ? lesson.introduction() : std::string();
    const std::string words = std::string(trimmed(before)) + '\n' + lesson.steps()[step].title + '\n'
                              + std::string(trimmed(lesson.proseOf(step)));
    char text[24];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hashOf(words)));
    return text;
}

LessonTranslation openTranslation(const fs::path& file)
{
    const std::string text = readText(file.string(), longestLesson);
    const auto fail = [&](std::size_t at, const std::string& expected, const std::string& found) {
        throw Error(Code::Malformed, file.string(), lineOf(text, at), expected, found);
    };
    requireHarmless(text, file);
    LessonTranslation translation{.file = file, .language = nameAndLanguage(file).second};
    const LessonBlocks blocks = blocksOf(text);
    const auto within = [&](const TextPart& whole, std::vector<TextPart> out) {
        std::ranges::sort(out, {}, &TextPart::from);
        std::string prose;
        std::size_t at = whole.from;
        for (const TextPart& part : out) {
            prose += TextPart{at, std::max(at, part.from)}.of(text);
            at = std::max(at, part.to);
        }
        return std::string(trimmed(prose + std::string(TextPart{at, whole.to}.of(text))));
    };
    std::vector<LessonHeading> headings;
    for (const LessonHeading& heading : blocks.headings) {
        if (heading.level == 2) headings.push_back(heading);
        if (heading.level == 1 && translation.title.empty()) {
            translation.title = heading.title;
            const auto first = std::ranges::find(blocks.headings, 2, &LessonHeading::level);
            const std::size_t end = first == blocks.headings.end() ? text.size() : first->part.from;
            translation.introduction = within({heading.part.to, std::max(heading.part.to, end)}, {});
        }
    }
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const TextPart whole{headings[i].part.to, i + 1 < headings.size() ? headings[i + 1].part.from : text.size()};
        TranslatedStep step{.title = headings[i].title, .prose = {}, .source = {}, .at = headings[i].part.from};
        std::vector<TextPart> sources;
        for (const LessonFence& fence : blocks.fences) {
            if (fence.part.from < whole.from || fence.part.from >= whole.to) continue;
            constexpr std::string_view ours[] = {"state", "look", "predict", "question", "goal", "notes", "expect"};
            if (std::ranges::find(ours, fence.name) != std::end(ours))
                fail(fence.part.from, "“" + fence.name + "” in the lesson alone", "one in its translation");
            if (fence.name != "source") continue;
            sources.push_back(fence.part);
            step.source = std::string(trimmed(fence.inside.of(text)));
        }
        if (step.source.empty()) fail(step.at, "a block “source” in the step", "none");
        step.prose = within(whole, std::move(sources));
        translation.steps.push_back(std::move(step));
    }
    return translation;
}

std::vector<fs::path> translationsOf(const fs::path& lesson)
{
    const std::string name = lesson.filename().string();
    std::vector<fs::path> found;
    if (!name.ends_with(lessonEnding)) return found;
    const std::string stem = name.substr(0, name.size() - lessonEnding.size());
    const fs::path folder = lesson.parent_path().empty() ? fs::path(".") : lesson.parent_path();
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const auto [own, language] = nameAndLanguage(entry->path());
        if (own == stem && language != "lesson" && !language.empty()) found.push_back(entry->path());
    }
    std::ranges::sort(found);
    return found;
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
    }
    if (translation.steps.size() > lesson.steps().size())
        stale.push_back({lesson.steps().size(), std::to_string(translation.steps.size()) + " steps are translated, and "
                                                    + std::to_string(lesson.steps().size()) + " are there"});
    return stale;
}

}  // namespace core
