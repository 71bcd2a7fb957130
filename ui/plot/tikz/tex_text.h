#pragma once

#include <QByteArray>
#include <QString>

/// A line of text as TeX source of ASCII alone, in which nothing is a command: every character that TeX gives a meaning
/// stands as a glyph, ligatures that would change it are broken, and characters that cannot be seen are named.
///
/// Letters with an accent are built of both. Everything that pdfTeX's usual fonts lack is `\attnchar{code points}{}`,
/// which texCommands() defines: a box for pdfTeX, the character itself for LuaTeX and XeTeX.
struct TexText {
    QByteArray source;
    QString lacking;  ///< characters in it that pdfTeX can only show as boxes
};

TexText texText(const QString& text);

/// The commands that texText() needs, for the head of a picture; `\providecommand`, so that several pictures may bring
/// them.
QByteArray texCommands();
