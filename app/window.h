#pragma once

#include <string>

/// Opens the window on a model folder (empty: the example that comes with the program) and runs until it is closed.
///
/// Without a display it draws the example into a file instead and says where.
/// @return the exit status
int runWindow(int argc, char** argv, const std::string& model);
