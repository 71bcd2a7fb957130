#include "ui/plot/html/html_document.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>

// Q_INIT_RESOURCE declares a function and must stand outside of any namespace.
static void findResources() { Q_INIT_RESOURCE(resources); }

namespace {

QByteArray fileOf(const QString& name)
{
    findResources();  // a static library's resources are linked only when code refers to them
    QFile file(QStringLiteral(":/html/") + name);
    if (!file.open(QIODevice::ReadOnly)) qFatal("the program was built without its pages");
    return file.readAll();
}

/// @param prefix  of each variable's name
QByteArray colorsOf(const Palette& colors, const QByteArray& prefix)
{
    const std::pair<const char*, QColor> all[] = {
        {"window", colors.window}, {"panel", colors.panel},      {"field", colors.field},
        {"border", colors.border}, {"text", colors.text},        {"muted", colors.muted},
        {"accent", colors.accent}, {"soft", colors.accentSoft},  {"on-accent", colors.onAccent},
        {"hatch", colors.hatch},   {"broken", colors.notANumber}};
    QByteArray variables;
    for (const auto& [name, color] : all) variables += prefix + name + ':' + color.name().toLatin1() + ';';
    return variables;
}

/// All that hangs on the colours of a screen.
QByteArray screenColors(const Palette& colors)
{
    const bool dark = colors.window.lightness() < 128;
    return ":root{color-scheme:" + QByteArray(dark ? "dark" : "light") + ';' + colorsOf(colors, "--") + '}';
}

/// Paper is white, whatever the screen's theme; the script's drawings take their colours by another name.
QByteArray styleOf(const HtmlDocument& document)
{
    QByteArray style = screenColors(*document.colors) + "\n:root{" + colorsOf(Palette::light(), "--paper-") + "}\n";
    if (document.dark_colors != nullptr)
        style += "@media (prefers-color-scheme: dark){" + screenColors(*document.dark_colors) + "}\n";
    style += "@media print{" + screenColors(Palette::light()) + "}\n";
    for (const QString& name : document.styles) style += fileOf(name);
    return style;
}

/// The hash by which a policy knows an element's content.
QByteArray hashOf(const QByteArray& content)
{
    return "'sha256-" + QCryptographicHash::hash(content, QCryptographicHash::Sha256).toBase64() + '\'';
}

/// Neither a surrogate without its other half nor a control character, but for the line's end.
bool isWritable(const QString& text, qsizetype at)
{
    const QChar c = text[at];
    if (c.isHighSurrogate()) return at + 1 < text.size() && text[at + 1].isLowSurrogate();
    if (c.isLowSurrogate()) return at > 0 && text[at - 1].isHighSurrogate();
    return c.unicode() >= 0x20 ? c.unicode() < 0x7F || c.unicode() > 0x9F : c == u'\n' || c == u'\t';
}

}  // namespace

QByteArray htmlText(const QString& text)
{
    QString plain = text;
    for (qsizetype i = 0; i < plain.size(); ++i)
        if (!isWritable(text, i)) plain[i] = QChar::ReplacementCharacter;
    return plain.toHtmlEscaped().replace(QLatin1Char('\''), QLatin1String("&#39;")).toUtf8();
}

QByteArray isolatedText(const QString& text) { return "<bdi>" + htmlText(text) + "</bdi>"; }

QByteArray jsonElement(const QByteArray& id, const QJsonObject& data)
{
    // In JSON these stand in texts alone, where each may be written by its number.
    QByteArray json = QJsonDocument(data).toJson(QJsonDocument::Compact);
    json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026");
    json.replace("\xE2\x80\xA8", "\\u2028").replace("\xE2\x80\xA9", "\\u2029");
    return "<script type=\"application/json\" id=\"" + id + "\">" + json + "</script>\n";
}

QByteArray dataElement(const QByteArray& id, const QByteArray& letters)
{
    return "<script type=\"text/plain\" id=\"" + id + "\">" + letters + "</script>\n";
}

QByteArray HtmlDocument::bytes() const
{
    QByteArray script;
    for (const QString& name : scripts) script += fileOf(name);
    const QByteArray style = styleOf(*this);
    QByteArray policy = "default-src 'none'; style-src " + hashOf(style);
    if (!script.isEmpty()) policy += "; script-src " + hashOf(script);
    if (pictures) policy += "; img-src data:";
    if (reports) policy += "; connect-src https: http:";
    policy += "; base-uri 'none'; form-action 'none'";
    QByteArray document = "<!DOCTYPE html>\n<html lang=\"" + htmlText(language)
                          + "\">\n<head>\n<meta charset=\"utf-8\">\n"
                            "<meta http-equiv=\"Content-Security-Policy\" content=\""
                          + policy
                          + "\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                            "<meta name=\"referrer\" content=\"no-referrer\">\n"
                            "<meta name=\"generator\" content=\"AttentionScope\">\n<title>"
                          + htmlText(title) + "</title>\n" + head + "<style>" + style + "</style>\n</head>\n<body>\n"
                          + body;
    if (!script.isEmpty())
        document +=
            "<noscript><p>"
            + htmlText(QCoreApplication::translate("HtmlFigure", "This page draws its figure by a script of its "
                                                                 "own, which is switched off here."))
            + "</p></noscript>\n<script>" + script + "</script>\n";
    return document + "</body>\n</html>\n";
}
