#include "ui/feature/lesson/class/release_file.h"

#include "core/class/lesson_package.h"
#include "ui/plot/sheet/sheet_files.h"
#include "ui/plot/sheet/worksheet.h"

std::string releaseFile(const core::Lesson& lesson, core::Index copies)
{
    if (copies == 0) return core::packedLesson(lesson);
    const SheetRun run{
        .title = QString::fromStdString(lesson.title()),
        .pages =
            [&](core::Index copy, bool key) {
                return worksheetPages(
                    {.lesson = lesson, .number = {.lesson = sheetNameOf(lesson), .copy = copy}, .copies = copies}, key);
            },
        .copies = copies};
    return core::packedLesson(lesson, {{"worksheets.pdf", sheetFiles(run, false).sheets.toStdString()}});
}
