#pragma once

#include "app/cli/cli.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Options as people type them who know other programs, and slips of the hand.

/// The arguments of the program, with `render FILE` as `render --weights FILE` where the file's name says that it holds
/// arrays: it can be no session.
/// @param app  with all its subcommands
/// @throws cli::UsageError for a first word that names nothing and resembles a subcommand, or is another program's word
///         for one
std::vector<std::string> understoodArguments(std::vector<std::string> arguments, const cli::Command& app);

/// The first option that was typed and that the subcommand does not have, and the one that it may mean; or nothing.
std::optional<std::pair<std::string, std::string>> mistypedOption(const cli::Command& app);
