#include "app/lesson/lesson_page.h"

#include "app/command/offscreen_application.h"
#include "app/command/other_file.h"
#include "app/command/warning.h"
#include "app/lesson/spoken_meanwhile.h"
#include "core/file/whole_file.h"
#include "core/lesson/computed_step.h"
#include "ui/file/unpacked_lessons.h"
#include "ui/plot/lesson_page/lesson_page.h"

#include <QCoreApplication>

namespace {

struct PageOptions {
    std::string lesson;
    std::string out;
    std::string language;
};

int makePage(const PageOptions& options)
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
    for (const QString& warning : page.warnings()) warn(warning);
    if (bytes.size() > largestLessonPage)
        warn(QCoreApplication::translate("CommandLine", "the page has %1 MB, more than the 3 MB that one should have")
                 .arg(static_cast<double>(bytes.size()) / 1e6, 0, 'f', 1));
    core::writeWhole(options.out, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    return 0;
}

}  // namespace

void addLessonPage(cli::Command& lesson, Action& action)
{
    auto options = std::make_shared<PageOptions>();
    cli::Command* page = lesson.addCommand(
        "page", "A lesson as one HTML file for any browser, without a network: prose, maps, predictions, questions");
    page->addOption("lesson", options->lesson, "The lesson, NAME.lesson.md")->required()->typeName("FILE");
    page->addOption("--out", options->out, "The file to write")->required()->typeName("LESSON.html");
    addLanguage(*page, options->language);
    page->callback([options, &action] { action = [options] { return makePage(*options); }; });
}
