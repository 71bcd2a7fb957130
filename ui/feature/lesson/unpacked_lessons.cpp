#include "ui/feature/lesson/unpacked_lessons.h"

#include <QStandardPaths>

#include "core/class/lesson_package.h"

std::filesystem::path unpackedLesson(const std::filesystem::path& file)
{
    if (file.extension() != core::packageEnding) return file;
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return core::unpackLesson(file, std::filesystem::path(data.toStdString()) / "attentionscope" / "lessons");
}
