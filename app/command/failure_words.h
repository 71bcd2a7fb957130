#pragma once

#include <QString>

#include "app/cli/cli.h"

#include <exception>

/// What CLI11 says in the words of its own parser, as what to do.
QString usageText(const cli::UsageError& error);

/// What is said of anything that was thrown: one sentence.
QString failureText(const std::exception& error);
