#include "app/command/offscreen_application.h"
#include "app/feature/lesson/sheet_run_options.h"
#include "app/feature/lesson/spoken_meanwhile.h"
#include "core/lesson/lesson_words.h"
#include "ui/feature/lesson/lesson_packages.h"
#include "ui/plot/sheet/worksheet.h"

namespace {

struct LessonSheetOptions {
    std::string lesson;
    SheetRunOptions run;
    bool causal = false;
    std::string language;
};

int makeSheets(const LessonSheetOptions& options)
{
    const core::Lesson lesson = core::Lesson::open(unpackedLesson(options.lesson));
    const OffscreenApplication application;
    const core::LessonWords words = core::wordsOf(lesson, options.language);
    const SpokenMeanwhile spoken(options.language);
    options.run.write(QString::fromStdString(words.title), [&](core::Index copy, bool key) {
        return worksheetPages({.lesson = lesson,
                               .number = {.lesson = sheetNameOf(lesson), .seed = options.run.seed(), .copy = copy},
                               .copies = options.run.last(),
                               .causal = options.causal,
                               .paper = options.run.paper(),
                               .words = &words},
                              key);
    });
    return 0;
}

}  // namespace

Subcommand addLessonSheet(cli::Command& lesson)
{
    auto options = std::make_shared<LessonSheetOptions>();
    cli::Command* sheet = lesson.addCommand(
        "sheet", "Worksheets of a lesson as PDF: a head to be computed by hand, and the lesson's questions");
    sheet->addOption("lesson", options->lesson, "The lesson, NAME.lesson.md")->required()->typeName("FILE");
    options->run.add(*sheet);
    sheet->addFlag("--causal", options->causal, "Each token sees itself and those before it alone");
    addLanguage(*sheet, options->language);
    return {sheet, [options] { return makeSheets(*options); }};
}
