#include "app/class/class_commands.h"
#include "app/command/command_line.h"
#include "app/lesson/lesson_page.h"
#include "app/sheet/lesson_sheet.h"
#include "core/error.h"
#include "core/lesson/lesson_check.h"
#include "core/lesson/lesson_translation.h"
#include "ui/file/unpacked_lessons.h"

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

}  // namespace

void addLesson(cli::Command& app, Action& action)
{
    cli::Command* lesson =
        app.addCommand("lesson", "Check that lessons keep their promises, make pages and worksheets of "
                                 "them, hand lessons out and collect answers");
    lesson->requireCommands(1, 1);
    auto files = std::make_shared<std::vector<std::string>>();
    cli::Command* check = lesson->addCommand(
        "check", "Compute every step again and print each promise that is broken; exit status 1 if any is");
    check->addOption("lesson", *files, "Lessons, NAME.lesson.md")->required()->typeName("FILE…");
    addLessonPage(*lesson, action);
    addLessonSheet(*lesson, action);
    addLessonRelease(*lesson, action);
    addLessonAnswer(*lesson, action);
    addLessonCollect(*lesson, action);
    check->callback([files, &action] { action = [files] { return checkFiles(*files); }; });
}
