#include "app/command/command_line.h"
#include "app/command/offscreen_application.h"
#include "app/feature/lesson/spoken_meanwhile.h"
#include "core/class/lesson_package.h"
#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/lesson/computed_step.h"
#include "core/lesson/lesson_check.h"
#include "core/lesson/lesson_translation.h"
#include "ui/feature/lesson/lesson_packages.h"
#include "ui/plot/lesson_page/lesson_page.h"

#include <QCoreApplication>

namespace {

/// @return how many promises are broken, and how many translated steps are another text's
std::size_t checkFile(const std::string& file, core::OpenedModels& models)
{
    const core::Lesson lesson = core::Lesson::open(unpackedLesson(file));
    const std::vector<core::BrokenPromise> broken = core::brokenPromises(lesson, models);
    for (const core::BrokenPromise& each : broken)
        std::cout << file << ": " << lesson.lineOf(each.part.from) << ": " << each.promise << ": " << each.found
                  << '\n';
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
        "check", "Compute every step again and print each promise that is broken; exit status 1 if any is");
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
    core::OpenedModels models;
    LessonPage page(lesson, QString::fromStdString(options.language));
    QByteArray bytes;
    {
        const SpokenMeanwhile spoken(options.language);
        for (std::size_t step = 0; step < lesson.steps().size(); ++step)
            page.add(core::computedStep(lesson, step, models));
        bytes = page.bytes();
    }
    warnAll(page.warnings());
    if (bytes.size() > largestLessonPage)
        warn(QCoreApplication::translate("CommandLine", "the page has %1 MB, more than the 3 MB that one should have")
                 .arg(static_cast<double>(bytes.size()) / 1e6, 0, 'f', 1));
    core::writeWhole(options.out, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    return 0;
}

Subcommand addPage(cli::Command& lesson)
{
    auto options = std::make_shared<LessonPageOptions>();
    cli::Command* page = lesson.addCommand(
        "page", "A lesson as one HTML file for any browser, without a network: prose, maps, predictions, questions");
    page->addOption("lesson", options->lesson, "The lesson, NAME.lesson.md")->required()->typeName("FILE");
    page->addOption("--out", options->out, "The file to write")->required()->typeName("LESSON.html");
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
        throw core::Error(core::Code::OutOfRange, "", "--out", "NAME.attnlesson", options.out);
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

Subcommand addLesson(cli::Command& app)
{
    cli::Command* lesson =
        app.addCommand("lesson", "Check that lessons keep their promises, make pages and worksheets of "
                                 "them, hand lessons out and collect answers");
    lesson->requireCommands(1, 1);
    return {lesson,
            {},
            {addCheck(*lesson), addPage(*lesson), addLessonSheet(*lesson), addRelease(*lesson),
             addLessonAnswer(*lesson), addLessonCollect(*lesson)}};
}
