#pragma once

#include <QStringList>

#include "core/engine/engines.h"

/// The engines that the user has named, with the commands that start them, and what models may do. They are kept in the
/// user's settings alone; no session or other file holds a command.

/// Lets core::Engines ask the settings.
void useEngineSettings();

QStringList engineNames();
/// Empty for one that nobody named.
QString engineCommand(const QString& name);
/// An empty command forgets the name.
void setEngineCommand(const QString& name, const QString& command);
void setEnginePermissions(const QString& model, const core::EnginePermissions& permissions);

/// A command as a shell would cut it: words, and what stands between quotes as one. Nothing in it is expanded.
std::vector<std::string> commandWords(const QString& command);

/// Whether it can name an engine: letters, digits, dots, hyphens and underscores.
bool isEngineName(const QString& name);
