#include "app/command/command_line.h"
#include "core/class/answer_code.h"
#include "core/class/class_summary.h"
#include "core/class/collected_class.h"
#include "core/class/lesson_package.h"
#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/guess/guess_score.h"
#include "core/lesson/asked_places.h"
#include "core/lesson/said_values.h"
#include "core/number_range.h"
#include "core/text/trimmed.h"
#include "ui/feature/lesson/lesson_packages.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <optional>

namespace {

struct AnswerOptions {
    std::string lesson;
    std::string student;
    core::Index variant = 0;
    core::Index number = 0;
    std::vector<std::string> said;
    std::vector<std::string> expected;
    std::string out;
};

std::int64_t now()
{
    return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

/// A number from 1, at the beginning of a text, which goes on behind it.
std::size_t placeIn(std::string_view& text, std::size_t count, const std::string& what)
{
    std::size_t place = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), place);
    if (error != std::errc() || place < 1 || place > count)
        throw core::Error(core::Code::OutOfRange, "", "%1 cannot be used: expected %2, found %3", what,
                          core::numberRange(1, static_cast<core::Index>(count)), std::string(text.substr(0, 20)));
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return place - 1;
}

void requireSign(std::string_view& text, char sign, const char* expected)
{
    if (!text.starts_with(sign))
        throw core::Error(core::Code::Malformed, "", "the answer cannot be understood: expected %1, found %2", expected,
                          std::string(text.substr(0, 20)));
    text.remove_prefix(1);
}

/// Requires one of the options, in their words, or several of them.
void requireOptions(const core::LessonQuestion& question, const std::string& said)
{
    if (question.kind != core::LessonQuestion::Kind::Choice) return;
    std::string options;
    for (const core::LessonOption& option : question.options)
        options += (options.empty() ? "“" : ", “") + option.text + "”";
    for (std::size_t from = 0; from <= said.size();) {
        const std::size_t end = std::min(said.find('\n', from), said.size());
        const std::string one = said.substr(from, end - from);
        if (std::ranges::find(question.options, one, &core::LessonOption::text) == question.options.end())
            throw core::Error(core::Code::Unknown, "", "unknown answer: %1. The known ones are %2.", one, options);
        from = end + 1;
    }
}

/// "2.1=cat"; of several options one on each line, or with ";" between them.
core::LessonAnswer answerIn(std::string_view text, const core::AnsweredLesson& lesson)
{
    constexpr const char* form = "step, question and answer, such as 2.1=cat";
    const auto& steps = lesson.lesson->steps();
    const std::size_t step = placeIn(text, steps.size(), core::phrase("the answer's step"));
    requireSign(text, '.', form);
    const std::size_t question = placeIn(text, steps[step].questions.size(), "the answer's question");
    requireSign(text, '=', form);
    std::string said(text);
    if (said.size() > core::longestSaid)
        throw core::Error(core::Code::OutOfRange, "", "the answer cannot be used: expected %1 bytes at most, found %2",
                          std::to_string(core::longestSaid), std::to_string(said.size()));
    if (steps[step].questions[question].several) std::ranges::replace(said, ';', '\n');
    requireOptions(steps[step].questions[question], said);
    core::LessonAnswer answer = judgedAnswer(*lesson.lesson, step, question, said, lesson.grounds[step]);
    answer.time = now();
    return answer;
}

/// The place of the key that gets points, or of the head where the question is which head it is.
std::size_t placeNamed(std::string_view name, const core::AnsweredLesson& lesson, std::size_t step)
{
    const core::ClaimGround& ground = *lesson.grounds[step];
    if (lesson.guesses[step]->of == core::Guess::Of::Head) {
        const std::vector<std::string> heads = expectationKeys(lesson, step);
        const auto head = std::ranges::find(heads, name);
        if (head == heads.end())
            throw core::Error(core::Code::OutOfRange, "", "the head cannot be used: expected %1 to %2, found %3",
                              heads.front(), heads.back(), std::string(name));
        return static_cast<std::size_t>(head - heads.begin());
    }
    const auto token = core::namedTokenIn(name);
    if (!token)
        throw core::Error(core::Code::Malformed, "", "the prediction cannot be understood: expected a token, found %1",
                          std::string(name));
    const core::Index key = core::keyNamed(ground, *token);
    if (lesson.guesses[step]->of == core::Guess::Of::Cell && key != lesson.guesses[step]->at.key)
        throw core::Error(
            core::Code::OutOfRange, "", "the prediction cannot be used: expected the cell's key, %1, found %2",
            expectationKeys(lesson, step)[static_cast<std::size_t>(lesson.guesses[step]->at.key)], std::string(name));
    return static_cast<std::size_t>(key);
}

/// A key and its points: "cat 60".
struct GivenPoints {
    std::string_view name;
    double points = 0;
};

