#include "core/attention/pooling.h"
#include "core/class/collected_class.h"
#include "core/guess/guessed_keys.h"
#include "core/lesson/asked_places.h"
#include "core/lesson/lesson_ground.h"
#include "core/model/pass/head_stages.h"

#include <algorithm>

namespace core {

AnsweredLesson answeredLesson(const std::filesystem::path& file, OpenedModels& models, const std::stop_token& stop)
{
    AnsweredLesson answered;
    answered.lesson = std::make_shared<const Lesson>(Lesson::open(file));
    for (std::size_t i = 0; i < answered.lesson->steps().size(); ++i) {
        const LessonStep& step = answered.lesson->steps()[i];
        answered.grounds.emplace_back();
        answered.guesses.emplace_back();
        if (step.questions.empty() && !step.prediction) continue;
        try {
            const Session session = answered.lesson->sessionAt(i);
            answered.grounds.back() = lessonGround(session, models, stop);
            if (step.prediction)
                answered.guesses.back() = guessOf(*step.prediction, *answered.grounds.back(), session.focus);
        } catch (const Error&) {
            // A step without its model: choices and numbers are judged all the same.
            continue;
        }
    }
    return answered;
}

std::optional<Index> CollectedClass::firstChoice(const ClassMember& member, std::size_t step)
{
    const LessonExpectation* made = member.answers.expectationAt(step);
    if (made == nullptr || made->points.empty()) return std::nullopt;
    const auto most = std::ranges::max_element(made->points);
    return *most > 0 ? std::optional<Index>(most - made->points.begin()) : std::nullopt;
}

std::optional<GuessScore> CollectedClass::scoreOf(const ClassMember& member, std::size_t step) const
{
    const LessonExpectation* made = member.answers.expectationAt(step);
    if (made == nullptr || !of.guesses[step] || of.guesses[step]->of == Guess::Of::Head) return std::nullopt;
    Guess guess = *of.guesses[step];
    guess.points = made->points;
    const Trace& trace = *of.grounds[step]->trace;
    const HeadAddress at{guess.at.layer, guess.at.head, guess.at.item};
    const auto weights = headWeights(trace, at);
    return guessScore(guess, guessedKeys(trace, at, guess.at.query), weights->row(guess.at.query));
}

}  // namespace core
