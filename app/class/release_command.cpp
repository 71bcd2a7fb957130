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

void addLessonRelease(cli::Command& lesson, Action& action)
{
    auto options = std::make_shared<ReleaseOptions>();
    cli::Command* command = lesson.addCommand(
        "release", "One file for a class: the lesson without answers and notes, its models, and worksheets");
    command->addOption("lesson", options->lesson, "The lesson, NAME.lesson.md")->required()->typeName("FILE");
    command->addOption("--out", options->out, "What the class gets")->required()->typeName("NAME.attnlesson");
    command
        ->addOption("--copies", options->copies, "So many worksheets in it, each with numbers of its own (1); 0: none")
        ->check(cli::within(core::Index{0}, mostReleasedCopies))
        ->typeName("N");
    command->callback([options, &action] { action = [options] { return release(*options); }; });
}
