#pragma once

#include <QString>

#include <vector>

/// A language that the window can speak.
struct Language {
    QString code;  ///< "en", "zh_CN", as Qt names locales
    QString name;  ///< in itself: "Deutsch"
};

/// All that the program has the words of, English first.
const std::vector<Language>& languages();

/// The language that texts are shown in now.
QString shownLanguage();

/// Speaks another from now on; what was made before keeps its words.
/// @param code  of languages(), or empty: that of the desktop, where it is one of them, else English
void speakLanguage(const QString& code);
