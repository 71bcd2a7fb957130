#include "core/class/class_summary.h"

#include "core/lesson/said_values.h"
#include "core/session/named_queries.h"

#include <algorithm>
#include <map>

namespace core {
namespace {

using Kind = LessonQuestion::Kind;

/// A choice of several is counted option by option.
void countChoice(const CollectedClass& collected, const LessonQuestion& question, ClassQuestion& about)
{
    for (const LessonOption& option : question.options) {
        AnswerCount count{option.text, 0, option.right};
        const Index place = std::ssize(about.counts);
        for (const ClassMember& member : collected.members) {
            const LessonAnswer* answer = member.answers.answerTo(about.step, about.question);
            if (answer != nullptr && std::ranges::find(answer->places, place) != answer->places.end()) ++count.students;
        }
        about.counts.push_back(std::move(count));
    }
}

/// "0,2" is "0.2".
bool saysTheSame(Kind kind, const std::string& a, const std::string& b)
{
    if (kind != Kind::Number) return a == b;
    const auto first = numberSaid(a), second = numberSaid(b);
    return first && second ? *first == *second : a == b;
}

void countWritten(Kind kind, const std::string& said, std::optional<bool> right, ClassQuestion& about)
{
    const auto known =
        std::ranges::find_if(about.counts, [&](const AnswerCount& each) { return saysTheSame(kind, each.said, said); });
    if (known == about.counts.end())
        about.counts.push_back({said, 1, right});
    else
        ++known->students;
}

ClassQuestion summaryOf(const CollectedClass& collected, std::size_t step, std::size_t place)
{
    const LessonQuestion& question = collected.of.lesson->steps()[step].questions[place];
    ClassQuestion about{.step = step, .question = place};
    for (const ClassMember& member : collected.members)
        for (std::size_t i = 0; i < member.answers.answers.size(); ++i) {
            const LessonAnswer& answer = member.answers.answers[i];
            if (answer.step != step || answer.question != place || answer.said.empty()) continue;
            ++about.answered;
            about.right += member.right[i] == true ? 1 : 0;
            if (question.kind != Kind::Choice) countWritten(question.kind, answer.said, member.right[i], about);
        }
    if (question.kind == Kind::Choice)
        countChoice(collected, question, about);
    else
        std::ranges::stable_sort(about.counts, std::greater<>(), &AnswerCount::students);
    return about;
}

/// How the class answered which head it is: the share of students who named each head.
ClassExpectation namedHeads(const CollectedClass& collected, std::size_t step)
{
    ClassExpectation about{.step = step, .keys = expectationKeys(collected.of, step)};
    const auto count = static_cast<Index>(about.keys.size());
    about.mean = RowVector::Zero(count);
    about.truth = RowVector::Zero(count);
    const Focus& at = collected.of.guesses[step]->at;
    about.truth(at.layer * collected.of.grounds[step]->trace->model->info.heads + at.head) = 1;
    for (const ClassMember& member : collected.members) {
        const LessonExpectation* made = member.answers.expectationAt(step);
        if (made == nullptr || made->points.empty()) continue;
        const auto most = std::ranges::max_element(made->points) - made->points.begin();
        ++about.made;
        about.mean(most) += 1;
    }
    if (about.made > 0) about.mean /= static_cast<float>(about.made);
    return about;
}

ClassExpectation expectationOf(const CollectedClass& collected, std::size_t step)
{
    if (collected.of.guesses[step]->of == Guess::Of::Head) return namedHeads(collected, step);
    ClassExpectation about{.step = step, .keys = expectationKeys(collected.of, step)};
    for (const ClassMember& member : collected.members) {
        const auto score = collected.scoreOf(member, step);
        if (!score) continue;
        if (about.made == 0) about.mean = RowVector::Zero(score->guess.size());
        ++about.made;
        about.mean += score->guess;
        about.truth = score->truth;
    }
    if (about.made == 0) return about;
    about.mean /= static_cast<float>(about.made);
    return about;
}

void countFirstChoices(const CollectedClass& collected, ClassExpectation& about)
{
    if (about.truth.size() == 0) return;
    std::map<Index, Index> students;
    for (const ClassMember& member : collected.members)
        if (const auto first = CollectedClass::firstChoice(member, about.step); first && *first < about.truth.size()) {
            ++students[*first];
            if (about.truth(*first) == about.truth.maxCoeff()) ++about.right;
        }
    const auto most = std::ranges::max_element(students, {}, &std::pair<const Index, Index>::second);
    if (most == students.end()) return;
    about.first = most->first;
    about.firsts = most->second;
}

/// "cat"; "the #2" of a token that stands there more than once.
std::vector<std::string> distinctNames(const std::vector<Token>& tokens)
{
    std::map<std::string_view, Index> all, before;
    for (const Token& token : tokens) ++all[bareToken(token.text)];
    std::vector<std::string> names;
    for (const Token& token : tokens) {
        const std::string_view text = bareToken(token.text);
        names.emplace_back(text);
        if (all[text] > 1) names.back() += " #" + std::to_string(++before[text]);
    }
    return names;
}

}  // namespace

std::vector<std::string> expectationKeys(const AnsweredLesson& lesson, std::size_t step)
{
    std::vector<std::string> keys;
    const Trace& trace = *lesson.grounds[step]->trace;
    if (lesson.guesses[step]->of != Guess::Of::Head) return distinctNames(trace.keys(lesson.guesses[step]->at.item));
    const ModelInfo& info = trace.model->info;
    for (Index layer = 1; layer <= info.layers; ++layer)
        for (Index head = 1; head <= info.heads; ++head)
            keys.push_back(std::to_string(layer) + "." + std::to_string(head));
    return keys;
}

void summarize(CollectedClass& collected)
{
    const auto& steps = collected.of.lesson->steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        for (std::size_t j = 0; j < steps[i].questions.size(); ++j)
            collected.questions.push_back(summaryOf(collected, i, j));
        if (collected.of.guesses[i]) {
            collected.expectations.push_back(expectationOf(collected, i));
            countFirstChoices(collected, collected.expectations.back());
        }
        std::size_t goal = 0;
        for (const LessonClaim& claim : steps[i].claims) {
            if (!claim.goal) continue;
            const Index reached = std::ranges::count_if(
                collected.members, [&](const ClassMember& member) { return member.answers.hasReached(i, goal); });
            collected.goals.push_back({i, goal++, reached});
        }
    }
}

}  // namespace core
