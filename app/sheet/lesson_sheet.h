#pragma once

#include "app/command/command_line.h"

/// Adds `lesson sheet`: worksheets of a lesson, and their key.
void addLessonSheet(cli::Command& lesson, Action& action);
