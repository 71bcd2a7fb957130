#include <QBuffer>
#include <QSvgGenerator>

#include "core/error.h"
#include "ui/plot/figure/figure_files.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/figure_session.h"
#include "ui/theme/fonts.h"

#include <cstring>

namespace {

using figure_layout::inch;
using figure_layout::unitsPerInch;

/// The beginning of the file. QSvgGenerator would round the size to whole units.
QByteArray svgHead(const Figure& figure, const std::string& session, const QString& spoken)
{
    const auto number = [](double value) { return QByteArray::number(value, 'g', 8); };
    const QSizeF size = figure.size();
    const QSizeF units = size / inch * unitsPerInch;
    QByteArray head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
                      " version=\"1.1\" width=\""
                      + number(size.width()) + "mm\" height=\"" + number(size.height()) + "mm\" viewBox=\"0 0 "
                      + number(units.width()) + ' '
                      + number(units.height())
                      // Browsers would show a seam between two cells.
                      + "\" shape-rendering=\"crispEdges\" role=\"img\" xml:lang=\"" + figureLanguage().toUtf8()
                      + "\">\n<title>" + titleOf(figure, session).toHtmlEscaped().toUtf8() + "</title>\n<desc>"
                      + spoken.toHtmlEscaped().toUtf8() + "</desc>\n";
    if (!session.empty()) head += svgMetadata(session) + '\n';
    return head;
}

/// The families to try, where the generator writes the first alone.
/// @param asked  by the settings, which this machine may have a stand-in for
QByteArray familyList(const QByteArray& first, const QByteArray& asked)
{
    QByteArrayList families{"'" + first + "'"};
    if (!asked.isEmpty() && asked != first) families.prepend("'" + QByteArray(asked).replace('\'', "") + "'");
    for (const QString& family : textFont(8, FontUse::Figure).families())
        if (family.toUtf8() != first) families << "'" + family.toUtf8() + "'";
    return families.join(", ") + ", sans-serif";
}

/// The families of a text, and what images and lines ask of a viewer.
void complete(QByteArray& line, const QByteArray& font)
{
    if (line.startsWith("<text ")) {
        constexpr QByteArrayView key = "font-family=\"";
        const qsizetype at = line.indexOf(key) + key.size();
        const qsizetype length = line.indexOf('"', at) - at;
        line.replace(at, length, familyList(line.mid(at, length), font));
    }
    // Lines are slanted or thin: they stay smooth.
    if (line.startsWith("<g fill=\"none\" stroke=\"#")) line.insert(2, " shape-rendering=\"auto\"");
    for (const char* shape : {"<ellipse", "<circle", "<path"})
        if (line.startsWith(shape)) line.insert(std::strlen(shape), " shape-rendering=\"auto\"");
    if (line.startsWith("<image "))
        line.replace("\"optimizeSpeed\"", "\"optimizeSpeed\" style=\"image-rendering: pixelated\"");
}

/// A group that only fills one rectangle, as that rectangle; else nothing.
/// @param lines  from the group's first on
QByteArray filledRectangle(QList<QByteArray>::const_iterator lines)
{
    constexpr QByteArrayView begin = "<g fill=\"#";
    constexpr QByteArrayView end = "\" fill-opacity=\"1\" stroke=\"none\" transform=\"matrix(1,0,0,1,0,0)\"";
    const QByteArray& group = lines[0];
    if (!group.startsWith(begin) || group.size() < 16 || !group.mid(16).startsWith(end)) return {};
    if (!lines[2].startsWith("<rect ") || !lines[2].endsWith("/>") || lines[3] != "</g>") return {};
    return lines[2].chopped(2) + " fill=\"" + group.mid(9, 7) + "\"/>";
}

/// QSvgGenerator's drawing without its empty groups, without the system's font in groups that hold no text, and with
/// runs of filled rectangles in one group instead of one each.
/// @param font  that was asked for
QByteArray tidied(const QByteArray& drawing, const QByteArray& font)
{
    QByteArrayList given;
    for (const QByteArray& line : drawing.split('\n'))
        if (!line.isEmpty() && !line.startsWith("font-family=")) given << line;
    QByteArrayList lines;
    bool filling = false;  // a group of rectangles is open
    for (qsizetype i = 0; i < given.size(); ++i) {
        const QByteArray rectangle = i + 3 < given.size() ? filledRectangle(given.cbegin() + i) : QByteArray();
        if (!rectangle.isEmpty()) {
            if (!filling) lines << "<g stroke=\"none\">";
            filling = true;
            lines << rectangle;
            i += 3;
            continue;
        }
        const bool emptyGroup =
            i + 2 < given.size() && given[i].startsWith("<g ") && given[i + 1] == ">" && given[i + 2] == "</g>";
        if (emptyGroup) {
            i += 2;
            continue;
        }
        if (filling) lines << "</g>";
        filling = false;
        QByteArray line = given[i];
        complete(line, font);
        lines << line;
    }
    return lines.join('\n') + '\n';
}

}  // namespace

QByteArray svgBytes(const Figure& figure, const std::string& session, const QString& spoken)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(static_cast<int>(unitsPerInch));
    generator.setSize((figure.size() / inch * unitsPerInch).toSize());
    QPainter painter;
    if (!painter.begin(&generator))
        throw core::Error(core::Code::CannotWrite, "", "%0 cannot be written: no SVG engine");
    // For emoji, which are small pictures; a map that is a picture turns it off.
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    figure.paint(painter, figure.settings().text_as_paths ? Medium::Outlines : Medium::Vector);
    painter.end();
    const QByteArray font = QString::fromStdString(figure.settings().text.font).toHtmlEscaped().toUtf8();
    return onlyXmlCharacters(svgHead(figure, session, spoken.isEmpty() ? spokenOf(figure, session) : spoken)
                             + tidied(bytes.mid(bytes.indexOf("<defs>")), font));
}
