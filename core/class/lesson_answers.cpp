#include "core/class/lesson_answers.h"

#include "core/error.h"
#include "core/lesson/asked_places.h"
#include "core/lesson/said_values.h"
#include "core/session/named_queries.h"

#include <algorithm>

namespace core {
namespace {

using Kind = LessonQuestion::Kind;

template<typename Entry, typename Same>
void putIn(std::vector<Entry>& all, Entry entry, const Same& same)
{
    const auto known = std::ranges::find_if(all, same);
    if (known == all.end())
        all.push_back(std::move(entry));
    else
        *known = std::move(entry);
}

/// "cat", or "the" #2 where it stands there more than once.
std::string nameOfToken(const std::vector<Token>& tokens, Index place)
{
    const std::string text(bareToken(tokens[static_cast<std::size_t>(place)].text));
    Index occurrence = 0, all = 0;
    for (Index i = 0; i < std::ssize(tokens); ++i) {
        if (bareToken(tokens[static_cast<std::size_t>(i)].text) != text) continue;
        ++all;
        if (i <= place) ++occurrence;
    }
    return all > 1 ? "\"" + text + "\" #" + std::to_string(occurrence) : text;
}

std::vector<Index> optionsSaid(const LessonQuestion& question, const std::string& said)
{
    std::vector<Index> chosen;
    for (std::size_t from = 0; from <= said.size();) {
        const std::size_t end = std::min(said.find('\n', from), said.size());
        const auto option = std::ranges::find(question.options, said.substr(from, end - from), &LessonOption::text);
        if (option != question.options.end()) chosen.push_back(option - question.options.begin());
        from = end + 1;
    }
    std::ranges::sort(chosen);
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    return chosen;
}

bool isPlace(Index place, std::size_t count) { return place >= 0 && place < static_cast<Index>(count); }

std::string optionsNamed(const LessonQuestion& question, const std::vector<Index>& places)
{
    std::string said;
    for (const Index place : places) {
        if (!isPlace(place, question.options.size())) return {};
        said += (said.empty() ? "" : "\n") + question.options[static_cast<std::size_t>(place)].text;
    }
    return said;
}

}  // namespace

const LessonAnswer* LessonAnswers::answerTo(std::size_t step, std::size_t question) const
{
    const auto found = std::ranges::find_if(
        answers, [&](const LessonAnswer& each) { return each.step == step && each.question == question; });
    return found == answers.end() ? nullptr : &*found;
}

const LessonExpectation* LessonAnswers::expectationAt(std::size_t step) const
{
    const auto found = std::ranges::find(expectations, step, &LessonExpectation::step);
    return found == expectations.end() ? nullptr : &*found;
}

bool LessonAnswers::hasReached(std::size_t step, std::size_t goal) const
{
    return std::ranges::any_of(goals, [&](const ReachedGoal& each) { return each.step == step && each.goal == goal; });
}

void LessonAnswers::put(LessonAnswer answer)
{
    const std::size_t step = answer.step, question = answer.question;
    putIn(answers, std::move(answer),
          [=](const LessonAnswer& each) { return each.step == step && each.question == question; });
}

void LessonAnswers::put(LessonExpectation expectation)
{
    const std::size_t step = expectation.step;
    putIn(expectations, std::move(expectation), [=](const LessonExpectation& each) { return each.step == step; });
}

void LessonAnswers::put(const ReachedGoal& goal)
{
    if (!hasReached(goal.step, goal.goal)) goals.push_back(goal);
}

std::int64_t LessonAnswers::lastTime() const
{
    std::int64_t last = 0;
    for (const LessonAnswer& each : answers) last = std::max(last, each.time);
    for (const LessonExpectation& each : expectations) last = std::max(last, each.time);
    for (const ReachedGoal& each : goals) last = std::max(last, each.time);
    return last;
}

std::string lessonNameOf(const Lesson& lesson)
{
    std::string name = lesson.file().filename().string();
    for (const std::string_view ending : {".lesson.md", ".md"})
        if (name.ends_with(ending)) return name.substr(0, name.size() - ending.size());
    return name;
}

std::vector<Index> placesSaid(const LessonQuestion& question, const std::string& said, const ClaimGround& ground)
{
    try {
        if (question.kind == Kind::Choice) return optionsSaid(question, said);
        if (question.kind == Kind::Head)
            if (const auto head = headSaid(said)) return {head->first, head->second};
        if (question.kind == Kind::Token)
            if (const auto token = namedTokenIn(said)) return {keyNamed(ground, *token)};
        if (question.kind == Kind::Cell)
            if (const auto cell = namedCellIn(said))
                return {rowNamed(ground, cell->query), keyNamed(ground, cell->key)};
    } catch (const Error&) {
        return {};  // a token that is not there
    }
    return {};
}

std::string sayingOf(const LessonQuestion& question, const std::vector<Index>& places, const ClaimGround& ground)
{
    if (question.kind == Kind::Choice) return optionsNamed(question, places);
    const std::size_t count = question.kind == Kind::Token ? 1 : 2;
    if (places.size() != count) return {};
    if (question.kind == Kind::Head) return std::to_string(places[0] + 1) + "." + std::to_string(places[1] + 1);
    const Trace& trace = *ground.trace;
    const auto& keys = trace.keys(ground.head.item);
    if (!isPlace(places.back(), keys.size())) return {};
    if (question.kind == Kind::Token) return nameOfToken(keys, places[0]);
    const auto& queries = trace.queries(ground.head.item);
    if (question.kind != Kind::Cell || !isPlace(places[0], queries.size())) return {};
    const auto row = namingToken(trace, ground.head.item, places[0], ground.rows);
    if (!row) return {};
    return nameOfToken(queries, *row) + " → " + nameOfToken(keys, places[1]);
}

LessonAnswer judgedAnswer(const Lesson& lesson, std::size_t step, std::size_t question, const std::string& said,
                          const std::optional<ClaimGround>& ground)
{
    LessonAnswer answer{.step = step, .question = question, .said = said};
    const LessonQuestion& asked = lesson.steps()[step].questions[question];
    const bool needsNames = asked.kind == Kind::Token || asked.kind == Kind::Cell || asked.computed;
    if (needsNames && !ground) return answer;
    const ClaimGround on = ground.value_or(ClaimGround{});
    answer.right = isRight(asked, said, on);
    answer.places = placesSaid(asked, said, on);
    return answer;
}

}  // namespace core
