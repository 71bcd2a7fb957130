#pragma once

#include "app/command/command_line.h"

/// Adds `sheet`: worksheets of any head's map, or of one of its rows step by step, and their key.
void addSheet(cli::Command& app, Action& action);
