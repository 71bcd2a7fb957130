#pragma once

#include "app/command/command_line.h"

/// Adds `lesson release`: what a class gets of a lesson.
void addLessonRelease(CLI::App& lesson, Action& action);
/// Adds `lesson answer`: what a student would hand in.
void addLessonAnswer(CLI::App& lesson, Action& action);
/// Adds `lesson collect`: what a class handed in, as a table.
void addLessonCollect(CLI::App& lesson, Action& action);
