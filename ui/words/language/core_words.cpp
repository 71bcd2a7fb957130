#include "ui/words/language/core_words.h"

#include <QCoreApplication>

QString coreWords(const QString& text)
{
    constexpr qsizetype longest = 1000;  // a longer text comes from a file
    if (text.isEmpty() || text.size() > longest) return text;
    return QCoreApplication::translate("Core", text.toUtf8().constData());
}
