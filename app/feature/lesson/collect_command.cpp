#include "app/command/command_line.h"
#include "core/class/collected_class.h"
#include "core/class/lesson_package.h"
#include "core/error.h"
#include "core/file/whole_file.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <cstdio>

namespace {

struct CollectOptions {
    std::string lesson;
    std::string folder;
    std::string out;
};

constexpr qsizetype longestSentence = 300;

std::string barOf(core::Index part, core::Index all)
{
    constexpr core::Index width = 20;
    const core::Index filled = all == 0 ? 0 : (part * width + all / 2) / all;
    std::string bar;
    for (core::Index i = 0; i < filled; ++i) bar += "█";
    for (core::Index i = filled; i < width; ++i) bar += "·";
    return bar;
}

/// One line, whatever a student typed: signs that steer a terminal are not passed on.
std::string oneLine(const std::string& text, qsizetype longest = 60)
{
    QString line = QString::fromStdString(text).simplified();
    line.removeIf([](QChar c) { return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format; });
    if (line.size() > longest) line = line.first(longest) + QChar(0x2026);
    return line.toStdString();
}

void tellQuestion(const core::CollectedClass& collected, const core::ClassQuestion& about)
{
    const core::LessonQuestion& question = collected.of.lesson->steps()[about.step].questions[about.question];
    std::cout << '\n'
              << about.step + 1 << '.' << about.question + 1 << "  " << oneLine(question.ask, longestSentence) << "\n";
    std::cout << "     answered by " << about.answered;
    if (question.isJudged()) std::cout << ", rightly by " << about.right;
    std::cout << '\n';
    constexpr std::size_t most = 8;
    for (std::size_t i = 0; i < std::min(most, about.counts.size()); ++i) {
        const core::AnswerCount& count = about.counts[i];
        std::cout << "     " << barOf(count.students, about.answered) << ' ' << count.students << "  "
                  << (count.right == true ? "✓ " : "") << oneLine(count.said) << '\n';
    }
    if (about.counts.size() > most) std::cout << "     and " << about.counts.size() - most << " other answers\n";
}

void tellExpectation(const core::ClassExpectation& about)
{
    std::cout << '\n' << about.step + 1 << "  prediction by " << about.made;
    if (about.first && *about.first < std::ssize(about.keys))
        std::cout << ", first choice of most: " << oneLine(about.keys[static_cast<std::size_t>(*about.first)]) << " ("
                  << about.firsts << "), the model's first choice chosen by " << about.right;
    std::cout << '\n';
    for (core::Index key = 0; key < about.mean.size(); ++key) {
        if (about.mean(key) < 0.005F && about.truth(key) < 0.005F) continue;
        char line[64];
        std::snprintf(line, sizeof line, "     class %.2f  model %.2f  ", static_cast<double>(about.mean(key)),
                      static_cast<double>(about.truth(key)));
        std::cout << line << oneLine(about.keys[static_cast<std::size_t>(key)]) << '\n';
    }
}

int collect(const CollectOptions& options)
{
    if (options.lesson.ends_with(core::packageEnding))
        throw core::Error(
            core::Code::OutOfRange, "",
            "the lesson cannot be used: expected the one with its answers, NAME.lesson.md, found what was handed out");
    if (!options.out.empty() && !options.out.ends_with(".csv"))
        throw core::Error(core::Code::OutOfRange, "", "--out cannot be used: expected NAME.csv, found %1", options.out);
    requireOther(options.out, options.lesson);
    core::OpenedModels models;
    const core::CollectedClass collected =
        core::collectClass(core::answeredLesson(options.lesson, models), options.folder);
    if (!options.out.empty()) core::writeWhole(options.out, classTable(collected));
    std::cout << oneLine(collected.of.lesson->title()) << ": " << collected.members.size()
              << (collected.members.size() == 1 ? " student\n" : " students\n");
    for (const core::ClassQuestion& each : collected.questions) tellQuestion(collected, each);
    for (const core::ClassExpectation& each : collected.expectations) tellExpectation(each);
    for (const core::ClassGoal& each : collected.goals)
        std::cout << '\n' << each.step + 1 << "  goal " << each.goal + 1 << " reached by " << each.reached << '\n';
    std::cout << std::flush;
    for (const core::RefusedAnswers& each : collected.refused)
        std::cerr << "attentionscope: " << oneLine(each.from) << ": "
                  << oneLine(typedErrorText(each.error).toStdString(), longestSentence) << '\n';
    return 0;
}

}  // namespace

Subcommand addLessonCollect(cli::Command& lesson)
{
    auto options = std::make_shared<CollectOptions>();
    cli::Command* command = lesson.addCommand(
        "collect", "What a class handed in: a table of students and questions, and how often what was answered");
    command->addOption("lesson", options->lesson, "The lesson with its answers, NAME.lesson.md")
        ->required()
        ->typeName("FILE");
    command->addOption("folder", options->folder, "The folder of NAME.attnanswers, and of codes in NAME.txt")
        ->required()
        ->typeName("FOLDER");
    command->addOption("--out", options->out, "The table")->typeName("TABLE.csv");
    return {command, [options] { return collect(*options); }};
}
