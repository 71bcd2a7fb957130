#include "app/command/command_line.h"
#include "app/command/offscreen_application.h"
#include "app/feature/lesson/spoken_meanwhile.h"
#include "core/class/lesson_package.h"
#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/lesson/lesson_check.h"
#include "core/lesson/lesson_translation.h"
#include "core/lesson/open_answers.h"
#include "ui/feature/lesson/lesson_packages.h"
#include "ui/plot/lesson_page/lesson_page_files.h"

namespace {

const char* wordsFor(core::OpenAnswer::Where where)
{
    switch (where) {
    case core::OpenAnswer::Where::Prose: return "the step's text says";
    case core::OpenAnswer::Where::Focus: return "the step marks";
    case core::OpenAnswer::Where::Cell: return "a cell on the screen shows";
    }
    return "";
}

/// Warns of questions whose answers are told before they are given.
void tellOpenAnswers(const std::string& file, const core::Lesson& lesson, core::OpenedModels& models)
{
    for (const core::OpenAnswer& each : core::openAnswers(lesson, models))
        warn(QString::fromStdString(file + ": " + lesson.lineOf(each.part.from) + ": " + wordsFor(each.where)
                                    + " the answer, “" + each.found + "”"));
}

/// @return how many promises are broken, and how many translated steps are another text's
std::size_t checkFile(const std::string& file, core::OpenedModels& models)
{
    const core::Lesson lesson = core::Lesson::open(unpackedLesson(file));
    const std::vector<core::BrokenPromise> broken = core::brokenPromises(lesson, models);
    for (const core::BrokenPromise& each : broken)
        std::cout << file << ": " << lesson.lineOf(each.part.from) << ": " << each.promise << ": " << each.found
                  << '\n';
    tellOpenAnswers(file, lesson, models);
    std::size_t stale = 0;
    for (const std::filesystem::path& translation : core::translationsOf(file))
        for (const core::StaleStep& each : core::staleSteps(lesson, core::openTranslation(translation))) {
            ++stale;
            std::cout << translation.string() << ": step " << each.step + 1 << ": " << each.found << '\n';
        }
    if (broken.empty() && stale == 0) std::cout << file << ": " << lesson.steps().size() << " steps, all as promised\n";
    return broken.size() + stale;
}

int checkFiles(const std::vector<std::string>& files)
{
    core::OpenedModels models;
    bool kept = true;
    for (const std::string& file : files) kept = checkFile(file, models) == 0 && kept;
    return kept ? 0 : 1;
}

Subcommand addCheck(cli::Command& lesson)
{
    auto files = std::make_shared<std::vector<std::string>>();
    cli::Command* check = lesson.addCommand(
        "check", "Compute every step again and print each promise that is broken; exit status 1 if any is. Warns of "
                 "questions whose answers stand in the text, are marked, or can be read off a cell");
    check->addOption("lesson", *files, "Lessons, NAME.lesson.md")->required()->typeName("FILE…");
    return {check, [files] { return checkFiles(*files); }};
}

struct LessonPageOptions {
    std::string lesson;
    std::string out;
    std::string language;
};

int makeLessonPage(const LessonPageOptions& options)
{
    requireOther(options.out, options.lesson);
    const core::Lesson lesson = core::Lesson::open(unpackedLesson(options.lesson));
    const OffscreenApplication application;
    const SpokenMeanwhile spoken(options.language);
    const LessonPageFile page = lessonPageFile(lesson, options.out, QString::fromStdString(options.language));
    warnAll(page.warnings);
    core::writeWhole(options.out,
                     std::string_view(page.bytes.constData(), static_cast<std::size_t>(page.bytes.size())));
    return 0;
}

Subcommand addPage(cli::Command& lesson)
{
    auto options = std::make_shared<LessonPageOptions>();
    cli::Command* page = lesson.addCommand(
        "page",
        "A lesson as one HTML file for any browser, without a network: prose, maps, predictions, questions, and "
        "answers to be handed in. As NAME.zip it is a SCORM 1.2 package that reports to a learning system");
    page->addOption("lesson", options->lesson, "The lesson, NAME.lesson.md")->required()->typeName("FILE");
    page->addOption("--out", options->out, "The file to write")->required()->typeName("LESSON.html|LESSON.zip");
    addLanguage(*page, options->language);
    return {page, [options] { return makeLessonPage(*options); }};
}

struct LessonReleaseOptions {
    std::string lesson;
    std::string out;
    core::Index copies = 1;
};

int release(const LessonReleaseOptions& options)
{
    if (!options.out.ends_with(core::packageEnding))
        throw core::Error(core::Code::OutOfRange, "", "--out cannot be used: expected NAME.attnlesson, found %1",
                          options.out);
    requireOther(options.out, options.lesson);
    const core::Lesson lesson = core::Lesson::open(options.lesson);
    const OffscreenApplication application;
    core::writeWhole(options.out, releaseFile(lesson, options.copies));
    std::cout << options.out << ": " << lesson.title() << ", version " << lesson.version() << '\n';
    return 0;
}

Subcommand addRelease(cli::Command& lesson)
{
    auto options = std::make_shared<LessonReleaseOptions>();
    cli::Command* command = lesson.addCommand(
        "release", "One file for a class: the lesson without answers and notes, its models, and worksheets");
    command->addOption("lesson", options->lesson, "The lesson, NAME.lesson.md")->required()->typeName("FILE");
    command->addOption("--out", options->out, "What the class gets")->required()->typeName("NAME.attnlesson");
    command
        ->addOption("--copies", options->copies, "So many worksheets in it, each with numbers of its own (1); 0: none")
        ->check(cli::within(core::Index{0}, mostReleasedCopies))
        ->typeName("N");
    return {command, [options] { return release(*options); }};
}

}  // namespace

Subcommand addLesson(cli::Command* lesson)
{
    lesson->requireCommands(1, 1);
    return {lesson,
            {},
            {addCheck(*lesson), addPage(*lesson), addLessonSheet(*lesson), addRelease(*lesson),
             addLessonAnswer(*lesson), addLessonCollect(*lesson)}};
}
