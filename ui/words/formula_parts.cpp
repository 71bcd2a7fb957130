#include "ui/words/formula_parts.h"

#include <algorithm>
#include <utility>

const QRegularExpression& formulaIndex()
{
    static const QRegularExpression index(
        QStringLiteral(
            "(?<![\\w/.-])(?:√?\\p{L}|head)\\K_((?:O,[a-z0-9]{1,2}|model|down|[A-Za-z0-9]{1,3}))(?:(?=ᵀ)|(?![\\w(/"
            "-]))"),
        QRegularExpression::UseUnicodePropertiesOption);
    return index;
}

std::vector<FormulaPart> formulaParts(const QString& formula)
{
    std::vector<FormulaPart> parts;
    qsizetype at = 0;
    for (auto found = formulaIndex().globalMatch(formula); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        parts.push_back({formula.mid(at, match.capturedStart() - at), false});
        parts.push_back({match.captured(1), true});
        at = match.capturedEnd();
    }
    if (at < formula.size() || parts.empty()) parts.push_back({formula.mid(at), false});
    return parts;
}

QString formulaHtml(const QString& words)
{
    QString html;
    for (const FormulaPart& part : formulaParts(words)) {
        const QString escaped = part.words.toHtmlEscaped();
        html += part.below ? QStringLiteral("<sub>%1</sub>").arg(escaped) : escaped;
    }
    return html;
}

QString formulaTip(const QString& words)
{
    return formulaIndex().match(words).hasMatch() ? QStringLiteral("<p>%1</p>").arg(formulaHtml(words)) : words;
}

QString formulaPlain(const QString& words)
{
    static constexpr std::pair<char16_t, char16_t> lowered[] = {
        {u'a', u'ₐ'}, {u'e', u'ₑ'}, {u'h', u'ₕ'}, {u'i', u'ᵢ'}, {u'j', u'ⱼ'}, {u'k', u'ₖ'}, {u'l', u'ₗ'},
        {u'm', u'ₘ'}, {u'n', u'ₙ'}, {u'o', u'ₒ'}, {u'O', u'ₒ'}, {u'p', u'ₚ'}, {u'r', u'ᵣ'}, {u's', u'ₛ'},
        {u't', u'ₜ'}, {u'u', u'ᵤ'}, {u'v', u'ᵥ'}, {u'x', u'ₓ'}, {u'1', u'₁'}, {u'2', u'₂'}};
    QString plain;
    for (const FormulaPart& part : formulaParts(words)) {
        QString below;
        for (const QChar letter : part.words) {
            const auto* found = std::ranges::find(lowered, letter.unicode(), &std::pair<char16_t, char16_t>::first);
            if (found != std::end(lowered)) below += QChar(found->second);
        }
        plain += !part.below ? part.words : below.size() == part.words.size() ? below : QLatin1Char('_') + part.words;
    }
    return plain;
}
