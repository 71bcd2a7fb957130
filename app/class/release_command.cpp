#include "app/class/class_commands.h"
#include "app/command/offscreen_application.h"
#include "core/class/lesson_package.h"
#include "core/error.h"
#include "core/file/whole_file.h"
#include "ui/class/release_file.h"

namespace {

struct ReleaseOptions {
    std::string lesson;
    std::string out;
    core::Index copies = 1;
};

int release(const ReleaseOptions& options)
{
    if (!options.out.ends_with(core::packageEnding))
        throw core::Error(core::Code::OutOfRange, "", "--out", "NAME.attnlesson", options.out);
    const core::Lesson lesson = core::Lesson::open(options.lesson);
    const OffscreenApplication application;
    core::writeWhole(options.out, releaseFile(lesson, options.copies));
    std::cout << options.out << ": " << lesson.title() << ", version " << lesson.version() << '\n';
    return 0;
}

}  // namespace

void addLessonRelease(CLI::App& lesson, Action& action)
{
    auto options = std::make_shared<ReleaseOptions>();
    CLI::App* command = lesson.add_subcommand(
        "release", "One file for a class: the lesson without answers and notes, its models, and worksheets");
    command->add_option("lesson", options->lesson, "The lesson, NAME.lesson.md")->required()->type_name("FILE");
    command->add_option("--out", options->out, "What the class gets")->required()->type_name("NAME.attnlesson");
    command
        ->add_option("--copies", options->copies, "So many worksheets in it, each with numbers of its own (1); 0: none")
        ->check(CLI::Range(core::Index{0}, mostReleasedCopies))
        ->type_name("N");
    command->callback([options, &action] { action = [options] { return release(*options); }; });
}
