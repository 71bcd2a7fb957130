#pragma once

#include "core/class/answer_code.h"
#include "core/class/collected_class.h"
#include "core/lesson/bundled_lessons.h"
#include "core/random_bits.h"

/// Answers of made-up students.
namespace made_answers {

using core::Index;

/// The third lesson, computed: masks, with choices, numbers, predictions and a goal.
inline core::AnsweredLesson masks()
{
    core::OpenedModels models;
    return core::answeredLesson(core::bundledLessons().at(2).file, models);
}

inline std::string wrongAnswer(const core::LessonQuestion& question)
{
    if (question.kind == core::LessonQuestion::Kind::Number) return "17.25";
    for (const core::LessonOption& option : question.options)
        if (!option.right) return option.text;
    return "nobody knows";
}

inline std::string rightAnswer(const core::LessonQuestion& question)
{
    std::string said = question.answer;
    for (const core::LessonOption& option : question.options)
        if (option.right) said += (said.empty() ? "" : "\n") + option.text;
    return said;
}

/// The answers of the student with a number, which decides whether they are right, wrong or missing.
inline core::LessonAnswers of(const core::AnsweredLesson& lesson, std::uint64_t student)
{
    core::LessonAnswers answers{.lesson = lessonNameOf(*lesson.lesson),
                                .version = lesson.lesson->version(),
                                .variant = static_cast<Index>(student % 30),
                                .student = std::to_string(student)};
    std::uint64_t counter = 0;
    const auto draw = [&](std::uint64_t below) { return core::mixedBits(student, counter++) % below; };
    for (std::size_t i = 0; i < lesson.lesson->steps().size(); ++i) {
        const core::LessonStep& step = lesson.lesson->steps()[i];
        for (std::size_t j = 0; j < step.questions.size(); ++j) {
            // A code has no sentences in one's own words.
            if (step.questions[j].kind == core::LessonQuestion::Kind::Text) continue;
            const std::uint64_t kind = draw(10);
            if (kind == 0) continue;
            const std::string said = kind < 7 ? rightAnswer(step.questions[j]) : wrongAnswer(step.questions[j]);
            core::LessonAnswer answer = judgedAnswer(*lesson.lesson, i, j, said, lesson.grounds[i]);
            answer.time = static_cast<std::int64_t>(1'790'000'000 + 60 * student + i);
            answers.put(std::move(answer));
        }
        if (lesson.guesses[i] && draw(5) > 0) {
            const std::size_t keys = lesson.grounds[i]->trace->keys(0).size();
            core::LessonExpectation made{.step = i, .time = 1'790'000'000};
            made.points.assign(keys, 0);
            made.points[draw(keys)] += 60;
            made.points[draw(keys)] += 40;
            answers.put(std::move(made));
        }
        std::size_t goal = 0;
        for (const core::LessonClaim& claim : step.claims)
            if (claim.goal && draw(2) > 0) answers.put(core::ReachedGoal{i, goal++, 1'790'000'000});
    }
    return answers;
}

}  // namespace made_answers
