#pragma once

#include <QByteArray>
#include <QString>

/// A text in which `$…$` holds a little of LaTeX, as plain characters: Greek letters (`\alpha`), indices and powers of
/// letters and digits (`d_k`, `x^{-1}`), `\sqrt{…}`, `\cdot`, `\times`, `\leq` and the like. What has no plain
/// characters stays as it is typed, dollars and all, and so does a text with prices.
QString plainMath(const QString& text);

/// LaTeX's command in math for a character that plainMath() writes: "\alpha", "^{2}"; empty for others.
QByteArray mathCommand(char32_t character);
