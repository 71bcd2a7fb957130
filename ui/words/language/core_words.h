#pragma once

#include <QString>

#include <string>

/// Core's sentences in the language of the window: the words of errors before their values are put in, and the titles
/// and notes of what comes with the program. Other texts come back as they are.
QString coreWords(const QString& text);
inline QString coreWords(const std::string& text) { return coreWords(QString::fromStdString(text)); }
