#include "ui/plot/html/html_tables.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/array/csv_writer.h"
#include "ui/plot/html/html_document.h"
#include "ui/plot/html/html_words.h"

using core::Index;

namespace {

/// An SVG inside HTML, where elements have no namespace and a policy forbids inline styles.
QByteArray inlineSvg(QByteArray svg)
{
    svg = svg.mid(std::max<qsizetype>(0, svg.indexOf("<svg")));
    return svg.replace("style=\"image-rendering: pixelated\"", "image-rendering=\"pixelated\"");
}

QByteArray headingOf(const HtmlTable& table)
{
    QByteArray row = "<tr><td></td>";
    for (Index column = 0; column < table.values->cols(); ++column)
        row += "<th scope=\"col\">"
               + (table.columns.isEmpty() ? QByteArray::number(column + 1) : isolatedText(table.columns.value(column)))
               + "</th>";
    return row + "</tr>\n";
}

QByteArray tableOf(const HtmlTable& table, const QByteArray& id)
{
    QByteArray rows;
    for (Index row = 0; row < table.values->rows(); ++row) {
        const Index place = table.places.empty() ? row : table.places[static_cast<std::size_t>(row)];
        rows += "<tr><th scope=\"row\"><span class=\"place\">" + QByteArray::number(place + 1) + "</span> "
                + isolatedText(table.rows.value(row)) + "</th>";
        for (Index column = 0; column < table.values->cols(); ++column)
            rows += "<td>" + QByteArray::fromStdString(core::csvNumber((*table.values)(row, column))) + "</td>";
        rows += "</tr>\n";
    }
    return "<details><summary>" + htmlText(table.title)
           + "</summary>\n<div class=\"scroll\" tabindex=\"0\"><table id=\"" + id + "\">\n<caption>"
           + htmlText(table.title) + "</caption>\n<thead>" + headingOf(table) + "</thead>\n<tbody>\n" + rows
           + "</tbody></table></div></details>\n";
}

QByteArray idOf(const QByteArray& id, std::size_t table)
{
    return id + "table" + QByteArray::number(static_cast<qulonglong>(table));
}

/// Which table's cells lie where on the drawing, as JSON.
QByteArray placesOf(const std::vector<HtmlTable>& tables, const QByteArray& id)
{
    QJsonArray places;
    for (std::size_t i = 0; i < tables.size(); ++i)
        if (const auto& rect = tables[i].rect)
            places.append(QJsonObject{{"table", QString::fromLatin1(idOf(id, i))},
                                      {"rect", QJsonArray{rect->x(), rect->y(), rect->width(), rect->height()}},
                                      {"rows", static_cast<qint64>(tables[i].values->rows())},
                                      {"columns", static_cast<qint64>(tables[i].values->cols())}});
    return places.isEmpty() ? QByteArray() : QJsonDocument(places).toJson(QJsonDocument::Compact);
}

/// Both drawings where the screen may be dark; the style shows one of them.
QByteArray picturesOf(const HtmlDrawing& drawing)
{
    if (drawing.dark_svg.isEmpty()) return inlineSvg(drawing.svg);
    return "<div class=\"for-light\">\n" + inlineSvg(drawing.svg) + "</div>\n<div class=\"for-dark\">\n"
           + inlineSvg(drawing.dark_svg) + "</div>\n";
}

}  // namespace

QByteArray drawingElements(const HtmlDrawing& drawing, const QByteArray& id)
{
    Index cells = 0;
    for (const HtmlTable& table : drawing.tables) cells += table.values->size();
    QByteArray tables;
    const bool fits = cells <= mostHtmlCells;
    for (std::size_t i = 0; fits && i < drawing.tables.size(); ++i) tables += tableOf(drawing.tables[i], idOf(id, i));
    if (!fits)
        tables = "<p>"
                 + htmlText(HtmlFigure::tr("The numbers are too many for tables in a browser; CSV has all of them."))
                 + "</p>\n";
    const QByteArray places = fits ? placesOf(drawing.tables, id) : QByteArray();
    QByteArray elements = "<figure";
    if (!places.isEmpty()) elements += " data-places=\"" + htmlText(QString::fromUtf8(places)) + "\"";
    elements += ">\n" + picturesOf(drawing) + "</figure>\n";
    if (!drawing.tables.empty())
        elements += "<section class=\"numbers\"><h2>" + htmlText(HtmlFigure::tr("Numbers")) + "</h2>\n" + tables
                    + "</section>\n";
    return elements;
}

QByteArray drawingPage(const HtmlDrawing& drawing)
{
    HtmlDocument document{.title = drawing.title, .head = drawing.head, .colors = drawing.colors};
    document.pictures = drawing.svg.contains("<image");
    document.body = "<header><h1>" + isolatedText(drawing.title) + "</h1>";
    if (drawing.description != drawing.title) document.body += "<p>" + isolatedText(drawing.description) + "</p>";
    const QByteArray elements = drawingElements(drawing, {});
    document.body += "</header>\n<main class=\"drawing\">\n" + elements + "</main>\n";
    if (elements.startsWith("<figure data-places")) document.scripts = {QStringLiteral("drawing.js")};
    return document.bytes();
}
