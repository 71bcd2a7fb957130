#pragma once

#include <QString>

#include "app/cli/cli.h"

#include <exception>

/// CLI11's error as an instruction.
QString usageText(const cli::UsageError& error);

/// One sentence about any exception.
QString failureText(const std::exception& error);
