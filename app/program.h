#pragma once

#include <functional>
#include <string>
#include <vector>

namespace cli {
class Command;
}
struct WindowRequest;

/// Adds the subcommands of the program with all their options.
/// @param opened  what the window is asked to open, if it is the window
/// @param action  what runs the subcommand, if there is one
void addCommands(cli::Command& app, WindowRequest& opened, std::function<int()>& action);

/// Runs a subcommand as if these words had been typed, and prints what it prints.
/// @return its exit status
/// @throws cli::UsageError in the program's own words, and whatever hindered the subcommand
int runWords(const std::vector<std::string>& words);

/// The whole program: reads the command line and runs the subcommand, or opens the window.
/// @return the exit status: 0, 1 for a failure, 2 for wrong usage, each failure with one line on stderr
int runProgram(int argc, char** argv);
