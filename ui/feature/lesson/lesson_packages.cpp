#include "ui/feature/lesson/lesson_packages.h"

#include <QStandardPaths>

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

std::filesystem::path unpackedLesson(const std::filesystem::path& file)
{
    if (file.extension() != core::packageEnding) return file;
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return core::unpackLesson(file, std::filesystem::path(data.toStdString()) / "attentionscope" / "lessons");
}
