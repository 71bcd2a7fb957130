#include "app/command/command_line.h"
#include "core/error.h"
#include "core/lesson/lesson_check.h"

namespace {

/// @return how many promises are broken
std::size_t checkFile(const std::string& file, core::OpenedModels& models)
{
    const core::Lesson lesson = core::Lesson::open(file);
    const std::vector<core::BrokenPromise> broken = core::brokenPromises(lesson, models);
    for (const core::BrokenPromise& each : broken)
        std::cout << file << ": " << lesson.lineOf(each.part.from) << ": " << each.promise << ": " << each.found
                  << '\n';
    if (broken.empty()) std::cout << file << ": " << lesson.steps().size() << " steps, all as promised\n";
    return broken.size();
}

int checkFiles(const std::vector<std::string>& files)
{
    core::OpenedModels models;
    bool kept = true;
    for (const std::string& file : files) kept = checkFile(file, models) == 0 && kept;
    return kept ? 0 : 1;
}

}  // namespace

void addLesson(CLI::App& app, Action& action)
{
    CLI::App* lesson = app.add_subcommand("lesson", "Check lessons: texts whose steps show what is computed");
    lesson->require_subcommand(1);
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* check = lesson->add_subcommand(
        "check", "Compute every step anew and print what is not as the lesson promises; status 1 if anything is not");
    check->add_option("files", *files, "Lessons, NAME.lesson.md")->required()->type_name("FILE…");
    check->callback([files, &action] { action = [files] { return checkFiles(*files); }; });
}
