#pragma once

#include <QString>

#include "core/lesson/lesson_script.h"

/// What a step changes of the one before, in words: "Changes the text and the chosen cell."
QString stepChanges(const core::LessonScript& script, std::size_t step);
/// The same as short as it is in a list: "text · look".
QString shortChanges(const core::LessonScript& script, std::size_t step);
