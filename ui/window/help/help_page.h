#pragma once

#include <QString>

class QWidget;

/// A text of the help in a window of its own.
/// @param file  Markdown, a resource
void showHelpPage(QWidget* window, const QString& title, const QString& file);
