#pragma once

#include <QString>

/// The folder that a file dialog was left in, for each purpose ("figure", "sessions", "modules"); the home folder at
/// first.
QString dialogFolder(const QString& purpose);
void rememberDialogFolder(const QString& purpose, const QString& file);