std::optional<GivenPoints> givenPoints(std::string_view part)
{
    const std::size_t space = part.find_last_of(' ');
    if (space == part.npos || std::ranges::count(part, '"') % 2 != 0) return std::nullopt;
    const auto points = core::numberSaid(part.substr(space + 1));
    if (!points) return std::nullopt;
    return GivenPoints{part.substr(0, space), *points};
}

/// Takes the first key with its points from a text; a comma before points is a token's own, as in ", 40, cat 60".
std::string_view takeGiven(std::string_view& text)
{
    std::size_t end = text.find(',');
    while (end != text.npos && !givenPoints(core::trimmed(text.substr(0, end)))) end = text.find(',', end + 1);
    const std::string_view part = core::trimmed(text.substr(0, end));
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
    return part;
}

/// "4=cat 60, mat 40"
core::LessonExpectation expectationIn(std::string_view text, const core::AnsweredLesson& lesson)
{
    constexpr const char* form = "step, keys and their points, such as 4=cat 60, mat 40";
    const std::size_t step = placeIn(text, lesson.lesson->steps().size(), "the prediction's step");
    requireSign(text, '=', form);
    if (!lesson.guesses[step])
        throw core::Error(core::Code::OutOfRange, "",
                          "the prediction cannot be used: expected a step that asks for one, found step %1",
                          std::to_string(step + 1));
    core::LessonExpectation made{.step = step, .time = now()};
    made.points.assign(expectationKeys(lesson, step).size(), 0);
    while (!text.empty()) {
        const std::string_view part = takeGiven(text);
        const auto given = givenPoints(part);
        if (!given || given->points < 0 || given->points > core::allPoints)
            throw core::Error(core::Code::Malformed, "", "the prediction cannot be understood: expected %1, found %2",
                              form, std::string(part));
        made.points[placeNamed(given->name, lesson, step)] = given->points;
    }
    return made;
}

void tell(const core::LessonAnswer& answer, const core::LessonQuestion& question)
{
    std::cout << answer.step + 1 << '.' << answer.question + 1 << ' ';
    if (!question.isJudged())
        std::cout << "handed in\n";
    else if (!answer.right)
        std::cout << "names nothing that is there\n";
    else
        std::cout << (*answer.right ? "right\n" : "not right\n");
}

int answer(const AnswerOptions& options)
{
    if (options.student.size() > core::longestStudent)
        throw core::Error(core::Code::OutOfRange, "", "--student cannot be used: expected %1 bytes at most, found %2",
                          std::to_string(core::longestStudent), std::to_string(options.student.size()));
    requireOther(options.out, options.lesson);
    const auto file = unpackedLesson(options.lesson);
    core::OpenedModels models;
    const core::AnsweredLesson lesson = core::answeredLesson(file, models);
    core::LessonAnswers answers{.lesson = lessonNameOf(*lesson.lesson),
                                .version = lesson.lesson->version(),
                                .variant = options.variant,
                                .student = options.student};
    for (const std::string& each : options.said) {
        answers.put(answerIn(each, lesson));
        const core::LessonAnswer& last = answers.answers.back();
        tell(last, lesson.lesson->steps()[last.step].questions[last.question]);
    }
    for (const std::string& each : options.expected) answers.put(expectationIn(each, lesson));
    if (!options.out.empty()) core::writeWhole(options.out, answersText(answers));
    std::cout << "code " << answerCode(answers, *lesson.lesson, options.number) << '\n';
    return 0;
}

}  // namespace

Subcommand addLessonAnswer(cli::Command& lesson)
{
    auto options = std::make_shared<AnswerOptions>();
    cli::Command* command =
        lesson.addCommand("answer", "Answer a lesson, and get what is handed in of it: a file and a short code");
    command->addOption("lesson", options->lesson, "The lesson, NAME.attnlesson or NAME.lesson.md")
        ->required()
        ->typeName("FILE");
    command->addOption("--student", options->student, "A name or a number, as the class knows it")->typeName("WHO");
    command->addOption("--number", options->number, "A number for the code, which holds no name")
        ->check(cli::within(core::Index{0}, core::largestStudent))
        ->typeName("N");
    command->addOption("--sheet", options->variant, "The copy of the worksheet, the last digits of its id")
        ->check(cli::within(core::Index{0}, core::mostVariants))
        ->typeName("N");
    command
        ->addOption("--answer", options->said,
                    "An answer: step, question and what is said, such as 2.1=cat; again for more")
        ->typeName("S.Q=TEXT")
        ->takeAll();
    command
        ->addOption("--predict", options->expected,
                    "A prediction: a step and points for keys, such as “4=cat 60, mat 40”")
        ->typeName("S=POINTS")
        ->takeAll();
    command->addOption("--out", options->out, "What is handed in")->typeName("NAME.attnanswers");
    return {command, [options] { return answer(*options); }};
}
