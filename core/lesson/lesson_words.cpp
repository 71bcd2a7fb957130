#include "core/lesson/lesson_words.h"

#include "core/error.h"
#include "core/lesson/lesson_plan.h"
#include "core/lesson/lesson_translation.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace core {
namespace {

LessonWords ownWords(const Lesson& lesson)
{
    LessonWords words{.title = lesson.title(), .introduction = lesson.introduction(), .steps = {}};
    for (std::size_t step = 0; step < lesson.steps().size(); ++step) {
        StepWords own{.title = lesson.steps()[step].title,
                      .prose = lesson.proseOf(step),
                      .notes = notesOf(lesson, step),
                      .questions = {}};
        for (const LessonQuestion& question : lesson.steps()[step].questions)
            own.questions.push_back(QuestionWords::of(question));
        words.steps.push_back(std::move(own));
    }
    return words;
}

std::optional<LessonTranslation> translationInto(const Lesson& lesson, const std::string& language)
{
    const std::filesystem::path file = translationOf(lesson.file(), language);
    if (file.empty()) return std::nullopt;
    try {
        return openTranslation(file);
    } catch (const Error&) {  // its own words can be read; `lesson check` names the mistakes in the others
        return std::nullopt;
    }
}

}  // namespace

LessonWords wordsOf(const Lesson& lesson, const std::string& language)
{
    LessonWords words = ownWords(lesson);
    if (language.empty() || language == lesson.language()) return words;
    const auto translation = translationInto(lesson, language);
    if (!translation) return words;
    const std::vector<StaleStep> stale = staleSteps(lesson, *translation);
    const auto isStale = [&](std::size_t step) {
        return std::ranges::find(stale, step, &StaleStep::step) != stale.end();
    };
    // A lesson that was mostly written anew is read in one language, not in two by turns.
    const auto translated = static_cast<std::size_t>(std::ranges::count_if(
        std::views::iota(std::size_t{0}, words.steps.size()), [&](std::size_t step) { return !isStale(step); }));
    if (2 * translated < words.steps.size()) return words;
    if (!isStale(0)) {  // the first step's source has title and introduction in it
        words.title = translation->title;
        words.introduction = translation->introduction;
    }
    for (std::size_t step = 0; step < std::min(words.steps.size(), translation->steps.size()); ++step) {
        if (isStale(step)) continue;
        const TranslatedStep& of = translation->steps[step];
        StepWords own = std::exchange(words.steps[step], {of.title, of.prose, of.notes, of.questions});
        for (std::size_t i = 0; i < own.questions.size(); ++i) {
            std::string& answer = words.steps[step].questions[i].answer;
            if (answer.empty()) answer = std::move(own.questions[i].answer);
        }
    }
    return words;
}

LessonStep inWords(LessonStep step, const StepWords& words)
{
    step.title = words.title;
    for (std::size_t i = 0; i < step.questions.size(); ++i) {
        LessonQuestion& question = step.questions[i];
        const QuestionWords& asked = words.questions.at(i);
        question.ask = asked.ask;
        question.hints = asked.hints;
        if (question.kind == LessonQuestion::Kind::Text) question.answer = asked.answer;
        for (std::size_t k = 0; k < question.wrong.size(); ++k) {
            WrongAnswer& wrong = question.wrong[k];
            wrong.feedback = asked.feedback.at(k);
            const auto option = std::ranges::find(question.options, wrong.said, &LessonOption::text);
            if (option != question.options.end())
                wrong.said = asked.options.at(static_cast<std::size_t>(option - question.options.begin()));
        }
        for (std::size_t k = 0; k < question.options.size(); ++k) question.options[k].text = asked.options.at(k);
    }
    return step;
}

}  // namespace core
