#include "ui/words/language/core_words.h"

#include "ui/words/language/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

#include <vector>

namespace {

QString translated(const QString& phrase) { return QCoreApplication::translate("Core", phrase.toUtf8().constData()); }

/// A phrase with places for values, "line %1", and the expression for a filled one.
struct Pattern {
    QString phrase;
    QRegularExpression filled;
};

/// Phrases with more letters of their own come first, in the list's order.
const std::vector<Pattern>& patterns()
{
    static const std::vector<Pattern> all = [] {
        std::vector<Pattern> read;
        QFile list(QStringLiteral(":/translations/core_phrases.txt"));
        if (!list.open(QIODevice::ReadOnly)) return read;
        static const QRegularExpression hole(QStringLiteral("%\\d"));
        for (const QString& phrase : QString::fromUtf8(list.readAll()).split(QLatin1Char('\n'))) {
            if (!phrase.contains(hole)) continue;
            QStringList around = phrase.split(hole);
            for (QString& each : around) each = QRegularExpression::escape(each);
            read.push_back(
                {phrase, QRegularExpression(QRegularExpression::anchoredPattern(around.join(QStringLiteral("(.*?)"))),
                                            QRegularExpression::DotMatchesEverythingOption)});
        }
        return read;
    }();
    return all;
}

/// The phrase in the window's language, with its values; these may come from a file, so that no sign in them has a
/// meaning.
QString filledIn(const QString& phrase, const QRegularExpressionMatch& match)
{
    const QString pattern = translated(phrase);
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool isHole = pattern[i] == QLatin1Char('%') && i + 1 < pattern.size() && pattern[i + 1].isDigit();
        text += isHole ? coreWords(match.captured(pattern[++i].digitValue())) : QString(pattern[i]);
    }
    return text;
}

}  // namespace

QString coreWords(const QString& text)
{
    constexpr qsizetype longest = 1000;  // longest phrase; a longer text comes from a file
    if (text.isEmpty() || text.size() > longest || shownLanguage() == languages().front().code) return text;
    QString known = translated(text);
    if (known != text) return known;
    // A text that is quoted as a whole is the user's own.
    if (text.startsWith(QChar(0x201C)) && text.indexOf(QChar(0x201D)) == text.size() - 1) return text;
    for (const Pattern& pattern : patterns())
        if (const auto match = pattern.filled.match(text); match.hasMatch()) return filledIn(pattern.phrase, match);
    return text;
}
