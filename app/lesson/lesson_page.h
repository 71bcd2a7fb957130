#pragma once

#include "app/command/command_line.h"

/// Adds `lesson page`: a lesson as one file for a browser.
void addLessonPage(cli::Command& lesson, Action& action);
