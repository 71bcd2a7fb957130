#pragma once

#include <QStringList>

#include "core/engine/engines.h"

/// The engines that the user has named, with the commands that start them, and what models may do. They are kept in the
/// user's settings alone; no session or other file holds a command.

/// Lets core::Engines ask the settings.
void useEngineSettings();

QStringList engineNames();
/// Empty for an engine without a name in the settings.
QString engineCommand(const QString& name);
/// An empty command forgets the name.
void setEngineCommand(const QString& name, const QString& command);
void setEnginePermissions(const QString& model, const core::EnginePermissions& permissions);

/// The words of a command; text between double quotes is one word. Nothing in it is expanded, and no shell sees it.
std::vector<std::string> commandWords(const QString& command);

/// Whether it can name an engine: letters, digits, dots, hyphens and underscores.
bool isEngineName(const QString& name);
