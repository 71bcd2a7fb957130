#pragma once

#include <string>

struct CommandFacts;

/// The manual page, section 1, in man(7)'s macros.
/// @param version  such as "0.9.0"
std::string manPage(const CommandFacts& program, const std::string& version);
