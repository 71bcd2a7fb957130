#pragma once

#include <string>

struct CommandFacts;

/// What a shell proposes while a command is typed: commands, options, the values that an option has, and files where it
/// takes one.
std::string bashCompletion(const CommandFacts& program);
std::string zshCompletion(const CommandFacts& program);
std::string fishCompletion(const CommandFacts& program);
