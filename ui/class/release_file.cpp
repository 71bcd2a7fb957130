#include "ui/class/release_file.h"

#include "core/class/lesson_package.h"
#include "ui/plot/figure/figure_files.h"
#include "ui/plot/sheet/worksheet.h"

std::string releaseFile(const core::Lesson& lesson, core::Index copies)
{
    if (copies == 0) return core::packedLesson(lesson);
    std::vector<FigurePage> pages;
    for (core::Index copy = 1; copy <= copies; ++copy)
        std::ranges::move(
            worksheetPages(
                {.lesson = lesson, .number = {.lesson = sheetNameOf(lesson), .copy = copy}, .copies = copies}, false),
            std::back_inserter(pages));
    const QByteArray sheets = pdfOfPages(QString::fromStdString(lesson.title()), pages);
    return core::packedLesson(lesson, {{"worksheets.pdf", sheets.toStdString()}});
}
