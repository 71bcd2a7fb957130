#include "ui/words/token_text.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QMutex>

#include <algorithm>
#include <map>

namespace {

/// Scripts that need shaping by a font of their own; the others are in the fonts that the program asks for.
QFontDatabase::WritingSystem writingSystem(QChar::Script script)
{
    switch (script) {
    case QChar::Script_Devanagari: return QFontDatabase::Devanagari;
    case QChar::Script_Bengali: return QFontDatabase::Bengali;
    case QChar::Script_Gurmukhi: return QFontDatabase::Gurmukhi;
    case QChar::Script_Gujarati: return QFontDatabase::Gujarati;
    case QChar::Script_Oriya: return QFontDatabase::Oriya;
    case QChar::Script_Tamil: return QFontDatabase::Tamil;
    case QChar::Script_Telugu: return QFontDatabase::Telugu;
    case QChar::Script_Kannada: return QFontDatabase::Kannada;
    case QChar::Script_Malayalam: return QFontDatabase::Malayalam;
    case QChar::Script_Sinhala: return QFontDatabase::Sinhala;
    case QChar::Script_Thai: return QFontDatabase::Thai;
    case QChar::Script_Tibetan: return QFontDatabase::Tibetan;
    case QChar::Script_Myanmar: return QFontDatabase::Myanmar;
    case QChar::Script_Khmer: return QFontDatabase::Khmer;
    default: return QFontDatabase::Any;
    }
}

bool hasFont(QChar::Script script)
{
    static std::map<int, bool> known;
    static QMutex mutex;  // figures are drawn on other threads too
    const auto system = writingSystem(script);
    if (system == QFontDatabase::Any) return true;
    const QMutexLocker lock(&mutex);
    auto answer = known.find(script);
    if (answer == known.end()) answer = known.emplace(script, !QFontDatabase::families(system).isEmpty()).first;
    return answer->second;
}

}  // namespace

QString tokenText(const core::Token& token)
{
    QString text = QString::fromStdString(token.text);
    for (QChar& c : text)
        if (!c.isSurrogate() && !hasFont(c.script())) c = QChar(u'□');
    return text;
}

QStringList tokenTexts(const std::vector<core::Token>& tokens)
{
    QStringList texts;
    for (const core::Token& token : tokens) texts << tokenText(token);
    return texts;
}

QString joinedToken(const QStringList& a, const QStringList& b, core::Index place)
{
    QStringList both{a.value(place), b.value(place)};
    both.removeAll(QString());
    both.removeDuplicates();
    return both.join(QStringLiteral(" | "));
}

QStringList joinedTokens(const QStringList& a, const QStringList& b)
{
    QStringList all;
    for (core::Index place = 0; place < std::max(a.size(), b.size()); ++place) all << joinedToken(a, b, place);
    return all;
}

QString specialUnknownText()
{
    return QCoreApplication::translate("TokenText", "the file does not say which tokens are special: all are shown");
}

QStringList toldApart(const std::vector<core::Token>& tokens, const std::vector<core::Index>& places)
{
    QStringList names;
    for (const core::Index place : places) names << tokenText(tokens[static_cast<std::size_t>(place)]);
    const QStringList alone = names;
    for (qsizetype i = 0; i < names.size(); ++i)
        if (alone.count(alone[i]) > 1)
            names[i] = QStringLiteral("%1 (%2)").arg(alone[i]).arg(places[static_cast<std::size_t>(i)] + 1);
    return names;
}
