#pragma once

#include "core/lesson/lesson.h"

#include <filesystem>
#include <string>

/// The bundled lesson whose file's name begins so, or the lesson of that path.
inline core::Lesson lessonCalled(const char* beginning)
{
    for (const auto& entry : std::filesystem::directory_iterator(SOURCE_DIR "/resources/lessons"))
        if (const std::string name = entry.path().filename().string();
            name.starts_with(beginning) && name.ends_with(".lesson.md"))
            return core::Lesson::open(entry.path());
    return core::Lesson::open(beginning);
}
