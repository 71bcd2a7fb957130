#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include "ui/theme/palette.h"

/// An HTML document in one file that asks for nothing: neither a network nor another file.
struct HtmlDocument {
    QString title;
    QByteArray head = {};  ///< elements, already escaped
    QByteArray body = {};  ///< elements, already escaped
    const Palette* colors = &Palette::light();
    /// In which colours it is seen on a screen that is dark; null: in the same.
    const Palette* dark_colors = nullptr;
    QStringList styles = {QStringLiteral("figure.css")};  ///< files of resources/html, one behind the other
    QStringList scripts = {};                             ///< files of resources/html, one behind the other
    QString language = QStringLiteral("en");              ///< language of its texts, as BCP 47 names it
    /// A learning system may be told of it: the script narrows this to one address before it sends anything.
    bool reports = false;
    bool pictures = false;  ///< there are some in the body, as data: addresses

    /// Its policy (Content Security Policy, level 3) lets its own script and style run, which it knows by their
    /// SHA-256, and nothing else: whatever a text on the page says, it cannot run, load or send anything.
    QByteArray bytes() const;
};

/// Text of an element or of an attribute in quotes. Characters that HTML has no room for become U+FFFD.
QByteArray htmlText(const QString& text);
/// A text in an element that isolates its direction of writing.
QByteArray isolatedText(const QString& text);

/// A `<script>` that no browser runs, which holds data: JSON in which nothing can end the element.
QByteArray jsonElement(const QByteArray& id, const QJsonObject& data);
/// A data element for letters that need no escape, such as base64.
QByteArray dataElement(const QByteArray& id, const QByteArray& letters);
