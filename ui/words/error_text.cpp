#include "ui/words/error_text.h"

#include "ui/words/language/core_words.h"
#include "ui/words/shortened.h"

#include <QCoreApplication>

#include <cstddef>

namespace {

struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

/// Core's words in the window's language with their values, of which each may be a thing's name, with a place %0 for
/// the file. One pass, so that a file's own text is never taken for a place.
QString filledIn(const core::Words& words, const QString& file, qsizetype longest)
{
    const QString pattern = coreWords(words.text);
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int place = pattern[i] == QLatin1Char('%') && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (place == 0 && !file.isEmpty()) {
            text += file;
        } else if (place > 0 && static_cast<std::size_t>(place) <= words.values.size()) {
            const core::Words& value = words.values[static_cast<std::size_t>(place - 1)];
            const QString filled = filledIn(value, {}, longest);
            text += value.values.empty() ? oneLine(filled, longest) : filled;  // a sentence is as long as it is
        } else {
            text += pattern[i];
            continue;
        }
        ++i;
    }
    return text;
}

}  // namespace

QString oneLine(const QString& text, qsizetype longest)
{
    QString line = shortened(text, longest, longest / 2, longest / 2);
    for (QChar& c : line) {
        const bool direction = (c >= QChar(0x202A) && c <= QChar(0x202E)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator || c == QChar::ParagraphSeparator
            || direction)
            c = QChar::ReplacementCharacter;
    }
    return line;
}

QString errorText(const core::Error& error)
{
    const qsizetype longest = error.code == core::Code::Ambiguous ? 2000 : 200;  // long enough for a list of names
    const QString file = oneLine(QString::fromStdString(error.file));
    if (error.sentence.text.starts_with("%0"))
        return filledIn(error.sentence, file.isEmpty() ? ErrorText::tr("the file") : file, longest);
    const QString text = filledIn(error.sentence, {}, longest);
    return file.isEmpty() ? text : ErrorText::tr("%1: %2").arg(file, text);
}
