#pragma once

/// The whole program: reads the command line and runs the subcommand, or opens the window.
/// @return the exit status: 0, 1 for a failure, 2 for wrong usage, each failure with one line on stderr
int runProgram(int argc, char** argv);
