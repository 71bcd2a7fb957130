#pragma once

#include <QString>

#include <string>

/// What core says, in the language of the window: the phrases of errors ("64 rows"), and the titles and notes of what
/// comes with the program. resources/translations/core_phrases.txt has all that are known; other texts come back as
/// they are.
QString coreWords(const QString& text);
inline QString coreWords(const std::string& text) { return coreWords(QString::fromStdString(text)); }
