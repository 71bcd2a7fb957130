#pragma once

#include <QString>

class QWidget;

/// Shows the effects of mouse and keyboard.
void showKeys(QWidget* window);
/// The program's version and licence.
void showAbout(QWidget* window);
/// A text of the help in a window of its own.
/// @param file  Markdown, a resource
void showHelpPage(QWidget* window, const QString& title, const QString& file);
