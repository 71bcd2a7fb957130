#pragma once

#include <QString>
#include <QTextDocument>

/// A tool tip that says a text as it is: Qt would take a token such as "<img src=…>" for markup, and fetch it.
inline QString plainTip(const QString& text)
{
    return text.contains(QLatin1Char('<')) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}
