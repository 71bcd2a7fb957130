#pragma once

#include "app/command/command_line.h"

/// Adds `lesson release`: what a class gets of a lesson.
void addLessonRelease(cli::Command& lesson, Action& action);
/// Adds `lesson answer`: what a student would hand in.
void addLessonAnswer(cli::Command& lesson, Action& action);
/// Adds `lesson collect`: what a class handed in, as a table.
void addLessonCollect(cli::Command& lesson, Action& action);
