#pragma once

#include <functional>

namespace cli {
class Command;
}
struct WindowRequest;

/// What the program can be asked for, and where an answer goes.
/// @param opened  what the window is asked to open, if it is the window
/// @param action  what runs the subcommand, if there is one
void addCommands(cli::Command& app, WindowRequest& opened, std::function<int()>& action);

/// The whole program: reads the command line and runs the subcommand, or opens the window.
/// @return the exit status: 0, 1 for a failure, 2 for wrong usage, each failure with one line on stderr
int runProgram(int argc, char** argv);
