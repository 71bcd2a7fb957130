#pragma once

#include <QString>

#include <CLI/CLI.hpp>

#include <exception>

/// What CLI11 says in the words of its own parser, as what to do.
QString usageText(const CLI::ParseError& error);

/// What is said of anything that was thrown: one sentence.
QString failureText(const std::exception& error);
