#include "ui/words/error_text.h"

#include "ui/words/formula_parts.h"
#include "ui/words/language/core_words.h"
#include "ui/words/shortened.h"

#include <QCoreApplication>

#include <cstddef>

namespace {

struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

using Written = QString(const QString& words);
QString asTyped(const QString& words) { return words; }

/// Core's words in the window's language with their values, of which each may be a thing's name, with a place %0 for
/// the file. One pass, so that a file's own text is never taken for a place. `written` sets core's sentences; what has
/// no values of its own may be a name, and a file called "d_k" keeps its own.
QString filledIn(const core::Words& words, const QString& file, qsizetype longest, Written* written, bool isName)
{
    const QString translated = coreWords(words.text);
    const QString pattern = isName ? translated : written(translated);
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int place = pattern[i] == QLatin1Char('%') && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (place == 0 && !file.isEmpty()) {
            text += file;
        } else if (place > 0 && static_cast<std::size_t>(place) <= words.values.size()) {
            const core::Words& value = words.values[static_cast<std::size_t>(place - 1)];
            const QString filled = filledIn(value, {}, longest, written, value.values.empty());
            text += value.values.empty() ? oneLine(filled, longest) : filled;  // a sentence is as long as it is
        } else {
            text += pattern[i];
            continue;
        }
        ++i;
    }
    return text;
}

QString sentenceOf(const core::Error& error, Written* written)
{
    const qsizetype longest = error.code == core::Code::Ambiguous ? 2000 : 200;  // long enough for a list of names
    const QString file = oneLine(QString::fromStdString(error.file));
    if (error.sentence.text.starts_with("%0"))
        return filledIn(error.sentence, file.isEmpty() ? ErrorText::tr("the file") : file, longest, written, false);
    const QString text = filledIn(error.sentence, {}, longest, written, false);
    return file.isEmpty() ? text : ErrorText::tr("%1: %2").arg(file, text);
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

QString errorText(const core::Error& error) { return sentenceOf(error, formulaPlain); }

QString typedErrorText(const core::Error& error) { return sentenceOf(error, asTyped); }
